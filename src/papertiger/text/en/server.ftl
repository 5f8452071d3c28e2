# The table server: what it says as it starts, its settings, and what is wrong with them.

## Starting and stopping

server-at = Paper Tiger is at { $url }
server-near = On this network: { $url }
server-only-here = Only this machine can reach it; { $flag } lets in others on your network.
server-opens = It opens in your browser.
server-open-it = Open this address in a browser.
server-let-in = To let in others on your network, start it with: { $command }
server-they-go = They then go to { $url }
server-runs = Paper Tiger runs already, at { $url }
server-runs-alone = Paper Tiger runs already at { $url }, for this machine only; end it there, then others can be let in
server-port-taken = Another program uses port { $port }: Paper Tiger takes one that is free.
server-data = Tables are kept in { $folder }
server-stop = Ctrl+C ends it; every table is kept.
server-stopped = Ended. Every table is kept.
server-no-database = cannot use the database: { $why }
server-no-key = cookie.key in { $folder } is not a key made by this program; take it away, and a new one is made (everybody is a new guest then)
server-no-folder = cannot use { $folder }: { $why }
server-no-address = cannot listen on { $host }, port { $port }: { $why }

## Settings

server-setting = { $about } [{ $variable }]
server-setting-usual = { $about } ({ $usual }) [{ $variable }]
setting-config = a file of settings, in TOML: name = value
setting-host = the address to listen on: 127.0.0.1 for this machine only, 0.0.0.0 for the whole network
setting-port = the port; 0: any that is free
setting-data = the folder for tables, the key and the database
setting-database = another database, as a URL; otherwise a file in that folder
setting-public-url = the address that people know the server by, as https://tables.example.org; links begin with it
setting-origins = other addresses whose pages may use this server, separated by commas
setting-proxies = addresses of reverse proxies that are believed about whom they speak for, separated by commas
setting-most-tables = how many tables may be kept
setting-most-sockets = how many connections may be open
setting-most-sockets-per-address = how many of them from one address
setting-most-sockets-per-table = how many of them at one table; who has a seat there always gets in
setting-socket-queue = how many messages may wait for one client; one more, and it must come back for them
setting-most-body = the longest request, in bytes
setting-hello-seconds = seconds that a client has to say hello
setting-beat-seconds = seconds between the questions whether a client is still there
setting-silence-seconds = seconds without an answer after which a client is gone
setting-idle-seconds = seconds that a table stays in memory when nobody is there
setting-store-seconds = seconds that a change may wait for the database
setting-stop-seconds = seconds that ending may take
setting-command-burst = how many messages a client may send at once
setting-commands-per-second = how many messages a second it may send in the long run
setting-address-burst = how many requests an address may make at once
setting-requests-per-second = how many requests a second it may make in the long run
setting-tables-burst = how many tables an address may open at once
setting-tables-per-minute = how many tables a minute it may open in the long run
setting-log = the form of the log: plain or json
setting-log-level = what is logged: debug, info, warning or error
setting-metrics = where to show counts for Prometheus, as 127.0.0.1:9420; otherwise nowhere

## What is wrong with a setting

server-wrong = { $source }: { $why }
wrong-name = there is no setting { $found }
wrong-whole = a whole number from { $low } to { $high } is wanted, not { $found }
wrong-amount = a number from { $low } to { $high } is wanted, not { $found }
wrong-list = a list is wanted, not { $found }
wrong-text = text is wanted, not { $found }
wrong-host = { $found } is not the name or address of a machine
wrong-url = { $found } is not of the form https://tables.example.org
wrong-address = { $found } is not an address
wrong-listening = { $found } is not of the form 127.0.0.1:9420
wrong-log = { $found } is not plain or json
wrong-log-level = { $found } is not debug, info, warning or error
wrong-toml = this is not TOML: { $why }
wrong-file-missing = there is no such file
wrong-file-unreadable = the file cannot be read: { $why }
wrong-metrics = cannot listen there: { $why }
