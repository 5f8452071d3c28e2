# A table of a server in the terminal: who sits there, what is next, coming and going, `papertiger join`.
# Places count from 1. Enter is the key.

## Before the game, and around it

join-title = { $game ->
    [mao] Мао
   *[madiao] Мадяо
}: { $link }
join-code-is = Код, чтобы продиктовать, годен час: { $code }
join-device-is = Код, который переносит ваше место на другое устройство, годен пять минут: { $code }
join-nobody = —
join-you = вы
join-host = хозяин стола
join-bot = бот
join-ready = готов
join-not-ready = ещё не готов
join-away = отошёл
join-wishes = за
join-watching = Смотрят: { $count }
join-set = { $label }: { $value }
join-bots = боты уровня { $level }
join-over = Игра окончена.

## What is next; Enter does it

join-next-sit = Enter: сесть сюда.
join-next-full = Все места заняты: вы смотрите.
join-next-watching = Вы смотрите. i: сесть на выбранное место.
join-next-ready = Enter: можно начинать, я готов.
join-next-host = Вы готовы. Игру начнёт { $who }.
join-next-others = Ещё не готовы: { $who }.
join-next-empty = { $count ->
    [one] Пусто { $count } место: подождите кого-нибудь или посадите туда бота.
    [few] Пусты { $count } места: подождите других или посадите туда ботов.
   *[other] Пусты { $count } мест: подождите других или посадите туда ботов.
}
join-next-start = Enter: начать игру.
join-next-again = Enter: сыграть ещё раз.
join-next-wait = Вы за ещё одну игру. Она начнётся, когда её захотят все, кто здесь.
join-next-table = Esc: к столу.
join-next-back = За вас играет бот. Enter: снова играть самому.
join-next-go-on = Пауза. Enter: хочу продолжить.
join-next-wait-go-on = Вы за продолжение. Игра пойдёт дальше, когда этого захотят все, кто здесь.
join-next-vacant = Игра ждёт: кто-то должен занять пустое место, или хозяин посадит туда бота.

## What happened around the game

join-event-sat = { $name } садится на место { $place }.
join-event-left = Место { $place } свободно, ушёл игрок { $name }.
join-event-bot = На место { $place } садится бот: { $name }.
join-event-away = Нет на месте: { $name }.
join-event-back = Снова здесь: { $name }.
join-event-bot-plays = Бот играет за игрока { $name }.
join-event-plays-again = { $name } снова играет.
join-event-ready = Готов: { $name }.
join-event-not-ready = Не готов: { $name }.
join-event-host = Хозяин стола: { $name }.
join-event-set = Настройки стола изменились.
join-event-begins = Игра начинается.
join-event-paused = Пауза.
join-event-goes-on = Игра идёт дальше.
join-event-wishes-pause = За паузу: { $name }.
join-event-wishes-on = За продолжение: { $name }.
join-event-wishes-again = За ещё одну игру: { $name }.
join-said = { $who }: { $text }
join-said-watching = { $who } (зритель): { $text }

## The connection

join-lost = Связь прервалась. Она восстановится сама; место остаётся за сидящим.
join-found = Связь восстановилась.

## The drawn table

join-speak = t: сказать что-нибудь
join-clock = { $who }: { $seconds } с
join-you-watch = Вы смотрите.
join-hand-over = Раздача окончена, и стол ждёт вас: Enter открывает расчёт.
join-note-away = отошёл
join-note-bot = играет бот
join-bot-plays-you = За вас играет бот: t, затем Enter — и вы снова играете сами.
join-bot-plays-you-mao = За вас играет бот: T, затем Enter — и вы снова играете сами.
join-paused = Пауза. t: кто за продолжение; p: я тоже.
join-quit-seat = Место остаётся за вами: papertiger join и ссылка на стол вернут вас на него. А пока за вас играет бот, если за этим столом боты играют за отсутствующих.
join-keys-room =
    Enter           дальше: сесть, быть готовым, начать, сыграть ещё
    ↑ ↓             выбрать место
    i               сесть за стол, если вы смотрите
    n               всё-таки не готов
    t или /         сказать что-нибудь; 1–8: готовая фраза
    b               хозяин: посадить бота на выбранное место
    x               хозяин: удалить того, кто там сидит
    m               хозяин: сделать этого игрока хозяином
    p               хочу паузу, хочу продолжить
    g               пусть за меня играет бот; снова играть самому
    u               встать: уйти с места насовсем
    c               код, чтобы продиктовать: он ведёт за этот стол
    d               код, который переносит ваше место на другое устройство
    r               правила и настройки; l: ход игры; s: счёт
    Esc             назад к столу
    q               выйти; место остаётся за вами
    F1 или h        эти клавиши
join-keys-mao = T               кто за столом: разговор, пауза, боты, коды
join-keys-madiao =
    ← → или 1–8     выбрать карту; можно и мышью
    Enter или u     сыграть её в открытую
    - или d         сыграть рубашкой вверх: сброс
    ?               справка о карте
    д, н            да и нет; Esc — нет
    t или /         кто за столом: разговор, боты, коды
    l               ход игры: всё, что произошло
    s               счёт: последний расчёт
    r               правила и настройки
    p               хочу паузу, хочу продолжить
    q               выйти; место остаётся за вами
    F1 или h        эти клавиши
    {""}
    ■ Десятки мириад   ▲ Мириады   ≡ Связки   ○ Наличные
    На карте: «кр.» — красная; «старш.» — старшая в этой раздаче; «* бьёт» — сейчас забрала бы взятку; «▒ рубаш.» — можно только рубашкой вверх. Буквы можно нажимать и в русской раскладке.

## Coming and going

join-ask-name = Ваше имя за столом (Enter: { $name }):
join-others = Другие приходят так: papertiger join { $link }  или так: papertiger join { $server } { $code }
join-left = Вы вышли из-за стола.
join-left-seat = Вы вышли; место остаётся за вами. Вернуться: papertiger join { $link }
join-left-unkept = Вы ушли из-за стола. Место сохранить не удалось: в папку данных на этом компьютере ничего не записать. Вернувшись отсюда, вы будете новым гостем.
join-seat-gone = Ваше место за этим столом больше не ваше; вы приходите заново.
join-wrong-link = «{ $link }» не ведёт ни за какой стол. Нужна ссылка, которую вам прислали, вида http://192.168.1.7:8420/t/…, или сервер и код: http://192.168.1.7:8420 12345678
join-wrong-lone-code = Код сам по себе не говорит, где стол: поставьте перед ним адрес сервера, например http://192.168.1.7:8420 { $code }
join-wrong-server = { $server } — сервер, а не стол: добавьте /t/… из ссылки или код, который вам назвали. papertiger open { $server } madiao откроет там стол
join-wrong-address = «{ $address }» — не адрес сервера вида http://192.168.1.7:8420
join-wrong-flag = { $flag } — не для столов { $game }
join-hands-or-end = --hands и --end — об одном и том же: нужен только один ключ

## Plain lines

join-plain-help = Enter делает то, что дальше. «скажи» и слова после него, или кавычка перед ними, — разговор за столом; «команды» — что ещё можно.
join-plain-help-mao = Время здесь идёт, что бы вы ни читали. Enter в пустой строке делает то, что дальше, до игры и после неё. Всё, что не относится к самой игре, начинается с /: «/скажи» и слова — разговор помимо игры; «/команды» — что ещё можно.
join-plain-commands =
    Помимо игры в любое время можно ввести:
      кто: кто за столом
      скажи ТЕКСТ: разговор; фраза — список готовых фраз, фраза 2 — сказать вторую
      сесть, сесть 2: занять место; встать: уйти с него насовсем
      неготов: всё-таки не готов
      пауза, продолжить: хочу этого
      автомат: пусть за меня играет бот, или снова играть самому
      код: код, который приводит сюда других; устройство: код, который переносит ваше место
      настройки: как настроен стол
      Хозяину: бот 3, удалить 3, хозяин 3 — посадить бота на место 3, удалить того, кто там, сделать этого игрока хозяином
join-plain-unknown = Непонятно: «{ $text }». Знак ? — что можно посмотреть, «команды» — что можно сделать.
join-type-sit-words = сесть sit
join-type-unready-words = неготов unready
join-type-stand-words = встать stand
join-type-say-words = скажи сказать say
join-type-phrase-words = фраза фразы phrase phrases
join-type-who-words = кто who
join-type-pause-words = пауза pause
join-type-resume-words = продолжить continue
join-type-bot-words = бот bot
join-type-send-words = удалить send
join-type-host-words = хозяин host
join-type-auto-words = автомат auto
join-type-code-words = код code
join-type-device-words = устройство device
join-type-settings-words = настройки settings
join-type-commands-words = команды commands
