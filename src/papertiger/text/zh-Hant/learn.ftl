# Lessons: what stands around their words, at a drawn table and in plain lines.

learn-heading = { $part } · 第 { $number } 步，共 { $all } 步 · { $clause }
learn-aside = 課程 { $number }/{ $all }
learn-hint = 提示：{ $hint }
learn-show = 按 { $key } 看該怎麼做。
learn-not-that = 在這裡，這樣走不下去。
learn-answer = 對，是{ $answer }。

## At a drawn table

learn-keys-read = Enter 下一步   b 上一步   c 條文   Esc 看牌桌   q 離開
learn-keys-act = Enter 到牌桌   b 上一步   c 條文   n 示範   q 離開
learn-keys-question = ↑ ↓ Enter，或按序號   b 上一步   c 條文   n 示範
learn-keys-answered = Enter 再試   c 條文   n 示範
learn-read-on = 按 Enter 往下走。
learn-choose-first = 先選一張牌：← → 或按序號。
learn-quit-title = 離開課程？
learn-quit = 以後可以回到這一步接著學。
tui-key-text = 課文
tui-key-clause = 條文
tui-key-show = 示範
learn-keys =
    Enter、空白鍵   下一步；在牌桌上，Enter 把牌明出
    - 或 d          把牌扣著出，也就是滅
    ← → 或 1 到 8   選牌；也可用滑鼠點
    t               再看這一步的課文
    b               退回一步
    n               示範：照課文的意思做
    c               這一步所依的條文
    ?               這張牌的說明
    l、s、r         經過、最近的結算、全部規則
    q               離開；以後可以回到這裡
    F1 或 h         這些按鍵
learn-mao-keys-act = Enter 到牌桌；在那裡 F2 課文，F3 上一步，F4 條文，F5 示範
learn-mao-keys =
    F2              再看這一步的課文
    F3              退回一步
    F4              這一步所依的條文
    F5              示範：照課文的意思做
    在課文頁上：Enter 下一步，Esc 看牌桌，b 上一步，c 條文，n 示範

## In plain lines

learn-opening = 按 Enter 往下走；輸入 ? 看能輸入什麼。
learn-ask-read = 按 Enter 往下走：
learn-ask-act = 出牌，前加減號即扣牌：
learn-ask-question = 答案的序號：
learn-expected-read = 這裡沒有問什麼：按 Enter 往下走。
learn-expected-number = 請輸入 1 至 { $count } 的序號。
learn-ask-act-help =
    出牌：輸入牌的序號、代碼或牌名（3、M9、九萬）。前加減號即扣牌：-3、-M9。
    無論問到什麼，都可輸入：
      b：退回一步
      n：示範，照課文的意思做
      a：再看這一步
      c：這一步所依的條文
      提示：給個提示
      t：牌桌
      l：到現在為止的經過
      r：規則各章目錄；r 5、r MD-5.6：某一章、某一條
      ? M9：一張牌的說明
      q：離開；以後可以回到這裡
    也可輸入漢字：返回、示範、重看、本條、牌桌、經過、規則、退出。
learn-ask-mao = 你做什麼，或說什麼？
learn-ask-mao-help =
    畫面牌桌上的按鍵在這裡照樣用，每次後面按 Enter：u 看牌，x 摸牌，t 謝謝，l 最後一張，m 毛，b 誤判，o 程序問題，e 結束程序問題，s h d c 花色，r 放手。
    出牌用序號或代碼（2、play 5S），按住 J 出：+2、hold JC。報黑桃：點數加 s，如 5s。
    罰牌：penalty，再加玩家序號和緣由字母；單輸 penalty 會列出來。
    說話：say，後面說什麼都行。
    無論問到什麼，都可輸入：
      返回：退回一步
      示範：照課文的意思做
      重看：再看這一步
      本條：這一步所依的條文
      提示：給個提示
      牌桌、經過：牌桌，到現在為止的經過
      規則、規則 5、規則 MO-48：規則、某一章、某一條
      退出：離開；以後可以回到這裡
learn-mao-expected = 請輸入一張牌（序號，或 play 7D）、一句話或一個動作；say 後面說什麼都行。
learn-back-words = 返回 上一步 b back
learn-show-words = 示範 n next show
learn-again-words = 重看 再看 a again
learn-clause-words = 本條 c clause rule
learn-hint-words = 提示 hint
learn-no-hint = 這裡不用提示：按 Enter 往下走。
learn-shown = 該這樣：{ $act }

## Coming back

learn-ask-resume = 上次學到第 { $number } 步，共 { $all } 步。接著學嗎？（y/n）
learn-bye = 要回到這一步：{ $command }
learn-done = 課程學完了。打得好！
learn-not-kept = 沒能記下學到哪裡：{ $why }。下次要從頭學起。

## The other players of the lesson of Mao, clockwise

learn-mao-names = 安娜 小波 巧蘭 大林
