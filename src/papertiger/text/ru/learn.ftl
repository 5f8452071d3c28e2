# Lessons: what stands around their words, at a drawn table and in plain lines.

learn-heading = { $part } · { $number } из { $all } · { $clause }
learn-aside = урок { $number }/{ $all }
learn-hint = Подсказка. { $hint }
learn-show = { $key }: вам покажут, как надо.
learn-not-that = Так здесь дальше не пройти.
learn-answer = Верно: { $answer }.

## At a drawn table

learn-keys-read = Enter — дальше   b — назад   c — пункт   Esc — стол   q — уйти
learn-keys-act = Enter — к столу   b — назад   c — пункт   n — показать   q — уйти
learn-keys-question = ↑ ↓ Enter или цифра   b — назад   c — пункт   n — показать
learn-keys-answered = Enter — ещё раз   c — пункт   n — показать
learn-read-on = Enter — дальше.
learn-choose-first = Сначала выберите карту: ← → или её номер.
learn-quit-title = Уйти с урока?
learn-quit = К этому шагу можно будет вернуться.
tui-key-text = текст
tui-key-clause = пункт
tui-key-show = показать
learn-keys =
    Enter, пробел   дальше; за столом Enter — карта в открытую
    - или d         карта рубашкой вверх: сброс
    ← → или 1–8     выбрать карту; можно и мышью
    t               ещё раз текст шага
    b               на шаг назад
    n               показать: сделать то, что нужно
    c               пункт правил, о котором этот шаг
    ?               справка о карте
    l, s, r         ход игры, последний расчёт, все правила
    q               уйти; потом можно вернуться к этому месту
    F1 или h        эти клавиши

## In plain lines

learn-opening = Enter — дальше; ? — всё, что можно набрать.
learn-ask-read = Enter — дальше:
learn-ask-act = Ваша карта, с минусом — рубашкой вверх:
learn-ask-question = Номер ответа:
learn-expected-read = Пока ничего не спрашивают: Enter — дальше.
learn-expected-number = Нужен номер от 1 до { $count }.
learn-help =
    Ход — номер карты, её код или название (3, M9, 9 мириад). С минусом впереди карта ложится рубашкой вверх: -3, -M9.
    В ответ на любой вопрос можно также набрать:
      назад: на шаг назад
      показать: сделать за вас то, что нужно
      шаг: ещё раз этот шаг
      пункт: пункт правил, о котором этот шаг
      подсказка: подсказка
      с: стол
      ж: что уже произошло
      пр: разделы правил; пр 5, пр MD-5.6: раздел, пункт
      ? M9: справка о карте
      в: уйти; потом можно вернуться к этому месту
    Годятся и латинские буквы: b, n, a, c, t, l, r, q.
learn-back-words = назад b back
learn-show-words = показать n next show
learn-again-words = шаг ещё еще a again
learn-clause-words = пункт c clause rule
learn-hint-words = подсказка hint
learn-no-hint = Здесь подсказывать нечего: Enter — дальше.
learn-shown = Вот как надо: { $act }

## Coming back

learn-ask-resume = Этот урок начат: шаг { $number } из { $all }. Продолжить оттуда? (д/н)
learn-bye = Вернуться к этому шагу: { $command }
learn-done = Урок окончен. Хорошо сыграно!
learn-not-kept = Не удалось запомнить, где вы остановились: { $why }. Урок начнётся заново.
