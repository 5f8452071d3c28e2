# Replaying a match in plain lines.

replay-hand = { $who }, карты: { $cards }
replay-place = Момент { $place } из { $count }
replay-ask = Enter — дальше; н — назад; р — раздача; число — момент; ? — справка; в — выход.
replay-back-words = н назад b back
replay-hand-words = р раздача d deal
replay-hand-back-words = рн db
replay-on-words = д дальше n next
replay-nothing = Ещё ничего не сыграно.
replay-help =
    Enter или д — следующий момент; после последнего показ кончается.
    н — предыдущий момент. Число от 1 до { $count } — к этому моменту.
    р — следующая раздача; рн — начало этой или предыдущая.
    в — выход.
replay-not-understood = Непонятно: «{ $text }». Нужно: Enter, н, р, в, ? или число от 1 до { $count }.
replay-torn = { $file }: строка { $line } оборвана, она не была дописана. Партия показана до строки { $before }.
replay-guarded = Последняя раздача в { $file } не окончена: карты, скрытые от вас, не показаны. Все карты откроет --open.
replay-no-stake = Не у каждой раздачи записана ставка: деньги в ней считаются по наименьшей ставке, { $stake }.
