# Mao: scenarios that cannot be run.

scenario-error = 第 { $line } 行：{ $message }
scenario-empty = 缺少描述牌桌的一行
scenario-not-json = 不是有效的 JSON：{ $detail }
scenario-not-an-object = 需要一個 JSON 物件：{ "{" } … { "}" }
scenario-field = { $detail }
scenario-another-game = 遊戲應為「mao」，而不是「{ $game }」
scenario-seats = 座位數應為 { $low } 至 { $high }
scenario-no-such-seat = 這一桌沒有座位「{ $seat }」
scenario-wins = wins 應為 { $seats } 個非負數
scenario-pack = 牌不齊：{ $card } 有 { $found } 張，應有 { $wanted } 張
scenario-discards = 牌序缺少棄牌：{ $card } 有 { $found } 張，應有 { $wanted } 張
scenario-time = 「at」應為不小於 0 的整數毫秒
scenario-backwards = 時間倒流：{ $at } 在 { $before } 之後
scenario-lag = 延遲應為 0 至 { $high } 毫秒的整數
scenario-unknown-reason = 沒有「{ $reason }」這一罰因
scenario-no-reason = 以「other」罰牌時，須在「text」中寫明理由 [MO-68]
scenario-deal-out-of-bounds = 每人應發 { $low } 至 { $high } 張 [MO-7]
scenario-deal-too-large = 牌不夠 { $seats } 個座位每人 { $cards } 張 [MO-1]
