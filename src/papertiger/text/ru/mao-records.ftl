# Records of Mao: a session gone through again with everything open, and its statistics.

## What lies open

records-breach-called = Нарушение, { $who } (за него дан штраф { $penalty }): { $reason }
records-breach-unnoticed = Нарушение, { $who } (никто не заметил): { $reason }
records-hand = { $who }, карты: { $cards }
records-stock = Колода сверху, с { $from } по { $to }: { $cards }
records-due = { $who }: осталось { $seconds } с, иначе нарушение: { $reason }
records-uncalled = Пока никто не заметил, { $who }: { $reason }
records-secrets = Игра окончена. Придуманные правила были такие:
records-sealed = В { $file } действуют тайные правила, а игра не окончена: показано то, что видели все за столом.
records-guarded = Последняя раздача в { $file } не окончена: показано то, что видели все за столом. Всё откроет --open.
records-torn = { $file }: строка { $line } оборвана, она не была дописана. Игра показана до строки { $before }.

## Statistics

records-title = Статистика
records-session = Выиграно раздач: { $hands }, без победителя: { $void }; ходов: { $turns }; минут игры: { $minutes }
records-referee = Штрафы от судьи: { $count } ({ $list })
records-player = { $who }, выиграно раздач: { $won }
records-taken = Получено штрафов: { $count } ({ $list })
records-given = Дано штрафов: { $count } ({ $list })
records-calls = Из них верных: { $right }, неверных: { $wrong }, судить людям: { $unjudged }; возвращено: { $back }, отменено голосованием: { $undone }
records-bad-calls = «Неверный штраф» сказано верно: { $right }, неверно: { $wrong }, судить людям: { $unjudged }
records-unnoticed = Нарушения, которых никто не заметил: { $count } ({ $list })
records-thanks = Забыто «спасибо»: { $count }
records-race = Споры за масть валета: { $races }, выиграно: { $won }
records-race-times = Заказ масти в споре: быстрее всего за { $fastest } с, медиана { $median } с
records-spades = Названо пик: { $count }, медиана { $median } с после карты
records-votes = Голосований по просьбе игрока: { $asked }; голосов «в силе»: { $upheld }, «отменить»: { $rejected }
records-count = { $reason }: { $count }
records-other = другая причина, своими словами
records-no-hand = Ни одна раздача не окончена: считать нечего.

## The drawn replay

records-replay-open = Всё открыто: карты, колода, нарушения.
records-replay-seat = Так видит { $who }.
records-replay-running = Ещё не окончено: так видели все за столом.
records-replay-over = Раздача сыграна: s — кого поймали, а кого нет.
records-stock-open = Колода: { $cards }
tui-key-hand = раздача
tui-key-breach = нарушение
tui-key-statistics = статистика
records-replay-keys =
    → или пробел    следующий момент
    ← или b         назад
    ↓ ↑ или n, p    к следующему штрафу или нарушению, к предыдущему
    PgDn, PgUp      к следующей раздаче, к предыдущей
    Home, End       в начало, в конец
    o               открыть всё или показать, что видело одно место
    v               смотреть со следующего места
    l               ход игры до этого момента
    s               последняя раздача: кого поймали, чего никто не заметил
    t               статистика раздач до этого момента
    r               правила
    q или Esc       выход
    F1 или h        эти клавиши
