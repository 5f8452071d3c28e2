"""Who is muted, who hears it all the same, and for how long; and how many tokens a seat has."""

from papertiger.room.keys import key
from papertiger.room.state import MOST_KEYS
from papertiger.wire import commands as c
from papertiger.wire import news
from papertiger.wire.news import Parting
from tests.room.evening import Client, Evening
from tests.room.test_table import MADIAO, refused, seated


def heard(client: Client) -> list[str]:
    """What a client was told that was said."""
    return [each.text for each in client.told if isinstance(each, news.Heard)]


def test_who_is_muted_is_heard_by_all_others_and_leaves_no_gap() -> None:
    evening = Evening(MADIAO)
    ann, bo, cy = seated(evening, "Ann", "Bo", "Cy")
    watcher = evening.client("Wu").hello()
    assert refused(ann.do(c.Mute, place=1)) is None
    n = ann.n
    for person in (bo, cy, watcher):
        person.do(c.Chat, text=f"I am {person.member.name}")
    bo.do(c.Phrase, phrase=c.QuickPhrase.HELLO)
    assert heard(ann) == ["I am Cy", "I am Wu"]
    assert ann.n == n + 2
    for other in (bo, cy, watcher):
        assert heard(other) == ["I am Bo", "I am Cy", "I am Wu", ""]
    ann.do(c.Mute, place=1, on=False)
    bo.do(c.Chat, text="Again")
    assert heard(ann)[-1] == "Again"


def test_all_who_watch_are_muted_together_also_who_comes_later() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    watcher = evening.client("Wu").hello()
    assert refused(ann.do(c.Mute, place=None)) is None
    n = ann.n
    watcher.do(c.Chat, text="Take it!")
    watcher.do(c.Phrase, phrase=c.QuickPhrase.OOPS)
    evening.client("Xu").hello().do(c.Chat, text="Me too")
    bo.do(c.Chat, text="Quiet, please")
    assert heard(ann) == ["Quiet, please"]
    assert ann.n == n + 1
    assert heard(bo) == heard(watcher) == ["Take it!", "", "Me too", "Quiet, please"]
    evening.restart()
    for person in (ann, watcher):
        person.hello(resume=True)
    watcher.do(c.Chat, text="Still here")
    assert "Still here" not in heard(ann)
    assert refused(ann.do(c.Mute, place=None, on=False)) is None
    watcher.do(c.Chat, text="Sorry")
    assert heard(ann)[-1] == "Sorry"


def test_who_sits_down_is_heard_although_spectators_are_muted() -> None:
    evening = Evening(MADIAO)
    ann = seated(evening, "Ann")[0]
    watcher = evening.client("Wu").hello()
    ann.do(c.Mute, place=None)
    watcher.do(c.SitDown)
    watcher.do(c.Chat, text="May I?")
    assert heard(ann) == ["May I?"]
    ann.do(c.Mute, place=1)
    watcher.do(c.StandUp)
    ann.do(c.Mute, place=None, on=False)
    watcher.do(c.Chat, text="Good night")
    assert heard(ann) == ["May I?", "Good night"]


def test_who_watches_mutes_nobody() -> None:
    evening = Evening(MADIAO)
    seated(evening, "Ann")
    watcher = evening.client("Wu").hello()
    assert refused(watcher.do(c.Mute, place=None)) == "not_seated"


def test_nobody_is_muted_for_what_another_has_said_on_that_place() -> None:
    evening = Evening(MADIAO, thorough=True)
    ann, bo = seated(evening, "Ann", "Bo")
    ann.do(c.Mute, place=1)
    bo.do(c.StandUp)
    di = evening.client("Di").hello()
    di.do(c.SitDown, place=1)
    di.do(c.Chat, text="Good evening")
    assert heard(ann) == ["Good evening"]


def test_of_a_seats_tokens_the_oldest_is_forgotten() -> None:
    evening = Evening(MADIAO)
    (ann,) = seated(evening, "Ann")
    tokens = [ann.token]
    for _ in range(MOST_KEYS):
        ann.do(c.Transfer)
        offer = key(ann.last(news.TransferCode).code)
        made = evening.actor.redeem(0, offer, evening.now)
        assert made is not None
        evening.make_so(made[0])
        tokens.append(made[1])
    for number, token in enumerate(tokens):
        device = evening.client("Ann")
        device.token = token
        device.hello()
        if number == 0:
            assert device.last(news.Goodbye).why is Parting.BAD_TOKEN
        else:
            assert device.place == 0
