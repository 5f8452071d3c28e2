# Settling a hand that was played with real cards: what is asked and what does not fit.

score-welcome = 結算實體牌打的一局：答完幾個問題即可。
score-more-help = 輸入 ? 看說明，b 回到上一題，q 離開。
score-help =
    稱呼各家：用座位號（0 至 3，逆時針）、名字，或名字的開頭。
    稱呼牌：用代碼，MM TM HM T90 … T20、M9 … M1、S9 … S1、C0 CH C1 … C9。
    每墩：誰得墩、以哪張牌得墩，如 2 M9。減號表示沒有人或沒有。
    b 回到上一題，q 離開。# 之後的文字不讀。
score-bye = 未作結算。後會有期。
score-seat = 座位 { $number }

## Questions

score-ask-names = 四家的名字，逆時針，以逗號分隔（輸入 - 則用 { $names }）：
score-ask-banker = 誰坐莊（{ $players }）？
score-ask-stake = 每注多少，{ $low } 至 { $high } 的偶數：
score-ask-upcard = 第一面張：
score-ask-ended = 此局如何結束：打完、牌型，還是四極？
score-ask-second-upcard = 第二面張，即第一面張之下的一張：
score-ask-trick = 第 { $number } 墩，共 8 墩：誰得墩，以哪張牌？
score-ask-exposed = 明墊：誰、哪張牌，以逗號分隔（如 2 C5，0 S3；沒有則輸入 -）：
score-ask-hundred = 百萬貫 HM 發給了誰（在底牌中則輸入 -）？
score-ask-meld = 誰有牌型？
score-ask-hand = { $who } 的八張牌：
score-ask-meld-next = 還有誰有牌型（沒有則輸入 -）？
score-ask-first = 誰是首家？
score-ask-lowest = 誰有四極？

## Answers that may be typed, and what is said between

score-nobody-words = - – — － 無 沒有 nobody none
score-back-words = 上一題 返回 b back
score-play-words = 打完 打 played play p 1
score-meld-words = 牌型 meld melds m 2
score-four-lowest-words = 四極 lowest four l 3
score-meld-is = { $who }：{ $meld }，值 { $worth }
score-next-banker = 下一局莊家：{ $who }
score-bank-redrawn = 重新抽牌，以大者坐莊，並重新發牌 [MD-4.4]。

## What does not fit

score-bad-names = 須有四個不同的名字，每個 1 至 { $most } 個可顯示的字元。
score-name-is-word = 「{ $name }」不能作名字：它本身就是一種回答。
score-unknown-player = 沒有「{ $text }」這一家；各家是 { $players }。
score-unknown-card = 沒有「{ $text }」這張牌；牌用代碼稱呼，如 MM、T90、M9、S1、C0、CH。
score-unknown-ending = 看不懂「{ $text }」：請輸入打完、牌型或四極。
score-expected-owned = 須寫一家和一張牌，如 2 M9，不能是「{ $text }」。
score-same-upcard = { $card } 是第一面張；第二面張是另一張牌。
score-is-upcard = { $card } 是面張，在底牌中，沒有人打過 [MD-3.3]。
score-won-already = { $card } 已經得過一墩。
score-barred = { $who } 前七墩一墩未得，第八墩便不能贏 [MD-5.6]。
score-only-led = { $card } 捉不到剩下的任何一張牌，領出才能得墩；而這一墩由 { $who } 領出 [MD-5.3]。
score-exposed-won = { $card } 得了墩，不是明墊 [MD-5.5]。
score-card-twice = { $card } 寫了兩次。
score-no-room = { $who } 無從明墊 { $cards }：須是別家領出、別家得墩，而該牌又捉不到的一墩 [MD-5.5]。
score-hand-known = { $who } 的八張牌都已知道，其中沒有這一張。
score-no-lowest = { $card } 是面張，所以沒有人有四極 [MD-4.4]。
score-not-eight = 須是八張不同的牌，不能是 { $found } 張。
score-elsewhere = { $card } 在別處：是面張，或已在先前亮出的手牌中。
score-no-meld = 這八張牌不成牌型 [MD-4.1]。
