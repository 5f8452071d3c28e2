# Whether the shuffles of a record are those that were committed to.

verify-hand-proven = Раздача { $number }: доказано. Секрет отвечает своему отпечатку, и все порядки получены из него и слов игроков (порядков: { $orders }).
verify-hand-no-commitment = Раздача { $number }: не доказано. Отпечаток секрета заранее не публиковался.
verify-hand-no-secret = Раздача { $number }: не доказано. Секрет в записи не раскрыт.
verify-hand-other-secret = Раздача { $number }: НЕ СХОДИТСЯ. Секрет не отвечает своему отпечатку.
verify-hand-used-again = Раздача { $number }: НЕ СХОДИТСЯ. Её секрет был уже раскрыт после одной из прежних раздач.
verify-hand-other-order = Раздача { $number }: НЕ СХОДИТСЯ. Порядок в строке { $line } не тот, что дают секрет и слова игроков.
verify-commitment = отпечаток секрета: { $commitment }
verify-word = слово игрока { $who }: «{ $word }»
verify-no-words = никто из игроков слова не добавил
verify-sum = Доказано раздач: { $proven } из { $all }.
verify-compare = Две вещи можете сверить только вы: отпечатки — с теми, что вам показывали перед раздачами, и свои собственные слова.
verify-one-seed = Вся партия роздана из одного зерна, как бывает при игре на одной машине. Проверяют её с этим зерном: { $command }
verify-torn = { $file }: строка { $line } оборвана, она не была дописана. Проверено то, что стоит до неё.
