# Lessons: what stands around their words, at a drawn table and in plain lines.

learn-heading = { $part } · 第 { $number } 步，共 { $all } 步 · { $clause }
learn-aside = 课程 { $number }/{ $all }
learn-hint = 提示：{ $hint }
learn-show = 按 { $key } 看该怎么做。
learn-not-that = 在这里，这样走不下去。
learn-answer = 对，是{ $answer }。

## At a drawn table

learn-keys-read = 回车 下一步   b 上一步   c 条文   Esc 看牌桌   q 离开
learn-keys-act = 回车 到牌桌   b 上一步   c 条文   n 示范   q 离开
learn-keys-question = ↑ ↓ 回车，或按序号   b 上一步   c 条文   n 示范
learn-keys-answered = 回车 再试   c 条文   n 示范
learn-read-on = 按回车往下走。
learn-choose-first = 先选一张牌：← → 或按序号。
learn-quit-title = 离开课程？
learn-quit = 以后可以回到这一步接着学。
tui-key-text = 课文
tui-key-clause = 条文
tui-key-show = 示范
learn-keys =
    回车、空格      下一步；在牌桌上，回车把牌明出
    - 或 d          把牌扣着出，也就是灭
    ← → 或 1 到 8   选牌；也可用鼠标点
    t               再看这一步的课文
    b               退回一步
    n               示范：照课文的意思做
    c               这一步所依的条文
    ?               这张牌的说明
    l、s、r         经过、最近的结算、全部规则
    q               离开；以后可以回到这里
    F1 或 h         这些按键
learn-mao-keys-act = 回车 到牌桌；在那里 F2 课文，F3 上一步，F4 条文，F5 示范
learn-mao-keys =
    F2              再看这一步的课文
    F3              退回一步
    F4              这一步所依的条文
    F5              示范：照课文的意思做
    在课文页上：回车 下一步，Esc 看牌桌，b 上一步，c 条文，n 示范

## In plain lines

learn-opening = 按回车往下走；输入 ? 看能输入什么。
learn-ask-read = 按回车往下走：
learn-ask-act = 出牌，前加减号即扣牌：
learn-ask-question = 答案的序号：
learn-expected-read = 这里没有问什么：按回车往下走。
learn-expected-number = 请输入 1 至 { $count } 的序号。
learn-ask-act-help =
    出牌：输入牌的序号、代码或牌名（3、M9、九万）。前加减号即扣牌：-3、-M9。
    无论问到什么，都可输入：
      b：退回一步
      n：示范，照课文的意思做
      a：再看这一步
      c：这一步所依的条文
      提示：给个提示
      t：牌桌
      l：到现在为止的经过
      r：规则各章目录；r 5、r MD-5.6：某一章、某一条
      ? M9：一张牌的说明
      q：离开；以后可以回到这里
    也可输入汉字：返回、示范、重看、本条、牌桌、经过、规则、退出。
learn-ask-mao = 你做什么，或说什么？
learn-ask-mao-help =
    画面牌桌上的按键在这里照样用，每次后面按回车：u 看牌，x 摸牌，t 谢谢，l 最后一张，m 毛，b 误判，o 程序问题，e 结束程序问题，s h d c 花色，r 放手。
    出牌用序号或代码（2、play 5S），按住 J 出：+2、hold JC。报黑桃：点数加 s，如 5s。
    罚牌：penalty，再加玩家序号和缘由字母；单输 penalty 会列出来。
    说话：say，后面说什么都行。
    无论问到什么，都可输入：
      返回：退回一步
      示范：照课文的意思做
      重看：再看这一步
      本条：这一步所依的条文
      提示：给个提示
      牌桌、经过：牌桌，到现在为止的经过
      规则、规则 5、规则 MO-48：规则、某一章、某一条
      退出：离开；以后可以回到这里
learn-mao-expected = 请输入一张牌（序号，或 play 7D）、一句话或一个动作；say 后面说什么都行。
learn-back-words = 返回 上一步 b back
learn-show-words = 示范 n next show
learn-again-words = 重看 再看 a again
learn-clause-words = 本条 c clause rule
learn-hint-words = 提示 hint
learn-no-hint = 这里不用提示：按回车往下走。
learn-shown = 该这样：{ $act }

## Coming back

learn-ask-resume = 上次学到第 { $number } 步，共 { $all } 步。接着学吗？（y/n）
learn-bye = 要回到这一步：{ $command }
learn-done = 课程学完了。打得好！
learn-not-kept = 没能记下学到哪里：{ $why }。下次要从头学起。

## The other players of the lesson of Mao, clockwise

learn-mao-names = 安娜 小波 巧兰 大林
