"""What the server counts, for Prometheus: on an address of its own, out of others' reach."""

from collections.abc import Iterator
from typing import Any
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
)
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from papertiger.server.counts import BOUNDS, Times
from papertiger.server.edge import Edge
from papertiger.server.server import Server


class _Counts(Collector):
    def __init__(self, server: Server, edge: Edge) -> None:
        self._server, self._edge = server, edge

    def collect(self) -> Iterator[Metric]:
        """The counts as they are now."""
        yield from self._gauges()
        yield from self._counters()
        yield from self._labelled()
        yield _histogram(
            "papertiger_table_seconds",
            "From the arrival of anything at a table to its last frame",
            self._server.hub.counts.took,
        )
        yield _histogram("papertiger_http_seconds", "Answers to requests", self._edge.took)

    def _gauges(self) -> Iterator[Metric]:
        hub, store = self._server.hub, self._server.store
        for name, text, value in (
            ("sockets_open", "Sockets that are open", len(self._server.sockets.open)),
            ("tables_loaded", "Tables in memory", len(hub.tables)),
            ("alarms", "Tables that want to be woken", len(hub.alarms)),
            ("store_waiting", "Changes that wait to be written", store.writer.waiting),
        ):
            yield GaugeMetricFamily(f"papertiger_{name}", text, value)

    def _counters(self) -> Iterator[Metric]:
        counts, store = self._server.hub.counts, self._server.store
        for name, text, value in (
            ("commands", "Commands of clients", counts.commands),
            ("facts", "Facts made durable", counts.facts),
            ("frames", "Frames sent to clients", counts.frames),
            ("sockets_opened", "Sockets that have come", self._server.sockets.opened),
            ("tables_read", "Tables loaded from the store", counts.loaded),
            ("tables_put_away", "Tables put away when nobody was there", counts.put_away),
            ("tables_failed", "Tables dropped by a fault", counts.failed),
            ("store_unavailable", "Times that the store refused", counts.unavailable),
            ("store_commits", "Transactions of the store", store.writer.commits),
            ("requests_refused", "Requests that came too fast", self._server.refused),
        ):
            yield CounterMetricFamily(f"papertiger_{name}", text, value)

    def _labelled(self) -> Iterator[Metric]:
        closed = CounterMetricFamily(
            "papertiger_sockets_closed", "Sockets that have gone", labels=["why"]
        )
        for why, number in list(self._server.sockets.partings.items()):
            closed.add_metric([str(why)], number)
        yield closed
        answers = CounterMetricFamily(
            "papertiger_http_requests", "Requests", labels=["method", "route", "status"]
        )
        for (method, route, status), number in list(self._edge.requests.items()):
            answers.add_metric([method, route, str(status)], number)
        yield answers


def _histogram(name: str, text: str, times: Times) -> Metric:
    """The times (in seconds) as Prometheus wants them: each bucket with all below it."""
    counted, below = list(times.counted), 0
    buckets: list[Any] = []
    for bound, number in zip((*BOUNDS, None), counted, strict=True):
        below += number
        buckets.append(["+Inf" if bound is None else str(bound / 1000), below])
    family = HistogramMetricFamily(name, text)
    family.add_metric([], buckets, sum_value=times.total / 1000)
    return family


def registry(server: Server, edge: Edge) -> CollectorRegistry:
    """The counts of a server and of its process."""
    made = CollectorRegistry(auto_describe=False)
    made.register(_Counts(server, edge))
    ProcessCollector(registry=made)
    return made


def serve(place: str, counts: CollectorRegistry) -> WSGIServer:
    """Show the counts at `place`, "host:port", in a thread of its own. Raises OSError."""
    host, _, port = place.rpartition(":")
    httpd, _ = start_http_server(int(port), addr=host.strip("[]"), registry=counts)
    return httpd
