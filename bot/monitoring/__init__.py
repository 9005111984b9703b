"""Seeing inside a running bot: figures for Prometheus, and whether it is well."""

from bot.monitoring.health import Health
from bot.monitoring.page import Page

__all__ = ["Health", "Page"]
