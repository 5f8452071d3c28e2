# The pages around the table: who one is, tables to go on with, what a table is set to.

## The first page

pages-name-is = За каждым столом ваше имя — { $name }.
pages-name-taken = Такое или почти такое имя здесь уже есть. Выберите другое.
pages-go-on = Продолжить игру
pages-free = свободных мест: { $count }
pages-refresh = Обновить
pages-quick = Сесть с теми, кто есть
pages-quick-about = За открытый для всех стол со свободным местом; если такого нет, вы откроете новый.
pages-join-about = По ссылке, которую вам прислали, или по восьми цифрам, которые вам продиктовали.
pages-open-about = Выберите правила, а потом пошлите другим ссылку или играйте с ботами.

## Around every page

pages-newer = Есть новая версия этой страницы.
pages-load = Загрузить

## The waiting room

pages-set = Как здесь играют
pages-change = Изменить условия
pages-save = Играть так
pages-unusual = не как обычно
pages-share = Отправить ссылку
pages-only-here = Эту ссылку откроет только этот компьютер. Чтобы впустить других из вашей сети, запустите Paper Tiger так: { $command }

## What a table is set to

pages-rules = Правила
pages-preset = { $preset ->
    [ming] как в руководстве эпохи Мин
    [custom] по-своему
   *[source] как в двух описаниях игры
}
pages-about-rules = Разница в одной выплате: в премии за взятку, взятую Сотней.
pages-more = Другие условия
pages-of-the-game = Игра
pages-of-the-table = Стол

pages-label-stake-min = Наименьшая ставка
pages-label-stake-max = Наибольшая ставка
pages-about-stake-max = До сдачи банкир называет чётную ставку между ними; в ней считаются все выплаты раздачи.
pages-label-max-deals = Раздач, не больше
pages-about-max-deals = Партия кончается, когда банкиром побывал каждый, и в любом случае после стольких сдач.
pages-label-exposed-discard = Открытый сброс
pages-about-exposed-discard = Чего стоит положить в открытую карту, которая не бьёт. Где это запрещено, такую карту кладут рубашкой вверх.
pages-label-hundred-bonus = Премия за Сотню
pages-about-hundred-bonus = При скольких взятках даёт 3 взятка, взятая Сотней.
pages-label-sets = Четыре онёра
pages-about-sets = Получает ли взявший всеми четырьмя 3 + 4 или только 4.
pages-label-cut-card-is-upcard = Первая открытая карта
pages-about-cut-card-is-upcard = Видна ли она всем уже при съёме или выпадает случайно, когда колоду перетасуют.
pages-label-seating = Жребий
pages-about-seating = Что решает, кто первый банкир. На саму игру это не влияет.
pages-label-keep-seats = Места
pages-about-keep-seats = Решает ли жребий и то, кто с кем сидит рядом.

pages-label-bots = Пустые места
pages-set-bots = { $value ->
    [none] кто-то должен прийти
    [random] боты: играют как попало
   *[steady] боты: играют хорошо
}
pages-about-bots = Боты садятся при начале игры. До неё человек может занять место бота.
pages-label-pace = Боты думают
pages-set-pace = { $value ->
    [0] нисколько
    [25] почти нисколько
    [100] как люди
   *[other] { $value } % времени человека
}
pages-label-takeover = Кто отошёл
pages-set-takeover = { $value ->
    [false] стол ждёт
   *[true] за него играет бот
}
pages-about-takeover = Вернувшийся играет дальше на своём месте. Если играют боты, среди игры может сесть и кто-то другой.
pages-label-clock = Время на ход
pages-set-clock = { $value ->
    [0] без ограничения
   *[other] { $value } с
}
pages-about-clock = Когда оно вышло, этот ход делает бот, если за отошедших играют боты.
pages-label-time = Время на месте { $place }
pages-set-time = { $value ->
    [100] как у всех
   *[other] { $value } %
}
pages-about-time = Для тех, кому нужно дольше смотреть, читать или двигаться: у них столько времени на ход.
pages-label-grace = Потеря связи
pages-set-grace = { $value ->
    [0] сразу считается уходом
   *[other] считается уходом через { $value } с
}
pages-label-spectators = Зрители
pages-set-spectators = { $value ->
    [false] смотреть нельзя
   *[true] смотреть может каждый, у кого есть ссылка
}
pages-about-spectators = Им видно то, что лежит на столе, но не карты на руках.
pages-label-delay = Зрители видят игру
pages-set-delay = { $value ->
    [0] сразу
   *[other] через { $value } с
}
pages-about-delay = С задержкой они никому не подскажут.
pages-label-chat = Разговоры
pages-set-chat = { $value ->
    [false] не ведутся
   *[true] письменно, для всех
}
pages-label-public = Кто найдёт стол
pages-set-public = { $value ->
    [true] каждый: стол есть в списке
   *[false] у кого есть ссылка или код
}
