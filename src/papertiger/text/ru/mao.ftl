# Mao: scenarios that cannot be run.

scenario-error = строка { $line }: { $message }
scenario-empty = нет строки со столом
scenario-not-json = это не JSON: { $detail }
scenario-not-an-object = нужен объект JSON: { "{" } … { "}" }
scenario-field = { $detail }
scenario-another-game = игра должна быть «mao», а не «{ $game }»
scenario-seats = мест может быть от { $low } до { $high }
scenario-no-such-seat = за этим столом нет места «{ $seat }»
scenario-wins = wins — это { $seats ->
    [one] { $seats } неотрицательное число
    [few] { $seats } неотрицательных числа
   *[other] { $seats } неотрицательных чисел
}
scenario-pack = колода не полна: карт { $card } — { $found }, нужно { $wanted }
scenario-discards = в порядке карт не хватает сброшенной: карт { $card } — { $found }, нужно { $wanted }
scenario-time = «at» — целое число миллисекунд, не меньше 0
scenario-backwards = время идёт назад: { $at } после { $before }
scenario-lag = задержка — целое число от 0 до { $high } мс
scenario-unknown-reason = нет такой причины: «{ $reason }»
scenario-no-reason = для штрафа «other» нужна причина в поле «text» [MO-68]
scenario-deal-out-of-bounds = сдают каждому от { $low } до { $high } карт [MO-7]
scenario-deal-too-large = колоды не хватит: карт каждому — { $cards }, мест — { $seats } [MO-1]
