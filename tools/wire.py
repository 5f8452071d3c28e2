"""What a client and a server say to each other, for other languages: the files of docs/wire/.

`python tools/wire.py` writes `schema.json`, `openapi.json`, `asyncapi.json` and `wire.d.ts` from
the types of `papertiger.wire`; the tests fail when a file is out of date.
"""

import json
from pathlib import Path
from typing import Any

from papertiger.wire import PROTOCOL
from tools.documents import asyncapi, openapi
from tools.documents.components import Schema, components
from tools.documents.declarations import declarations

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "wire"


def schema(every: dict[str, Schema]) -> dict[str, Any]:
    """The JSON Schema of all that is said."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Paper Tiger, protocol {PROTOCOL}",
        "description": "`#/$defs/Up` is what a client may send on a table's socket, `#/$defs/Down` "
        "what comes back; what is asked and answered by HTTP is here, too.",
        "$defs": every,
    }


def files() -> dict[str, str]:
    """The text of every file by its name."""
    every = components()
    documents = {
        "schema.json": schema(every),
        "openapi.json": openapi.document(every),
        "asyncapi.json": asyncapi.document(every),
    }
    made = {
        name: json.dumps(document, ensure_ascii=False, indent=2) + "\n"
        for name, document in documents.items()
    }
    return made | {"wire.d.ts": declarations(every)}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"wrote {(FOLDER / name).relative_to(ROOT)}")
