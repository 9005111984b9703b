# Сохранённые колоды

own-deck-ready = **Готовые колоды**
button-deck-ready = Готовые колоды
own-deck-list = **Твои колоды: { $count } из 25**
own-deck-none = У тебя ещё нет колод. Сохрани первую: { $command }.
deck-line = **{ $name }** · карт: { $count } · средняя стоимость { $cost }
own-deck-choose = Посмотреть колоду
deck-facts = Карт: { $count } · средняя стоимость { $cost }
deck-card = `{ $cost }` { $card }
deck-fits = ✅ Составленная колода { $ruleset }
deck-unfit = ❌ Составленная колода { $ruleset }: { $fault }
deck-fault-count = Сколько нужно карт: { $size }, сколько в колоде: { $count }.
deck-fault-abilities = { $card }: в этих правилах нет способностей: { $abilities }.
deck-saved = 💾 Сохранено.
deck-same = Эта колода уже сохранена.
deck-replaced = 💾 Сохранено вместо прежних карт.
deck-overwrite = У тебя уже есть колода **{ $name }**. Заменить её карты?
deck-overwrite-old = **Сейчас**
deck-overwrite-new = **Станет**
own-deck-delete-ask = Удалить колоду **{ $name }**? Вернуть её будет нельзя.
own-deck-deleted = 🗑️ Колода **{ $name }** удалена.
own-deck-shared = 📣 Колоду **{ $name }** теперь видят здесь все.
own-deck-by = Колода игрока { $player }
deck-exported = Передай дальше эту строку или файл: импорт понимает и то и другое.
deck-import-title = Импорт колоды
deck-import-label = Колода
deck-import-hint = Готовая строка, содержимое файла или карты через запятую либо каждая с новой строки
deck-import-name = Название
deck-copy-title = Сохранить копию
deck-copy-label = Как назвать твою копию?
button-deck-share = Показать всем
button-deck-export = Экспорт
button-deck-delete = Удалить
button-deck-list = Мои колоды
button-deck-copy = Сохранить копию
button-deck-replace = Да, заменить
button-deck-forget = Да, удалить

# Отказы

refused-no-such-deck = У тебя нет такой колоды. Выбери из списка.
refused-stale-deck = Эта кнопка устарела.
refused-decks-full = Больше места нет, колод у тебя уже { $count }. Сначала удали одну.
refused-deck-name = В названии от 1 до { $longest } символов, и хотя бы один из них видимый.
refused-deck-needs-name = Скажи ещё, как назвать колоду.
refused-deck-unknown-card = Карты «{ $name }» нет. Разделяй карты запятыми.
refused-deck-which-card = «{ $name }» может быть любой из этих карт: { $cards }.
refused-deck-twice = Карта { $card } названа дважды. Все карты колоды разные.
refused-deck-count = В колоде 8 карт, а для старых правил 1.0 — 10. Здесь их { $count }.
refused-deck-older = Колода из 10 карт нужна для старых правил 1.0. { $fault }
refused-deck-one-source = Пришли или текст, или файл, но не то и другое.
refused-deck-file = Не могу прочитать эту колоду: { $fault }
refused-deck-file-too-large = Файл слишком большой: для колоды хватит { $largest } КиБ.

# Команды. Имена: строчные, без пробелов. Описания: до 100 символов.

command-deck = колода
command-deck-about = Твои сохранённые колоды
command-deck-save = сохранить
command-deck-save-about = Сохранить колоду из восьми карт или из десяти для старых правил 1.0
command-deck-show = посмотреть
command-deck-show-about = Твои колоды или одна из них по названию
command-deck-import = импорт
command-deck-import-about = Сохранить колоду, которую кто-то передал
command-deck-name = название
command-deck-name-about = Название колоды (если не указать — все)
command-deck-name-new-about = Как назвать колоду
command-deck-name-other-about = Другое название вместо переданного
command-deck-cards = карты
command-deck-cards-about = Карты через запятую
command-deck-text = текст
command-deck-text-about = Переданная строка
command-deck-file = файл
command-deck-file-about = Переданный файл
