"""Whole matches: the bank goes round in the fast flow as it does in the readable engine."""

from msgspec.structs import replace

from papertiger import fast
from papertiger.madiao.events import MatchEnding
from papertiger.madiao.state import Phase
from tests.conftest import FullCount
from tests.fast.by_hand import STREAM, Words
from tests.fast.readable import SWITCHES, Readable, draw_banker, hand_by_chance

SEED = 2_000


def test_a_simulated_match_is_that_of_the_readable_engine(full_count: FullCount) -> None:
    """To its end, by all having been banker or by the cap on deals, redeals included."""
    each = full_count(16_000, seed=SEED) // len(SWITCHES)
    for number, switches in enumerate(SWITCHES):
        seed, rate, most = SEED + number, (0.0, 0.3, 1.0)[number % 3], (60, 3, 1, 7)[number % 4]
        options = replace(switches, max_deals=most)
        found = fast.simulate_matches(each, seed, "random", options, stake=6, redeal_rate=rate)
        for row in range(each):
            readable, words = Readable(options, stake=6), Words(seed, row, STREAM)
            while readable.table.public.phase is not Phase.OVER:
                hand_by_chance(readable, words, "random", rate)
                if readable.table.public.phase is Phase.SEATING:
                    words.fresh()
                    draw_banker(readable, words.choose(4))
            public = readable.table.public
            where = f"match {row} of seed {seed}: {options}"
            assert found.totals[row].tolist() == list(public.totals), where
            assert (found.hands[row], found.deals[row]) == (public.hands, public.deals), where
            assert found.complete[row] == (public.ending is MatchEnding.ALL_SERVED), where
