# Что делают карты «Дуэли двух миров» и слова её правил.

# Заклинания

two-worlds-card-reflection = Заклинание противника на вершине стека, выбравшее одного воина, становится твоим и получает новую цель.
two-worlds-card-dispel = Отмени заклинание противника на вершине стека или сними зачарование с воина.
two-worlds-card-challenge = Твой и вражеский передовые воины одного ряда наносят друг другу урон ближнего боя на любом расстоянии.
two-worlds-card-fireball = Выбери ячейку: 2 урона воину в ней и по 1 урону воинам в соседних ячейках ряда, в том числе твоим.
two-worlds-card-swap = Поменяй местами двух своих воинов, стоящих рядом: в одном ряду или бок о бок в разных рядах.
two-worlds-card-banishment = Вражеский воин на твоей половине уходит под колоду воинов своего владельца.
two-worlds-card-fright = Твой воин, или же вражеский на твоей половине, уходит на верх колоды воинов своего владельца.
two-worlds-card-dash = Твой воин перемещается вперёд на 1 или 2 ячейки, но не на свою последнюю ячейку.
two-worlds-card-lure = Вражеский воин перемещается вперёд, к твоему порталу, на 1 или 2 ячейки.
two-worlds-card-curse = Зачаруй вражеского воина: его урон меньше на 1 и жизней меньше на 1 (но не ниже 1).
two-worlds-card-blessing = Зачаруй своего воина: его урон больше на 1 и жизней больше на 1.
two-worlds-card-invisibility = Зачаруй своего воина: атаки с 2 ячеек и дальше его не достают, вражеские заклинания не выбирают.
two-worlds-card-neutralization = Зачаруй воина: он теряет способность и собственный полёт, но не полёт от заклинания.
two-worlds-card-flight = Зачаруй своего воина: он летает.
two-worlds-card-lightning = 1 урон воину или 3 урона, если у тебя в игре не больше воинов, чем у противника.

# Заклинания противника

two-worlds-their-card-reflection = Твоё заклинание, выбравшее одного воина, переходит к противнику и получает новую цель.
two-worlds-their-card-dispel = Твоё заклинание в стеке отменяется, или с воина снимается зачарование.
two-worlds-their-card-challenge = Передовые воины одного ряда, воин противника и твой, наносят друг другу урон ближнего боя на любом расстоянии.
two-worlds-their-card-fireball = 2 урона воину в выбранной ячейке и по 1 урону воинам в соседних ячейках ряда, из обеих армий.
two-worlds-their-card-swap = Меняются местами два воина противника, стоящие рядом: в одном ряду или бок о бок в двух рядах.
two-worlds-their-card-banishment = Твой воин на половине противника уходит под низ твоей колоды воинов.
two-worlds-their-card-fright = Воин противника, или же твой на его половине, уходит на верх колоды воинов своего владельца.
two-worlds-their-card-dash = Воин противника перемещается вперёд на 1 или 2 ячейки, но не на свою последнюю ячейку.
two-worlds-their-card-lure = Твой воин перемещается вперёд, к порталу противника, на 1 или 2 ячейки.
two-worlds-their-card-curse = Урон твоего воина меньше на 1 и жизней меньше на 1 (но не ниже 1).
two-worlds-their-card-blessing = Урон воина противника больше на 1 и жизней больше на 1.
two-worlds-their-card-invisibility = Твои атаки с 2 ячеек и дальше не достают воина противника, твои заклинания его не выбирают.
two-worlds-their-card-neutralization = Воин теряет способность и собственный полёт, но не полёт от заклинания.
two-worlds-their-card-flight = Воин противника летает.
two-worlds-their-card-lightning = 1 урон воину или 3 урона, если у противника в игре не больше воинов, чем у тебя.

# Способности и атаки

two-worlds-ability-shift = Манёвр
two-worlds-ability-shift-about = Раз в каждый твой ход, в любой его момент, может переместиться на 1 ячейку вперёд или назад.
two-worlds-ability-shapeshift = Превращение
two-worlds-ability-shapeshift-about = Раз за ход, и за ход противника тоже, может принять форму воина из коробки, которая ещё не использовалась.
two-worlds-ability-reach-flyers = Рост гиганта
two-worlds-ability-reach-flyers-about = Его атака ближнего боя достаёт и летающих воинов.
two-worlds-ability-pack = Стая
two-worlds-ability-pack-about = Наносит на 1 урон больше, если в той же атаке участвует другой твой воин.
two-worlds-ability-rally = Воодушевление
two-worlds-ability-rally-about = Твои воины прямо перед ним и прямо за ним наносят на 1 урон больше.
two-worlds-ability-bulwark = Оплот
two-worlds-ability-bulwark-about = У твоих воинов прямо перед ним и прямо за ним жизней больше на 1.
two-worlds-ability-dread = Ужас
two-worlds-ability-dread-about = Враг прямо перед ним наносит на 1 урон меньше, кого бы он ни атаковал.
two-worlds-ability-armour = Броня
two-worlds-ability-armour-about = Каждая атака и каждое заклинание наносит ему на 1 урон меньше.
two-worlds-ability-swift = Стремительность
two-worlds-ability-swift-about = При продвижении армии проходит 2 ячейки вместо 1, если они свободны.
two-worlds-ability-spell-ward = Защита от магии
two-worlds-ability-spell-ward-about = Вражеские заклинания не могут его выбрать, но заклинание, бьющее по ячейке, его заденет.
two-worlds-ability-silent = Тихий удар
two-worlds-ability-silent-about = На атаку, в которой он участвует, нельзя ответить.
two-worlds-ability-splash = Всплеск
two-worlds-ability-splash-about = Атака с его участием наносит ещё 1 урон врагу прямо позади цели.
two-worlds-ability-knockback = Отбрасывание
two-worlds-ability-knockback-about = Цель, пережившая атаку с его участием, отступает на 1 ячейку, если это возможно.
two-worlds-ability-deathless = Возрождение
two-worlds-ability-deathless-about = Когда его уничтожают впервые за игру, он уходит не в сброс, а под твою колоду воинов.
two-worlds-ability-scholar = Учёность
two-worlds-ability-scholar-about = Пока он в игре, при доборе ты берёшь на 1 заклинание больше.
two-worlds-ability-reap = Жатва
two-worlds-ability-reap-about = Если атака с его участием уничтожает цель, твой последний павший рядовой воин уходит под твою колоду воинов.
two-worlds-ability-flying = Полёт
two-worlds-ability-flying-about = В ближнем бою его достают только летающие воины и гиганты, а атаки дальнего боя и заклинания действуют как обычно.
two-worlds-ability-melee = Ближний бой
two-worlds-ability-melee-about = Урон врагу в соседней ячейке ряда; если числа нет, нет и такой атаки.
two-worlds-ability-ranged = Дальний бой
two-worlds-ability-ranged-about = Урон на каждом указанном расстоянии, от 2 до 4 ячеек в своём ряду; воины на пути не мешают.

# Слова правил

two-worlds-term-portal = Портал
two-worlds-term-portal-about = Отсюда, с твоего края обоих рядов, призывают твою армию; вперёд значит к вражескому порталу.
two-worlds-term-row = Ряд
two-worlds-term-row-about = Левый (a) или правый (b), в каждом 7 ячеек; атакуют только в своём ряду, и никто не проходит сквозь врага.
two-worlds-term-entry-cell = Входная ячейка
two-worlds-term-entry-cell-about = Ближайшая к твоему порталу ячейка каждого ряда: сюда, если она свободна, призывают новых воинов.
two-worlds-term-last-cell = Последняя ячейка
two-worlds-term-last-cell-about = Ближайшая к вражескому порталу ячейка каждого ряда: чей воин стоит на ней в конце своего хода, тот победил.
two-worlds-term-own-half = Своя половина
two-worlds-term-own-half-about = Ближайшие к твоему порталу 3 ячейки каждого ряда; некоторые заклинания достают врага только там.
two-worlds-term-champion = Чемпион
two-worlds-term-champion-about = Высший ранг: 4 из 12 воинов армии, игрок выбирает их сам.
two-worlds-term-elite = Элитный воин
two-worlds-term-elite-about = Средний ранг: 4 из 12 воинов армии.
two-worlds-term-regular = Рядовой воин
two-worlds-term-regular-about = Низший ранг: 4 из 12 воинов армии; каждого вида есть 2 карты.
two-worlds-term-box = Коробка
two-worlds-term-box-about = Все воины, которых не раздали или не оставили; они вне игры, но служат формами Оборотню.
two-worlds-term-form = Форма
two-worlds-term-form-about = Воин, чьи значения и способность принимает Оборотень до следующего превращения; каждая форма служит лишь раз.
two-worlds-term-stack = Стек
two-worlds-term-stack-about = Атаки и заклинания, ждущие исполнения: каждое отвечает на то, что под ним; последнее исполняется первым.
two-worlds-term-window = Окно
two-worlds-term-window-about = Момент, когда можно ответить на то, что на вершине стека: заклинанием, способностью или пасом.
two-worlds-term-enchantment = Зачарование
two-worlds-term-enchantment-about = Заклинание, которое остаётся с воином, пока тот не покинет игру или его не снимет Рассеивание; одинаковые складываются.
two-worlds-term-breakthrough = Прорыв
two-worlds-term-breakthrough-about = Победа: в конце твоего хода твой воин стоит на своей последней ячейке.
two-worlds-term-destruction = Уничтожение
two-worlds-term-destruction-about = Победа: у противника не осталось воинов ни в игре, ни в колоде.
two-worlds-term-quiet-rift = Затишье
two-worlds-term-quiet-rift-about = После 12 ходов подряд без событий или после 120 ходов побеждает тот, у кого больше воинов, а затем тот, чей воин впереди.
two-worlds-term-hold = Задержка
two-worlds-term-hold-about = Когда противник спасовал, атака с задержкой ждёт ещё раз: ты можешь сначала разыграть свои заклинания.
two-worlds-term-exchange = Обмен
two-worlds-term-exchange-about = При доборе: сбрось 1 заклинание с руки и возьми 2, вместо того чтобы взять одно.
