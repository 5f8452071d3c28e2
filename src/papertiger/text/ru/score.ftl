# Settling a hand that was played with real cards: what is asked and what does not fit.

score-welcome = Раздача настоящими картами: ответьте на несколько вопросов, и она будет рассчитана.
score-more-help = ? — справка, б или b — вернуться к прошлому вопросу, в или q — выход.
score-help =
    Игрока называют номером места (от 0 до 3, против часовой стрелки), именем или началом имени.
    Карту называют кодом: MM TM HM T90 … T20, M9 … M1, S9 … S1, C0 CH C1 … C9.
    О взятке: кто её взял и какой картой, например 2 M9. Прочерк значит «никто» или «нет».
    б — вернуться к прошлому вопросу, в или q — выйти. Всё, что стоит после знака #, не читается.
score-bye = Ничего не рассчитано. До встречи!
score-seat = Место { $number }

## Questions

score-ask-names = Имена четырёх игроков против часовой стрелки, через запятую (- вместо этого: { $names }):
score-ask-banker = Кто был банкиром ({ $players })?
score-ask-stake = Ставка, чётная, от { $low } до { $high }:
score-ask-upcard = Первая открытая карта:
score-ask-ended = Чем кончилась раздача: розыгрыш, комбинация или младшие?
score-ask-second-upcard = Вторая открытая карта, та, что под первой:
score-ask-trick = Взятка { $number } из 8: кто взял и какой картой?
score-ask-exposed = Открытые сбросы: кто и какую карту, через запятую (например 2 C5, 0 S3; - если их нет):
score-ask-hundred = Кому была сдана Сотня, HM (- если она осталась в прикупе)?
score-ask-meld = У кого была комбинация?
score-ask-hand = Восемь карт, { $who }:
score-ask-meld-next = У кого ещё была комбинация (- если ни у кого)?
score-ask-first = Кому сдавали первому?
score-ask-lowest = У кого были четыре младшие?

## Answers that may be typed, and what is said between

score-nobody-words = - – — никто никому нет nobody none
score-back-words = б назад b back
score-play-words = розыгрыш р played play p 1
score-meld-words = комбинация к meld melds m 2
score-four-lowest-words = младшие м lowest four l 3
score-meld-is = { $who }: комбинация «{ $meld }», { $worth }
score-next-banker = Следующий банкир: { $who }
score-bank-redrawn = Банк разыгрывается заново, по старшей карте, и карты сдаются снова [MD-4.4].

## What does not fit

score-bad-names = Нужны четыре разных имени, в каждом печатных знаков: от 1 до { $most }.
score-name-is-word = Имя «{ $name }» здесь не годится: это слово уже служит ответом.
score-unknown-player = Игрока «{ $text }» нет; есть { $players }.
score-unknown-card = Карты «{ $text }» нет; карты называют кодами: MM, T90, M9, S1, C0, CH.
score-unknown-ending = Непонятно: «{ $text }». Ответьте: розыгрыш, комбинация или младшие.
score-expected-owned = Нужны игрок и карта, например 2 M9, а не «{ $text }».
score-same-upcard = { $card } — первая открытая карта; вторая — другая.
score-is-upcard = { $card } — открытая карта: она лежала в прикупе, и никто её не играл [MD-3.3].
score-won-already = { $card }: этой картой взятка уже взята.
score-barred = { $who }: ни одной взятки в первых семи, значит, и восьмую не взять [MD-5.6].
score-only-led = { $card } не бьёт ни одну из оставшихся карт и берёт взятку, только если с неё ходят; а ход был у другого: { $who } [MD-5.3].
score-exposed-won = { $card } взяла взятку: это не сброс [MD-5.5].
score-card-twice = { $card } названа дважды.
score-no-room = { $who }: в открытую сбросить { $cards } было негде. Нужна взятка, где ход и победа чужие, а карта не била [MD-5.5].
score-hand-known = { $who }: все восемь карт уже известны, и это другие карты.
score-no-lowest = { $card } — открытая карта, значит, четырёх младших ни у кого не было [MD-4.4].
score-not-eight = Нужно восемь разных карт, а не { $found }.
score-elsewhere = { $card } лежит в другом месте: она открыта или была в руке, которую уже показали.
score-no-meld = Эти восемь карт — не комбинация [MD-4.1].
