# The table of Mao in a terminal, drawn or in plain lines.

## The strip above the table

mao-hand = Раздача
mao-referee = Кто штрафует:
mao-referee-referee = судья
mao-referee-players = любой игрок
mao-referee-both = судья и игроки
mao-direction = Ход
mao-clockwise = ↓ по часовой стрелке
mao-counter = ↑ против часовой стрелки
mao-paused = Игра стоит: P продолжает.
mao-paused-reading = Игра стоит, пока вы читаете.
mao-order = Пауза для вопросов: { $who }
mao-hush = тихо уже { $seconds } с
mao-order-wishes = закончить предлагает { $who }
mao-ballot = Голосование о штрафе { $penalty }: голосов { $voted } из { $seats }
mao-ballot-own = Штраф { $penalty }: y — остаётся, n — отменить; голосов { $voted } из { $seats }
mao-held = Палец на валете: { $who }
mao-held-called = Палец на валете: { $who }, масть { $suit }
mao-race = Валет отпущен: масть за тем, кто назовёт её первым
mao-last-played = Последняя карта сыграна ({ $who }): победа ещё не решена
mao-win-disputed = Ещё не победа: сыгравший последнюю карту оштрафован, и штраф можно оспорить
mao-sevens = Семёрок: { $sevens }, взять карт: { $owed }
mao-deals = Сдаёт { $who }
mao-deals-you = Сдаёте вы: i — открыть первую карту
mao-between = Следующим сдаёт { $who }
mao-between-you = Сдаёте вы: z, затем сколько карт каждому; 0 — десять
mao-between-wait = Если ждать — по пять
mao-seconds = { $seconds } с
mao-stopped = { $who }: часы стоят

mao-guest = Гость

## Around the table: a word or two, there is little room

mao-stock = колода
mao-pile = стопка
mao-called = масть: { $suit }
mao-dealer = сдаёт
mao-away = вне стола
mao-gone = вышел из игры
mao-holds = палец на валете
mao-said = «{ $text }»
mao-done = *{ $what }*

## The phrase bar

mao-key-order = Вопросы
mao-key-end = конец
mao-key-spade = «… пик»
mao-key-gestures = жесты
mao-key-penalty = штраф
mao-key-dispute = спор
mao-key-vote = голос
mao-key-play = ход
mao-key-hold = палец
mao-key-release = снять
mao-key-stock = колода
mao-key-look = карты
mao-key-deal = сдать
mao-key-turn-up = верх
mao-gesture-knock = постучать
mao-gesture-bow = поклониться
mao-gesture-tap = тронуть стопку
mao-gesture-slap = хлопнуть по столу
mao-gesture-stand = встать
mao-gesture-snap = щёлкнуть пальцами
mao-gesture-straighten = поправить стопку

## The line to speak in, and the keys below it

mao-line = / — сказать что-нибудь своими словами
mao-line-rank = { $rank } … s: пик; Esc: передумать
mao-line-gesture = от 1 до 7: жест; Esc: передумать
mao-line-deal = Сколько карт каждому? От { $least } до 9, 0 — десять; Esc: передумать
mao-look-first = Ваши карты лежат рубашкой вверх: u поднимает их.
mao-away-you = Вы отошли, и карты за вас берёт стол: w — вернуться.
tui-key-speak = речь
tui-key-review = разбор

## Penalties

mao-penalty-title = Штраф
mao-penalty-whom = Кому? Клавиша игрока. Esc — никому.
mao-penalty-what = { $who }: за что? Клавиша причины или придуманного правила. Esc — ни за что.
mao-penalty-scroll = ↑ ↓ — листать.
mao-penalty-own = { $who }: за что? Enter — дать штраф, Esc — не давать.
mao-penalty-rules = Придуманные правила
mao-penalty-other = другая причина, своими словами
mao-penalty-line = Причина своими словами

mao-challenge-title = Штрафы этой раздачи
mao-challenge-none = В этой раздаче штрафов не было.
mao-hint-challenge = ↑ ↓ штраф   Enter — голосование   b — вернуть: неверный штраф   Esc — закрыть

## After a hand

mao-review-title = Прошлая раздача
mao-review-caught = Нарушение, { $who }: { $reason }. Заметил: { $by }
mao-review-called = Обвинение, { $who }: { $reason }. Выдвинул: { $by }
mao-review-noted = { $caught } ({ $notes })
mao-review-stands = оставлено голосованием
mao-review-undone = отменено голосованием
mao-review-handed-back = карту вернул { $who }
mao-review-unfounded = стол ничего такого не заметил
mao-review-unnoticed = Нарушение, { $who }: { $reason }. Не заметил никто
mao-review-nothing = Правил никто не нарушал, и штрафов не было.
mao-no-review = Ни одна раздача ещё не окончена.
mao-score = { $who } { $won }
mao-hint-review = ↑ ↓ нарушение, Enter — его пункт правил   пробел или Esc — дальше
mao-hint-review-nothing = пробел, Enter или Esc — дальше
mao-end-title = Когда кончится игра
mao-end-about = { $end }. Иначе она кончится, если все пожелают одного и того же.
mao-end-line = open, hands:5 или time:30
mao-hint-end = Enter — пожелать   Esc — закрыть
mao-rule-in-force = Придуманное правило: { $text }
mao-rule-says = { $rule } — { $says }
mao-over = Игра окончена
mao-hint-over = Enter — выйти из-за стола   Esc — ещё посмотреть на него
mao-quit = Игра останется как есть, её можно продолжить потом.

## Keys

mao-keys =
    За этим столом ничто не подскажет, что пора делать: все клавиши на виду всегда.
    ← → Home End    выбрать карту; щелчок мышью — тоже
    Enter           положить её и сразу отпустить
    Пробел          положить её и держать на ней палец: для валетов
    s h d c         назвать масть: пики, червы, бубны, трефы
    r               снять палец
    x               коснуться колоды, а значит, взять верхнюю карту
    u               поднять свои карты
    a от 2 до 9 0 j q k, затем s   назвать пику: «Туз пик»; 0 — десятка
    t l m M         Спасибо, Последняя карта, Мао, Мао Мао
    o, e            пауза для вопросов; её конец
    b, v            сказать «Неверный штраф»; оспорить последний штраф: о нём голосуют
    V               все штрафы раздачи: оспорить или вернуть один из них
    y, n            голос: штраф остаётся, штраф отменить
    p               штраф: клавиша — кому, клавиша — за что
    g               жест, от 1 до 7
    / или Tab       сказать своими словами; Enter — сказано
    z, затем от 3 до 0   сдать столько карт каждому, если вы сдаёте; 0 — десять
    i               открыть первую карту, держа на ней палец, если вы сдаёте
    w               вернуться за стол, если вы отошли
    L S R P         ход игры, разбор прошлой раздачи и счёт, правила, пауза
    E               пожелать другого конца игры
    N               придумать правило, выиграв три раздачи
    Q               уйти из-за стола
    ? или F1        эти клавиши
    {""}
    Буквы — по их месту на латинской клавиатуре, какая бы раскладка ни была включена.
    ► ходит   ▒ карты рубашкой вверх   ▌ карты в руке   ★ выигранные раздачи

## In plain lines

mao-plain-welcome = Мао. Вы — { $name }, против вас { $bots }. Пока вы думаете, время стоит; пустая строка пускает его до тех пор, пока что-нибудь не коснётся вас.
mao-plain-more-help = Здесь ничто не подскажет, что пора сказать или сделать. Знак ? — всё, что можно ввести; «выход» — уйти.
mao-plain-prompt = :
mao-plain-turn = Ходит { $who }.
mao-plain-top = Сверху { $card }.
mao-plain-called = Заказана масть: { $suit }.
mao-plain-hand = У вас: { $cards }.
mao-plain-down = Ваши карты лежат рубашкой вверх: { $cards }.
mao-plain-watching = Вы только смотрите.
mao-plain-middle = Ход идёт { $way }. В колоде { $stock }, в стопке { $pile }.
mao-plain-clockwise = по часовой стрелке
mao-plain-counter = против часовой стрелки
mao-plain-seat = { $key } { $who }: карт { $cards }, выиграно раздач { $won }{ $states }
mao-plain-score = Выиграно раздач: { $scores }
mao-plain-penalty-how = Штраф: слово, клавиша игрока, клавиша причины, например «штраф 2 d»; после n — причина своими словами.
mao-plain-what-to-say = Что сказать? Слова стоят после кавычки или после слова «скажи».
mao-plain-face-down = Ваши карты лежат рубашкой вверх: «карты» поднимает их.
mao-plain-no-such-card = Такой карты у вас нет: нужен её номер или код, например «ход 10H».
mao-plain-no-such-penalty = Такого игрока или такой причины нет: «штраф» перечисляет их.
mao-plain-no-reason = После n нужна причина своими словами.
mao-plain-not-understood = Непонятно, и за столом этого никто не слышал. Знак ? — всё, что можно ввести; сказано будет то, что начинается с кавычки.
mao-plain-help =
    Пустая строка пускает время; до неё ничто не опоздает.
    3 — положить третью карту своей руки; +3 — положить и держать на ней палец: для валетов. То же по коду: ход 10H, держу JS.
    карты: поднять свои карты. беру: коснуться колоды, а значит, взять верхнюю карту. отпускаю: снять палец с валета.
    Что слушает игра, говорится так, как введено: Спасибо, Последняя карта, Мао, Мао Мао, Пятёрка пик, Червы, Неверный штраф, Пауза для вопросов.
    Всё прочее — после кавычки: "привет; или после слова: скажи привет.
    пауза: пауза для вопросов. конец: закончить её. спор: голосование о последнем штрафе; спор 4: об этом. остаётся, отменить: ваш голос.
    штраф: кому и за что его можно дать; штраф 2 d — дать.
    сдаю 5, открываю: если вы сдаёте, столько карт каждому и первая карта с пальцем на ней.
    от g1 до g7: постучать, поклониться, тронуть стопку, хлопнуть по столу, встать, щёлкнуть пальцами, поправить стопку.
    правило: придумать правило шаг за шагом после трёх выигранных раздач; правило и ваши слова: сразу; никакого: не придумывать. согласен hands:5: пожелать другого конца игры. вернуться: снова за стол.
    В любую минуту: стол, журнал (журнал весь), разбор (прошлой раздачи), правила (правила MO-48), ? (эта справка), выход.
    Клавиши нарисованного стола действуют и здесь, с Enter после них: t, 5s, u, x, p, L, S, R, Q.
mao-help-words = ? справка помощь help
mao-table-words = стол table
mao-log-words = журнал log
mao-review-words = разбор счёт счет review score
mao-rules-words = правила rules
mao-penalties-words = штрафы penalties
mao-look-words = карты смотрю look
mao-take-words = беру взять колода take stock
mao-release-words = отпускаю отпустить release
mao-turn-words = открываю открыть turn
mao-order-words = пауза order
mao-end-words = конец end
mao-dispute-words = спор dispute
mao-stands-words = остаётся остается stands
mao-undo-words = отменить undo
mao-back-words = вернуться back
mao-quit-words = выход выйти quit
mao-say-words = скажи сказать say
mao-play-words = ход кладу play
mao-hold-words = держу hold
mao-deal-words = сдаю сдать deal
mao-penalty-words = штраф penalty
mao-rule-words = правило rule
mao-agree-words = согласен agree
mao-none-words = никакого none

## The record

mao-kept = Сыгранные раздачи сохранены: { $file }
mao-left = Игра остаётся как есть; продолжить её: --resume { $file }
mao-not-kept = Записать эту игру не удаётся: { $why }. Играем без записи.
mao-kept-no-further = Игра больше не записывается: { $why }. На этом она окончена.
mao-flag-or-resume = { $flag } относится к новой партии, а --resume продолжает старую, какой она была: нужно что-то одно
