"""How often an address may do what; addresses that are not seen for long are forgotten."""

from collections import OrderedDict
from collections.abc import Callable, Mapping
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

from papertiger.room.limits import Bucket, Rate, taken

MOST_ADDRESSES = 50_000
"""So many addresses are remembered a kind; then the one that was quiet for longest is forgotten."""

NETWORK_BYTES = 8
"""Whoever has an address of IPv6 has a network of 2**64 of them: its first bytes count."""


@lru_cache(4_096)
def network(address: str) -> str:
    """What an address counts as: itself, or the network of an address of IPv6."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return parsed.packed[:NETWORK_BYTES].hex()


class Rates:
    """Buckets by kind and address; `clock` tells the time (ms)."""

    def __init__(
        self,
        rates: Mapping[str, Rate],
        clock: Callable[[], int],
        most: int = MOST_ADDRESSES,
    ) -> None:
        """What may be done how often."""
        self._rates, self._clock, self._most = rates, clock, most
        self._buckets: dict[str, OrderedDict[str, Bucket]] = {kind: OrderedDict() for kind in rates}

    def allows(self, kind: str, address: str) -> bool:
        """Whether an address may do something of a kind once more; if so it is counted."""
        buckets, place = self._buckets[kind], network(address)
        bucket = taken(buckets.get(place), self._rates[kind], self._clock())
        if bucket is None:
            return False
        buckets[place] = bucket
        buckets.move_to_end(place)
        if len(buckets) > self._most:
            buckets.popitem(last=False)
        return True
