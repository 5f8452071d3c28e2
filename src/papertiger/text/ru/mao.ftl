# Mao: scenarios that cannot be run, what happens, penalties, refusals, options.

scenario-error = строка { $line }: { $message }
scenario-empty = нет строки со столом
scenario-not-json = это не JSON: { $detail }
scenario-not-an-object = нужен объект JSON: { "{" } … { "}" }
scenario-field = { $detail }
scenario-another-game = игра должна быть «mao», а не «{ $game }»
scenario-seats = мест может быть от { $low } до { $high }
scenario-no-such-seat = за этим столом нет места «{ $seat }»
scenario-wins = wins — это { $seats ->
    [one] { $seats } неотрицательное число
    [few] { $seats } неотрицательных числа
   *[other] { $seats } неотрицательных чисел
}
scenario-pack = колода не полна: карт { $card } — { $found }, нужно { $wanted }
scenario-discards = в порядке карт не хватает сброшенной: карт { $card } — { $found }, нужно { $wanted }
scenario-time = «at» — целое число миллисекунд, не меньше 0
scenario-backwards = время идёт назад: { $at } после { $before }
scenario-lag = задержка — целое число от 0 до { $high } мс
scenario-unknown-reason = нет такой причины: «{ $reason }»
scenario-rule-id-taken = правило или причина «{ $id }» уже есть
scenario-no-reason = для штрафа «other» нужна причина в поле «text» [MO-68]
scenario-deal-out-of-bounds = сдают каждому от { $low } до { $high } карт [MO-7]
scenario-deal-too-large = колоды не хватит: карт каждому — { $cards }, мест — { $seats } [MO-1]

## Words between and around

list-separator = { ", " }
scores-separator = { ", " }
referee-name = судья

## Cards

card-S = { $rank } пик
card-H = { $rank } червей
card-D = { $rank } бубён
card-C = { $rank } треф
suit-S = пики
suit-H = черви
suit-D = бубны
suit-C = трефы
rank-A = туз
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-8 = восьмёрка
rank-9 = девятка
rank-10 = десятка
rank-J = валет
rank-Q = дама
rank-K = король

## What happens

event-dealer-chosen = Первый сдающий: { $who }
event-deal-begun = Сдаёт { $who }, карт каждому: { $cards }
event-dealt = Карты сданы; карт в колоде: { $stock }
event-turned-up = { $who } открывает первую карту: { $card }
event-turned-up-held = { $who } открывает первую карту и держит на ней палец: { $card }
event-unlocked = Первая карта отыграна: можно смотреть свои карты
event-look-seen = { $who } смотрит свои карты
event-look-seen-own = { $who } смотрит свои карты: { $cards }
event-turn-began = Ходит { $who }
event-card-played = { $who } кладёт карту: { $card }
event-card-played-held = { $who } кладёт карту и держит на ней палец: { $card }
event-card-returned = { $who } забирает карту назад: { $card }
event-draw-seen-taken = { $who } берёт карту из колоды
event-draw-seen-own-taken = { $who } берёт карту из колоды: { $card }
event-draw-seen-forced = { $who }: карту из колоды за игрока берёт стол
event-draw-seen-own-forced = { $who }: карту из колоды за игрока берёт стол: { $card }
event-draw-seen-none = { $who } касается колоды, но карт в ней не осталось
event-reshuffled = Сброшенные карты перетасованы и стали колодой; карт в ней: { $stock }
event-reshuffled-added = Добавлена новая колода; карт в ней: { $stock }
event-suit-called = { $who } заказывает масть: { $suit }
event-suit-called-in-force = Заказ в силе: { $suit } ({ $who })
event-jack-released = { $who } отпускает валета; масть: { $suit }
event-jack-released-race = { $who } отпускает валета без заказа: кто первым назовёт масть, тот и заказал
event-race-closed = { $who } не ждёт заказа: действует масть самого валета
event-said = { $who }: «{ $text }»
event-said-suit = { $who } заказывает масть: «{ $text }»
event-said-bad-call = { $who }: «{ $text }» (о штрафе { $penalty })
event-said-order = { $who }: «{ $text }». Карты рубашкой вверх, спрашивать можно что угодно
event-gestured-knock = { $who } стучит по столу
event-gestured-bow = { $who } кланяется
event-gestured-tap = { $who } касается стопки
event-gestured-slap = { $who } хлопает по столу
event-gestured-stand = { $who } встаёт
event-gestured-snap = { $who } щёлкает пальцами
event-gestured-straighten = { $who } поправляет стопку
event-penalty-seen = Штраф { $number }. Кому: { $who }, от кого: { $by }. За что: { $reason }
event-penalty-seen-own = Штрафная карта: { $card }
event-penalty-seen-none = В колоде ничего нет: карты не будет, но поблагодарить нужно
event-move-seen-to-stock = Штраф { $penalty }: { $from } возвращает карту в колоду
event-move-seen-from-stock = Штраф { $penalty }: { $to } снова получает карту из колоды
event-move-seen = Штраф { $penalty }, карта переходит. Отдаёт { $from }, получает { $to }
event-move-seen-card = Это { $card }
event-bad-call-made = { $who } считает штраф { $penalty } неверным
event-ballot-opened = { $who } требует голосования о штрафе { $penalty }
event-vote-cast = { $who } голосует
event-ballot-closed-stands = Штраф { $penalty } остаётся в силе. За него: { $ayes }; против: { $noes }
event-ballot-closed-undone = Штраф { $penalty } отменён. За него: { $ayes }; против: { $noes }
event-ballot-closed-nobody = никто
event-order-began = { $who } объявляет паузу для вопросов: карты рубашкой вверх, спрашивать можно что угодно
event-order-end-wished = { $who } предлагает закончить паузу
event-order-ended = Пауза для вопросов окончена
event-went-away = { $who } отходит от стола; карты сохраняются, берёт за игрока стол
event-came-back = { $who } снова за столом
event-went-for-good = { $who } покидает игру насовсем
event-win-undone = { $who } не побеждает: раздача продолжается
event-hand-ended-won = Раздачу выигрывает { $who }
event-hand-ended-void = Раздача не засчитана: победителя нет
event-hand-ended-wins = Выиграно раздач: { $scores }
event-hand-ended-noticed = Нарушение, { $who }: { $reason } (штраф { $penalty })
event-hand-ended-unpunished = Нарушение осталось без штрафа, { $who }: { $reason }
event-rule-due = { $who } может придумать правило
event-rule-seen = { $who } вводит правило «{ $id }»: { $text }
event-rule-seen-secret = { $who } вводит тайное правило
event-rule-seen-secret-own = { $who } вводит тайное правило «{ $id }»: { $text }
event-rule-declined = { $who } пока не вводит правила
event-ruled-reversed = Направление игры меняется
event-ruled-card-moved = По правилу карта переходит на другое место
event-ruled-hands-swapped = { $who } и { $other } меняются картами
event-ruled-hands-passed = Все передают свои карты дальше
event-ruled-die-rolled = Бросок кубика, { $who }: { $number }
event-ruled-undone = Сделанное по правилам из-за этой карты отменено
event-end-agreed = Все согласны. { $end }
event-game-ended = Игра окончена. Выиграно раздач: { $scores }
event-game-ended-winners = Больше всех: { $winners }
event-history-open = Правило { $number } «{ $id }», автор { $who }: { $text }
event-history-secret = Тайное правило { $number } «{ $id }», автор { $who }: { $text }
event-history-given = Правило { $number } «{ $id }», действовало с начала: { $text }
event-history-nothing = никто его не нарушил
event-history-count = нарушений: { $count }
event-history-more = более ранние: { $count }
event-history-penalised = раздача { $deal }, { $seconds } с, { $who }: { $what }, штраф { $penalty }
event-history-unnoticed = раздача { $deal }, { $seconds } с, { $who }: { $what }, никто не заметил
event-history-what-secret-rule = нарушено, как заявил игрок
event-history-what-not-said = не сказано нужное
event-history-what-not-gestured = не сделан жест
event-history-what-too-slow = слишком медленно
event-history-what-wrong-words = сказано лишнее
event-history-what-wrong-card = сыграна не та карта
event-history-what-wrong-act = сделано лишнее

## Reasons for penalties

reason-early-look = карты подняты до начала игры
reason-delay = задержка игры
reason-out-of-turn = ход не в свою очередь
reason-misplay = карта не подходит
reason-unnamed-spade = пика не названа
reason-no-suit-call = валет отпущен без заказа масти
reason-question = вопрос вне паузы для вопросов
reason-no-thanks = за штраф не сказано «спасибо»
reason-no-draw = не взяты положенные карты
reason-look-in-point-of-order = карты подняты во время паузы для вопросов
reason-no-last-card = не сказано «последняя карта»
reason-no-name = с последней картой не сказано название игры
reason-said-name = название игры сказано во время игры
reason-other = { $text }
reason-custom = нарушено придуманное правило «{ $id }»
reason-secret-rule = нарушено тайное правило
reason-not-said = не сказано то, чего требует тайное правило
reason-not-gestured = не сделан жест, которого требует тайное правило
reason-too-slow = слишком медленно для тайного правила
reason-wrong-words = сказано то, что запрещает тайное правило
reason-wrong-card = карта сыграна вопреки тайному правилу
reason-wrong-act = сделано то, что запрещает тайное правило

## Refusals

refused-game-over = Игра окончена.
refused-gone = Этот игрок покинул игру насовсем.
refused-away = Вас и так нет за столом.
refused-here = Вы и так за столом.
refused-not-between-hands = Сдают только между раздачами.
refused-not-the-dealer = Это может только сдающий: { $dealer }.
refused-too-few-seats = Игроков осталось слишком мало. Для сдачи нужно не меньше { $low }.
refused-nothing-to-turn-up = Сейчас нет первой карты, которую нужно открыть.
refused-no-hand = Сейчас у вас нет карт, которые можно посмотреть.
refused-not-looked = Сначала поднимите свои карты: они лежат рубашкой вверх.
refused-silence = За этим столом молчат: пока идёт раздача, говорят только то, что велит игра.
refused-not-in-hand = { $card }: такой карты у вас нет.
refused-play-waits = Ваша карта уже готова и ждёт, кто закажет масть.
refused-not-in-play = Это можно сделать, только пока идёт раздача: после того как открыта первая карта.
refused-point-of-order = Сейчас пауза для вопросов: дождитесь её конца.
refused-no-call-due = Сейчас масть не заказывают: нужен свой валет под пальцем или чужой, отпущенный без заказа.
refused-nothing-held = Под вашим пальцем нет валета.
refused-no-such-penalty = В этой раздаче нет штрафа { $penalty }.
refused-vote-running = Идёт голосование о штрафе { $penalty }: дождитесь его конца.
refused-no-vote = О штрафе { $penalty } сейчас не голосуют.
refused-away-cannot-vote = Голосуют только те, кто за столом: сначала вернитесь.
refused-voted-already = О штрафе { $penalty } вы уже проголосовали, изменить голос нельзя.
refused-vote-over = Десять секунд на голос о штрафе { $penalty } уже прошли.
refused-no-order = Сейчас нет паузы для вопросов.
refused-no-rule-due = Правило придумывают между раздачами, выиграв три, шесть, девять раздач…
refused-rule-id-taken = Правило или причина «{ $id }» уже есть: выберите другое имя.
refused-too-many-rules = В силе может быть не больше { $most } правил, и вместе они не должны быть слишком длинными.
refused-card-never-playable = Это правило испортит игру: карту «{ $card }» больше ни на какую нельзя будет положить.
refused-nothing-follows = Это правило испортит игру: на карту «{ $card }» больше ничего нельзя будет положить.
refused-hands-do-not-end = Это правило испортит игру: пробных раздач сыграно { $hands }, из них не закончилось { $void }. Например, в раздаче { $hand } (число для тасования { $seed }) ходов было { $turns }, и никто не выиграл.
refused-spoils-unseen = Вместе со всеми правилами, которые в силе, это испортит игру. Больше сказать нельзя.
refused-rule-spoils-the-game = Это правило испортит игру: { $verdict ->
    [hands_do_not_end] слишком много раздач не закончится
    [nothing_follows] появится карта, на которую ничего нельзя положить
    [spoils_the_game] оно не уживается с правилами, которые в силе
   *[card_never_playable] появится карта, которую никогда нельзя сыграть
}.
refused-unknown-end = «{ $end }» — не конец игры: годится open, hands:ЧИСЛО или time:МИНУТЫ.
refused-deal-out-of-bounds = Сдают каждому от { $low } до { $high } карт.
refused-deal-too-large = Колоды не хватит: карт каждому — { $cards }, игроков — { $seats }.
refused-shuffle-wanted = Сначала нужно перетасовать карты для следующей колоды.
refused-deal-awaited = Ждём раздачи.
refused-no-chance-wanted = Сейчас тасовать нечего.
refused-not-a-permutation = Нужна перестановка, элементов в ней: { $n }.
refused-no-such-seat = Место { $seat } никем не занято.
refused-order-running = Пауза для вопросов уже объявлена.
refused-order-too-soon = Предыдущую паузу объявляли вы; до новой за столом должно пройти ходов: { $turns }.
refused-still-talking = Разговор ещё не утих: нужно помолчать ещё { $seconds } с.
refused-already-wished = Вы уже просили закончить паузу.
refused-referee-is-disputed = Штраф { $penalty } — судейский: его не возвращают, но можно потребовать голосования.
refused-bad-call-by-third = Штраф { $penalty } возвращает кто-то третий: не тот, кто его дал, и не тот, кто получил.
refused-already-handed-back = О штрафе { $penalty } уже решено: его вернули или о нём голосовали.
refused-challenge-over = Оспорить штраф { $penalty } уже нельзя: на это даётся десять секунд.
refused-vote-decided = О штрафе { $penalty } уже голосовали.
refused-unknown-reason = «{ $reason }» здесь не причина для штрафа.
refused-no-reason = Назовите причину: без неё штраф не дают.
refused-own-penalty = Самому себе штраф не дают.
refused-referee-calls = Здесь штрафует судья; игроки — только за придуманные правила.
refused-already-called = За это штраф уже дан: { $reason }.
refused-called-too-late = Штрафовать за это поздно: { $reason }.

## Options of a table

option-referee = { $value ->
    [referee] Нарушения замечает судья, то есть машина
    [players] Нарушения замечают только игроки
   *[both] Нарушения замечают и судья, и игроки
}
option-limit = Время на ход: { $value } с
option-limit-own = Время на ход: { $value } с; у вас { $own } с
option-strict = { $value ->
    [true] Штрафовать за задержку игроки могут уже через 5 с
   *[false] Штрафовать за задержку игроки могут, только когда время на ход вышло
}
option-decks = Колод: { $value }
option-decks-by-seats = Колод — по числу игроков и карт
option-end-open = Играют, сколько захочется
option-end-hands = Раздач в игре: { $value }
option-end-time = После скольких минут больше не сдают: { $value }
option-grace-ms = Запас после каждого срока: { $value } мс
option-hand-cap-turns = После скольких ходов раздача не засчитывается: { $value }
option-hand-cap-minutes = После скольких минут раздача не засчитывается: { $value }
option-thanks-cap = После скольких штрафов подряд без «спасибо» игрок считается отошедшим: { $value }
option-away-after = После скольких ходов, сделанных столом, игрок считается отошедшим: { $value }
option-min-deal = Сдают каждому карт, не меньше: { $value }
option-winner-deals = { $value ->
    [true] Следующую раздачу сдаёт победитель
   *[false] Сдают по очереди, по часовой стрелке
}
option-stock-out-of-turn-penalty = { $value ->
    [true] За касание колоды не в свою очередь — штраф
   *[false] Касание колоды не в свою очередь — не нарушение
}
option-draw-then-play = { $value ->
    [true] Кто взял карты за семёрки, потом ходит или берёт ещё одну
   *[false] Взять карты за семёрки — это и есть весь ход
}
option-reverse-is-skip-2p = { $value ->
    [true] Вдвоём восьмёрка даёт ещё один ход
   *[false] Вдвоём восьмёрка не меняет, кто ходит следующим
}
option-penalise-early-release = { $value ->
    [true] За валета, отпущенного без заказа, — штраф
   *[false] За валета, отпущенного без заказа, штрафа нет: лишь теряется заказ
}
option-strict-calls = { $value ->
    [true] Пику, которая вернулась в руку, всё равно нужно назвать
   *[false] О карте, которая вернулась в руку, ничего говорить не нужно
}
option-silence = { $value ->
    [true] Пока идёт раздача, говорить можно только то, что велит игра
   *[false] Разговаривать можно
}
option-to-stock = { $value ->
    [true] Карта неверного штрафа идёт в колоду
   *[false] Карта неверного штрафа идёт тому, кто его дал
}
option-once = { $value ->
    [true] Правило придумывают один раз, выиграв три раздачи
   *[false] Правило придумывают после каждых трёх выигранных раздач
}
option-making = { $value ->
    [announced] Придуманные правила объявляют
   *[secret] Придуманные правила держат в тайне
}
option-add-deck = { $value ->
    [true] Когда карты кончились, добавляют новую колоду
   *[false] Когда карты кончились, больше не берут
}
option-multipliers = Время по местам, в процентах: { $value }
option-multipliers-none = Время у всех одинаковое
