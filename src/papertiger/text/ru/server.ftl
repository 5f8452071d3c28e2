# The table server: what it says as it starts, its settings, and what is wrong with them.

## Starting and stopping

server-at = Paper Tiger работает по адресу { $url }
server-near = В этой сети: { $url }
server-only-here = Сейчас он доступен только с этой машины; { $flag } откроет его для вашей сети.
server-opens = Страница открывается в браузере.
server-open-it = Откройте этот адрес в браузере.
server-let-in = Чтобы впустить других из вашей сети, запустите так: { $command }
server-they-go = Тогда им нужно открыть { $url }
server-runs = Paper Tiger уже запущен: { $url }
server-runs-alone = Paper Tiger уже запущен по адресу { $url }, но только для этой машины; остановите его, и можно будет впустить других
server-port-taken = Порт { $port } занят другой программой; Paper Tiger берёт свободный.
server-data = Столы хранятся в { $folder }
server-stop = Остановить — Ctrl+C; все столы сохранятся.
server-stopped = Сервер остановлен. Все столы сохранены.
server-no-database = не удаётся открыть базу данных: { $why }
server-no-key = cookie.key в { $folder } — не ключ этой программы; уберите файл, и будет создан новый (тогда все станут новыми гостями)
server-no-folder = не удаётся использовать { $folder }: { $why }
server-no-address = не удаётся принять соединения на { $host }, порт { $port }: { $why }

## Settings

server-setting = { $about } [{ $variable }]
server-setting-usual = { $about } ({ $usual }) [{ $variable }]
setting-config = файл настроек в формате TOML: имя = значение
setting-host = адрес, на котором ждать соединений: 127.0.0.1 — только эта машина, 0.0.0.0 — вся сеть
setting-port = порт; 0 — любой свободный
setting-data = папка для столов, ключа и базы данных
setting-database = другая база данных в виде URL; иначе — файл в этой папке
setting-public-url = адрес, по которому сервер знают люди, например https://tables.example.org; с него начинаются ссылки
setting-origins = другие адреса, страницам которых можно обращаться к серверу, через запятую
setting-proxies = адреса обратных прокси, которым верить, когда они называют адрес клиента, через запятую
setting-most-tables = сколько столов можно хранить
setting-most-sockets = сколько соединений может быть открыто
setting-most-sockets-per-address = сколько из них — с одного адреса
setting-most-sockets-per-table = сколько из них за одним столом; у кого там есть место, тот войдёт всегда
setting-socket-queue = сколько сообщений может ждать одного клиента; если их больше, он получит их, когда подключится снова
setting-most-body = наибольший размер запроса в байтах
setting-hello-seconds = сколько секунд клиент может молчать после соединения
setting-beat-seconds = сколько секунд между проверками, на связи ли клиент
setting-silence-seconds = через сколько секунд без ответа считать, что клиента нет
setting-idle-seconds = сколько секунд держать в памяти стол, за которым никого нет
setting-store-seconds = сколько секунд изменение может ждать базы данных
setting-stop-seconds = сколько секунд может занять остановка
setting-command-burst = сколько сообщений клиент может прислать сразу
setting-commands-per-second = сколько сообщений в секунду он может присылать подолгу
setting-address-burst = сколько запросов можно сделать с одного адреса сразу
setting-requests-per-second = сколько запросов в секунду с него можно делать подолгу
setting-tables-burst = сколько столов можно открыть с одного адреса сразу
setting-tables-per-minute = сколько столов в минуту с него можно открывать подолгу
setting-log = вид журнала: plain (строки) или json
setting-log-level = что писать в журнал: debug, info, warning или error
setting-metrics = где показывать счётчики для Prometheus, например 127.0.0.1:9420; иначе нигде

## What is wrong with a setting

server-wrong = { $source }: { $why }
wrong-name = настройки { $found } нет
wrong-whole = нужно целое число от { $low } до { $high }, а не { $found }
wrong-amount = нужно число от { $low } до { $high }, а не { $found }
wrong-list = нужен список, а не { $found }
wrong-text = нужен текст, а не { $found }
wrong-host = { $found } — не имя и не адрес машины
wrong-url = { $found } не похоже на https://tables.example.org
wrong-address = { $found } — не адрес
wrong-listening = { $found } не похоже на 127.0.0.1:9420
wrong-log = нужно plain или json, а не { $found }
wrong-log-level = нужно debug, info, warning или error, а не { $found }
wrong-toml = это не TOML: { $why }
wrong-file-missing = такого файла нет
wrong-file-unreadable = файл не читается: { $why }
wrong-metrics = принять соединения там не удаётся: { $why }
