"""Every head-gear and hair by its name.

Each is drawn for a colour and in two parts: what hangs behind the head, and what sits on it.
"""

from collections.abc import Callable

from papertiger.deck.heroes import hair, hats, helmets
from papertiger.deck.heroes.hair import Parts

HEADS: dict[str, Callable[[str], Parts]] = {
    "bald": hair.bald,
    "bamboo": hats.bamboo,
    "crossed": hats.crossed,
    "crown": helmets.crown,
    "felt": hats.felt,
    "flaming": helmets.flaming,
    "flower": hats.flower,
    "guard": hats.guard,
    "headband": hair.headband,
    "hood": hats.hood,
    "horned": helmets.horned,
    "kerchief": hats.kerchief,
    "lady": hair.lady,
    "lion": helmets.lion,
    "official": hats.official,
    "pheasant": helmets.pheasant,
    "pilgrim": hair.pilgrim,
    "pomegranate": hats.pomegranate,
    "wild": hair.wild,
}
