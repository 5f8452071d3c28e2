"""Tokens and codes: hard to guess, easy to say, and read however somebody types them."""

import os
import re
from functools import partial
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from papertiger.room import keys

CODES = st.from_regex(rf"\A[0-9]{{{keys.CODE_DIGITS}}}\Z", alphabet=st.characters(codec="ascii"))
WIDE = str.maketrans("0123456789", "０１２３４５６７８９")
ARABIC = str.maketrans("0123456789", "٠١٢٣٤٥٦٧٨٩")
CHINESE = str.maketrans("0123456789", "零一二三四五六七八九")
BY_PHONE = str.maketrans("012", "〇幺两")
MISREAD = str.maketrans("01", "Ol")


def test_a_token_has_more_than_128_bits_and_goes_into_a_link() -> None:
    tokens = {keys.token(os.urandom) for _ in range(100)}
    assert len(tokens) == 100
    assert all(re.fullmatch(r"[\w-]{32}", token, re.ASCII) for token in tokens)
    assert keys.TOKEN_BYTES * 8 >= 128


def test_every_bit_of_chance_is_in_the_token() -> None:
    plain = keys.token(bytes)
    for bit in range(keys.TOKEN_BYTES * 8):
        assert keys.token(partial((1 << bit).to_bytes, byteorder="big")) != plain


def test_only_a_hash_of_a_token_is_kept() -> None:
    token = keys.token(os.urandom)
    assert keys.key(token) == sha256(b"key:" + token.encode()).hexdigest()
    assert token not in keys.key(token)


@given(st.binary(min_size=16, max_size=16))
def test_a_code_is_eight_digits(data: bytes) -> None:
    code = keys.code(lambda n: data[:n])
    assert re.fullmatch("[0-9]{8}", code)
    assert keys.typed(code) == code


@given(CODES)
def test_a_code_is_read_however_somebody_types_it(code: str) -> None:
    half = len(code) // 2
    for text in (
        f"{code[:half]} {code[half:]}",
        "-".join(code),
        f"  {code[:half]}—{code[half:]}.\n",
        f"({code[:half]}) #{code[half:]}\u200b",
        "\ufe0f\u20e3".join(code) + "\ufe0f\u20e3",
        code.translate(WIDE),
        code.translate(ARABIC),
        code.translate(CHINESE),
        "、".join(code.translate(CHINESE)),
        code.translate(BY_PHONE),
        code.translate(MISREAD),
        code.translate(MISREAD).upper(),
    ):
        assert keys.typed(text) == code, text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1234567",
        "123456789",
        "1234 567a",
        "12345678 x",
        "восемь",
        "1234567½",
        "十二三四五六七八九",
    ],
)
def test_what_is_no_code_is_none(text: str) -> None:
    assert keys.typed(text) is None


@given(st.text())
def test_whatever_is_typed_is_a_code_or_none(text: str) -> None:
    found = keys.typed(text)
    assert found is None or re.fullmatch("[0-9]{8}", found)
