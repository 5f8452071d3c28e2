# The pages of the server: the first page, the waiting room, the table of Madiao.

## Around every page

web-title = Бумажный тигр
web-languages = Язык
web-home = На первую страницу
web-close = Закрыть
web-no-script = Включите, пожалуйста, JavaScript: без него стол не работает.
web-nobody = никого
web-coming = Идём к столу…
web-another-game = Эта страница — для мадяо, а за этим столом играют в другую игру.

## The connection

web-lost = Связь прервалась.
web-coming-back = Она восстановится сама; место остаётся за вами.
web-try-now = Сейчас же
web-here = Играть здесь

## The first page

web-headline = Мадяо — игра в бумажного тигра
web-about = Сорок карт с героями «Речных заводей», трое против банкира: карточная игра эпохи Мин по всем правилам.
web-name = Ваше имя
web-play-now = Играть с тремя ботами
web-open-table = Свой стол
web-open = Открыть стол
web-join = Прийти за стол
web-link-or-code = Ссылка или код
web-go = Перейти
web-watch = Смотреть
web-no-tables = Открытых для всех столов сейчас нет.
web-nobody-yet = пока никто не сидит
web-phase-gathering = собираются
web-phase-playing = играют
web-phase-paused = пауза
web-phase-over = партия окончена

## What went wrong there

web-trouble-unreachable = Сервер не отвечает. Повторите немного позже.
web-trouble-no-such-code = Такого кода нет, или его срок вышел.
web-trouble-no-such-table = Такого стола нет, или его уже нет.
web-trouble-too-many-requests = Слишком много попыток за короткое время. Подождите немного.
web-trouble-too-many-tables = На сервере больше нет места для столов.
web-trouble-store-unavailable = Сервер сейчас ничего не может сохранить. Повторите немного позже.
web-trouble-refused = Сейчас это невозможно.

## The waiting room

web-waiting = Перед игрой
web-you = вы
web-host = хозяин стола
web-bot = бот
web-is-ready = готовность: да
web-not-ready = готовность: нет
web-sit = Сесть за стол
web-add-bot = Посадить бота
web-remove = Попросить уйти
web-remove-who = Попросить уйти: { $who }
web-start = Начать
web-ready = Начнём: я за
web-not-yet = Пока подождём
web-stand-up = Встать из-за стола
web-bots-fill = Места, свободные к началу, займут боты.
web-invite = Позвать других
web-qr = Ссылка на этот стол, QR-код
web-copy = Скопировать ссылку
web-copied = Скопировано
web-code = Код, чтобы продиктовать
web-code-is = Код, годный час: { $code }

## The table

web-table = Стол для мадяо
web-strip = Как идёт раздача
web-felt = Игроки и взятка
web-mine = Ваша сторона стола
web-beside = Рядом со столом
web-more = Ещё
web-trick = Взятка на столе
web-last-trick = Последняя взятка
web-laid = { $who }: { $card }
web-wins = бьёт
web-winning = берёт
web-away = нет на месте
web-paused = Игра на паузе.
web-match-over = Партия окончена.
web-turn-of = Очередь: { $who }.
web-your-turn = Ваша очередь
web-your-turn-for = Ваша очередь: { $what }
web-your-lead = Ваш ход: начните взятку.
web-your-play = Ваша очередь: перебейте в открытую или сбросьте рубашкой вверх.
web-again = Сыграть ещё раз
web-take-over = Играть самому
web-tricks-so-far = Взятки раздачи
web-no-tricks = Ни одной взятки ещё не взято.

## Your hand

web-hand = Ваши карты
web-lay = Сыграть выбранную карту
web-face-up = В открытую
web-face-down = Рубашкой вверх
web-what-is-it = Об этой карте
web-choose-card = Выберите карту.
web-marked = { $card }: { $mark }
web-would-win = бьёт и взяла бы взятку
web-may-lead = можно ходить
web-would-expose = не бьёт: в открытую — открытый сброс
web-only-down = только рубашкой вверх
web-exposes = { $card } не бьёт: { $winning } старше. В открытую это будет открытый сброс.
web-face-down-instead = Лучше рубашкой вверх
web-face-up-all-the-same = Всё равно в открытую

## The moments before the play

web-stake-about = Банкир — вы: ставкой измеряются все платежи этой раздачи.
web-name-stake = Назвать ставку
web-cut-about = Снимите часть колоды: показанная карта решит, с кого начать сдачу.
web-cut = Снять колоду
web-redeal-about = У вас пять карт одной масти или больше: можно потребовать пересдачи.
web-keep-title = Ваши карты
web-keep-about = Посмотрите свои карты, и начнём игру.
web-keep = Оставить карты
web-redeal = Требовать пересдачи

## The settlement

web-settlement = Расчёт
web-who-pays = Кто кому платит
web-stakes = Ставки
web-money = Деньги
web-why = За что
web-clause = Пункт
web-sums = У кого сколько
web-this-hand = Эта раздача
web-so-far = Всего

## A card

web-pinyin = Пиньинь
web-hero = Герой
web-suit = Масть

## Log, talk, keys

web-log = Ход игры
web-say = Скажите что-нибудь
web-send = Сказать
web-phrases = Фразы
web-keys = Клавиши
web-key-choose = выбрать карту
web-key-up = сыграть в открытую
web-key-down = сыграть рубашкой вверх
web-key-card = о карте
web-key-close = закрыть лист
web-key-tab = от одной части страницы к другой
web-gestures = Пальцем или мышью: выберите карту и нажмите кнопку или потяните карту вверх (в открытую) или вниз (рубашкой вверх). Долгое нажатие или правая кнопка расскажет о карте.
