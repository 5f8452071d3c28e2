"""How often something may be done: a bucket of tokens that fills with time, as a value."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """`burst` things at once, and `each_second` on and on."""

    burst: float
    each_second: float


@dataclass(frozen=True, slots=True)
class Bucket:
    """What is left of a rate at the time `at` (ms)."""

    left: float
    at: int


def taken(bucket: Bucket | None, rate: Rate, now: int) -> Bucket | None:
    """The bucket after one more thing at `now` (ms), or None if that is one too many.

    A clock that is put back fills nothing, and no time counts twice.
    """
    if bucket is None:
        bucket = Bucket(rate.burst, now)
    now = max(now, bucket.at)
    left = min(rate.burst, bucket.left + (now - bucket.at) / 1000 * rate.each_second)
    return None if left < 1 else Bucket(left - 1, now)
