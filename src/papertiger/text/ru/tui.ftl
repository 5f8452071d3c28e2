# The table of Madiao drawn in a terminal.

## The strip above the table: labels, each followed by its value

tui-hand-number = Раздача
tui-trick-number = Взятка
tui-trick-of = { $number }/{ $all }
tui-stake = Ставка
tui-banker = Банкир
tui-upcard = Открытая карта
tui-tops = Старшие
tui-led = Масть хода
tui-winning = Берёт
tui-winning-card = { $card }, { $who }
tui-none = —
tui-pace = [ ] темп { $seconds } с
tui-paused = p: пауза

## The players, and what is written on cards: a word or two, there is little room

tui-role-banker = банкир
tui-role-dealer = сдающий
tui-role-shuffler = тасующий
tui-role-player = игрок
tui-score = счёт
tui-tricks = взятки
tui-cards = карты
tui-red = кр.
tui-top = старш.
tui-wins = * бьёт
tui-down-only = ▒ рубаш.
tui-winner = * берёт
tui-exposed = откр.
tui-upcard-mark = открытая

## What is asked, above the hand

tui-your-lead = Ваш ход: выберите карту, Enter — сыграть.
tui-your-turn = Ваша очередь: Enter — карта в открытую, - — рубашкой вверх.
tui-turn-of = Очередь: { $who }.
tui-paused-prompt = Пауза: p — продолжить.
tui-hand-over = Раздача сыграна: Enter — к расчёту.

## The keys in the line at the bottom

tui-key-up = открыто
tui-key-down = сброс
tui-key-card = карта
tui-key-log = ход игры
tui-key-scores = счёт
tui-key-rules = правила
tui-key-pause = пауза
tui-key-quit = выход
tui-key-keys = клавиши
tui-key-next = дальше
tui-key-talk = разговор
tui-key-code = код
tui-key-on = дальше
tui-key-back = назад
tui-key-trick = взятка
tui-key-deal = раздача
tui-key-open = открыть
tui-key-turn = место

## Dialogs

tui-stake-title = Ставка
tui-cut-title = Снять колоду
tui-redeal-title = Пересдача
tui-exposed-title = Открытый сброс
tui-quit-title = Выйти из-за стола?
tui-quit = Партия останется как есть, её можно продолжить позже.
tui-yes = Да (д)
tui-no = Нет (н)
tui-hint-number = ← → или цифры: число   Enter: готово   r: правила
tui-too-small = Нужно больше места: не меньше 80 столбцов и 24 строк.

## Sheets

tui-hint-scroll = ↑ ↓ листать   Esc — закрыть
tui-hint-ledger = ↑ ↓ строка, Enter — её пункт правил   пробел или Esc — дальше
tui-hint-card = ← → другая карта   Esc — закрыть
tui-hint-rules = ↑ ↓ пункт   пробел, b — листать текст   Esc — закрыть
tui-hint-ending = Enter — выйти из-за стола
tui-log-title = Ход игры
tui-scores-title = Счёт
tui-rules-title = Правила
tui-rules-in-english = Текст пунктов — пока только на английском.
tui-rules-table = За этим столом
tui-rules-stakes = ставки от { $low } до { $high }
tui-keys-title = Клавиши
tui-keys =
    ← → или 1–8     выбрать карту; можно и мышью
    Enter или u     сыграть её в открытую
    - или d         сыграть рубашкой вверх: сброс
    ?               справка о карте
    д, н            да и нет; Esc — нет
    l               ход игры: всё, что произошло
    s               счёт: последний расчёт
    r               правила
    {"[ ]"}             боты играют быстрее, медленнее
    p               пауза и продолжение
    q               выйти из-за стола; партию можно продолжить позже
    F1 или h        эти клавиши
    {""}
    ■ Десятки мириад   ▲ Мириады   ≡ Связки   ○ Наличные
    На карте: «кр.» — красная; «старш.» — старшая в этой раздаче; «* бьёт» — сейчас забрала бы взятку; «▒ рубаш.» — можно только рубашкой вверх. Буквы можно нажимать и в русской раскладке.

## A replay

tui-replay-open = Все карты открыты.
tui-replay-seat = Так видит { $who }.
tui-replay-over = Раздача сыграна: s — расчёт.
tui-replay-running = Эта раздача ещё идёт: карты закрыты.
tui-replay-keys =
    → или пробел    дальше
    ← или b         назад
    ↓ ↑ или n, p    к следующей взятке, к предыдущей
    PgDn, PgUp      к следующей раздаче, к предыдущей
    Home, End       в начало, в конец
    o               открыть все карты или смотреть с одного места
    v               пересесть на следующее место
    l               ход игры до этого момента
    s               счёт: последний расчёт
    ?               справка о картах
    r               правила
    q или Esc       выйти
    F1 или h        эти клавиши
