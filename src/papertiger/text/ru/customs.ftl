# Made-up rules read back: a message for each word of their language (docs/customs.md).

## Around the words

custom-rule = Правило { $id }: «{ $text }»
custom-rule-judged = Машина этого правила не слышит: за него судят и штрафуют сами игроки.
custom-blank = …
custom-quoted = «{ $text }»
custom-bracketed = ({ $what })
custom-noted = { $what } ({ $notes })
custom-note-separator = { "; " }
custom-list-separator = { ", " }
custom-or-separator = { " или " }
custom-part = Когда: { $when }. Если: { $if }. Тогда: { $then }.
custom-part-if-none = Когда: { $when }. Тогда: { $then }.
custom-part-separator = { "; затем " }
custom-part-when-always-separator = { "; " }

## What is counted

custom-unit-seconds = { $n } { $n ->
        [one] секунду
        [few] секунды
        [many] секунд
       *[other] секунды
    }
custom-unit-card-laid = карта за { $n } до этой
custom-unit-card-laid-0 = эта карта
custom-unit-card-laid-1 = предыдущая карта
custom-unit-card-laid-of = карты за { $n } до этой
custom-unit-card-laid-of-0 = этой карты
custom-unit-card-laid-of-1 = предыдущей карты
custom-unit-card-taken = карта стопки на { $above } ниже верхней
custom-unit-card-taken-0 = эта карта
custom-unit-card-taken-1 = верхняя карта стопки
custom-unit-card-taken-of = карты стопки на { $above } ниже верхней
custom-unit-card-taken-of-0 = этой карты
custom-unit-card-taken-of-1 = верхней карты стопки
custom-unit-card-pile = карта стопки на { $n } ниже верхней
custom-unit-card-pile-0 = верхняя карта стопки
custom-unit-card-pile-1 = карта сразу под верхней картой стопки
custom-unit-card-pile-of = карты стопки на { $n } ниже верхней
custom-unit-card-pile-of-0 = верхней карты стопки
custom-unit-card-pile-of-1 = карты сразу под верхней картой стопки

## Cards

custom-cards = { $ranks_a } (масть — { $suits })
custom-cards-suits-none = { $ranks_a }
custom-cards-suits-HD = { $ranks } (красной масти)
custom-cards-suits-SC = { $ranks } (чёрной масти)
custom-cards-ranks-one = { $ranks_a } { $suits_of }
custom-cards-ranks-one-suits-none = { $ranks_a }
custom-cards-ranks-one-suits-HD = { $ranks } красной масти
custom-cards-ranks-one-suits-SC = { $ranks } чёрной масти
custom-cards-ranks-none = карта { $suits_a }
custom-cards-ranks-none-suits-none = любая карта
custom-cards-ranks-none-suits-HD = карта красной масти
custom-cards-ranks-none-suits-SC = карта чёрной масти
custom-rank-A = туз
custom-rank-A-a = туз
custom-rank-2 = двойка
custom-rank-2-a = двойка
custom-rank-3 = тройка
custom-rank-3-a = тройка
custom-rank-4 = четвёрка
custom-rank-4-a = четвёрка
custom-rank-5 = пятёрка
custom-rank-5-a = пятёрка
custom-rank-6 = шестёрка
custom-rank-6-a = шестёрка
custom-rank-7 = семёрка
custom-rank-7-a = семёрка
custom-rank-8 = восьмёрка
custom-rank-8-a = восьмёрка
custom-rank-9 = девятка
custom-rank-9-a = девятка
custom-rank-10 = десятка
custom-rank-10-a = десятка
custom-rank-J = валет
custom-rank-J-a = валет
custom-rank-Q = дама
custom-rank-Q-a = дама
custom-rank-K = король
custom-rank-K-a = король
custom-suit-S = пики
custom-suit-S-a = пик
custom-suit-S-of = пик
custom-suit-H = черви
custom-suit-H-a = червей
custom-suit-H-of = червей
custom-suit-D = бубны
custom-suit-D-a = бубён
custom-suit-D-of = бубён
custom-suit-C = трефы
custom-suit-C-a = треф
custom-suit-C-of = треф
custom-quality-rank = достоинство
custom-quality-suit = масть
custom-quality-colour = цвет
custom-quality-parity = чётность
custom-quality-card = достоинство и масть

## When

custom-when-always = всё время
custom-when-attempted = игрок собирается сыграть карту
custom-when-played = игрок сыграл карту
custom-when-drawn = игрок взял карту из колоды
custom-when-picked-up = к игроку пришла карта, как угодно (взял, штраф, по правилу)
custom-when-skipped = игрок пропускает ход
custom-when-penalised = игрок получил штрафную карту
custom-when-spoke = игрок сказал что-то, кроме фраз самой игры
custom-when-gestured = игрок сделал жест ({ $name })
custom-when-turn = начался ход игрока
custom-when-reversed = направление игры изменилось (этот игрок — кто последним сыграл карту)
custom-when-reshuffled = сброс стал колодой (этот игрок — кто последним сыграл карту)
custom-when-hand = карт у игрока стало { $size }, или число прошло через это, вверх или вниз
custom-when-hand-way-down = карт у игрока убавилось до { $size } или меньше
custom-when-hand-way-up = карт у игрока прибавилось до { $size } или больше
custom-when-won = игрок сыграл последнюю карту
custom-when-chose = игрок сделал выбор { $name }
custom-way-down = вниз
custom-way-up = вверх
custom-way-either = вверх или вниз

## Gestures

custom-gesture-knock = постучать по столу
custom-gesture-bow = поклониться
custom-gesture-tap = коснуться стопки
custom-gesture-slap = хлопнуть по столу
custom-gesture-stand = встать
custom-gesture-snap = щёлкнуть пальцами
custom-gesture-straighten = поправить стопку

## If

custom-if-all = { $of }
custom-if-all-of-one = верно всё это: ({ $of })
custom-if-all-separator = { ", и " }
custom-if-any = { $of }
custom-if-any-of-one = верно что-то из этого: ({ $of })
custom-if-any-separator = { ", или " }
custom-if-not = неверно, что ({ $of })
custom-if-card = { $back } — это { $among }
custom-if-card-among-none = { $back } есть
custom-if-card-not = { $back } — не одна из таких карт: { $among }
custom-if-card-not-among-none = { $back } отсутствует
custom-if-alike = у { $back_of } и { $other_of } совпадает { $quality }
custom-if-alike-not = у { $back_of } и { $other_of } не совпадает { $quality }
custom-if-like-first = у { $back_of } и первой карты раздачи совпадает { $quality }
custom-if-like-first-not = у { $back_of } и первой карты раздачи не совпадает { $quality }
custom-if-compare = { $left } { $order } { $right }
custom-if-compare-order-equal = { $left } — то же, что { $right }
custom-if-compare-order-equal-right-plain = { $left } равно { $right }
custom-if-compare-order-unequal = { $left } — не то же, что { $right }
custom-if-compare-order-unequal-right-plain = { $left } не равно { $right }
custom-if-one-of = { $number } — это число { $of }
custom-if-one-of-not = { $number } — не одно из чисел: { $of }
custom-if-pattern = последние карты, считая от самой старой, складываются в узор { $letters } (сравнивается { $quality }: одинаковые буквы — совпадает, разные — нет)
custom-if-marked = у { $who_of_any } есть метка { $mark }
custom-if-same-player = { $who_one } и { $other_one } — один и тот же игрок
custom-if-says = в только что сказанном есть { $words }
custom-if-says-not = в только что сказанном нет: { $words }
custom-if-clockwise = игра идёт по часовой стрелке
custom-if-clockwise-not = игра идёт против часовой стрелки
custom-order-equal = равно
custom-order-unequal = не равно
custom-order-less = меньше, чем
custom-order-more = больше, чем
custom-order-at-least = не меньше, чем
custom-order-at-most = не больше, чем

## Numbers

custom-number-value = значение { $back_of }
custom-number-suit = число масти { $back_of } (пики 1, черви 2, бубны 3, трефы 4)
custom-number-first-value = значение первой карты раздачи
custom-number-hand-size = число карт на руках у { $who_of_first }
custom-number-highest = старшее значение на руках у { $who_of_first }
custom-number-players = число игроков
custom-number-pile-size = число карт в стопке
custom-number-stock-size = число карт в колоде
custom-number-turns = число законченных ходов раздачи
custom-number-kept = число { $name } у { $who_of_first }
custom-number-kept-who-none = число { $name }
custom-number-run-of = число таких карт подряд до { $card_of } включительно ({ $cards })
custom-number-run-alike = число карт подряд до { $card_of } включительно (совпадает { $quality })
custom-number-run-unlike = число смен подряд до { $card_of } включительно (меняется { $quality })
custom-number-run-by-player = число карт подряд до { $card_of } включительно от одного и того же игрока
custom-number-climb = число подъёмов значения подряд до { $card_of } включительно (каждый ровно на { $step })
custom-number-climb-step-0 = число подъёмов значения подряд до { $card_of } включительно (на сколько угодно)
custom-number-climb-step-negative = число падений значения подряд до { $card_of } включительно (каждое ровно на { $step_size })
custom-number-since-play = число миллисекунд после { $card_before_of }
custom-number-sum = { $left } { $by } { $right }
custom-number-sum-by-over = { $left }, делённое на { $right } с округлением вниз
custom-number-sum-by-modulo = число в остатке от деления ({ $left } : { $right })
custom-number-sum-by-apart = расстояние между числами ({ $left } и { $right })
custom-operator-plus = плюс
custom-operator-minus = минус
custom-operator-times = умножить на
custom-operator-over = разделить на
custom-operator-modulo = остаток от деления на
custom-operator-apart = расстояние до

## Players

custom-who-actor = этот игрок
custom-who-actor-of = этого игрока
custom-who-across = игрок напротив
custom-who-across-of = игрока напротив
custom-who-fewest = каждый игрок с наименьшим числом карт
custom-who-fewest-first = первый игрок с наименьшим числом карт
custom-who-fewest-one = кто-то из игроков с наименьшим числом карт
custom-who-fewest-of = каждого игрока с наименьшим числом карт
custom-who-fewest-of-first = первого игрока с наименьшим числом карт
custom-who-fewest-of-any = хотя бы одного из игроков с наименьшим числом карт
custom-who-most = каждый игрок с наибольшим числом карт
custom-who-most-first = первый игрок с наибольшим числом карт
custom-who-most-one = кто-то из игроков с наибольшим числом карт
custom-who-most-of = каждого игрока с наибольшим числом карт
custom-who-most-of-first = первого игрока с наибольшим числом карт
custom-who-most-of-any = хотя бы одного из игроков с наибольшим числом карт
custom-who-beside = игрок на { $places ->
        [one] { $places } место
        [few] { $places } места
        [many] { $places } мест
       *[other] { $places } места
    } дальше по ходу игры
custom-who-beside-places-1 = следующий игрок
custom-who-beside-places--1 = предыдущий игрок
custom-who-beside-places-negative = игрок на { $places_size ->
        [one] { $places_size } место
        [few] { $places_size } места
        [many] { $places_size } мест
       *[other] { $places_size } места
    } назад против хода игры
custom-who-beside-of = игрока на { $places ->
        [one] { $places } место
        [few] { $places } места
        [many] { $places } мест
       *[other] { $places } места
    } дальше по ходу игры
custom-who-beside-of-places-1 = следующего игрока
custom-who-beside-of-places--1 = предыдущего игрока
custom-who-beside-of-places-negative = игрока на { $places_size ->
        [one] { $places_size } место
        [few] { $places_size } места
        [many] { $places_size } мест
       *[other] { $places_size } места
    } назад против хода игры
custom-who-left = игрок на { $places ->
        [one] { $places } место
        [few] { $places } места
        [many] { $places } мест
       *[other] { $places } места
    } дальше по часовой стрелке
custom-who-left-places-negative = игрок на { $places_size ->
        [one] { $places_size } место
        [few] { $places_size } места
        [many] { $places_size } мест
       *[other] { $places_size } места
    } дальше против часовой стрелки
custom-who-left-of = игрока на { $places ->
        [one] { $places } место
        [few] { $places } места
        [many] { $places } мест
       *[other] { $places } места
    } дальше по часовой стрелке
custom-who-left-of-places-negative = игрока на { $places_size ->
        [one] { $places_size } место
        [few] { $places_size } места
        [many] { $places_size } мест
       *[other] { $places_size } места
    } дальше против часовой стрелки
custom-who-everybody = каждый
custom-who-everybody-first = первый из всех
custom-who-everybody-one = кто-то из всех
custom-who-everybody-of = каждого
custom-who-everybody-of-first = первого из всех
custom-who-everybody-of-any = хотя бы одного из всех
custom-who-others = каждый другой игрок
custom-who-others-first = первый из других
custom-who-others-one = кто-то из других
custom-who-others-of = каждого другого игрока
custom-who-others-of-first = первого из других
custom-who-others-of-any = хотя бы одного из других
custom-who-chosen = выбранный игрок ({ $name })
custom-who-chosen-of = выбранного игрока ({ $name })
custom-who-bearer = каждый игрок с меткой { $mark }
custom-who-bearer-first = первый игрок с меткой { $mark }
custom-who-bearer-one = кто-то из игроков с меткой { $mark }
custom-who-bearer-of = каждого игрока с меткой { $mark }
custom-who-bearer-of-first = первого игрока с меткой { $mark }
custom-who-bearer-of-any = хотя бы одного из игроков с меткой { $mark }
custom-who-last-to-play = последний сыгравший до { $card_of } такую карту ({ $cards })
custom-who-last-to-play-of = последнего сыгравшего до { $card_of } такую карту ({ $cards })

## Then

custom-do-say = { $who } должен сказать { $phrases } за { $within }
custom-do-say-note-number = { "{" }number{ "}" } — это { $number }
custom-do-say-note-again = { "{" }again{ "}" } — это { $again } столько раз, каково это число (не больше 12)
custom-do-say-note-order-one-way = друг за другом по ходу игры
custom-do-say-note-order-both-ways = друг за другом вокруг стола, сразу в обе стороны
custom-round-any = в любом порядке
custom-round-one-way = друг за другом
custom-round-both-ways = вокруг стола в обе стороны
custom-do-silence = { $who } должен молчать { $within } (кроме фраз самой игры)
custom-do-gesture = { $who } должен { $name } за { $within }
custom-do-hurry = { $who } должен сыграть или взять карту за { $within }
custom-do-choose = { $who_first } должен за { $within } назвать { $what } (выбор { $name })
custom-do-choose-must-false = { $who_first } может за { $within } назвать { $what } (выбор { $name })
custom-subject-suit = масть
custom-subject-value = достоинство
custom-subject-player = игрока
custom-subject-card = карту
custom-do-breaks = { $who } нарушил это правило
custom-do-forbid = карту играть нельзя
custom-do-allow = карту можно сыграть, даже если она не подходит
custom-do-allow-note-out-of-turn = кому угодно и вне очереди
custom-do-count-as = { $cards } считается как { $rank_a } { $suit_of }
custom-do-count-as-rank-none = { $cards } считается как карта { $suit_a }
custom-do-count-as-rank-none-suit-none = { $cards } считается как есть
custom-do-count-as-suit-none = { $cards } считается как { $rank_a }
custom-do-count-as-note-rank-cards-none = валет остаётся валетом
custom-do-count-as-note-rank-cards-suits = валет остаётся валетом
custom-do-count-as-note-more = по значению на { $more } больше
custom-do-count-as-note-more-negative = по значению на { $more_size } меньше
custom-do-act-as = { $cards } действует как { $rank_a }, но подходит по-прежнему
custom-do-act-as-cards-none = любая карта, кроме валета, действует как { $rank_a }, но подходит по-прежнему
custom-do-act-as-cards-suits = { $cards }, кроме валета, действует как { $rank_a }, но подходит по-прежнему
custom-do-skip = пропускается столько ближайших ходов: { $players } (не больше 11)
custom-do-skip-players-plain = { $players ->
        [one] пропускается ближайший ход
        [few] пропускаются { $players } ближайших хода
        [many] пропускаются { $players } ближайших ходов
       *[other] пропускаются { $players } ближайших хода
    }
custom-do-reverse = направление игры меняется
custom-do-again = этот игрок ходит ещё раз
custom-do-go-to = следующим ходит { $who_first }
custom-do-draw = { $who } берёт из колоды столько карт: { $cards } (не больше 10)
custom-do-draw-cards-plain = { $who } берёт из колоды { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
        [many] { $cards } карт
       *[other] { $cards } карты
    }
custom-do-move = карта переходит ({ $source } → { $target }; кто — { $to_first })
custom-do-move-target-hand = карта переходит ({ $source } → карты { $to_of_first })
custom-do-move-to-actor = карта переходит ({ $source } → { $target })
custom-do-move-note-chosen = выбранная карта — { $chosen }
custom-place-pile = верх стопки
custom-place-pile-bottom = низ стопки
custom-place-stock = верх колоды
custom-place-stock-bottom = низ колоды
custom-place-hand = карты этого игрока
custom-do-swap = { $who_first } и { $other_first } меняются всеми картами
custom-do-pass-hands = карты каждого переходят на { $places ->
        [one] { $places } место
        [few] { $places } места
        [many] { $places } мест
       *[other] { $places } места
    } дальше по ходу игры
custom-do-pass-hands-places-negative = карты каждого переходят на { $places_size ->
        [one] { $places_size } место
        [few] { $places_size } места
        [many] { $places_size } мест
       *[other] { $places_size } места
    } назад против хода игры
custom-do-keep = число { $name } у { $who_of } становится равно: { $number }
custom-do-keep-who-none = число { $name } становится равно: { $number }
custom-do-mark = { $who } получает метку { $name } на столько ходов стола: { $turns } (не больше 48)
custom-do-mark-turns-plain = { $who } получает метку { $name } на { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
        [many] { $turns } ходов
       *[other] { $turns } хода
    } стола
custom-do-mark-turns-0 = { $who } теряет метку { $name }
custom-do-roll = бросается кубик, и число { $name } становится равно тому, что выпало
custom-do-judged = { $text } (об этом судят игроки)

## Fields of a form

custom-field-id = обозначение
custom-field-text = как называется
custom-field-judged = судят игроки
custom-field-parts = части
custom-field-when = когда
custom-field-if = если
custom-field-then = тогда
custom-field-of = что именно
custom-field-among = какие карты
custom-field-back = какая карта
custom-field-other = и что ещё
custom-field-quality = что сравнивается
custom-field-left = первое число
custom-field-order = как
custom-field-right = второе число
custom-field-number = число
custom-field-letters = узор
custom-field-mark = метка
custom-field-who = кто
custom-field-words = слова
custom-field-cards = карты
custom-field-step = на сколько
custom-field-by = действие
custom-field-places = мест
custom-field-phrases = фразы
custom-field-within = за какое время (мс)
custom-field-again = повторяемое слово
custom-field-what = что выбирают
custom-field-name = имя
custom-field-must = обязательно
custom-field-out-of-turn = и вне очереди
custom-field-rank = за какое достоинство
custom-field-suit = за какую масть
custom-field-more = прибавка к значению
custom-field-players = сколько ходов
custom-field-source = откуда
custom-field-target = куда
custom-field-to = кому
custom-field-chosen = какой выбор
custom-field-turns = на сколько ходов
custom-field-size = сколько карт
custom-field-way = с какой стороны
custom-field-ranks = достоинства
custom-field-suits = масти
custom-field-item = { $what }: номер { $n }

## Starts

custom-start-empty = Всё с начала, слово за словом
custom-start-free = Свободный текст, о котором судят игроки

## What cannot be done to a form

custom-refused-no-such-place = В правиле нет такого места: { $path }
custom-refused-not-offered = Здесь не может быть «{ $word }»: { $path }
custom-refused-not-fitting = Здесь нужно другое: { $path }
custom-refused-number-beyond = Здесь нужно число от { $least } до { $most }: { $path }
custom-refused-text-long = Здесь не больше { $most } знаков: { $path }
custom-refused-list-full = Здесь не может быть больше { $most }: { $path }
custom-refused-list-short = Здесь должно быть не меньше { $fewest }: { $path }
custom-refused-too-large = Правило станет слишком большим: слов в нём не больше { $most }: { $path }
custom-refused-blank = Здесь ещё ничего нет: { $path }
custom-refused-no-rule = Такого правила быть не может: { $path }
custom-refused-phrase-sign = Во фразе могут быть только буквы, цифры и простые знаки препинания: { $path }
custom-refused-phrase-backwards = Фраза читается слева направо: { $path }
custom-refused-phrase-silent = Во фразе должно быть что-то, что говорят вслух: { $path }
custom-refused-phrase-name = Название игры произносить нельзя [MO-51]: { $path }
custom-refused-phrase-taken = Эту фразу слушает сама игра [MO-92]: { $path }
