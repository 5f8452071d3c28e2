# What happens at a Madiao table, why something is refused, and what a payment is for.

## Events. $who is a player's name.

event-cards-drawn = { $who }: по жребию { $card }
event-dice-rolled = { $who }: на костях { $first } и { $second }
event-players-seated = Места, против часовой стрелки: { $players }
event-banker-chosen = Банкир: { $who }
event-stake-named = { $who }: ставка { $stake }
event-pack-shuffled = { $who }: колода перетасована
event-pack-cut = { $who }: { $depth ->
    [one] снята { $depth } карта
    [few] сняты { $depth } карты
    [many] снято { $depth } карт
   *[other] снято { $depth } карты
}, показана { $card }; первый в сдаче: { $first }
event-hand-dealt = Сдано по восемь карт; первый в сдаче: { $first }
event-upcard-shown = Первая открытая карта: { $card }
event-upcard-shown-tops = Старшие карты в этой раздаче: { $cards }
event-meld-declared = { $who }: комбинация «{ $meld }», { $worth }: { $cards }
event-four-lowest-declared = { $who }: четыре младшие карты; остальные платят, карты сдаются заново
event-redeal-demanded = { $who }: пять карт одной масти, потребована пересдача
event-card-played-led = { $who }: ход { $card }
event-card-played-beat = { $who }: перебито картой { $card }
event-card-played-exposed = { $who }: открытый сброс, { $card }
event-slough-seen = { $who }: карта рубашкой вверх
event-slough-seen-own = { $who }: { $card } рубашкой вверх
event-trick-taken = Взятка { $number }: { $who }, карта { $card }
event-second-upcard-shown = Вторая открытая карта: { $card }
event-hand-settled-play = Раздача сыграна. Кто кому платит:
event-hand-settled-meld = Комбинация выигрывает раздачу. Кто кому платит:
event-hand-settled-four-lowest = Четыре младшие карты. Кто кому платит:
event-hand-settled-nobody-pays = Никто никому не платит.
event-hand-settled-shown-hand = { $who }, карты на руках: { $cards }
event-hand-settled-shown-stock = В прикупе: { $cards }
event-hand-settled-shown-sloughs = { $who }, сброшено рубашкой вверх: { $cards }
event-hand-settled-result = Итог раздачи: { $scores }
event-hand-settled-totals = Счёт в партии: { $scores }
event-match-ended-all-served = Партия окончена: банкиром побывал каждый.
event-match-ended-max-deals = Партия окончена: достигнут предел числа сдач.

meld-four-highest = четыре старшие
meld-four-highest-hundred = четыре старшие с Сотней
meld-flush-tens = флеш Десятков
meld-flush-tens-hundred = флеш Десятков с Сотней
meld-flush-myriads = флеш Мириад
meld-flush-strings = флеш Связок
meld-flush-cash = флеш Наличных
meld-eight-reds = восемь красных
meld-eight-reds-hundred = восемь красных с Сотней
meld-exact-reds = восемь красных без Тысячи и Сотни

suit-T = Десятки мириад
suit-M = Мириады
suit-S = Связки
suit-C = Наличные

## Lists; the quotes keep the space

list-separator = { ", " }
scores-separator = { ", " }

## The switches of the rules, and the bots

switch-seating = { $value ->
    [dice] места — по костям
   *[draw] места — по вытянутым картам
}
switch-keep-seats = { $value ->
    [true] места остаются, жребий только на банк
   *[false] игроки садятся по жребию
}
switch-cut-card-is-upcard = { $value ->
    [false] первая открытая карта не зависит от съёма
   *[true] карта съёма — первая открытая
}
switch-exposed-discard = { $value ->
    [two_to_each] открытый сброс — 2 ставки каждому
    [two_to_banker] открытый сброс — 2 ставки банкиру
    [forbid] открытый сброс запрещён
   *[value] открытый сброс — минус 2 ставки к счёту
}
switch-hundred-bonus = { $value ->
    [two_or_more] премия за Сотню при двух взятках и больше
   *[exactly_two] премия за Сотню ровно при двух взятках
}
switch-sets = { $value ->
    [dearest] четыре онёра вместо трёх
   *[stack] четыре онёра сверх трёх
}
switch-max-deals = сдач не больше { $value }

bot-random = случайный
bot-steady = степенный

## Payments: one line each

payment-line = { $payment } — { $about }

payment = { $payer } → { $payee }: { $stakes ->
    [one] { $stakes } ставка
    [few] { $stakes } ставки
    [many] { $stakes } ставок
   *[other] { $stakes } ставки
} ({ $money })
payment-for = { $earner }: { $reason }
stakes-worth = { $stakes ->
    [one] { $stakes } ставка
    [few] { $stakes } ставки
    [many] { $stakes } ставок
   *[other] { $stakes } ставки
}

reason-MD-4-2 = комбинация
reason-MD-4-4 = четыре младшие карты
reason-MD-5-5 = открытый сброс, { $card }
reason-MD-6-2 = меньше двух взяток
reason-MD-6-3 = три взятки или больше
reason-MD-6-4 = взятка старшей картой, { $card }
reason-MD-6-5 = Сотня на руках, меньше двух взяток
reason-MD-6-6 = Сотня на руках, но взятки не взяла
reason-MD-6-7 = взятка Сотней
reason-MD-6-8 = взятки Мириадой Мириад, Тысячей и Сотней
reason-MD-6-9 = взятки Мириадой Мириад, Тысячей, Сотней и Нолём Наличных
reason-MD-6-10 = все восемь взяток, большой шлем
reason-MD-6-12 = взятка Сотней, платят и другие игроки
reason-MD-6-13 = вторая открытая карта — старшая, а карта { $card } сыграна в открытую

## Why a move is refused

refused-not-now = Сейчас этого делать нельзя. { $phase ->
    [seating] Разыгрываются места.
    [stake] Банкир называет ставку.
    [shuffle] Колода тасуется.
    [reshuffle] Колода тасуется.
    [cut] Сдающий снимает колоду.
    [redeal] Игроков по очереди спрашивают, требуют ли они пересдачи.
    [over] Партия окончена.
   *[play] Идёт розыгрыш.
}
refused-out-of-turn = Сейчас не ваша очередь. Очередь: { $turn }.
refused-bad-stake = Ставка { $stake } здесь не годится: нужно чётное число от { $low } до { $high }.
refused-bad-cut = Снять карт { $depth } нельзя: можно от { $low } до { $high }.
refused-no-five-of-a-suit = Требовать пересдачи можно, только если на руках пять или больше карт одной масти.
refused-not-held = { $card }: такой карты у вас нет.
refused-lead-face-down = Ходят в открытую: любой картой, но не рубашкой вверх.
ask-barred-from-last-trick = Ваша очередь: без взятки среди первых семи восьмую не взять. Карта идёт рубашкой вверх [MD-5.6].
refused-barred-from-last-trick = Без единой взятки в первых семи восьмую не взять: карту { $card } кладут рубашкой вверх.
refused-exposed-discard-forbidden = Картой { $card } не побить карту { $winning }, а открытый сброс здесь запрещён: кладите её рубашкой вверх.
refused-no-chance-wanted = Сейчас не тасуют колоду и не бросают кости.
refused-not-a-permutation = Нужна перестановка, элементов в ней: { $n }.

## What is wrong with a hand given as JSON

hand-not-json = Строка { $line }, позиция { $column }: это не JSON.
hand-not-an-object = Раздача — это объект JSON, а не { $found }.
hand-missing-key = Не хватает ключа «{ $key }».
hand-unknown-key = Ключа «{ $key }» в раздаче не бывает; похоже, имелся в виду «{ $meant }».
hand-wrong-game = В «game» должно стоять "madiao", а не { $found }.
hand-bad-seat = В «{ $key }» должно стоять место, от 0 до 3, а не { $found }.
hand-not-four-hands = В «hands» должен быть список из четырёх рук, а не { $found }.
hand-not-a-list = В «{ $key }» должен быть список, а не { $found }.
hand-unknown-card = { $found } в { $where } — не карта.
hand-wrong-count = В { $where } карт должно быть { $count }, а не { $found }.
hand-card-twice = Карта { $card } встречается дважды: в { $before } и в { $where }.
hand-options-not-an-object = В «options» должен быть объект, а не { $found }.
hand-unknown-option = Параметра { $key } нет.
hand-bad-option = Для параметра «{ $key }» значение { $found } не годится; допустимо: { $allowed }.
hand-bad-play = Сыгранная карта — это [место, карта, "up" или "down"], а не { $found }.
hand-bad-face = Карту играют "up" или "down", а не { $found }.
hand-too-many-plays = Карт в раздаче играют всего { $most }, и эта — лишняя.
hand-out-of-turn = Место { $seat } играет не в свою очередь: сейчас очередь места { $turn }.
hand-not-held = Место { $seat }: карты { $card } там не было.
hand-played-already = Место { $seat }: карта { $card } уже сыграна.
hand-play-after-declaration = Раздача закончилась объявлением до первого хода: играть больше нечего.
hand-lead-face-down = Ходят только в открытую.
hand-barred-from-last-trick = Игрок без единой взятки в первых семи кладёт восьмую карту рубашкой вверх, а { $card } лежит в открытую.
hand-exposed-discard-forbidden = Картой { $card } не побить карту { $winning }, а открытый сброс запрещён параметрами.
