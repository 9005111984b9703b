"""Work that takes longer than a request: one request begins it, others ask how far it is."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import structlog
from aiohttp import web

from bot.errors import Refusal, UserError
from workers import Crowded

log = structlog.get_logger()

RUNNING, KEPT = 20, 200
"""Jobs that may run or wait at a time, and ended ones that are kept."""
KEPT_SECONDS = 900
ID_BYTES = 16
"""Random bytes of an id: 128 bits can't be guessed."""


@dataclass(slots=True, eq=False)
class Job:
    """The work that an address has begun.

    `nodes` is how far it is; `facts` what it has found so far, for its page. `refusal` is why it
    came to nothing; `failed`: through a fault.
    """

    address: str
    id: str = field(default_factory=lambda: secrets.token_urlsafe(ID_BYTES))
    nodes: int = 0
    facts: dict[str, Any] = field(default_factory=dict)
    refusal: UserError | None = None
    failed: bool = False
    task: asyncio.Task[None] | None = None
    ended_at: float | None = None

    def count(self, nodes: int) -> None:
        """Note how far it is."""
        self.nodes = nodes


class Jobs:
    """The jobs of all addresses, one at a time for each."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._jobs: dict[str, Job] = {}

    def begin(self, address: str, work: Callable[[Job], Awaitable[None]]) -> Job:
        """Begin a job. Raises `Refusal` if this address has one running, and `Crowded`."""
        running = [job for job in self._jobs.values() if job.ended_at is None]
        if any(job.address == address for job in running):
            raise Refusal("web-job-running")
        if len(running) >= RUNNING:
            raise Crowded
        job = Job(address)
        self._forget()
        self._jobs[job.id] = job
        job.task = asyncio.create_task(self._do(job, work))
        return job

    def find(self, job_id: str) -> Job:
        """Return the job with this id. Raises `HTTPNotFound`."""
        self._forget()
        if job_id not in self._jobs:
            raise web.HTTPNotFound
        return self._jobs[job_id]

    async def close(self) -> None:
        """Cancel all jobs."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _do(self, job: Job, work: Callable[[Job], Awaitable[None]]) -> None:
        try:
            await work(job)
        except UserError as refusal:
            job.refusal = refusal
        except asyncio.CancelledError:
            job.refusal = Refusal("web-job-stopped")
        except Exception as fault:
            log.exception("job of a page failed", exc_info=fault)
            job.failed = True
        finally:
            job.ended_at = self._now()

    def _forget(self) -> None:
        """Forget jobs that ended long ago, and the oldest ones of too many."""
        since = self._now() - KEPT_SECONDS
        ended = [job for job in self._jobs.values() if job.ended_at is not None]
        for place, job in enumerate(reversed(ended)):
            if place >= KEPT or (job.ended_at or 0) < since:
                del self._jobs[job.id]


JOBS = web.AppKey("jobs", Jobs)
