# A made-up rule that is tried out: what it contradicts, what it does, what came of the hands.

## What a new rule contradicts, then an example, then what holds

conflict-same-rule = «{ $new }» говорит ровно то же, что «{ $other }».
conflict-ban-and-permission = Из правил «{ $new }» и «{ $other }» одно разрешает то, что другое запрещает.
conflict-two-bans = «{ $new }» и «{ $other }» запрещают некоторые из одних и тех же ходов.
conflict-two-permissions = «{ $new }» и «{ $other }» разрешают некоторые из одних и тех же ходов.
conflict-count-as = По правилам «{ $new }» и «{ $other }» одна карта считается двумя разными.
conflict-act-as = По правилам «{ $new }» и «{ $other }» одна карта действует по-разному.
conflict-words-and-silence = Из правил «{ $new }» и «{ $other }» одно требует слов там, где другое требует молчания.
conflict-words-and-ban = Из правил «{ $new }» и «{ $other }» одно требует слов, которые другое говорить не даёт: «{ $words }».
conflict-gesture-and-ban = Из правил «{ $new }» и «{ $other }» одно требует жеста, который другое делать не даёт.
conflict-turn = «{ $new }» и «{ $other }» оба решают, чей ход следующий.
conflict-example = Например: { $card } поверх карты «{ $top }».
conflict-example-card = Например: { $card }.
conflict-prevails = Действует «{ $prevails }». [MO-93]
conflict-both = Действуют оба. [MO-93]

## A trial

trial-progress = Правило испытывается: { $done } из { $of } раздач
trial-seat = Игрок { $seat }
trial-separator = { "; " }
trial-attempt = { $who }: в руке { $card }, сверху лежит { $top }.
trial-counts = { $card } — всё равно что { $other }.
trial-follows = Срабатывает: { $moment }
trial-follows-not = Не срабатывает: { $moment }
trial-hands = Сыграно раздач: { $hands }, до конца — { $ended }; в половине из них ходов не больше { $turns }, в самой длинной — { $longest }.
trial-part = Часть { $part } сработала столько раз: { $times }.
trial-caught = Штрафов за нарушение этого правила — { $caught }, всего штрафов — { $given }.

## Files

rule-accepted = { $file }: «{ $id }» можно принять.
rule-judged = { $file }: «{ $id }» — свободный текст: о нём судит стол, испытывать нечего.
rule-file-empty = { $file }: файл пуст, правила в нём нет
rule-file-no-json = { $file }, строка { $line }, столбец { $column }: это не JSON
rule-file-no-rule = { $file }, { $path }: { $detail }
rule-file-no-utf8 = { $file }, строка { $line }: это не текст в UTF-8
rule-file-standard-twice = стандартный ввод можно прочитать только один раз
rule-file-written = { $file }, строка { $line }, столбец { $column }: { $fault }
rule-trial-failed = правило испытать не удалось
