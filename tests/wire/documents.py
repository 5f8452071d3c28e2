"""The committed documents of docs/wire/, and validators made from them."""

import json
from pathlib import Path
from typing import Any

import jsonschema_rs

FOLDER = Path(__file__).parents[2] / "docs" / "wire"
STANDARDS = Path(__file__).parent / "standards"


def document(name: str) -> dict[str, Any]:
    """A document as it is committed."""
    found: dict[str, Any] = json.loads((FOLDER / name).read_text(encoding="utf-8"))
    return found


SCHEMA = document("schema.json")


def validator(component: str) -> jsonschema_rs.Validator:
    """What holds a value to a component of schema.json."""
    return jsonschema_rs.validator_for(SCHEMA | {"$ref": f"#/$defs/{component}"})


def standard(name: str) -> jsonschema_rs.Validator:
    """What holds a document to its standard."""
    text = (STANDARDS / name).read_text(encoding="utf-8")
    return jsonschema_rs.validator_for(json.loads(text))
