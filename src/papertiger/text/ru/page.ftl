# The bare page of the server: a table of Madiao in a browser.

page-name = Ваше имя
page-open = Открыть стол
page-place = Место
page-nobody = никого
page-sit = Сесть за стол
page-ready = Готов играть
page-start = Начать
page-again = Сыграть ещё раз
page-turn = Ходит
page-totals = Деньги
page-trick = На столе
page-tricks = Взято взяток
page-hand = Ваши карты
page-stake = Ставка
page-cut = Снять карт:
page-keep = Оставить карты
page-redeal = Требовать пересдачи
page-face-down = рубашкой вверх
page-refused = Сейчас это невозможно.
