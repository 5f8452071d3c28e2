"""The Fluent catalogs: every language says everything that English says, in its own script."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from papertiger.madiao.cards import CARDS
from papertiger.madiao.names import NAMES
from papertiger.text import catalog
from papertiger.text.catalog import LANGUAGES, Catalog

FOLDER = Path(catalog.__file__).parent
PARTS = tuple(sorted(path.stem for path in (FOLDER / "en").glob("*.ftl")))
TRANSLATIONS = tuple(language for language in LANGUAGES if language != "en")

# Arguments that the program gives as numbers, in some message at least.
NUMERIC = frozenset(
    (
        "count",
        "depth",
        "first",
        "found",
        "hands",
        "high",
        "low",
        "money",
        "most",
        "n",
        "number",
        "second",
        "stake",
        "stakes",
    )
)
NUMBERS = (0, 1, 2, 5, 21)
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))

# Words in English, but nothing to translate: all of it is filled in.
WITHOUT_WORDS = frozenset(("argparse-argument", "custom-cards-ranks-one"))
# Words in English and Russian; Chinese players name the signs on the cards: 黑桃A.
SIGNS_IN_CHINESE = re.compile(r"(?:custom-)?rank-(?:[AJQK]|\d+)(?:-a)?")
# Russian and English give the game's Chinese name once.
WITH_CHINESE_NAME = frozenset(("cli-madiao-about",))

CYRILLIC = re.compile(r"[\u0400-\u04ff]")
CHINESE = re.compile(r"[\u3400-\u9fff]")
LATIN_WORD = re.compile(r"[A-Za-z]{2,}")
LATIN_SENTENCE = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
OWN_SCRIPT = {"ru": CYRILLIC, "zh-Hans": CHINESE, "zh-Hant": CHINESE}
PERCENT = re.compile(r"%(?:\(\w+\))?[a-zA-Z]")
ISOLATION = frozenset("\u2066\u2067\u2068\u2069")

# The same character in the two scripts, in the same place of both lines. Left out are those that
# are right in both, such as 后, 里, 余, 斗, 几, 准 and 著.
TRADITIONAL = (
    "來個兩則卻參問單嗎場墊夢寫對帶幫張恆憑應戲擲數時會極標樣機檔沒減滅滿為無獎現發碼礎種紅純紙結給統經罰義與莊萬處"
    "號複規計許詢該語誤說誰請識讀變讓貫賞贏輪輸這過達選還針錢錯門開閒間陣離項須領額顯馬馮龍"
    "從們當電點動斷兒飛風國話換間將節舊覺進舉據軍開課藍裡勞樂離禮歷聯兩靈錄亂論買賣難鬧寧歐盤賠潛輕區權確熱認設審聲勝實"
    "書雙順訴歲條聽圖團網圍問習戰嚴陽養業葉藝憶陰隱優郵遠願樁貳雜戰證總組縱終線續"
    "決歸關歡觀覽親調講謝談試詞詳議護負責貨費資質貼賽軟較載輔輯轉適遲遺釋鋪銷鍵鎖鐘閃閉閱隊階險雖靜響頁頂頭題類顧館驗"
    "體齊暫棄筆簡紀約級細綠維編緊練縮績繼聞職腦補裝訊訓記訪評誠諸譯財貴賀賬購車違遞運鈕銀銅長際隨預驚鮮齒傳債傷價億儲"
    "創劇務勢協員啟喚嘗圓執報塊壓壞夾奪學層師庫廢廣異強彈徑態慶慮懷戶掃掛揮損搖擁擇擊擔擴擺攔敗敵東構樓橋檢欄殘毀氣況"
    "淨測漢漸濟煩燈爭狀猶獨獲環產畫盡監眾稱積穩窮競簽籌"
)
SIMPLIFIED = (
    "来个两则却参问单吗场垫梦写对带帮张恒凭应戏掷数时会极标样机档没减灭满为无奖现发码础种红纯纸结给统经罚义与庄万处"
    "号复规计许询该语误说谁请识读变让贯赏赢轮输这过达选还针钱错门开闲间阵离项须领额显马冯龙"
    "从们当电点动断儿飞风国话换间将节旧觉进举据军开课蓝里劳乐离礼历联两灵录乱论买卖难闹宁欧盘赔潜轻区权确热认设审声胜实"
    "书双顺诉岁条听图团网围问习战严阳养业叶艺忆阴隐优邮远愿桩贰杂战证总组纵终线续"
    "决归关欢观览亲调讲谢谈试词详议护负责货费资质贴赛软较载辅辑转适迟遗释铺销键锁钟闪闭阅队阶险虽静响页顶头题类顾馆验"
    "体齐暂弃笔简纪约级细绿维编紧练缩绩继闻职脑补装讯训记访评诚诸译财贵贺账购车违递运钮银铜长际随预惊鲜齿传债伤价亿储"
    "创剧务势协员启唤尝圆执报块压坏夹夺学层师库废广异强弹径态庆虑怀户扫挂挥损摇拥择击担扩摆拦败敌东构楼桥检栏残毁气况"
    "净测汉渐济烦灯争状犹独获环产画尽监众称积稳穷竞签筹"
)


def names_apart() -> tuple[tuple[str, str], ...]:
    """The characters of the cards' names that differ between the scripts, and the list above."""
    pairs = [*zip(TRADITIONAL, SIMPLIFIED, strict=True)]
    for names in NAMES.values():
        pairs += zip(names.traditional, names.simplified, strict=True)
    return tuple((old, new) for old, new in pairs if old != new)


ONLY_TRADITIONAL = frozenset(old for old, _ in names_apart())
ONLY_SIMPLIFIED = frozenset(new for _, new in names_apart()) - frozenset("里")


@cache
def resource(language: str, part: str) -> ast.Resource:
    """A catalog file, parsed."""
    return parse((FOLDER / language / f"{part}.ftl").read_text(encoding="utf-8"))


@cache
def messages(language: str, part: str) -> dict[str, ast.Message]:
    """The messages of a catalog file by id, in order."""
    entries = resource(language, part).body
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


class Contents(Visitor):
    """What is in a message: its variables, its selectors on codes, and its words."""

    def __init__(self) -> None:
        """Nothing seen yet."""
        self.variables: set[str] = set()
        self.codes: dict[str, set[str]] = {}
        self.defaults: dict[str, str] = {}
        self.text: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 fluent's name
        """Keep the name of a variable."""
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 fluent's name
        """Keep words."""
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 fluent's name
        """Keep the keys of a selector, unless they are plurals."""
        named = {variant: key_of(variant) for variant in node.variants}
        keys = set(named.values())
        if not keys <= PLURALS:
            assert isinstance(node.selector, ast.VariableReference)
            name = node.selector.id.name
            self.codes[name] = keys
            self.defaults[name] = next(key for it, key in named.items() if it.default)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    """The key of a variant as it is written."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def contents(language: str, part: str, message: str) -> Contents:
    """What is in a message."""
    seen = Contents()
    seen.visit(messages(language, part)[message])
    return seen


def words_of(language: str, part: str, message: str) -> str:
    """The fixed words of a message, without the placeholders that argparse fills in."""
    return PERCENT.sub("", "\n".join(contents(language, part, message).text))


def every(languages: tuple[str, ...]) -> list[tuple[str, str]]:
    """Every file of these languages."""
    return [(language, part) for language in languages for part in PARTS]


def samples(seen: Contents) -> Iterator[dict[str, str | int]]:
    """Arguments to try a message with: every number, then every code."""
    for number in NUMBERS:
        sample: dict[str, str | int] = {
            name: number if name in NUMERIC else "Анна" for name in seen.variables
        }
        yield sample
        for name, codes in seen.codes.items():
            yield from (sample | {name: code} for code in sorted(codes))


@cache
def said_in(language: str, part: str) -> Catalog:
    """The catalog of a file, read once."""
    return Catalog(language, part)


def formatted(language: str, part: str, message: str) -> list[str]:
    """A message with every sample of arguments."""
    words = said_in(language, part)
    return [words.say(message, **sample) for sample in samples(contents(language, part, message))]


@pytest.mark.parametrize(("language", "part"), every(LANGUAGES))
def test_a_file_has_nothing_that_fluent_would_skip(language: str, part: str) -> None:
    skipped = [
        entry.content for entry in resource(language, part).body if isinstance(entry, ast.Junk)
    ]
    assert skipped == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_files_of_english(language: str) -> None:
    files = {path.name for path in (FOLDER / language).iterdir()}
    assert files == {f"{part}.ftl" for part in PARTS} | {"rules_sheet.txt"}


@pytest.mark.parametrize(("language", "part"), every(LANGUAGES))
def test_no_id_stands_twice(language: str, part: str) -> None:
    ids = [
        entry.id.name for entry in resource(language, part).body if isinstance(entry, ast.Message)
    ]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("language", "part"), every(TRANSLATIONS))
def test_a_language_has_the_ids_of_english_in_their_order(language: str, part: str) -> None:
    assert list(messages(language, part)) == list(messages("en", part))


@pytest.mark.parametrize(("language", "part"), every(TRANSLATIONS))
def test_a_language_has_the_comments_of_english(language: str, part: str) -> None:
    def comments(language: str) -> list[str | None]:
        entries = resource(language, part).body
        return [entry.content for entry in entries if isinstance(entry, ast.BaseComment)]

    assert comments(language) == comments("en")


@pytest.mark.parametrize(("language", "part"), every(TRANSLATIONS))
def test_a_message_has_the_variables_and_codes_of_english(language: str, part: str) -> None:
    for message in messages("en", part):
        english, other = (contents(spoken, part, message) for spoken in ("en", language))
        assert other.variables == english.variables, message
        assert other.codes == english.codes, message
        assert other.defaults == english.defaults, message


@pytest.mark.parametrize(("language", "part"), every(TRANSLATIONS))
def test_a_message_has_the_percent_placeholders_of_english(language: str, part: str) -> None:
    for message in messages("en", part):
        english, other = (
            sorted(PERCENT.findall("\n".join(contents(spoken, part, message).text)))
            for spoken in ("en", language)
        )
        assert other == english, message


@pytest.mark.parametrize(("language", "part"), every(LANGUAGES))
def test_every_message_can_be_said(language: str, part: str) -> None:
    for message in messages(language, part):
        for text in formatted(language, part, message):
            assert text.strip(), message
            # A separator ends with the space that its quotes keep.
            assert text == text.strip() or message.endswith("-separator"), message


@pytest.mark.parametrize(("language", "part"), every(LANGUAGES))
def test_nothing_said_has_isolation_marks(language: str, part: str) -> None:
    for message in messages(language, part):
        assert ISOLATION.isdisjoint("".join(formatted(language, part, message))), message
        assert ISOLATION.isdisjoint(words_of(language, part, message)), message


@pytest.mark.parametrize(("language", "part"), every(LANGUAGES))
def test_every_argument_is_said(language: str, part: str) -> None:
    for message in messages(language, part):
        seen = contents(language, part, message)
        marks = {name: f"<{name}>" for name in seen.variables - set(seen.codes)}
        codes = {name: next(iter(keys)) for name, keys in seen.codes.items()}
        text = said_in(language, part).say(message, **marks, **codes)
        assert [mark for mark in marks.values() if mark not in text] == [], message


@pytest.mark.parametrize(("language", "part"), every(TRANSLATIONS))
def test_what_has_words_in_english_is_translated(language: str, part: str) -> None:
    for message in set(messages("en", part)) - WITHOUT_WORDS:
        signs = language != "ru" and SIGNS_IN_CHINESE.fullmatch(message)
        if LATIN_WORD.search(words_of("en", part, message)) and not signs:
            words = words_of(language, part, message)
            assert OWN_SCRIPT[language].search(words), message
            assert LATIN_SENTENCE.search(words) is None, message


@pytest.mark.parametrize(("language", "part"), every(LANGUAGES))
def test_a_message_keeps_to_the_script_of_its_language(language: str, part: str) -> None:
    for message in messages(language, part):
        words = words_of(language, part, message)
        if language != "ru":
            assert CYRILLIC.search(words) is None, message
        if language in {"en", "ru"} and message not in WITH_CHINESE_NAME:
            assert CHINESE.search(words) is None, message


@pytest.mark.parametrize("part", PARTS)
def test_simplified_chinese_has_no_traditional_characters(part: str) -> None:
    for message in messages("zh-Hans", part):
        assert ONLY_TRADITIONAL.isdisjoint(words_of("zh-Hans", part, message)), message


@pytest.mark.parametrize("part", PARTS)
def test_traditional_chinese_has_no_simplified_characters(part: str) -> None:
    for message in messages("zh-Hant", part):
        assert ONLY_SIMPLIFIED.isdisjoint(words_of("zh-Hant", part, message)), message


def test_the_lists_of_characters_do_not_contradict_each_other() -> None:
    assert ONLY_TRADITIONAL.isdisjoint(ONLY_SIMPLIFIED)
    assert set("萬錢沒貫") <= ONLY_TRADITIONAL
    assert set("万钱没贯") <= ONLY_SIMPLIFIED


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("part", PARTS)
def test_chinese_quotes_are_those_of_the_script(language: str, part: str) -> None:
    strange = "“”" if language == "zh-Hant" else "「」"
    for message in messages(language, part):
        assert set(strange).isdisjoint(words_of(language, part, message)), message


@pytest.mark.parametrize("part", PARTS)
def test_russian_quotes_are_angled(part: str) -> None:
    for message in messages("ru", part):
        assert set("“”„").isdisjoint(words_of("ru", part, message)), message


@pytest.mark.parametrize(
    ("stakes", "text"),
    [
        (0, "0 ставок"),
        (1, "1 ставка"),
        (2, "2 ставки"),
        (4, "4 ставки"),
        (5, "5 ставок"),
        (11, "11 ставок"),
        (12, "12 ставок"),
        (21, "21 ставка"),
        (22, "22 ставки"),
    ],
)
def test_russian_counts_stakes(stakes: int, text: str) -> None:
    assert Catalog("ru", "madiao").say("stakes-worth", stakes=stakes) == text


@pytest.mark.parametrize(("hands", "text"), [(1, "раздача"), (3, "раздачи"), (12, "раздач")])
def test_russian_counts_hands(hands: int, text: str) -> None:
    said = Catalog("ru", "cli").say("cli-match", number="7", hands=hands, scores="Анна 0")
    assert said == f"партия 7: {hands} {text}, Анна 0"


WORD_LISTS = {
    "play-yes": ("y", "yes"),
    "play-no": ("n", "no"),
    "play-quit-words": ("q", "quit"),
    "play-table-words": ("t", "table"),
    "play-help-words": ("?", "h", "help"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_english_words_are_understood_in_every_language(language: str) -> None:
    words = Catalog(language, "play")
    for message, english in WORD_LISTS.items():
        assert set(english) <= set(words.say(message).split()), message


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_may_be_typed_means_two_things(language: str) -> None:
    words = Catalog(language, "play")
    typed = [word for message in WORD_LISTS for word in words.say(message).split()]
    assert len(typed) == len(set(typed))
    assert typed == [word.lower() for word in typed]
    assert {card.value for card in CARDS}.isdisjoint(word.upper() for word in typed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_three_bots_have_names_of_their_own(language: str) -> None:
    words = Catalog(language, "play")
    names = [*words.say("play-bot-names").split(), words.say("play-you")]
    assert len(names) == len({name.casefold() for name in names}) == 4
