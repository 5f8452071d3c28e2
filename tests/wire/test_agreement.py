"""The schemas and the decoders agree on what can be said, and on what cannot."""

import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import inspect

from papertiger.mao.customs import Custom
from papertiger.wire import http
from papertiger.wire.commands import Up
from papertiger.wire.news import Down
from tests.wire.arbitrary import of_type, spoilt
from tests.wire.documents import validator

KINDS: dict[str, Any] = {
    "Up": Up,
    "Down": Down,
    "OpenTable": http.OpenTable,
    "NameMe": http.NameMe,
    "UseCode": http.UseCode,
    "TableList": http.TableList,
    "MaoCustom": Custom,
}
DECODERS = {name: msgspec.json.Decoder(kind) for name, kind in KINDS.items()}
VALIDATORS = {name: validator(name) for name in KINDS}
SOUND = {name: of_type(inspect.type_info(kind)) for name, kind in KINDS.items()}

UNSAID = (
    "multipliers are given for all",
    "multipliers belong to the table",
    "stake limits must be",
    "no even stake lies in",
    "a rule is judged by the table or has parts",
    "no rule can be so",
)
"""What only the decoders know: it hangs on two fields together."""

each_kind = pytest.mark.parametrize("name", KINDS)


def decoded(name: str, message: Any) -> str | None:
    """Why a decoder does not take a message; None if it does."""
    try:
        DECODERS[name].decode(json.dumps(message).encode())
    except msgspec.ValidationError as error:
        return str(error)
    return None


@each_kind
@given(data=st.data())
def test_what_is_made_from_the_types_is_valid(name: str, data: st.DataObject) -> None:
    message = data.draw(SOUND[name])
    why = decoded(name, message)
    assert why is None or why.startswith(UNSAID)
    assert VALIDATORS[name].is_valid(message)


@each_kind
@given(data=st.data())
def test_schemas_and_decoders_agree_on_messages_that_are_spoilt(
    name: str, data: st.DataObject
) -> None:
    message = data.draw(spoilt(SOUND[name]))
    why = decoded(name, message)
    if why is None or not why.startswith(UNSAID):
        assert VALIDATORS[name].is_valid(message) == (why is None), why


def test_a_whole_number_is_written_without_a_point() -> None:
    """JSON Schema knows no difference between 1 and 1.0; the decoders do."""
    message = b'{"do": "ping", "sent": 1.0}'
    assert VALIDATORS["Up"].is_valid(json.loads(message))
    with pytest.raises(msgspec.ValidationError, match="Expected `int`, got `float`"):
        DECODERS["Up"].decode(message)


def test_a_schema_says_where_a_message_is_wrong() -> None:
    message = {"do": "sit_down", "id": "1", "place": 64}
    with pytest.raises(jsonschema_rs.ValidationError):
        VALIDATORS["Up"].validate(message)
    schema = validator("UpSitDown")
    (error,) = schema.iter_errors(message)
    assert list(error.instance_path) == ["place"]


def test_the_id_of_a_rule_ends_where_it_seems_to() -> None:
    for ending, sound in (("", True), ("\n", False), (" ", False)):
        custom = {"id": "no_sevens" + ending, "text": "No sevens."}
        assert (decoded("MaoCustom", custom) is None) == sound
        assert VALIDATORS["MaoCustom"].is_valid(custom) == sound
