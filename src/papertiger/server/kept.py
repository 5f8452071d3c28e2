"""The files of the pages, made before anybody asks for them, and kept from one start to the next.

Drawing the cards takes longer than somebody should wait for the first page. What is kept is only
ever a copy: where it cannot be written or read, the files are made anew.
"""

from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec
from platformdirs import user_cache_path

from papertiger.server import site

END = ".pages"
DIGEST = 32
"""Bytes before the rest: a disk may give back something else than what it was given."""

MOST = 3
"""So many trees' files are kept: whoever works on this program has a new one with each change."""


def usual_folder() -> Path:
    """The folder of the user's where they are kept."""
    return user_cache_path("papertiger") / "pages"


def prepare(folder: Path) -> None:
    """Have every file of the pages ready: as it was kept, or else made and then kept."""
    site.no_script()
    place = folder / f"{site.tree_hash()}{END}"
    found = _read(place)
    if found is not None:
        site.restore(found)
        return
    # Pictures last: they take long, and who needs one at once has it made by asking.
    paths = sorted(site.sources(), key=lambda path: path.startswith("cards/"))
    files = {path: made for path in paths if (made := site.file(path)) is not None}
    with suppress(OSError):
        _write(place, files)


def _read(place: Path) -> dict[str, site.File] | None:
    """The files that are kept there, if all of them are there and whole."""
    try:
        content = place.read_bytes()
        if sha256(content[DIGEST:]).digest() != content[:DIGEST]:
            return None
        found = msgspec.msgpack.decode(content[DIGEST:], type=dict[str, site.File])
    except (OSError, msgspec.DecodeError):
        return None
    return found if found.keys() == site.sources().keys() else None


def _write(place: Path, files: Mapping[str, site.File]) -> None:
    """Keep the files there, all or nothing, and no longer those of old trees. Raises OSError."""
    place.parent.mkdir(parents=True, exist_ok=True)
    content = msgspec.msgpack.encode(files)
    with NamedTemporaryFile(dir=place.parent, delete=False) as file:
        try:
            file.write(sha256(content).digest() + content)
            file.close()
            Path(file.name).replace(place)
        except BaseException:
            Path(file.name).unlink()
            raise
    others = sorted(place.parent.glob(f"*{END}"), key=lambda each: each.stat().st_mtime)
    for old in others[:-MOST]:
        old.unlink(missing_ok=True)
