"""Table time: milliseconds of play, which stand still while nobody plays."""

from dataclasses import dataclass


@dataclass(slots=True)
class TableTime:
    """`table`: the table time at the wall time `wall`, or since it stopped (`wall` None)."""

    table: int = 0
    wall: int | None = None

    def at(self, now: int) -> int:
        """The table time at a wall time (ms)."""
        return self.table if self.wall is None else self.table + max(0, now - self.wall)

    def start(self, now: int) -> None:
        """Time runs from now on."""
        if self.wall is None:
            self.wall = now

    def stop(self, now: int) -> None:
        """Time stands still from now on."""
        self.table, self.wall = self.at(now), None

    def set(self, table: int, now: int) -> None:
        """It is this table time now; it runs if it ran."""
        self.table = table
        if self.wall is not None:
            self.wall = now

    def wall_of(self, table: int) -> int | None:
        """When (wall time) that table time comes; None while time stands still."""
        return None if self.wall is None else self.wall + max(0, table - self.table)
