# At the table: who sits there, what can be done beside the game, the score sheet.

## A player

seats-on-turn = ходит
seats-bot-plays = играет бот
seats-clock = Осталось времени на ход
seats-seconds = { $seconds } с
seats-multiplier = время ×{ $times }
seats-waits-for-somebody = Игра ждёт: кто-то должен занять пустое место.

## A card

seats-worth = Чего она стоит
seats-second-upcard = вторая открытая

## The score sheet and the settlement

seats-scores = Счёт
seats-stake = ставка { $stake }
seats-no-hands = Ни одна раздача ещё не сыграна.
seats-before = До неё
seats-ahead = Впереди: { $who }
seats-next-banker = Следующий банкир: { $who }
seats-banker-stays = Банкир прежний, благодаря Сотне: { $who }
seats-bank-drawn = Банк разыгрывается заново.
seats-go-on = Дальше

## The menu

seats-menu = Стол
seats-mine = Моё место
seats-pause = Хочу паузу
seats-resume = Хочу продолжить
seats-wish-pause = За паузу: { $who }. Она наступит, когда её захотят все, кто здесь.
seats-wish-resume = За продолжение: { $who }. Игра пойдёт дальше, когда этого захотят все, кто здесь.
seats-wish-again = За новую партию: { $who }. Она начнётся, когда её захотят все, кто здесь.
seats-let-bot = Пусть за меня играет бот
seats-transfer = Перейти на другое устройство
seats-transfer-about = На другом устройстве откройте первую страницу этого сервера и наберите там этот код. Он годится один раз, в течение пяти минут; после этого ваше место — у того устройства.
seats-stand-up-title = Уйти с места насовсем?
seats-stand-up-bot = На вашем месте дальше играет бот. Чтобы вернуться позже, не вставайте: пока вас нет, бот играет за вас.
seats-stand-up-waits = Тогда игра ждёт, пока ваше место не займёт кто-то другой.
seats-stay = Остаться
seats-others = Кто за столом
seats-mute = Не слышать
seats-report = Пожаловаться
seats-report-who = Пожаловаться: { $who }
seats-reported = Жалоба отправлена.
seats-report-about = Что случилось? Это прочтёт тот, кто держит сервер.
seats-hand-over = Сделать хозяином
seats-spectators = Зрителей: { $count }
seats-page = Эта страница
seats-sounds = Звуки
seats-volume = Громкость
seats-notices = Уведомлять о моём ходе, когда я смотрю в другое окно
seats-notices-forbidden = Браузер не разрешает этой странице уведомления.
seats-settings = Как настроен этот стол

## Talk and the connection

seats-talk = Ход игры и разговор
seats-unread = не прочитано
seats-back = Вы снова за столом.
