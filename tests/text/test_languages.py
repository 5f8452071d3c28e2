"""Which language is spoken: by tags, by locales, and the first one that there is."""

import pytest

from papertiger.text.catalog import best_language, language_of


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("en", "en"),
        ("en_GB.UTF-8", "en"),
        ("ru", "ru"),
        ("ru_RU.UTF-8", "ru"),
        ("RU-ru", "ru"),
        ("ru_RU.KOI8-R@variant", "ru"),
        ("zh", "zh-Hans"),
        ("zh_CN.UTF-8", "zh-Hans"),
        ("zh-Hans", "zh-Hans"),
        ("zh-Hans-CN", "zh-Hans"),
        ("zh-SG", "zh-Hans"),
        ("zh-Hant", "zh-Hant"),
        ("zh-hant", "zh-Hant"),
        ("zh_TW", "zh-Hant"),
        ("zh_TW.UTF-8", "zh-Hant"),
        ("zh-HK", "zh-Hant"),
        ("zh_MO", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("pt", None),
        ("pt_BR.UTF-8", None),
        ("", None),
    ],
)
def test_a_tag_or_locale_asks_for_a_language(tag: str, language: str | None) -> None:
    assert language_of(tag) == language
    assert best_language([tag]) == (language or "en")


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ([], "en"),
        (["pt", "zh_TW", "ru"], "zh-Hant"),
        (["C.UTF-8", "", "ru_RU.UTF-8"], "ru"),
        (["pt", "fr"], "en"),
        (["en", "ru"], "en"),
    ],
)
def test_the_first_language_that_there_is_wins(wanted: list[str], language: str) -> None:
    assert best_language(wanted) == language
