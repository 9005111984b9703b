"""Monitoring of a running bot: metrics for Prometheus, and a health check."""

from bot.monitoring.health import Health
from bot.monitoring.page import Page

__all__ = ["Health", "Page"]
