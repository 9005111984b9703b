# Уведомления: /notify, личные сообщения, упоминания

command-notify = уведомления
command-notify-about = Выбрать, как тебя уведомлять, и тихие часы
notify-title = 🔔 **Как я тебя уведомляю**
notify-kind-turn = твой ход и конец партии
notify-kind-clock = твоё время истекает
notify-kind-challenge = вызовы и реванши
notify-kind-daily = задача дня скоро закроется
notify-kind-wanted = кто-то ищет игроков в игру «{ $game }»
notify-way-ping = упоминание в канале
notify-way-direct = личное сообщение
notify-way-nothing = выключено
notify-line = - { $what }: **{ $way }**
notify-here = 🏠 На этом сервере:
notify-elsewhere = 🏠 Про задачу дня и про тех, кто хочет сыграть, выбери на сервере: { $command }.
notify-quiet-is = 🌙 Тихие часы: **{ $begins }–{ $ends }** ({ $zone }). После них я одним личным сообщением напишу, что тебя ждёт.
notify-quiet-none = 🌙 Тихих часов нет.
notify-change = Что изменить?
notify-test = 🔔 Это проверка: мои личные сообщения доходят. Изменить уведомления — { $command }.
notify-digest = 🔔 **{ $count ->
    [one] Тебя ждёт { $count } дело:
    [few] Тебя ждут { $count } дела:
   *[many] Тебя ждут { $count } дел:
}**
notify-more = … и ещё { $count }.
notify-off = 🔕 Больше не сообщаю: **{ $what }**. Включить снова: { $command }.
notify-turn = 🎲 Твой ход, соперник — **{ $players }**: [{ $game }]({ $link })
notify-over = 🏁 Партия окончена, соперник — **{ $players }**: [{ $game }]({ $link })
notify-clock = ⏰ Твоё время истекает { $when }, соперник — **{ $players }**: [{ $game }]({ $link })
notify-challenge = ⚔️ **{ $player }** хочет сыграть с тобой в «{ $game }»: [ответить]({ $link })
notify-wanted = 🙋 **{ $player }** ищет игроков в «{ $game }»: [присоединиться]({ $link })
button-notify-off = Выключить: { $what }
button-quiet = Тихие часы
button-quiet-off = Без тихих часов
quiet-begins = С (например, 22:00)
quiet-ends = До (например, 8:00)
quiet-zone = Твой часовой пояс
quiet-zone-about = Название, например Europe/Moscow или Asia/Yekaterinburg
refused-no-time = «{ $time }» — не время. Введи часы и минуты, например 22:30.
refused-quiet-empty = Тихие часы не могут начинаться и заканчиваться в одно время. Введи два разных времени.
refused-direct-closed = Я не могу писать тебе личные сообщения, поэтому ничего не изменилось. Разреши их в настройках конфиденциальности этого сервера и попробуй ещё раз.
refused-direct-later = Discord сейчас не доставляет мои личные сообщения, поэтому ничего не изменилось. Попробуй через несколько минут.
