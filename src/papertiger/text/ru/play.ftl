# Playing in plain lines: what is shown and asked.

play-welcome = Мадяо, игра в бумажного тигра. Играют: { $name } и боты { $bots }.
play-rival = { $name } ({ $bot })
play-you = Вы
play-bot-names = Фэн Пань Ли
play-seed = Зерно: { $seed } (с тем же зерном и теми же ответами партия повторится)
play-rules = Правила «{ $preset }»: { $switches }. Ставки от { $low } до { $high }.
play-more-help = ? — справка, в или q — выход.
play-help =
    Минимум — две взятки; трое играют против банкира.
    Ход — номер карты или её код (3, M9). С минусом впереди карта ложится рубашкой вверх: -3, -M9.
    Звёздочкой * отмечены карты, которые сейчас забрали бы взятку. с или t — показать стол, в или q — выйти.
    Карта, которая лежит в открытую и не бьёт, — открытый сброс; чего он стоит, сказано в правилах стола [MD-5.5].
play-trick = Взятка { $number } из 8. Ставка: { $stake }. Банкир: { $banker }. Взято: { $tricks }
play-upcard = Открытая карта: { $upcard }. Старшие: { $tops }
play-led-nothing = Ваш ход.
play-led = Масть хода: { $suit }. Пока старше всех: { $card }, { $who }
play-on-table = На столе: { $cards }
play-face-down = рубашкой вверх
play-hand = Ваши карты: { $cards }
play-ask-stake = Вы банкир. Назовите чётную ставку от { $low } до { $high }:
play-ask-cut = Вы сдаёте. Сколько карт снять, от { $low } до { $high }?
play-ask-redeal = У вас пять или больше карт одной масти. Пересдать? (д/н)
play-ask-card = Ваша карта:
play-ask-exposed = Картой { $card } не побить карту { $winning }, это открытый сброс. { $fine } Всё равно сыграть её в открытую? (д/н)
play-exposed-fine = { $switch ->
    [two_to_each] Штраф — по 2 ставки каждому из остальных [MD-5.5].
    [two_to_banker] Штраф — 2 ставки банкиру, а с банкира — по 2 каждому [MD-5.5].
   *[value] Штраф — минус 2 ставки к вашему счёту за раздачу [MD-5.5].
}
play-not-understood = Непонятно: «{ $text }». { $expected }
play-expected-number = Нужно целое число.
play-expected-yes-no = Ответьте «д» или «н».
play-expected-card = Нужен номер от 1 до { $count } или код карты; с минусом впереди она ляжет рубашкой вверх.
play-yes = д да y yes
play-no = н нет n no
play-quit-words = в выход выйти q quit
play-table-words = с стол t table
play-help-words = ? п помощь справка h help
play-bye = Вы вышли из-за стола. До встречи!
play-final = Итог партии: { $scores }
play-ask-resume = Есть неоконченная партия: { $file }. Продолжить? (д/н)
play-resumed = Продолжается неоконченная партия.
play-no-resume = Неоконченных партий нет.
play-kept = Партия записана: { $file }
play-not-kept = Партия не записывается: { $why }. Играть это не мешает.
play-elsewhere = Сейчас идёт в другом окне на этой машине: { $files }
play-in-use = { $file }: эту партию уже играют на этой машине. Продолжите её там или начните новую: --new.
play-spoiled = { $file }: продолжить нельзя: { $why }
play-mismatch-names = игроки не те, что в { $beside }
play-mismatch-seed = она начата с другим зерном, чем в { $beside }
play-mismatch-later = она начинается не с первой раздачи
play-no-setting = { $beside }, где сказано, кто играет, отсутствует или испорчен
play-over-already = { $file }: эта партия уже окончена; посмотреть её — papertiger replay { $file }
play-seed-or-resume = --seed начинает новую партию, а --resume продолжает старую: нужно что-то одно
play-kept-no-further = { $file }: дальше записать нельзя: { $why }. Партия сохранена до последнего хода; продолжить её — --resume { $file }.
