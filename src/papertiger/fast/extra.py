"""What the extra brings, and what is said where it is missing."""

from importlib.util import find_spec

NEEDED = ("numpy", "numba")


class MissingExtraError(ImportError):
    """NumPy or Numba is not installed; the message says what to install."""


def require() -> None:
    """Raise MissingExtraError unless NumPy and Numba are there."""
    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise MissingExtraError(
            f"papertiger.fast needs {' and '.join(missing)}: pip install 'papertiger[fast]'"
        )
