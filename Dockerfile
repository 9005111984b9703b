# The bot in a container: `docker build --tag bridgekeeper .`, or compose.yaml, which adds a
# PostgreSQL. docs/hosting/README.md says how to run it. Python is the one that constraints.txt was made with.

FROM python:3.11-bookworm AS builder
WORKDIR /build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    PIP_CACHE_DIR=/var/cache/pip
RUN python -m venv /opt/bridgekeeper
# 25.3: the first with --build-constraint
RUN --mount=type=cache,target=/var/cache/pip \
    /opt/bridgekeeper/bin/pip install --upgrade "pip>=25.3"
COPY . .
# The wheel has compiled rules, for the builder has a C compiler; that they are there is asked below.
RUN --mount=type=cache,target=/var/cache/pip \
    /opt/bridgekeeper/bin/pip wheel --no-deps --build-constraint constraints.txt \
    --wheel-dir /wheels . \
    && /opt/bridgekeeper/bin/pip install --constraint constraints.txt \
    "$(echo /wheels/bridgekeeper-*.whl)[postgres]"
WORKDIR /
RUN /opt/bridgekeeper/bin/python -c \
    "from engine.compiled import IN_USE; assert IN_USE, 'the rules are not compiled'"

FROM python:3.11-slim-bookworm
# FriBiDi joins the letters of Arabic and Indic names in pictures.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libfribidi0 \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --gid 10001 bridgekeeper \
    && useradd --no-log-init --uid 10001 --gid 10001 --home-dir /srv/bridgekeeper bridgekeeper \
    && install --directory --owner bridgekeeper --group bridgekeeper --mode 700 \
    /srv/bridgekeeper /srv/bridgekeeper/data
COPY --from=builder /opt/bridgekeeper /opt/bridgekeeper
# /healthz and /metrics are served within the container; BRIDGEKEEPER_PROMETHEUS_HOST=0.0.0.0 opens
# them to its network.
ENV PATH=/opt/bridgekeeper/bin:$PATH \
    BRIDGEKEEPER_PROMETHEUS_PORT=9464
USER 10001:10001
WORKDIR /srv/bridgekeeper
VOLUME /srv/bridgekeeper/data
# It finishes the answers that are under way: give it 20 seconds (`docker stop --timeout 20`).
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as ask; ask.urlopen(f'http://127.0.0.1:{os.environ[\"BRIDGEKEEPER_PROMETHEUS_PORT\"]}/healthz', timeout=8)"]
ENTRYPOINT ["bridgekeeper"]
CMD ["run"]
