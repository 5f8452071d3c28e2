"""Hidden values: what nobody may print, pickle or encode by accident."""

from typing import Generic, NoReturn, TypeVar

T = TypeVar("T")


class Secret(Generic[T]):
    """A hidden value inside a table, an event or an input.

    It compares and hashes by its value, so that two tables can be compared; it refuses to be
    pickled, copied by pickling, or encoded (msgspec and json do not know the type), and its
    repr says nothing. Whoever may see the value calls `reveal`: the rules, the view of the
    seat it belongs to, and the journal.
    """

    __slots__ = ("_value",)

    def __init__(self, value: T) -> None:
        """Hide `value`."""
        self._value = value

    def reveal(self) -> T:
        """The hidden value."""
        return self._value

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Secret) and self._value == other._value

    def __hash__(self) -> int:
        return hash((Secret, self._value))

    def __repr__(self) -> str:
        return "Secret(hidden)"

    def __format__(self, spec: str) -> str:
        return repr(self)

    def __reduce_ex__(self, protocol: object) -> NoReturn:
        raise TypeError("a Secret is not pickled")

    def __getstate__(self) -> NoReturn:
        raise TypeError("a Secret is not pickled")
