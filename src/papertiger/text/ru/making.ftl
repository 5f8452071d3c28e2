# A rule made after three hands won, step by step, drawn or in plain lines.

making-title = Выиграно три раздачи: придумайте правило
making-about-announced = Правило действует до конца этой игры, и его услышат все.
making-about-secret = Правило действует до конца этой игры, и знаете его только вы.
making-ask-way = Как вы хотите его составить?
making-way-draft = Продолжить с этим правилом
making-way-templates = Взять обычное правило и заполнить в нём пропуски
making-way-empty = Составить предложение шаг за шагом
making-way-free = Написать своими словами: судить будут игроки
making-way-written = Набрать или вставить правило в текстовой записи
making-way-library = Взять готовое правило из списка
making-way-none = Не вводить правила

making-ask-template = На какое правило оно похоже? Пропуски заполняются потом.
making-ask-library = Какое правило?
making-seek = Наберите слова, чтобы сузить список
making-found = правил: { $left } из { $all }
making-none-found = Правил со словами «{ $sought }» нет.
making-ask-written = Правило в текстовой записи
making-ask-free = Правило своими словами
making-ask-name = Как оно называется? Это название прочтут игроки.
making-name = { $head }: { $tail }
making-name-say = сказать { $phrases }
making-ask-cards = Какие карты? Выберите достоинства и масти; если ничего — то любые.
making-ask-what = Выберите: { $what }
making-ask-whole = Правило готово. Испытайте его или поправьте что угодно.

## Common rules whose blanks do not say what goes there

making-start-gesture = Когда: игрок сыграл карту. Если: эта карта — это …. Тогда: этот игрок должен сделать жест (стукнуть, поклониться…) за 3 секунды.
making-start-count-as = Когда: всё время. Тогда: выбранные вами карты считаются другим достоинством или мастью.
making-start-act-as = Когда: всё время. Тогда: выбранные вами карты действуют как другое достоинство, но подходят по-прежнему.

## What is asked for, where the name of a field says too little

making-what-when = Когда по этому правилу что-то происходит?
making-what-if = Есть ли условие?
making-what-then = Что тогда?
making-what-who = Кто?
making-what-phrases = Что надо сказать?
making-what-within = Сколько на это времени?
making-what-back = На какую карту смотреть? 0 — на эту, 1 — на предыдущую.
making-what-of = Что из этого?
making-what-holds = Что должно быть верно?
making-what-gesture = Какой жест?
making-what-name = Имя для этого, одно короткое слово
making-what-say-number = Какое число говорят на месте { "{" }number{ "}" }?
making-what-say-again = Какое слово повторяют столько же раз на месте { "{" }again{ "}" }?
making-known = Уже названы: { $names }

## Answers

making-number = число, с клавиатуры
making-true = да
making-false = нет
making-none = ничего: оставить как есть
making-none-if = нет: так всегда
making-nothing = ничего
making-word-all = верно сразу несколько вещей
making-word-any = верно хотя бы одно из нескольких
making-word-not = что-то неверно
making-word-compare = сравниваются два числа
making-word-one-of = число — одно из нескольких
making-word-same-player = два игрока — один и тот же
making-word-sum = два числа вместе
making-word-count-as = карты считаются другим достоинством или мастью
making-word-act-as = карты действуют как другое достоинство, но подходят по-прежнему
making-word-chose = игрок назвал то, о чём спросило ваше правило (масть, игрока…)
making-word-gesture = надо сделать жест: стукнуть, поклониться…
making-word-judged = что-то, чего машина не слышит: судят игроки
making-no-number = Нужно целое число от { $low } до { $high }.

## The whole rule

making-named = «{ $name }»
making-row = { $what }: { $held }
making-more = + ещё: { $what }
making-more-phrases = + другие слова, которые тоже годятся
making-more-then = + ещё одно следствие
making-more-of = + ещё одно из этого
making-more-parts = + ещё одно предложение: когда, если, тогда
making-row-within = за какое время
making-row-gesture = жест
making-row-back = на какую карту смотреть
making-row-many-cards = сколько карт
making-row-say-number = сколько — на месте { "{" }number{ "}" }
making-row-say-again = что повторяется — на месте { "{" }again{ "}" }
making-try = Испытать
making-again = Начать заново, иначе
making-trying = Правило испытывается: с ним играют много раздач.
making-good = Правило можно ввести.
making-refused = В таком виде правило ввести нельзя.
making-make = Ввести правило
making-mend = Исправить
making-anew = Начать заново, иначе

## Keys and hints

making-left = До сдачи осталось { $seconds } с, чтобы его ввести.
making-left-minutes = До сдачи осталось { $minutes } мин, чтобы его ввести.
making-late = Следующую раздачу уже могут сдать. Правило можно ввести и перед более поздней; составленное сохранится.
making-may = Вы можете ввести правило: N
making-fault = ! { $fault }
making-hint-one = ↑ ↓ или номер, Enter — выбрать   Backspace — назад   Esc — отложить
making-hint-sought = ↑ ↓, Enter — выбрать   Esc — снова все правила
making-hint-verdict = ↑ ↓, Enter — взять   PgDn — дальше   Backspace — назад   Esc — позже
making-hint-whole = ↑ ↓, Enter — изменить   Del — убрать   Backspace — назад   Esc — отложить
making-hint-some = Клавиша выбирает и отменяет   Enter — дальше   Backspace — назад   Esc — отложить
making-hint-number = Наберите или ↑ ↓   Enter — дальше   Backspace в пустой строке — назад   Esc — отложить
making-hint-line = Enter — дальше   Backspace в пустой строке — назад   Esc — отложить
making-hint-text = Ctrl+D — дальше   Esc — назад
making-hint-wait = Esc — отложить

## In plain lines

making-plain-one = Номер ответа; н — назад, позже — отложить правило.
making-plain-library = Номер правила или слова, чтобы сузить список; пустая строка — снова все; н — назад, позже — отложить правило.
making-plain-whole = Номер строки; минус и номер — убрать её; н — назад, позже — отложить правило.
making-plain-some = Клавиши карт, например «j q k h»; пустая строка берёт помеченные *; н — назад, позже — отложить правило.
making-plain-number = Число от { $low } до { $high }; н — назад, позже — отложить правило.
making-plain-line = Слова; пустая строка берёт «{ $text }»; н — назад, позже — отложить правило.
making-plain-line-empty = Слова; н — назад, позже — отложить правило.
making-plain-text = Правило, строка за строкой; пустая строка — конец. Одно «н» — назад.
making-plain-more = е — ещё.
making-plain-may = Вы можете ввести правило: наберите «правило».
making-plain-off = Правило отложено; «правило» между раздачами — продолжить.
making-plain-expected = Это не ответ: { $how }
making-back-words = н назад b back
making-later-words = позже later
making-more-words = е ещё m more
