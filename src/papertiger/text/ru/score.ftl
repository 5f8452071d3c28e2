# Settling a hand that was played with real cards: what is asked and what does not fit.

score-welcome = Сыграли раздачу настоящими картами? Ответьте на несколько вопросов, и расчёт готов.
score-more-help = ? — справка, б или b — вернуться к предыдущему вопросу, в или q — выход.
score-help =
    Игрока называют номером места (от 0 до 3, против часовой стрелки), именем или началом имени.
    Карту называют кодом: MM TM HM T90 … T20, M9 … M1, S9 … S1, C0 CH C1 … C9.
    Взятка: кто её взял и какой картой, например 2 M9. «-» значит «никто» или «нет».
    б — вернуться к предыдущему вопросу, в — выйти; сами по себе они именем не бывают. Всё после знака # пропускается.
score-bye = Раздача не рассчитана. До встречи!
score-seat = Место { $number }

## Questions

score-ask-names = Имена четырёх игроков против часовой стрелки, через запятую («-» — оставить { $names }):
score-ask-banker = Кто был банкиром ({ $players })?
score-ask-stake = Ставка, чётная, от { $low } до { $high }:
score-ask-upcard = Первая открытая карта:
score-ask-ended = Как кончилась раздача (розыгрыш, комбинация, младшие)?
score-ask-second-upcard = Вторая открытая карта, та, что под первой:
score-ask-trick = Взятка { $number } из 8: кто взял и какой картой?
score-ask-exposed = Открытые сбросы: кто и какую карту, через запятую, например 2 C5, 0 S3 («-» — их не было):
score-ask-hundred = Кому сдали Сотню, HM («-» — она осталась в прикупе)?
score-ask-meld = У кого была комбинация?
score-ask-hand = { $who }: какие восемь карт?
score-ask-meld-next = У кого ещё была комбинация («-» — больше ни у кого)?
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
score-bank-redrawn = Банкира выбирают заново, по старшей карте, и карты сдают снова [MD-4.4].

## What does not fit

score-bad-names = Нужны четыре разных имени, каждое не длиннее { $most } знаков и без управляющих символов.
score-name-is-word = Имя «{ $name }» здесь не годится: { $means ->
    [quit] это выход.
    [help] это справка.
    [back] это возврат к предыдущему вопросу.
    [nobody] это значит «никто».
   *[seat] числа — это номера мест.
}
score-name-begins = { $who }: набирайте номер места ({ $seat }) или имя подлиннее; одно лишь «{ $word }» — это { $means ->
    [quit] выход.
    [help] справка.
   *[back] возврат к предыдущему вопросу.
}
score-unknown-player = Такого игрока нет: «{ $text }». Играют: { $players }.
score-unknown-card = Такой карты нет: «{ $text }». Карты называют кодами: MM, T90, M9, S1, C0, CH.
score-unknown-ending = Непонятно: «{ $text }». Ответьте: розыгрыш, комбинация или младшие.
score-expected-owned = Нужны игрок и карта, например 2 M9, а не «{ $text }».
score-same-upcard = { $card } — это первая открытая карта, а вторая — какая-то другая.
score-is-upcard = { $card } — открытая карта: она лежала в прикупе, сыграть её никто не мог [MD-3.3].
score-won-already = Картой { $card } уже взята одна из прежних взяток.
score-barred = { $who }: в первых семи взятках ни одной, значит, и восьмую взять нельзя [MD-5.6].
score-only-led = Картой { $card } не побить ни одну из оставшихся: взять она может, только если с неё пошли, а ходил здесь другой игрок: { $who } [MD-5.3].
score-exposed-won = Картой { $card } взята взятка: это не сброс [MD-5.5].
score-card-twice = Карта { $card } названа дважды.
score-no-room = { $who }: сбросить { $cards } в открытую было негде. Нужна взятка, в которой ходил и победил кто-то другой, а карта не била [MD-5.5].
score-hand-known = { $who }: все восемь карт уже известны, и этой среди них нет.
score-meld-shown = { $who }: комбинация уже показана.
score-no-lowest = { $card } — открытая карта, значит, четырёх младших ни у кого не было [MD-4.4].
score-not-eight = Нужно восемь разных карт, а не { $found }.
score-elsewhere = Карта { $card } здесь быть не может: она лежит открытой или была в комбинации, которую уже показали.
score-no-meld = Комбинации в этих восьми картах нет [MD-4.1].
