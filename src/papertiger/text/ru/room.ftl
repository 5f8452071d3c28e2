# A table that people sit at over the network: why something was not done, quick phrases, farewells.
# Places are counted from 1 here.

room-guest = Гость { $number }

## Why a table refuses

table-refused-another-game = За этим столом играют в другую игру.
table-refused-chat-off = За этим столом чата нет.
table-refused-entropy-too-late = Карты этой раздачи уже сдаются; ваше слово войдёт в следующую.
table-refused-game-running = Во время игры этого сделать нельзя.
table-refused-hand-seen = В этой раздаче вы уже видели карты места { $place }: до её конца сесть на другое нельзя.
table-refused-name-empty = Выберите имя, которое видно.
table-refused-name-is-mao = В «Мао» никого нельзя звать «{ $name }»: это имя пришлось бы произносить снова и снова.
table-refused-name-only-signs = В имени нужна буква, цифра или картинка.
table-refused-name-reserved = Имя «{ $name }» занято самой игрой. Выберите другое.
table-refused-name-taken = За столом уже есть имя, похожее на «{ $name }». Выберите другое.
table-refused-name-too-long = { $most ->
    [one] В имени не больше { $most } знака.
    [few] В имени не больше { $most } знаков.
    [many] В имени не больше { $most } знаков.
   *[other] В имени не больше { $most } знака.
}
table-refused-no-game = Игра здесь не идёт.
table-refused-no-game-over = Ещё одну игру можно предложить, когда кончится эта.
table-refused-no-place-free = Свободных мест нет.
table-refused-no-such-bot = Нет бота «{ $level }». Есть: { $levels }.
table-refused-no-such-place = За этим столом нет места { $place }.
table-refused-no-takeover = За этим столом боты за людей не играют.
table-refused-nobody-there = На месте { $place } никого нет.
table-refused-not-all-ready = Игрок на месте { $place } ещё не готов.
table-refused-not-for-players = Это делает сам стол, а не игроки.
table-refused-not-seated = Сначала сядьте за стол.
table-refused-not-the-host = Это может только хозяин стола.
table-refused-not-yourself = Чтобы уйти с места, встаньте из-за стола.
table-refused-nothing-said = Здесь нечего сказать: текст пуст.
table-refused-paused = Игра на паузе.
table-refused-place-taken = Место { $place } занято.
table-refused-place-vacant = Место { $place } пусто: чтобы игра шла дальше, кто-то должен на него сесть.
table-refused-places-empty = { $places ->
    [one] Пустует { $places } место: подождите игроков или дополните стол ботами.
    [few] Пустуют { $places } места: подождите игроков или дополните стол ботами.
    [many] Пустуют { $places } мест: подождите игроков или дополните стол ботами.
   *[other] Пустуют { $places } места: подождите игроков или дополните стол ботами.
}
table-refused-places-occupied = На месте { $place } сидит игрок, а такого места у стола больше не было бы.
table-refused-seated-already = Вы уже сидите на месте { $place }.
table-refused-stale = За столом с тех пор кое-что изменилось: посмотрите ещё раз и решите заново.
table-refused-store-unavailable = Сервер сейчас ничего не может сохранить. Повторите через минуту.
table-refused-too-much-said = Слишком много сообщений за короткое время: подождите немного и пишите дальше.
table-refused-too-many-trials = Слишком много проб за короткое время: подождите немного и пробуйте следующее правило.
table-refused-trial-failed = Сейчас испытать правило не удалось. Попробуйте ещё раз чуть позже.
table-refused-trial-running = Одно правило уже испытывают: подождите, пока это закончится.
table-refused-trial-given-up = Эта проба прервана: вместо неё началась другая.
table-refused-unfit = Такого стол не примет: в тексте не больше 500 знаков, а место должно быть из тех, что есть за столом.

## Quick phrases

quick-hello = Здравствуйте!
quick-well-played = Отлично сыграно!
quick-thanks = Спасибо!
quick-sorry = Извините!
quick-one-moment = Минуточку, пожалуйста.
quick-good-luck = Удачи!
quick-oops = Ой!
quick-goodbye = До свидания!

## Why a socket is closed

parting-protocol = Эта страница старше или новее сервера: загрузите её заново.
parting-malformed = Сервер не понял эту программу: { $detail }
parting-too-long = Сообщение было слишком длинным.
parting-too-fast = Слишком много сообщений за короткое время.
parting-too-slow = Связь слишком медленна или прервалась. Вернитесь, чтобы продолжить.
parting-elsewhere = Вы теперь за этим столом в другом окне или на другом устройстве.
parting-no-such-table = Такого стола нет.
parting-bad-token = Это место не ваше или уже не ваше.
parting-no-spectators = За этим столом зрителей нет.
parting-full = Здесь больше нет места. Попробуйте позже.
parting-restart = Сервер перезапускается; через минуту вы вернётесь к столу.
parting-closed = Стол закрыт.
parting-unavailable = Сервер сейчас не может открыть этот стол. Повторите через минуту.
