# A program that plays at a table of a server: what `papertiger bot` says. Places count from 1.

joining-table = Стол: { $link }
joining-seated = { $name }: место { $place }
joining-over = Игра окончена. Раздач: { $hands }; { $scores }

## What is wrong

joining-wrong-link = «{ $link }» не подходит: нужна ссылка на стол вида http://127.0.0.1:8420/t/…, а с --game или --code — адрес сервера
joining-unreachable = { $server } не отвечает: { $why }
joining-refused = сервер отказал: { $code }
joining-problem-no-such-code = Такого кода нет, или его срок истёк.
joining-problem-too-many-requests = Слишком много попыток подряд. Подождите немного.
joining-problem-too-many-tables = На сервере нет места для ещё одного стола.
joining-protocol = Эта программа говорит на версии протокола { $ours }, а сервер — на версии { $theirs }: обновите то, что старше.
joining-elsewhere = Теперь вы за этим столом в другом терминале, окне или устройстве. papertiger join и ссылка вернут место сюда.
