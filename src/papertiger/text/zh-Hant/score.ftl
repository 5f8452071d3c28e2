# Settling a hand that was played with real cards: what is asked and what does not fit.

score-welcome = 用實體牌打完了一局？回答幾個問題，便可結算。
score-more-help = 輸入 ? 看說明，b 回到上一題，q 離開。
score-help =
    指明玩家：座位號（0 至 3，逆時針）、名字，或名字的開頭。
    指明牌：用代碼，MM TM HM T90 … T20、M9 … M1、S9 … S1、C0 CH C1 … C9。
    每墩：誰得墩、用哪張牌，如 2 M9。減號表示沒有人或沒有。
    b 回到上一題，q 離開；單獨輸入時不會當作名字。# 之後的文字不讀。
score-bye = 未作結算。後會有期。
score-seat = 座位 { $number }

## Questions

score-ask-names = 四家的名字，按逆時針順序，用逗號隔開（輸入 - 則用 { $names }）：
score-ask-banker = 誰坐莊（{ $players }）？
score-ask-stake = 每注多少，{ $low } 至 { $high } 的偶數：
score-ask-upcard = 第一面張：
score-ask-ended = 這一局怎樣結束：打完、牌型，還是四極？
score-ask-second-upcard = 第二面張，即第一面張之下的一張：
score-ask-trick = 第 { $number } 墩，共 8 墩：誰得墩，用的哪張牌？
score-ask-exposed = 明墊：誰、哪張牌，用逗號隔開（如 2 C5，0 S3；沒有則輸入 -）：
score-ask-hundred = 百萬貫 HM 發給了誰（若在底牌中，輸入 -）？
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

score-bad-names = 須有四個不同的名字，每個不超過 { $most } 個可顯示的字元。
score-name-is-word = 「{ $name }」不能作名字：{ $means ->
    [quit] 它表示離開。
    [help] 它用來看說明。
    [back] 它表示回到上一題。
    [nobody] 它表示沒有人。
   *[seat] 數字是座位號。
}
score-name-begins = { $who }：請輸入座位號 { $seat }，或把名字多寫幾個字；單獨的「{ $word }」表示{ $means ->
    [quit] 離開。
    [help] 看說明。
   *[back] 回到上一題。
}
score-unknown-player = 沒有「{ $text }」這一家；各家是 { $players }。
score-unknown-card = 沒有「{ $text }」這張牌；牌用代碼表示，如 MM、T90、M9、S1、C0、CH。
score-unknown-ending = 看不懂「{ $text }」：請輸入打完、牌型或四極。
score-expected-owned = 這裡要寫一家和一張牌，如 2 M9，而不是「{ $text }」。
score-same-upcard = { $card } 是第一面張；第二面張應是另一張牌。
score-is-upcard = { $card } 是面張，在底牌中，沒有人打過 [MD-3.3]。
score-won-already = { $card } 已經得過一墩。
score-barred = { $who } 前七墩一墩未得，第八墩便不能贏 [MD-5.6]。
score-only-led = { $card } 捉不到剩下的任何一張牌，只有領出才能得墩；而這一墩由 { $who } 領出 [MD-5.3]。
score-exposed-won = { $card } 得了墩，不是明墊 [MD-5.5]。
score-card-twice = { $card } 寫了兩次。
score-no-room = { $who } 沒有哪一墩可以明墊 { $cards }：那一墩須由別家領出、別家得墩，而這張牌又捉不到 [MD-5.5]。
score-hand-known = { $who } 的八張牌都已知道，其中沒有這一張。
score-meld-shown = { $who } 的牌型已經亮出。
score-no-lowest = { $card } 是面張，所以沒有人有四極 [MD-4.4]。
score-not-eight = 須是八張不同的牌，現有 { $found } 張。
score-elsewhere = { $card } 不可能在這裡：它是面張，或在已經亮出的手牌中。
score-no-meld = 這八張牌不成牌型 [MD-4.1]。
