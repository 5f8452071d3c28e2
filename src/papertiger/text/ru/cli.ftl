# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = Paper Tiger («Бумажный тигр»): мадяо и мао по всем правилам.
cli-language = язык: en, ru, zh-Hans или zh-Hant (иначе — по PAPERTIGER_LANG или по локали)
cli-madiao = мадяо, игра в бумажного тигра
cli-madiao-about = Мадяо (馬弔): четыре игрока, сорок карт, трое против банкира.
cli-play = сыграть партию с тремя ботами
cli-learn = сыграть первую раздачу: игра учит сама, шаг за шагом
cli-learn-about = сыграть первую раздачу, которая учит игре: десять минут, шаг за шагом; можно уйти и потом продолжить
cli-watch = провести партии между ботами
cli-deal = сдать карты и вывести раздачу в JSON
cli-settle = рассчитать раздачи из JSON: кто, кому и за что платит
cli-file = файл с раздачами: одна раздача в JSON, массив или JSON Lines; - означает стандартный ввод
cli-score = рассчитать раздачу, сыгранную настоящими картами: спросит, кто взял какую взятку, и скажет, кто кому платит
cli-rules = читать правила: список, раздел или один пункт
cli-clause = пункт правил, например MD-5.3 или 5.3, или раздел, например 5; без него — список всех
cli-seed = зерно: при том же числе будут те же карты и те же боты
cli-seed-play = начать новую партию с этим зерном: при том же числе будут те же карты и те же боты
cli-bots-play = три бота через запятую или одно имя на всех
cli-bots-watch = четыре бота через запятую или одно имя на всех
cli-name = ваше имя за столом
cli-banker = место банкира, от 0 до 3
cli-matches = сколько партий сыграть
cli-json = выводить по строке JSON на каждую партию
cli-switches = правила стола
cli-preset = набор правил, взятый за основу
cli-switch-seating = как разыгрываются места и первый банкир
cli-switch-keep-seats = места не менять, разыграть только банк
cli-stake-limits = наименьшая и наибольшая ставка, например 2-20
cli-switch-cut-card-is-upcard = карта, показанная при съёме, становится первой открытой
cli-switch-exposed-discard = сколько и кому платят за открытую карту, которая не бьёт
cli-switch-hundred-bonus = при скольких взятках Сотня приносит премию
cli-switch-sets = идёт ли набор из четырёх онёров сверх набора из трёх
cli-max-deals = предел числа сдач в партии, считая пересдачи
cli-seat = ваше место, от 0 до 3 против часовой стрелки; тогда места остаются
cli-plain = простые строки — для каналов и экранных дикторов (без терминала — само собой)
cli-pace = миллисекунды между ходами ботов за нарисованным столом
cli-new = начать новую партию и не спрашивать о неоконченной
cli-new-lesson = начать урок заново и не спрашивать о начатом
cli-resume = продолжить неоконченную партию: последнюю или ту, чьё название из списка (или файл) указано; правила, время и боты у неё свои
cli-mao = Мао — игра слов, штрафов и придуманных правил
cli-mao-about = Мао: пять и больше игроков, слова, которые надо сказать, штрафы, голосования и правила, которые придумывают победители.
cli-mao-play = играть в Мао с ботами за столом в терминале
cli-mao-learn = сыграть первую раздачу Мао: игра учит сама, шаг за шагом
cli-mao-learn-about = сыграть первую раздачу Мао, которая учит игре: десять минут, шаг за шагом, без спешки; можно уйти и потом продолжить
cli-mao-seats = сколько игроков, считая вас
cli-mao-bots-play = боты через запятую или один уровень на всех: { $known }
cli-mao-plain = простые строки, и спешить некуда — для каналов и экранных дикторов (без терминала — само собой)
cli-mao-time = сколько у вас времени, в процентах от времени остальных, — для тех, кому нужно больше
cli-mao-seed = зерно: при том же числе будут те же карты и те же боты
cli-mao-options = правила стола
cli-mao-option-referee = кто замечает нарушения: машина (referee), игроки (players) или те и другие (both)
cli-mao-option-making = придуманные правила объявляют (announced) или знают только те, кто их придумал (secret)
cli-mao-option-limit = секунд на ход
cli-mao-option-end = когда кончается игра: open (когда вы уйдёте), hands:ЧИСЛО или time:МИНУТЫ
cli-mao-option-strict = штрафовать за задержку игроки могут уже через 5 с
cli-mao-option-winner-deals = следующую раздачу сдаёт победитель
cli-mao-option-stock-out-of-turn-penalty = за касание колоды не в свою очередь — штраф
cli-mao-option-draw-then-play = кто взял карты за семёрки, потом ходит или берёт ещё одну
cli-mao-option-reverse-is-skip-2p = вдвоём восьмёрка даёт ещё один ход
cli-mao-option-penalise-early-release = за валета, отпущенного без заказа, — штраф
cli-mao-option-strict-calls = пику, которая вернулась в руку, всё равно нужно назвать
cli-mao-option-silence = пока идёт раздача, говорить можно только то, что велит игра
cli-mao-option-to-stock = карта неверного штрафа идёт в колоду
cli-mao-option-once = правило придумывают только после трёх выигранных раздач, а не после шести, девяти…
cli-mao-option-add-deck = когда карты кончились, добавляют новую колоду
cli-mao-option-decks = сколько колод (иначе — по числу игроков и карт)
cli-mao-option-grace-ms = сколько миллисекунд запаса после каждого срока
cli-mao-option-hand-cap-turns = после скольких ходов раздача не засчитывается
cli-mao-option-hand-cap-minutes = после скольких минут раздача не засчитывается
cli-mao-option-thanks-cap = после скольких штрафов подряд без «спасибо» игрок считается отошедшим
cli-mao-option-away-after = после скольких ходов, сделанных столом, игрок считается отошедшим
cli-mao-option-min-deal = сколько карт каждому сдают самое меньшее
cli-mao-bad-end = --end — это open, hands:ЧИСЛО или time:МИНУТЫ, а не «{ $end }»
cli-mao-run = сыграть сценарий и напечатать, что последовало за каждой строкой
cli-clause-mao = пункт правил, например MO-48 или 48, или раздел, например §5 (s5) или 10a; без него — список всех
cli-scenario = сценарий в виде JSON Lines; - — стандартный ввод
cli-views = вместо этого напечатать, что узнали каждое место и зритель
cli-record-run = ещё и записать всё, что было сделано, в этот новый файл (.tiger) — для check
cli-mao-rule = придуманные правила в файлах: проверить, объяснить, испытать
cli-mao-rule-check = принял бы стол эти правила или нет
cli-mao-rule-check-about = принял бы стол эти правила, одно за другим: чему каждое противоречит, все ли карты можно сыграть и заканчиваются ли раздачи. Код выхода — 0, если приняты все, 1, если какое-то нет, 2, если это не правило.
cli-mao-rule-explain = что говорят правила, своими словами
cli-mao-rule-try = что делает правило: в примерах и в целых раздачах
cli-mao-rule-try-about = что делает правило: случаи, когда каждая его часть срабатывает или нет, и чем кончились пробные раздачи
cli-mao-rule-file = правило, записанное словами или в JSON; - означает стандартный ввод
cli-mao-rule-files = правила, записанные словами или в JSON; каждое действует уже для следующего; - означает стандартный ввод
cli-mao-rule-hands = сколько сыграть раздач
cli-mao-rule-seed = число для тасования: при том же числе раздачи те же
cli-mao-rule-with = правило, которое уже в силе; можно указать несколько раз
cli-mao-rule-seats = сколько игроков
cli-mao-stats = показать итоги игр в Мао по игрокам: штрафы, голоса, быстроту
cli-mao-stats-json = напечатать их одной строкой JSON
cli-watch-mao = провести партии в Мао между ботами
cli-sessions = сколько партий сыграть
cli-seats = сколько мест за столом
cli-hands = сколько раздач в партии (ничейные не в счёт)
cli-bots-mao = боты через запятую или одно имя на всех: { $known }
cli-referee = кто замечает нарушения: машина (referee), игроки (players) или те и другие (both)
cli-json-mao = выводить по строке JSON на каждую партию
cli-record-watch = ещё и записать каждую партию в эту папку: session-1.tiger и так далее
cli-web = столы этой машины в браузере: запускает сервер и открывает его страницу (так работает play.py без слов)
cli-no-browser = не открывать браузер
cli-terminal = мадяо за столом в терминале: то же, что madiao play
cli-serve = запустить сервер столов: люди и программы играют по сети
cli-bot = привести к столу на сервере бота (или нескольких), чтобы он сыграл там одну игру
cli-bot-link = ссылка на стол; с --game или --code — адрес сервера, например http://127.0.0.1:8420
cli-bot-code = прийти за стол, к которому ведёт этот устный код
cli-bot-game = открыть новый стол для этой игры и сообщить его адрес: madiao или mao
cli-bot-hands = сколько раздач в игре за новым столом Мао
cli-bot-seats = сколько ботов придёт
cli-bot-name = имя бота; если их несколько, имена нумеруются
cli-bot-level = как играют боты: random или steady в мадяо; beginner, regular или expert в Мао
cli-bot-start = если бот — хозяин стола, начать, как только готовы все, кто сидит; пустые места займут боты сервера, если это разрешено за столом
cli-join = сесть за стол сервера в этом терминале или смотреть
cli-join-about = Сесть за стол сервера в этом терминале или смотреть. Та же команда ещё раз, хотя бы и после сбоя, возвращает на то же место.
cli-join-where = ссылка, которую вам прислали, вида http://192.168.1.7:8420/t/…; с кодом — адрес сервера
cli-join-code = восемь цифр кода, который вам назвали или который переносит ваше место на это устройство
cli-join-watch = только смотреть
cli-join-name = ваше имя за столом; кто ещё играет с этой машины, называет другое
cli-open = открыть стол на сервере, показать ссылку и код и сесть там
cli-open-about = Открыть стол на сервере, показать ссылку и код и сесть там.
cli-open-server = адрес сервера, например http://192.168.1.7:8420
cli-open-game = во что там играют
cli-open-bots = на места, пустые в начале, садятся боты этого уровня: random или steady в мадяо; beginner, regular или expert в Мао
cli-open-public = стол стоит в списке сервера
cli-open-no-takeover = боты не играют за отсутствующих: стол ждёт
cli-open-no-spectators = смотреть никому нельзя
cli-open-clock = секунд на ход в мадяо; 0 — без ограничения
cli-open-places = сколько мест за столом Мао
cli-open-hands = сколько раздач составляют игру Мао
cli-open-link-only = только открыть стол и показать ссылку и код
cli-admin = данные сервера: резервные копии, восстановление, удаление людей и старых столов
cli-games = показать партии, записанные на этой машине
cli-games-json = по одной строке JSON на партию
cli-replay = показать партию заново, вперёд и назад, или напечатать её раздачи
cli-record = запись (.tiger) или название партии из списка; - означает стандартный ввод
cli-replay-seat = показать, как её видело это место, считая от 0 (иначе открыты все карты)
cli-replay-stats = для Мао: вместо самой игры показать статистику
cli-replay-open = открыть и ту раздачу, которая ещё играется: вы увидите карты, скрытые от вас в партии, которую можно продолжить
cli-replay-json = напечатать оконченные раздачи в JSON, по одной на строке; для Мао — всё, что произошло
cli-replay-notation = напечатать оконченные раздачи в нотации
cli-check = проверить, следует ли правилам запись или текст в нотации
cli-check-file = запись (.tiger), название партии из списка или текст в нотации; - означает стандартный ввод
cli-check-seed = зерно, названное в конце партии, или зерно партии из mao watch (ЗЕРНО:НОМЕР, например 7:2): с ним сверяются тасовки
cli-verify = проверить, те ли в записи тасовки, за которые поручились заранее
cli-verify-json = по одной строке JSON на раздачу
cli-deck = сорок карт: список, рисунки, печать
cli-deck-svg = записать нарисованные карты (SVG) в эту папку
cli-deck-pdf = записать листы для печати (PDF) в этот файл
cli-deck-paper = бумага для печати

## Errors

cli-error = { $program }: ошибка: { $message }
cli-note = { $program }: { $message }
cli-unknown-language = языка «{ $language }» нет; есть { $known }
cli-unknown-bot = бота «{ $bot }» нет; есть { $known }
cli-wrong-bots = нужно ботов: { $count } (или одно имя на всех); указано: { $found }
cli-bad-limits = пределы ставок — МИН-МАКС, например 2-20: 2 <= МИН <= МАКС <= { $most }, и между ними чётное число, а не «{ $limits }» [MD-2.3]
cli-bad-number = нужно целое число от { $low } до { $high }, а не «{ $found }»
cli-bad-name = в имени должно быть печатных знаков: от 1 до { $most }
cli-name-taken = имя «{ $name }» уже занято ботом
cli-cannot-read = не удаётся прочитать { $file }: { $why }
cli-standard-input = стандартный ввод
cli-no-such-file = такого файла или папки нет
cli-is-a-folder = это папка
cli-not-permitted = нет прав доступа
cli-is-no-folder = на месте папки стоит файл
cli-no-home = домашняя папка неизвестна: задайте HOME или PAPERTIGER_HOME
cli-games-folder = папку с партиями
cli-odd-file = это не обычный файл, а устройство, канал или сокет
cli-too-large = он больше { $most } МиБ
cli-read-only = это место доступно только для чтения
cli-no-space = кончилось место
cli-other-error = системная ошибка { $number } ({ $name })
cli-empty = { $file }: здесь пусто, раздач нет
cli-unknown-clause = пункта «{ $text }» нет; ближайшие: { $near }
cli-unknown-section = раздела «{ $text }» нет; ближайшие: { $near }
cli-cannot-write = не удаётся записать: { $why }
cli-cannot-write-file = не удаётся записать { $file }: { $why }
cli-there-already = { $file } уже есть, а поверх старого не пишется: выберите другое имя
cli-no-name = { $option }: нужно имя
cli-progress = партии
cli-session = партия { $number }: раздач { $hands }, ничейных { $void }, ходов { $turns }, штрафов { $penalties }, минут { $minutes }; выиграно: { $wins }
cli-session-record = запись: { $file }; зерно { $seed }
cli-match = партия { $number }: { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
}, { $scores }
cli-matches-done = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
} по правилам «{ $preset }»; денег за партию (стандартная ошибка): { $means }

## Records and notation

cli-no-games = В { $folder } пока нет ни одной партии.
cli-game-mao-over = { $file }: Мао, окончено; выиграно раздач: { $scores }
cli-game-mao-unfinished = { $file }: Мао, не окончено; выиграно раздач: { $scores }
cli-game-over = { $file }: { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[many] { $hands } раздач
}, партия окончена; { $scores }
cli-game-unfinished = { $file }: { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[many] { $hands } раздач
}, партия не окончена; { $scores }
cli-game-broken = { $file }, строка { $line }: { $why }
cli-game-you = { $name } (вы)
cli-checked = { $file }: всё по правилам; { $hands ->
    [one] { $hands } оконченная раздача
    [few] { $hands } оконченные раздачи
   *[many] { $hands } оконченных раздач
}, { $inputs ->
    [one] { $inputs } запись
    [few] { $inputs } записи
   *[many] { $inputs } записей
}.
cli-checked-mao = { $file }: всё по правилам; { $hands ->
    [one] { $hands } выигранная раздача
    [few] { $hands } выигранные раздачи
   *[many] { $hands } выигранных раздач
}, { $void ->
    [one] { $void } ничейная
    [few] { $void } ничейные
   *[many] { $void } ничейных
}, { $inputs ->
    [one] { $inputs } запись
    [few] { $inputs } записи
   *[many] { $inputs } записей
}.
cli-checked-shuffles = Тасовки — те самые, что даёт зерно.
cli-unchecked-shuffles = Проверить тасовки нельзя: зерно неизвестно (его можно указать: --seed).
cli-unchecked-later-hand = Проверить тасовки нельзя: запись начинается не с первой раздачи.
cli-unchecked-scenario = Проверить тасовки нельзя: карты взяты из сценария, а не из зерна.
cli-other-seed = { $file }: всё по правилам, но партия начата с другим зерном
cli-other-shuffle = { $file }, строка { $line }: зерно даёт другую тасовку
cli-torn = { $file }: строка { $line } оборвана, она не была дописана. Партия доведена до строки { $before }, пока всё по правилам: { $hands ->
    [one] { $hands } оконченная раздача
    [few] { $hands } оконченные раздачи
   *[many] { $hands } оконченных раздач
}, { $inputs ->
    [one] { $inputs } запись
    [few] { $inputs } записи
   *[many] { $inputs } записей
}
cli-torn-mao = { $file }: строка { $line } оборвана, она не была дописана. Партия доведена до строки { $before }, пока всё по правилам: { $hands ->
    [one] { $hands } выигранная раздача
    [few] { $hands } выигранные раздачи
   *[many] { $hands } выигранных раздач
}, { $void ->
    [one] { $void } ничейная
    [few] { $void } ничейные
   *[many] { $void } ничейных
}, { $inputs ->
    [one] { $inputs } запись
    [few] { $inputs } записи
   *[many] { $inputs } записей
}
cli-checked-notation = { $file }: всё по правилам; { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
   *[many] { $hands } раздач
}.
cli-not-text = { $file }: это не текст в UTF-8
cli-is-notation = { $file } записан в нотации: её читают check и replay, а здесь нужна запись (.tiger)
cli-no-such-seat = В { $file } места от 0 до { $last }
cli-is-no-mao-record = { $file } — не запись игры в Мао
cli-no-notation-of-mao = { $file } — запись игры в Мао, для неё нет нотации
cli-is-scenario = { $file } — сценарий Мао, а не запись: его играет «{ $command }»
cli-broken-record = { $file }, строка { $line }: { $why }
cli-record-not-json = это не JSON
cli-record-bad-header-none = нет заголовка, с которого начинается запись
cli-record-bad-header-format = читаются только записи «madiao» или «mao» в формате { $format }, и вся запись — об одной игре
cli-record-bad-header-fields = это не заголовок{ $field }
cli-record-bad-header-names = имена игроков должны быть печатными и разными
cli-record-bad-header-options = это не параметры мадяо{ $field } ({ $limits })
cli-record-bad-header-options-mao = это не параметры Мао{ $field }; «limit» — от 5 до 7, «end» — open, hands:ЧИСЛО или time:МИНУТЫ
cli-record-bad-header-carried = такого раздача не передаёт{ $field }; в «carried» каждое из четырёх мест стоит один раз, сумма «totals» равна нулю, а «hands» не больше «deals»
cli-record-bad-header-carried-mao = такого раздача не передаёт{ $field }; в «carried» «dealer», «making» и «maker» у правил — номера мест, у объявленных правил разные «id», всех правил не больше 60, числа не меньше нуля, «end» — open, hands:ЧИСЛО или time:МИНУТЫ, а списки по местам пусты или той же длины, что «wins»
cli-record-bad-header-start = так раздача не начинается: нужны четыре места, а «deals» должно быть меньше «max_deals»
cli-record-bad-header-start-mao = так раздача не начинается: нужно от двух до двенадцати мест и не меньше, чем значений в «wins», а «multipliers» — для каждого места или ни для одного
cli-record-bad-header-opening = заголовок стоит прямо перед первой записью своей раздачи, с тем же временем
cli-record-bad-input-fields = за столом такого не бывает{ $field }; нужно «at» и с ним «seat» и «move», или «chance», или «tick»
cli-record-bad-input-time = время идёт вспять
cli-record-bad-input-hand = здесь начинается новая раздача, а её заголовка нет
cli-field-missing = : нет «{ $field }»
cli-field-unknown = : «{ $field }» здесь не бывает
cli-field-value = : «{ $field }» не может быть «{ $value }»
cli-field-wrong = : таким «{ $field }» быть не может
cli-seat-number = место { $seat }
cli-record-refused = правила этого не допускают. { $why }
cli-record-wrong-carried = раздача начинается не там, где кончилась предыдущая
cli-record-wrong-options = правила не те, что в предыдущей раздаче
cli-broken-notation = { $file }, строка { $line }, позиция { $column }: стоит «{ $found }», а ожидается: { $expected }
cli-short-notation = { $file }, строка { $line }, позиция { $column }: текст кончился, а ожидается: { $expected }
cli-broken-hand = { $file }, раздача { $number }: { $why }
cli-broken-trick = { $file }, раздача { $number }, взятка { $trick }: { $why }
cli-wrong-result = { $file }, раздача { $number }: итог { $expected }, а не { $found }
notation-word = «{ $word }»
notation-seat = номер места, от 0 до 3
notation-leader = место, с которого ходят, от 0 до 3, и двоеточие
notation-card = код карты
notation-play = код карты, перед ним минус, если она лежит рубашкой вверх
notation-new-card = карта, которой здесь ещё не было
notation-first-trick = карта прикупа, взятка { $number } («{ $number }.»), «=» или «banker»
notation-trick = взятка { $number } («{ $number }.»), «=» или «banker»
notation-hand-end = «=» или «banker» следующей раздачи
notation-hands = четыре строки с руками или все восемь взяток
notation-stake = чётная ставка от { $least } до { $most }
notation-stakes = число ставок
notation-tag = название тега
notation-tag-end = «]», конец тега
notation-preset = название набора правил ({ $presets })
notation-players = четыре имени через «|»
notation-switch = «rules», «players» или название параметра правил
notation-setting = значение { $switch } ({ $allowed })

## The deck

deck-drawn = { $folder }: нарисовано карт — { $count }
deck-printed = Листы для печати, { $paper }: { $file }. Печатать с двух сторон, масштаб 100 %, переворот по длинному краю.
deck-not-all-drawn = не удаётся записать { $file }: { $why }; до него записано целиком файлов: { $count } из { $all }
deck-no-place = { $option }: нужно имя — папки для --svg, файла для --pdf
deck-top = старшая
deck-red = красная

## Help headings and argparse's own messages; %s and %(...)s are filled in by argparse

argparse-usage = использование:
argparse-positionals = аргументы
argparse-options = параметры
argparse-heading = { $heading }:
argparse-help = показать эту справку и выйти
argparse-version = показать версию и выйти
argparse-required = не хватает: %s
argparse-unrecognized = неизвестные аргументы: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = значения %(value)r здесь нет; выберите из %(choices)s
argparse-type = неверное значение типа %(type)s: %(value)r
argparse-one = не хватает значения { $value }: { $about }
argparse-ambiguous = %(option)s — это может быть %(matches)s
argparse-explicit = значение здесь не нужно: %r
argparse-not-with = нельзя вместе с %s
