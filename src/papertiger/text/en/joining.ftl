# A program that plays at a table of a server: what `papertiger bot` says. Places count from 1.

joining-table = Table: { $link }
joining-seated = { $name }: place { $place }
joining-over = Over. Hands: { $hands }; { $scores }

## What is wrong

joining-wrong-link = “{ $link }” is not what is needed: a link to a table, as http://127.0.0.1:8420/t/…; or, with --game or --code, the address of a server
joining-unreachable = { $server } does not answer: { $why }
joining-refused = the server refused: { $code }
joining-problem-no-such-code = There is no such code, or its time is over.
joining-problem-too-many-requests = Too many attempts in a short time. Wait a moment.
joining-problem-too-many-tables = The server has no room for another table.
joining-protocol = This program speaks version { $ours } of the protocol, the server version { $theirs }: bring the older of the two up to date.
joining-elsewhere = You are at this table in another terminal, window or device now. papertiger join and the link bring the seat back here.
