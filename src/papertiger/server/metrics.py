"""What the server counts, for Prometheus."""

from collections.abc import Iterator

from prometheus_client import CONTENT_TYPE_LATEST as TYPE
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from papertiger.server.server import Server


class _Counts(Collector):
    def __init__(self, server: Server) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        """The counts as they are now."""
        server = self._server
        gauges = {
            "papertiger_sockets": ("Sockets that are open", len(server.sockets.open)),
            "papertiger_tables": ("Tables in memory", len(server.hub.tables)),
            "papertiger_store_waiting": (
                "Changes that wait to be written",
                server.store.writer.waiting,
            ),
        }
        for name, (text, value) in gauges.items():
            yield GaugeMetricFamily(name, text, value)
        counters = {
            "papertiger_commands": ("Commands of clients", server.hub.counts.commands),
            "papertiger_store_commits": ("Transactions of the store", server.store.writer.commits),
        }
        for name, (text, value) in counters.items():
            yield CounterMetricFamily(name, text, value)


def text(server: Server) -> bytes:
    """The counts in Prometheus's text form."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Counts(server))
    return generate_latest(registry)


__all__ = ["TYPE", "text"]
