# Mao: scenarios that cannot be run.

scenario-error = 第 { $line } 行：{ $message }
scenario-empty = 缺少描述牌桌的一行
scenario-not-json = 不是有效的 JSON：{ $detail }
scenario-not-an-object = 需要一个 JSON 对象：{ "{" } … { "}" }
scenario-field = { $detail }
scenario-another-game = 游戏应为“mao”，而不是“{ $game }”
scenario-seats = 座位数应为 { $low } 至 { $high }
scenario-no-such-seat = 这一桌没有座位“{ $seat }”
scenario-wins = wins 应为 { $seats } 个非负数
scenario-pack = 牌不齐：{ $card } 有 { $found } 张，应有 { $wanted } 张
scenario-discards = 牌序缺少弃牌：{ $card } 有 { $found } 张，应有 { $wanted } 张
scenario-time = “at”应为不小于 0 的整数毫秒
scenario-backwards = 时间倒流：{ $at } 在 { $before } 之后
scenario-lag = 延迟应为 0 至 { $high } 毫秒的整数
scenario-unknown-reason = 没有“{ $reason }”这一罚因
scenario-no-reason = 以“other”罚牌时，须在“text”中写明理由 [MO-68]
scenario-deal-out-of-bounds = 每人应发 { $low } 至 { $high } 张 [MO-7]
scenario-deal-too-large = 牌不够 { $seats } 个座位每人 { $cards } 张 [MO-1]
