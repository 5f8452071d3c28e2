# A made-up rule that is written down (docs/customs.md): what is wrong with it, and what would be right.

written-place = Строка { $line }, столбец { $column }: { $fault }
written-word = «{ $word }»
written-list-separator = { ", " }
written-or-separator = { " или " }
written-hint = Может быть, имелось в виду { $words }?
written-known = Подходят: { $words }.

# The text as a whole.

written-too-long = В правиле может быть не больше { $most } знаков.
written-too-many-words = В правиле может быть не больше { $most } слов и символов.
written-too-deep = Здесь слишком глубокая вложенность.
written-hidden-sign = Знак { $sign } не виден. В кавычках его можно записать номером, например \u{ "{" }200b{ "}" }.
written-unexpected = { $word } здесь стоять не может. Нужно: { $wanted }.
written-ended = Правило обрывается. Нужно: { $wanted }.
written-open-text = Кавычки на этой строке не закрыты.
written-escape = { $word } не обозначает никакого знака. Есть \", \\, \n, \t и \u{ "{" }…{ "}" }.

# Words and what stands with them.

written-unknown = Слово { $word } здесь неизвестно. Нужно: { $wanted }.
written-other-kind = { $word } — это { $found }. Нужно: { $wanted }.
written-wrong-kind = Здесь { $found }. Нужно: { $wanted }.
written-needs-of = Перед { $word } стоит «of», как здесь: J Q of hearts.
written-no-fields = После { $word } ничего не стоит в скобках.
written-too-many-fields = После { $word } в скобках лишнее. Можно указать: { $fields }.
written-unknown-field = У { $word } нет поля { $field }. Можно указать: { $fields }.
written-given-twice = { $field } указано дважды.
written-after-named = Сначала идёт то, что указано по порядку, потом то, что указано по имени.
written-missing = После { $word } в скобках не хватает: { $fields }.

# Bounds.

written-less = { $field }: { $number } меньше, чем { $least }.
written-more = { $field }: { $number } больше, чем { $most }.
written-too-few = { $field }: меньше, чем { $fewest }.
written-too-many = { $field }: больше, чем { $most }.
written-empty-text = Текст пуст.
written-long-text = В тексте { $found } знаков, а можно не больше { $most }.
written-form = { $word } написано не так. Нужно: { $wanted }.
written-unfit = Этого в правиле быть не может.

# Of rules in JSON alone.

written-absent = Здесь не хватает: { $fields }.
written-judged-or-parts = Правило либо судят игроки, либо у него есть части: одно из двух.
written-half-sign = { $sign } — лишь половина знака.

# What no rule may be or do, by the codes of `mao/customs/faults.py`.

written-fault-too-large = Правило слишком велико: событий, условий, чисел и действий в нём может быть не больше { $most }.
written-fault-only-attempted = Так можно только после { $trigger }: когда карту собираются положить.
written-fault-only-always = Так можно только после { $trigger }: чем карты считаются, действует постоянно.
written-fault-no-condition = То, за что считаются карты, действует всегда: условия здесь не бывает.
written-fault-jack = Валет остаётся валетом.
written-fault-nothing-happened = В этот момент ещё ничего не произошло: следовать нечему.
written-fault-penalty = Штраф — не повод для нового штрафа.
written-fault-no-way = Оттуда туда карты не перекладывают.
written-fault-stays = Карта осталась бы на месте.
written-fault-not-chosen = Выбирают ({ $field }) только карту из руки, и её выбирают всегда.
written-fault-sign = Знак { $sign } нельзя произнести.
written-fault-backwards = Это читается справа налево.
written-fault-silent = Здесь ничего не говорится.
written-fault-name = Название игры произносить нельзя.
written-fault-taken = На эти слова уже отзываются основные правила.
written-fault-unfilled = { $word } нечем заполнить: { $field } не указано.
written-fault-too-often = Слово повторяется не больше { $most } раз.

# What can stand at a place, for lists: one beside the other.

written-wanted-when = событие
written-wanted-if = условие
written-wanted-number = число
written-wanted-who = игроки
written-wanted-do = действие
written-wanted-cards = карты
written-wanted-id = имя правила: до 32 строчных латинских букв, цифр, - и _, сначала буква
written-wanted-name = имя: до 24 строчных латинских букв, цифр и _, сначала буква
written-wanted-letters = от двух до двенадцати букв от A до F
written-wanted-text = текст в кавычках
written-wanted-whole = целое число
written-wanted-value = значение
written-wanted-list = список в квадратных скобках
written-wanted-nothing = больше ничего
written-wanted-object = объект в фигурных скобках
written-wanted-truth = true или false
written-wanted-fraction = дробное число
written-wanted-null = пустое значение (null)
