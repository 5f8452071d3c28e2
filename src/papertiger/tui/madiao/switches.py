"""What is set at a table of Madiao, for the sheet of its rules."""

from papertiger.madiao.options import Options
from papertiger.text.catalog import Catalog
from papertiger.text.madiao import rules_list


def switches(words: Catalog, options: Options) -> list[str]:
    """The switches of a table and the limits of its stakes, one a line."""
    say = words.say
    stakes = say("tui-rules-stakes", low=str(options.stake_min), high=str(options.stake_max))
    return [*rules_list(words, options).split(say("list-separator")), stakes]
