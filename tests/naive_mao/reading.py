"""Reading a scenario line by line, and what makes a line malformed (formats/mao-scenario.md)."""

import json
import re
from typing import Any

from .cards import PACK, SUITS, packs_in

Line = dict[str, Any]

CODES = [
    "early_look",
    "delay",
    "out_of_turn",
    "misplay",
    "unnamed_spade",
    "no_suit_call",
    "question",
    "no_thanks",
    "no_draw",
    "look_in_point_of_order",
    "no_last_card",
    "no_name",
    "said_name",
]
GESTURES = ["knock", "bow", "tap", "slap", "stand", "snap", "straighten"]
DEFAULTS: dict[str, Any] = {
    "limit": 7,
    "strict": False,
    "decks": None,
    "end": "open",
    "grace_ms": 250,
    "hand_cap_turns": 400,
    "hand_cap_minutes": 40,
    "thanks_cap": 3,
    "away_after": 3,
    "min_deal": 3,
    "winner_deals": False,
    "stock_out_of_turn_penalty": False,
    "draw_then_play": False,
    "reverse_is_skip_2p": False,
    "penalise_early_release": False,
    "strict_calls": False,
    "silence": False,
    "to_stock": False,
    "once": False,
    "add_deck": False,
}
"""The options by name [section 12]: each of the text's words in `code`, and its default."""

KEYS: dict[str, list[tuple[str, type]]] = {
    "look": [],
    "deal": [],
    "turn_up": [],
    "play": [("card", str)],
    "draw": [],
    "call": [("suit", str)],
    "release": [],
    "say": [("text", str)],
    "gesture": [("name", str)],
    "penalty": [("target", int), ("reason", str)],
    "bad_call": [("penalty", int)],
    "dispute": [("penalty", int)],
    "vote": [("penalty", int), ("uphold", bool)],
    "point_of_order": [],
    "end_point_of_order": [],
    "make_rule": [("rule", dict)],
    "decline_rule": [],
    "leave": [],
    "return": [],
    "quit": [],
    "deck": [("cards", list)],
    "wait": [],
}


class MalformedError(ValueError):
    """A line that stops the run; it names the line, counted from 1."""


def need(condition: object, message: str) -> None:
    """Stop at what is not so."""
    if not condition:
        raise MalformedError(message)


def whole(value: Any) -> bool:
    """Whether this is a whole number (a truth value is none)."""
    return isinstance(value, int) and not isinstance(value, bool)


def parse(text: str) -> Line:
    """One line of JSON, an object."""
    try:
        line = json.loads(text)
    except json.JSONDecodeError as error:
        raise MalformedError(f"no JSON: {error}") from error
    need(isinstance(line, dict), "no JSON object")
    return dict(line)


def check_rule(rule: Any) -> None:
    """A free-text rule: `{"id": "r1", "text": "...", "judged": true}`."""
    need(isinstance(rule, dict), "a rule is an object")
    need(isinstance(rule.get("id"), str) and rule["id"], "a rule needs an id")
    need(isinstance(rule.get("text"), str), "a rule needs a text")
    need(rule.get("judged") is True, "only judged rules are known here")


def check_fits(seats: int, cards: int, pack: int) -> None:
    """Refuse a deal unless `seats*n + 1 + 15 <= cards` [MO-1]."""
    need(seats * cards + 1 + 15 <= pack, f"MO-1: {seats} seats with {cards} cards of {pack}")


def check_table(line: Line) -> None:
    """The first line."""
    need(line.get("game") == "mao", "the first line is the table of a game of mao")
    seats, deal, deck = line.get("seats"), line.get("deal"), line.get("deck")
    need(whole(seats) and 2 <= line["seats"] <= 12, "seats: 2 to 12 [MO-2]")
    need(whole(line.get("dealer", 0)), "the dealer is a seat")
    need(0 <= line.get("dealer", 0) < line["seats"], "the dealer is a seat")
    need(line.get("referee", "referee") in {"referee", "players", "both"}, "unknown referee")
    need(isinstance(deck, list) and packs_in(line["deck"]) > 0, "the pack is not whole")
    options = line.get("options", {})
    need(isinstance(options, dict), "options are an object")
    for name in options:
        need(name in DEFAULTS, f"unknown option {name}")
    packs = options.get("decks") or min(2, packs_in(line["deck"]))
    need(packs == packs_in(line["deck"]), "the pack has another number of decks [MO-1]")
    need(5 <= options.get("limit", 7) <= 7, "limit: 5 to 7 [MO-18]")
    end = str(options.get("end", "open"))
    need(re.fullmatch(r"open|hands:\d+|time:\d+", end), "end: open, hands:N or time:MINUTES")
    need(whole(deal), "deal: how many cards")
    need(options.get("min_deal", 3) <= line["deal"] <= 10, "deal: 3 to 10 [MO-7]")
    check_fits(line["seats"], line["deal"], len(line["deck"]))
    wins = line.get("wins", [0] * line["seats"])
    need(isinstance(wins, list) and len(wins) == line["seats"], "wins: one for each seat")
    for rule in line.get("rules", []):
        check_rule(rule)


def check_act(line: Line, seats: int, rules: list[str]) -> None:
    """Any other line."""
    do = line.get("do")
    need(isinstance(do, str) and do in KEYS, f"unknown act {do}")
    need(whole(line.get("at")) and line["at"] >= 0, "at: milliseconds")
    if do not in {"deck", "wait"}:
        seat = line.get("seat")
        need(whole(seat) and 0 <= line["seat"] < seats, f"no seat {seat}")
    need(whole(line.get("lag", 0)) and 0 <= line.get("lag", 0) <= 400, "lag: 0 to 400 [10b]")
    for key, kind in KEYS[str(do)]:
        right = whole(line.get(key)) if kind is int else isinstance(line.get(key), kind)
        need(right, f"{do} needs {key}")
    if do == "play":
        need(line["card"] in PACK, "no such card")
    if do == "call":
        need(line["suit"] in SUITS, "no such suit")
    if do == "gesture":
        need(line["name"] in GESTURES, "no such gesture")
    if do == "deck":
        need(all(card in PACK for card in line["cards"]), "no such card")
    if do == "deal":
        need(whole(line.get("cards", 5)), "cards: how many")
    if do == "make_rule":
        check_rule(line["rule"])
    if do == "penalty":
        need(0 <= line["target"] < seats, "no such target")
        reason = line["reason"]
        need(reason in CODES or reason == "other" or reason in rules, f"unknown reason {reason}")
        if reason == "other":
            need(isinstance(line.get("text"), str) and line["text"], "other needs a text [MO-68]")
