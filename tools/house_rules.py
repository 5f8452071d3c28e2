"""How many real made-up rules the machine enforces, by tier, and which do not fit and why.

    python tools/house_rules.py

The rules are those of docs/house-rules.md, the examples those of mao/customs/examples; that each
example is kept and broken as it says, tests/customs plays.
"""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "house-rules.md"
EXAMPLES = ROOT / "src" / "papertiger" / "mao" / "customs" / "examples"
ENFORCED = "ABC"

WHY_NOT = {
    "H94": "no rule may touch penalties [MO-92]",
    "H98": "needs the players' names, which the game does not know",
    "H107": "needs an order between the words of two rules",
    "H124": "needs a vote about something else than a penalty",
    "H125": "needs several cards in one play",
    "H127": "needs a say in the deal",
    "H130": "needs lists of words and what of them was said",
    "H143": "needs a thing that is worn",
}
"""The rules of tiers A to C that the language does not say."""


def tiers() -> dict[str, str]:
    """The tier of each rule by its number."""
    rows = re.findall(
        r"^\| (H\d+) \|.*\| ([A-E]) \|$", RULES.read_text(encoding="utf-8"), re.MULTILINE
    )
    return dict(rows)


def examples() -> set[str]:
    """The rules that an example file says."""
    return {file.stem.upper() for file in EXAMPLES.glob("*.json")}


def coverage() -> dict[str, tuple[int, int]]:
    """For each tier, how many of its rules are enforced, and how many there are."""
    said, tier_of = examples(), tiers()
    return {
        tier: (
            sum(each == tier and name in said for name, each in tier_of.items()),
            sum(each == tier for each in tier_of.values()),
        )
        for tier in sorted(set(tier_of.values()))
    }


def main() -> None:
    """Print the coverage."""
    found = coverage()
    for tier, (enforced, every) in found.items():
        note = "" if tier in ENFORCED else "  judged by the table, or another game"
        print(f"tier {tier}: {enforced:2} of {every:2}{note}")
    enforced = sum(found[tier][0] for tier in ENFORCED)
    every = sum(found[tier][1] for tier in ENFORCED)
    print(f"tiers A to C: {enforced} of {every}, {100 * enforced / every:.1f} %")
    for name, why in WHY_NOT.items():
        print(f"  {name} ({tiers()[name]}): {why}")


if __name__ == "__main__":
    main()
