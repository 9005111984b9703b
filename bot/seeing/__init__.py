"""Seeing inside a running bot: figures for Prometheus, and whether it is well."""

from bot.seeing.health import Health
from bot.seeing.metrics import Metrics
from bot.seeing.page import Page

__all__ = ["Health", "Metrics", "Page"]
