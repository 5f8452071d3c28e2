"""A made-up rule read back in words, from its value alone: what its maker is shown. [MO-93]

Every word of the language has a message, `custom-when-played`, `custom-do-say`; its fields are the
arguments, each read as it is. Which wording fits, the ids of the messages tell:

- `custom-do-draw-cards-plain`: the wording when `cards` is a plain number. So says `-none` that
  nothing stands there, `-true`, `-one`, `-many`, `-negative`, or the word or member that does.
- `custom-do-say-note-number`: what is added when `number` is not what it is by itself.
- `custom-who-everybody-first`: another form of the word, which a message asks for as `{ $who_first
  }`; `custom-if-card-not`: the form that a denial takes.
- `custom-if-all-separator`: what stands between the items of its list.

What is still empty in a rule that is being made is read as a blank. Needs the part "customs" of
the catalog.
"""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from papertiger.mao.customs import Custom
from papertiger.text.catalog import Catalog
from papertiger.text.customs.vocabulary import (
    Choice,
    Field,
    Letters,
    Many,
    Node,
    Nodes,
    Shape,
    Sort,
    Whole,
    node_of,
    nodes_of,
)

FORMS = ("first", "of", "of_first", "of_any", "one", "a")
"""Forms of words that messages ask for: `{ $who_first }`."""

BLANK: Any = object()
"""Where nothing stands yet."""

_HELD = re.compile("\ue000(\\d+)\ue001")
_QUOTES = frozenset("“”„«»「」『』\\")


def read_back(catalog: Catalog, custom: Custom) -> list[str]:
    """What a rule is called and says, a sentence each part. Different rules read differently."""
    return sentences(catalog, msgspec.to_builtins(custom))


def sentences(catalog: Catalog, rule: dict[str, Any]) -> list[str]:
    """The same for a rule in the record form, which may have blanks."""
    named = {
        "id": rule.get("id", catalog.say("custom-blank")),
        "text": quotable(rule["text"]) if rule.get("text") else catalog.say("custom-blank"),
    }
    lines = [_filled(catalog, "custom-rule", named)]
    if rule.get("judged", True):
        return [*lines, catalog.say("custom-rule-judged")]
    return [*lines, *(part_sentence(catalog, part) for part in rule.get("parts", ()))]


def part_sentence(catalog: Catalog, part: dict[str, Any]) -> str:
    """One part of a rule, in the record form."""
    return _Reader(catalog, card_of(part.get("when"))).node(Sort.PART, part)


def card_of(trigger: Any) -> str:
    """What "the card" is after a trigger in the record form: one laid, one taken, or the pile's."""
    word = trigger.get(Sort.TRIGGER.value) if isinstance(trigger, dict) else None
    found = {node.word: node.struct for node in nodes_of(Sort.TRIGGER)}.get(word or "")
    return "laid" if found is None else str(getattr(found, "card", "pile"))


def node_words(catalog: Catalog, sort: Sort, value: Any, card: str = "laid") -> str:
    """One node of a rule in the record form, as it stands in the sentence."""
    return _Reader(catalog, card).node(sort, value)


def held_words(
    catalog: Catalog,
    node: Node,
    value: dict[str, Any],
    shapes: tuple[Shape, ...],
    held: Any,
    card: str = "laid",
) -> str:
    """What a field of a node holds, or an item of it, as it stands in the sentence."""
    return str(_Reader(catalog, card).value(node, value, shapes, held))


def member_words(catalog: Catalog, choice: Choice, member: str, form: str = "") -> str:
    """What a member of an enum is called."""
    kind = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", choice.members.__name__).lower()
    name = f"custom-{kind}-{_dashed(member)}"
    return catalog.say(_in_form(catalog, name, form))


def quotable(text: str) -> str:
    """A text of a rule as it can stand between quotes: what would end them, or hide, is shown."""
    return "".join(map(_shown, text))


def _shown(sign: str) -> str:
    if sign in _QUOTES:
        return f"\\{sign}"
    hides = unicodedata.category(sign)[0] == "C" or sign in "\u2028\u2029"
    return f"\\u{ord(sign):04x}" if hides else sign


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _in_form(catalog: Catalog, name: str, form: str) -> str:
    """The message of a word in a form, as nearly as it has it: "of-first", else "of"."""
    wanted = (f"{name}-{_dashed(form)}", f"{name}-{form.split('_', 1)[0]}")
    return next((each for each in wanted if form and catalog.knows(each)), name)


def _filled(catalog: Catalog, message: str, arguments: dict[str, str | float]) -> str:
    """A message with its arguments: texts of any length, which Fluent itself would cut."""
    texts = {name: text for name, text in arguments.items() if isinstance(text, str)}
    places = {name: f"\ue000{place}\ue001" for place, name in enumerate(texts)}
    said, whole = catalog.say(message, **arguments | places), tuple(texts.values())
    return _HELD.sub(lambda held: whole[int(held[1])], said)


@dataclass(frozen=True)
class _Reader:
    """How a part is read: in which language, and what "the card" is in it."""

    catalog: Catalog
    card: str

    def node(self, sort: Sort, value: Any, form: str = "") -> str:
        """A node with all that is in it."""
        word = value.get(sort.value, "") if isinstance(value, dict) else None
        if word is None or (not word and nodes_of(sort)[0].word):
            return self.catalog.say("custom-blank")
        node = node_of(sort, word)
        name = _message(node)
        denied = self._denied(node, value)
        if denied is not None:
            return denied
        arguments = self._around()
        for field in node.fields:
            arguments |= self._arguments(node, value, field)
        message = self._worded(_in_form(self.catalog, name, form), node, value)
        said = _filled(self.catalog, message, arguments)
        notes = [
            self._noted(f"{name}-note-{_dashed(field.name)}", node, value, field)
            for field in node.fields
            if not field.required and value.get(field.name, field.default) != field.default
        ]
        noted = [_filled(self.catalog, note, arguments) for note in notes if self._knows(note)]
        if not noted:
            return said
        joined = self.catalog.say("custom-note-separator").join(noted)
        return _filled(self.catalog, "custom-noted", {"what": said, "notes": joined})

    def _denied(self, node: Node, value: dict[str, Any]) -> str | None:
        """A denial in the words that its condition has for it, if it has any."""
        if (node.sort, node.word) != (Sort.CONDITION, "not"):
            return None
        inner = value.get("of")
        word = _dashed(inner.get("if", "")) if isinstance(inner, dict) else ""
        if not word or not self._knows(f"custom-if-{word}-not"):
            return None
        return self.node(Sort.CONDITION, inner, "not")

    def _around(self) -> dict[str, str | float]:
        """What every message may say: the card of the moment, and the one before it."""
        unit = Whole(0, 0, "card")
        return {
            "card_of": self._whole(unit, 0, "of"),
            "card_before_of": self._whole(unit, 1, "of"),
        }

    def _knows(self, message: str) -> bool:
        return self.catalog.knows(message)

    def _worded(self, message: str, node: Node, value: dict[str, Any], end: str = "") -> str:
        """The wording that fits what the fields hold, one after another."""
        for field in node.fields:
            held = held_by(value, field)
            message = self._variant(f"{message}-{_dashed(field.name)}", held, end) or message
        return message + end

    def _noted(self, message: str, node: Node, value: dict[str, Any], field: Field) -> str:
        """What is added for a field that is not as it is by itself, if anything is."""
        held = value.get(field.name, field.default)
        return self._worded(self._variant(message, held) or message, node, value)

    def _variant(self, beginning: str, held: Any, end: str = "") -> str | None:
        """The message for what is held there, if it has one of its own."""
        named = (f"{beginning}-{code}" for code in codes(held))
        return next((each for each in named if self._knows(each + end)), None)

    def _arguments(self, node: Node, value: dict[str, Any], field: Field) -> dict[str, str | float]:
        """What a field says, in every form that a message may ask for."""
        held = held_by(value, field)
        said = {field.name: self.value(node, value, field.shapes, held)}
        for form in FORMS:
            formed = self._has_form(held, form)
            said[f"{field.name}_{form}"] = (
                self.value(node, value, field.shapes, held, form) if formed else said[field.name]
            )
        if isinstance(held, int) and held < 0:
            said[f"{field.name}_size"] = -held
        return said

    def _has_form(self, held: Any, form: str) -> bool:
        """Whether what is held goes by another form: a word that has one, members of enums."""
        if isinstance(held, dict):
            tag = next((sort for sort in Sort if sort.value in held), None)
            name = "" if tag is None else f"custom-{tag.value}-{_dashed(held[tag.value])}"
            return _in_form(self.catalog, name, form) != name
        return not (isinstance(held, list | tuple) and any(isinstance(each, dict) for each in held))

    def value(
        self,
        node: Node,
        value: dict[str, Any],
        shapes: tuple[Shape, ...],
        held: Any,
        form: str = "",
    ) -> str | float:
        """What is held, of one of these shapes; a whole number stays one, for its plurals."""
        for shape in shapes:
            match shape:
                case Nodes(sort=sort) if isinstance(held, dict):
                    return self._inside(node, sort, held, form)
                case Whole() if isinstance(held, int) and not isinstance(held, bool):
                    return self._whole(shape, held, form)
                case Choice() if isinstance(held, str):
                    return member_words(self.catalog, shape, held, form)
                case Letters() if isinstance(held, str) and held:
                    return _filled(self.catalog, "custom-quoted", {"text": quotable(held)})
                case Many(of=each) if isinstance(held, list | tuple) and held:
                    items = [str(self.value(node, value, each, item, form)) for item in held]
                    return self._list(node, value, items)
                case _:
                    pass
        return self.catalog.say("custom-blank")

    def _inside(self, node: Node, sort: Sort, held: dict[str, Any], form: str) -> str:
        """A node in another one: in brackets, where it could run into what stands beside it."""
        said = self.node(sort, held, form)
        word = held.get(sort.value)
        if sort is not node.sort or not word or not _joins(node):
            return said
        holds = sort is Sort.NUMBER and any(isinstance(each, dict) for each in held.values())
        if not (holds or _joins(node_of(sort, word))):
            return said
        return _filled(self.catalog, "custom-bracketed", {"what": said})

    def _whole(self, shape: Whole, number: int, form: str = "") -> str | float:
        """A whole number, or what it counts: seconds, cards back from that of the moment."""
        match shape.unit:
            case "":
                return number
            case "milliseconds":
                seconds = number // 1000 if number % 1000 == 0 else number / 1000
                return self.catalog.say("custom-unit-seconds", n=seconds)
            case unit:
                name = _in_form(self.catalog, f"custom-unit-{unit}-{self.card}", form)
                message = self._variant(name, number) or name
                return self.catalog.say(message, n=number, above=number - 1)

    def _list(self, node: Node, value: dict[str, Any], items: list[str]) -> str:
        """A list: joined as its word says, else with commas and an "or" before the last."""
        own = self._worded(_message(node), node, value, "-separator")
        if self._knows(own):
            return self.catalog.say(own).join(items)
        *before, last = items
        listed = [self.catalog.say("custom-list-separator").join(before)] if before else []
        return self.catalog.say("custom-or-separator").join([*listed, last])


def _message(node: Node) -> str:
    return "-".join(filter(None, ("custom", node.sort.value, _dashed(node.word))))


def held_by(value: dict[str, Any], field: Field) -> Any:
    """What a field of a node in the record form holds; a node that is not chosen yet is blank."""
    held = value.get(field.name, BLANK if field.required else field.default)
    chosen = (
        each for each in field.shapes if isinstance(each, Nodes) and nodes_of(each.sort)[0].word
    )
    return BLANK if held == {} and any(chosen) else held


def _joins(node: Node) -> bool:
    """Whether a node can hold several of its own sort."""
    return sum(_held(shape, node.sort) for field in node.fields for shape in field.shapes) > 1


def _held(shape: Shape, sort: Sort) -> int:
    match shape:
        case Many(of=shapes):
            return 2 * sum(_held(each, sort) for each in shapes)
        case Nodes(sort=inner):
            return int(inner is sort)
        case _:
            return 0


def codes(held: Any) -> Iterator[str]:
    """By what a message may tell its wordings apart, the most exact first."""
    match held:
        case bool():
            yield str(held).lower()
        case None | "" | [] | ():
            yield "none"
        case int():
            yield str(held)
            yield "negative" if held < 0 else "plain"
        case str():
            yield _dashed(held)
        case list() | tuple():
            if all(isinstance(each, str) for each in held):
                yield "".join(held)
            yield "one" if len(held) == 1 else "many"
        case dict():
            word = next((held[each.value] for each in Sort if each.value in held), None)
            if isinstance(word, str):
                yield _dashed(word)
            yield "-".join(held) or "none"
        case _:
            yield "plain"
