# The command line: help, usage and what goes wrong with it.

## Commands

cli-about = Paper Tiger («Бумажный тигр»): мадяо и мао по всем правилам.
cli-language = язык: en, ru, zh-Hans или zh-Hant (иначе — по PAPERTIGER_LANG или по локали)
cli-madiao = мадяо, игра в бумажного тигра
cli-madiao-about = Мадяо (馬弔): четыре игрока, сорок карт, трое против банкира.
cli-play = сыграть партию с тремя ботами, построчно
cli-watch = провести партии между ботами
cli-deal = сдать карты и вывести раздачу в JSON
cli-settle = рассчитать раздачи из JSON: кто, кому и за что платит
cli-file = файл с раздачами: одна раздача в JSON, массив или JSON Lines; - означает стандартный ввод
cli-score = рассчитать раздачу настоящими картами: спросит, кто что взял, и скажет, кто кому платит
cli-rules = читать правила: список пунктов или один из них
cli-clause = пункт правил, например MD-5.3 или 5.3; без него — список всех
cli-seed = зерно: при том же числе будут те же карты и те же боты
cli-bots-play = три бота через запятую или одно имя на всех
cli-bots-watch = четыре бота через запятую или одно имя на всех
cli-name = ваше имя за столом
cli-banker = место банкира, от 0 до 3
cli-matches = сколько партий сыграть
cli-json = выводить по строке JSON на каждую партию
cli-switches = правила стола
cli-preset = набор правил, взятый за основу
cli-seating = как разыгрываются места и первый банкир
cli-keep-seats = места не менять, разыграть только банк
cli-stake-limits = наименьшая и наибольшая ставка, например 2-20
cli-cut-card-is-upcard = карта, показанная при съёме, становится первой открытой
cli-exposed-discard = сколько и кому платят за открытую карту, которая не бьёт
cli-hundred-bonus = при скольких взятках Сотня приносит премию
cli-sets = идёт ли набор из четырёх онёров сверх набора из трёх
cli-max-deals = предел числа сдач в партии, считая пересдачи

## Errors

cli-error = { $program }: ошибка: { $message }
cli-unknown-language = языка «{ $language }» нет; есть { $known }
cli-unknown-bot = бота «{ $bot }» нет; есть { $known }
cli-wrong-bots = нужно ботов: { $count } (или одно имя на всех); указано: { $found }
cli-bad-limits = пределы ставок — МИН-МАКС, например 2-20: 2 <= МИН <= МАКС <= { $most }, и между ними чётное число, а не «{ $limits }» [MD-2.3]
cli-bad-number = нужно целое число от { $low } до { $high }, а не «{ $found }»
cli-bad-name = в имени должно быть печатных знаков: от 1 до { $most }
cli-name-taken = имя «{ $name }» уже занято ботом
cli-cannot-read = не удаётся прочитать { $file }: { $why }
cli-standard-input = стандартный ввод
cli-no-such-file = такого файла нет
cli-is-a-folder = это папка
cli-not-permitted = нет прав на чтение
cli-empty = { $file }: здесь пусто, раздач нет
cli-unknown-clause = пункта «{ $clause }» нет; ближайшие: { $near }
cli-cannot-write = не удаётся записать: { $why }
cli-progress = партии
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

## Help headings and argparse's own messages; %s and %(...)s are filled in by argparse

argparse-usage = использование:
argparse-positionals = аргументы
argparse-options = параметры
argparse-help = показать эту справку и выйти
argparse-version = показать версию и выйти
argparse-required = не хватает: %s
argparse-unrecognized = неизвестные аргументы: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = значения %(value)r здесь нет; выберите из %(choices)s
argparse-type = неверное значение типа %(type)s: %(value)r
argparse-one = нужно одно значение
argparse-ambiguous = %(option)s — это может быть %(matches)s
argparse-explicit = значение здесь не нужно: %r
argparse-not-with = нельзя вместе с %s
