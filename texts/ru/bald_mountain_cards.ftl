# Что делают карты «Битвы на Лысой горе» и слова её правил.

# Порча

bald-mountain-card-demonspawn = Атака 2.
bald-mountain-card-flame-beast = Атака 3, а если противники не контролируют ни одного алтаря, атака 1.
bald-mountain-card-scroll-thrower = Атака 1. Следующий противник берёт 1 карту.
bald-mountain-card-burnt-to-a-crisp = Сбрось 2 карты: атака 1 за каждую карту в руках у противников{ $mode ->
    [duel] .
    [three] .
   *[other] {""} (вчетвером: у того, у кого их больше).
}
bald-mountain-card-demons-paw = Укради 2 живицы. Противники получают 1 яхонт.
bald-mountain-card-marsh-fever = Если противники контролируют хотя бы 1 алтарь, атака 1.
bald-mountain-card-ravens-toll = Атака 1, если следующий противник не отдаст твоей стороне 1 яхонт.
bald-mountain-card-bone-hail = Сбрось 1 карту чар: атака 4, а если противники не контролируют ни одного алтаря, атака 2.
bald-mountain-card-hex-knot = Атака 1. Следующий противник сбрасывает 1 случайную карту.
bald-mountain-card-last-ember = Атака 1, а если у твоей стороны меньше живицы, чем у противников, атака 4.
bald-mountain-card-koscheis-needle = Атака 4. Изгони эту карту.
bald-mountain-card-blood-debt = Потеряй 1 живицу: атака 3, а если противники не контролируют ни одного алтаря, атака 1.
bald-mountain-card-crown-fire = Атака 1 за каждый алтарь, который контролируют противники.
bald-mountain-card-evil-eye = Атака 1. Запри любой алтарь до следующего хода твоей стороны.
bald-mountain-card-gem-rot = Атака 1. Противники теряют 1 яхонт.

# Чары

bald-mountain-card-djinns-door = Получи 1 яхонт, а если у твоей стороны меньше яхонтов, чем у противников, получи 3.
bald-mountain-card-bread-and-salt = Получи 1 яхонт, а если противники контролируют хотя бы 2 алтаря, получи 3. Противники получают 2 живицы.
bald-mountain-card-goblin-bite = Потеряй 4 живицы: получи 4 яхонта.
bald-mountain-card-firefly-purse = Если у твоей стороны меньше яхонтов, чем у противников, получи 2 яхонта.
bald-mountain-card-misers-chest = Можешь сбросить 1 карту: получи 1 яхонт.
bald-mountain-card-amber-tear = Получи 1 яхонт и по 1 живице за каждый алтарь, который контролируют противники.
bald-mountain-card-thieving-magpie = Укради 1 яхонт.
bald-mountain-card-merchants-word = Получи 2 яхонта. Следующий противник берёт 1 карту.
bald-mountain-card-fern-flower = Получи 2 яхонта, а если противники контролируют хотя бы 2 алтаря, получи 4. Изгони эту карту.
bald-mountain-card-golden-fish = Выбери: получи 1 яхонт, или возьми 2 карты, или получи 2 живицы.
bald-mountain-card-stone-flower = Получи по 1 яхонту за каждый алтарь, который контролируют противники, но не больше 3.
bald-mountain-card-pawned-soul = Укради 2 яхонта. Противники получают 5 живицы.
bald-mountain-card-crooked-scales = Получи 1 яхонт, а если у твоей стороны меньше яхонтов, чем у противников, получи 3.
bald-mountain-card-treasure-map = Возьми 1 карту. Если противники контролируют хотя бы 1 алтарь, получи 1 яхонт.
bald-mountain-card-moon-spring = Можешь потерять 1 живицу: получи 1 яхонт.

# Морок

bald-mountain-card-catch = Возьми 2 карты, если следующий противник не сбросит 1 карту.
bald-mountain-card-dreamcloak = Возьми 3 карты.
bald-mountain-card-fumbletongue = Изгони карту, обращённую к противникам. Получи 1 живицу.
bald-mountain-card-snake-tongue = Укради 2 случайные карты из руки следующего противника.
bald-mountain-card-ghost-portals = Сыграй до 2 карт с руки, не тратя действий.
bald-mountain-card-ours-and-yours = Выбери: каждый колдун берёт 1 карту или каждый колдун получает 1 живицу и 1 яхонт.
bald-mountain-card-grubby = Выбери: каждый колдун сбрасывает 1 карту или каждый колдун теряет 1 живицу и 1 яхонт.
bald-mountain-card-mirror-lake = Потеряй 1 живицу и сбрось 1 карту: скопируй заклинание, обращённое к противникам.
bald-mountain-card-turncoat-wind = Сбрось 1 карту: разверни к твоей стороне карту, обращённую к противникам.
bald-mountain-card-echo-ravine = Повтори другое заклинание, обращённое к твоей стороне.
bald-mountain-card-restless-clock = Можешь потерять 1 живицу: у тебя ещё 1 действие в этом ходу.
bald-mountain-card-whispering-fog = До следующего хода твоей стороны чудеса, обращённые к противникам, не срабатывают.
bald-mountain-card-kalinov-bridge = До следующего хода твоей стороны каждая активация стоит противникам на 1 живицу больше.
bald-mountain-card-seeing-double = Следующая атака твоей стороны в этом ходу сильнее на 1.
bald-mountain-card-will-o-the-wisp = Зарой верхнюю карту алтаря, под которой есть другие. Возьми 1 карту.

# Знахарство

bald-mountain-card-repel-curse = Получи 2 живицы, а если у твоей стороны меньше живицы, чем у противников, получи 4.
bald-mountain-card-word-of-guarding = Получи 2 живицы. До следующего хода твоей стороны каждая атака на неё слабее на 1.
bald-mountain-card-holy-water = Получи 4 живицы. Противники получают 1 яхонт.
bald-mountain-card-birch-sap = Получи 1 живицу.
bald-mountain-card-domovoi = До следующего хода твоей стороны противники не могут изгнать, развернуть или зарыть обращённые к ней карты.
bald-mountain-card-warm-stove = Если у твоей стороны не больше 5 живицы, получи 2 живицы.
bald-mountain-card-living-water = Получи по 3 живицы за каждый алтарь, который контролируют противники, но не больше 6. Изгони эту карту.
bald-mountain-card-dead-water = Возьми в руку 1 карту из стопки сброса. Получи 1 живицу.
bald-mountain-card-herb-basket = Получи 2 живицы. Возьми 1 карту.
bald-mountain-card-salt-circle = Получи 2 живицы. До следующего хода твоей стороны следующая атака на неё отнимает живицу у самих атакующих.
bald-mountain-card-bathhouse-steam = Получи по 2 живицы за каждый алтарь, который контролируют противники, но не больше 6.
bald-mountain-card-silver-for-herbs = Потеряй 1 яхонт: получи 4 живицы.
bald-mountain-card-blood-moss = Укради 1 живицу, а если у твоей стороны меньше живицы, чем у противников, укради 3.
bald-mountain-card-revolutionite = Получи по 1 живице за каждую карту в руках у противников{ $mode ->
    [duel] .
    [three] .
   *[other] {""} (вчетвером: у того, у кого их больше).
}
bald-mountain-card-second-wind = Получи по 1 живице за каждый алтарь, который контролируют противники, но не больше 2. Ещё 1 действие в этом ходу.

# Чужие карты, которые спрашивают тебя

bald-mountain-their-card-ravens-toll = Атака 1 на твою сторону, если ты не отдашь противникам 1 яхонт.
bald-mountain-their-card-catch = Противник берёт 2 карты, если ты не сбросишь 1 карту.
bald-mountain-their-card-grubby = Выбрано: каждый колдун сбрасывает 1 карту, а не теряет 1 живицу и 1 яхонт.

# Слова правил

bald-mountain-term-attack = Атака
bald-mountain-term-attack-about = Противники теряют столько живицы, сколько указано. Только атаку можно усилить, ослабить или отразить.
bald-mountain-term-wonder = Чудо
bald-mountain-term-wonder-about = Срабатывает само в начале каждого хода стороны, к которой обращено. Действием его не активируют.
bald-mountain-term-spell = Заклинание
bald-mountain-term-spell-about = Любая карта, кроме чуда: колдун стороны, к которой она обращена, активирует её действием, раз за ход.
bald-mountain-term-altar = Алтарь
bald-mountain-term-altar-about = Стопка карт одного цвета. Важна лишь верхняя: алтарь контролирует сторона, к которой она обращена.
bald-mountain-term-energy = Живица
bald-mountain-term-energy-about = Жизнь стороны, общая у её колдунов. Сторона с 0 живицы проигрывает.
bald-mountain-term-gems = Яхонты
bald-mountain-term-gems-about = Сокровище стороны, общее у её колдунов. Сторона с 15 яхонтами или больше побеждает.
bald-mountain-term-steal = Украсть
bald-mountain-term-steal-about = Живица, яхонты или карты переходят от противников к твоей стороне, сколько у них есть. Это не атака.
bald-mountain-term-banish = Изгнать
bald-mountain-term-banish-about = Верхняя карта алтаря уходит в стопку сброса. Карта под ней сразу становится верхней.
bald-mountain-term-turn = Развернуть
bald-mountain-term-turn-about = Верхняя карта, обращённая к противникам, теперь обращена к твоей стороне, и та контролирует этот алтарь.
bald-mountain-term-bury = Зарыть
bald-mountain-term-bury-about = Верхняя карта, к кому бы она ни была обращена, уходит в самый низ своего алтаря и не разворачивается.
bald-mountain-term-copy = Скопировать
bald-mountain-term-copy-about = Оплати заклинание, обращённое к противникам, и выполни его, будто оно твоё.
bald-mountain-term-repeat = Повторить
bald-mountain-term-repeat-about = Оплати заклинание, обращённое к твоей стороне, и выполни его, даже если его уже активировали в этом ходу.
bald-mountain-term-edge = Усиление
bald-mountain-term-edge-about = Следующая атака этой стороны в этом ходу сильнее на это число.
bald-mountain-term-ward = Оберег
bald-mountain-term-ward-about = До следующего хода этой стороны каждая атака на неё слабее на это число.
bald-mountain-term-reflect = Отражение
bald-mountain-term-reflect-about = До следующего хода этой стороны следующая атака на неё отнимает живицу у самих атакующих.
bald-mountain-term-guard = Охрана
bald-mountain-term-guard-about = До следующего хода этой стороны противники не могут изгнать, развернуть или зарыть обращённые к ней карты.
bald-mountain-term-lock = Замок
bald-mountain-term-lock-about = До следующего хода этой стороны верхнюю карту алтаря нельзя активировать, скопировать или повторить; чудо не срабатывает.
bald-mountain-term-still = Затишье
bald-mountain-term-still-about = До следующего хода этой стороны чудеса, обращённые к противникам, не срабатывают.
bald-mountain-term-toll = Пошлина
bald-mountain-term-toll-about = До следующего хода этой стороны каждая активация действием стоит противникам живицы больше на это число.
bald-mountain-term-way-out = Откуп
bald-mountain-term-way-out-about = Что стоит после «если следующий противник не»: он сам решает, сделать ли это сполна. Иначе эффект сработает.
bald-mountain-term-next-opponent = Следующий противник
bald-mountain-term-next-opponent-about = Тот из противников, кто ходит следующим. В дуэли это просто второй колдун.
bald-mountain-term-each-mage = Каждый колдун
bald-mountain-term-each-mage-about = Все выполняют то, что выбрано, и ты тоже. Втроём для колдуна-одиночки числа удваиваются.
bald-mountain-term-last-turn = Последний ход
bald-mountain-term-last-turn-about = Эффекту не хватило карт в колоде. После этого хода победит тот, у кого больше яхонтов, а при равенстве — живицы.
