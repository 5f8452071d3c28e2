"""The written form of made-up rules: what people type. [MO-89]

`read_rule` and `write_rule` turn a text into a rule and back; `explained` tells of a WrittenError.
"""

from papertiger.text.customs.written.errors import WrittenError
from papertiger.text.customs.written.reading import read_rule
from papertiger.text.customs.written.telling import PART, explained, shown, told
from papertiger.text.customs.written.writing import write_rule

__all__ = [
    "PART",
    "WrittenError",
    "explained",
    "read_rule",
    "shown",
    "told",
    "write_rule",
]
