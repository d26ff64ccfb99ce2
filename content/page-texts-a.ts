import type { PageSeed } from './types.ts'

const aboutPage: PageSeed = {
  key: 'about',
  title: { ru: 'О ярмарке', en: 'About' },
  lead: {
    ru: 'Четыре дня академического искусства в Старом Манежном дворе: около 70 стендов, шесть разделов и люди, которые могут объяснить, как это сделано.',
    en: 'Four days of academic art at the Old Manège Court: about 70 stands, six sections, and people who can explain how it was done.',
  },
  description: {
    ru: 'О ярмарке «Портик»: что мы называем академическим искусством, как устроены шесть разделов и четыре дня, кто отбирает работы. {fairDates}.',
    en: 'About the Portico fair in Moscow: what we mean by academic art, how the six sections and the four days work, and who chooses the works. {fairDates}.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: 'Портик — это уже крыша, но ещё улица. Под него входят с площади, а выходят из него в зал.',
        en: 'A portico is already a roof and still a street. You step under it from the square and leave it for the hall.',
      },
      aside: {
        ru: 'Ярмарка устроена так же. Она стоит между мастерской, где вещь сделана, и стеной, на которой она будет жить дальше.',
        en: 'The fair is built the same way. It stands between the workshop where a thing is made and the wall where it will go on living.',
      },
      link: { to: '/manifesto/', label: { ru: 'Читать манифест', en: 'Read the manifesto' } },
    },
    {
      kind: 'numbers',
      items: [
        { value: { ru: 'около 70', en: 'about 70' }, caption: { ru: 'стендов', en: 'stands' } },
        { value: { ru: '6', en: '6' }, caption: { ru: 'разделов', en: 'sections' } },
        { value: { ru: '24', en: '24' }, caption: { ru: 'спикера', en: 'speakers' } },
        {
          value: { ru: '12', en: '12' },
          caption: { ru: 'остановок аудиогида', en: 'stops in the audio guide' },
        },
      ],
    },
    {
      kind: 'text',
      title: { ru: 'Что мы называем академическим', en: 'What we call academic' },
      paragraphs: {
        ru: [
          'Искусство, которому можно научить. Рисунок с натуры, построение, композиция, знание материала — всё, что передаётся из рук в руки и проверяется глазом, а не датой или манерой.',
          'Это не стиль и не эпоха. На соседних стендах могут оказаться натюрморт, написанный за сорок сеансов, и холст с одним чёрным прямоугольником. Соседство держится, пока за прямоугольником видна школа.',
          'Поэтому рядом с законченной вещью мы просим показывать то, что обычно остаётся в мастерской: пробный оттиск, картон, восковую модель, лист, на котором ничего не вышло с первого раза.',
        ],
        en: [
          'Art that can be taught. Drawing from life, construction, composition, a knowledge of materials: everything that passes from hand to hand and is tested by the eye rather than by a date or a manner.',
          'It is neither a style nor a period. A still life painted over forty sittings may find itself next to a canvas with a single black rectangle. The arrangement holds as long as there is schooling behind the rectangle.',
          'That is why we ask exhibitors to bring, along with the finished piece, what usually stays in the workshop: a trial proof, a cartoon, a wax model, the sheet on which nothing came right the first time.',
        ],
      },
    },
    {
      kind: 'index',
      as: 'sections',
      title: { ru: 'Шесть разделов', en: 'Six sections' },
      items: [
        {
          title: { ru: 'Живопись', en: 'Painting' },
          text: {
            ru: 'Левый зал, вдоль стен. Масло, темпера, акрил, левкас и золото — от этюда до большой картины.',
            en: 'The left-hand hall, along the walls. Oil, tempera, acrylic, gesso and gold, from the study to the large picture.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Скульптура', en: 'Sculpture' },
          text: {
            ru: 'Ротонда. Мрамор и бронза стоят кольцом, и каждую вещь можно обойти.',
            en: 'The rotunda. Marble and bronze stand in a ring, and you can walk round every piece.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Графика', en: 'Works on paper' },
          text: {
            ru: 'Середина левого зала, подальше от окон. Гравюра, литография, акварель, тушь, вырезанная бумага.',
            en: 'The middle of the left-hand hall, away from the windows. Engraving, lithography, watercolour, ink, cut paper.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Декоративное искусство', en: 'Applied art' },
          text: {
            ru: 'Правый зал, вдоль стен. Мозаика, майолика, шпалера: вещи, у которых есть вес и изнанка.',
            en: 'The right-hand hall, along the walls. Mosaic, maiolica, tapestry: things that have weight and a reverse side.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Школы', en: 'Schools' },
          text: {
            ru: 'Середина правого зала. Учебный рисунок, постановки, архитектурная отмывка — и педагоги у своих стендов.',
            en: 'The middle of the right-hand hall. School drawings, set-ups, architectural wash – with the teachers at their stands.',
          },
          to: '/participants/',
        },
        {
          title: { ru: 'Книга', en: 'Book' },
          text: {
            ru: 'Галереи по обе стороны вестибюля. Издатели, иллюстраторы, экслибрис и короткий список премии «Слово об искусстве».',
            en: 'The galleries on either side of the vestibule. Publishers, illustrators, bookplates and the shortlist of the Word on Art award.',
          },
          to: '/award/',
        },
      ],
    },
    {
      kind: 'work',
      title: { ru: 'Место для одной вещи', en: 'Room for one thing' },
      text: {
        ru: 'Архитектор Роман Лозняк нарисовал здание, в котором висит единственная картина. Наши залы щедрее, но правило то же: каждой работе нужно расстояние.',
        en: 'The architect Roman Loznyak has drawn a building in which a single picture hangs. Our halls are more generous, but the rule is the same: every work needs distance.',
      },
      work: {
        number: 13,
        author: { ru: 'Роман Лозняк', en: 'Roman Loznyak' },
        title: { ru: 'Ротонда для одной картины', en: 'A Rotunda for One Picture' },
        year: 2024,
        technique: { ru: 'бумага, тушь, отмывка', en: 'ink and wash on paper' },
        heightCm: 79,
        widthCm: 63,
        picture: 'works/work-059.jpg',
      },
    },
    {
      kind: 'text',
      title: { ru: 'Четыре дня', en: 'Four days' },
      paragraphs: {
        ru: [
          'Первый вечер, {vipDay}, {vipHours}, — открытие по приглашениям. На нём называют лауреатов премии за книгу об искусстве.',
          'Дальше двери открыты для всех: {visitorDays}, {visitorHours}. В лектории и на малой сцене говорят и спорят, в мастерских режут, печатают и переплетают, по залам ходят экскурсии. На лекции и дискуссии отдельный билет не нужен.',
          'Если в этот раз не получится, приходите на следующую ярмарку: {nextFair}.',
        ],
        en: [
          'The first evening, {vipDay}, {vipHours}, is the opening, by invitation. It is when the winners of the award for a book about art are named.',
          'After that the doors are open to all: {visitorDays}, {visitorHours}. There is talk and argument in the lecture hall and on the small stage; there is cutting, printing and bookbinding in the workshops, and guided tours go through the halls. Talks and discussions need no separate ticket.',
          'If you cannot come this time, come to the next fair: {nextFair}.',
        ],
      },
    },
    {
      kind: 'gallery',
      title: { ru: 'Старый Манежный двор', en: 'The Old Manège Court' },
      text: {
        ru: 'Два зала, ротонда между ними, галереи у вестибюля и двор за колоннами.',
        en: 'Two halls, a rotunda between them, galleries beside the vestibule, and the courtyard beyond the columns.',
      },
      pictures: [
        'views/view-01.jpg',
        'views/view-02.jpg',
        'views/view-04.jpg',
        'views/view-05.jpg',
        'views/view-10.jpg',
        'views/view-09.jpg',
      ],
    },
    {
      kind: 'quote',
      text: {
        ru: 'Хороший рисунок узнают по тому, где автор остановился.',
        en: 'You can tell a good drawing by where its author stopped.',
      },
      author: { ru: 'Глеб Темряков', en: 'Gleb Temryakov' },
      position: { ru: 'художник-педагог', en: 'artist and teacher' },
    },
    {
      kind: 'index',
      as: 'onward',
      title: { ru: 'Кто за это отвечает', en: 'Who answers for it' },
      items: [
        {
          title: { ru: 'Организатор', en: 'Organizer' },
          text: { ru: 'АНО «Академический свод»', en: 'Academic Vault Foundation' },
          to: '/organizer/',
        },
        {
          title: { ru: 'Кураторский совет', en: 'Curatorial council' },
          text: {
            ru: 'Читает заявки и решает, чему быть на стендах',
            en: 'Reads applications and decides what is shown',
          },
          to: '/curatorial-council/',
        },
        {
          title: { ru: 'Экспертный совет', en: 'Expert council' },
          text: {
            ru: 'Смотрит на технику, материал и этикетку',
            en: 'Looks at technique, material and label',
          },
          to: '/expert-council/',
        },
        {
          title: { ru: 'Команда', en: 'Team' },
          text: {
            ru: 'Делает так, чтобы всё открылось вовремя',
            en: 'Sees to it that everything opens on time',
          },
          to: '/team/',
        },
        {
          title: { ru: 'Партнёры', en: 'Partners' },
          text: {
            ru: 'Помогают светом, бумагой, делом и словом',
            en: 'Help with light, paper, work and word',
          },
          to: '/partners/',
        },
      ],
    },
  ],
}

const manifestoPage: PageSeed = {
  key: 'manifesto',
  title: { ru: 'Манифест', en: 'Manifesto' },
  lead: {
    ru: 'Семь тезисов о том, во что мы верим и на чём стоит эта ярмарка.',
    en: 'Seven theses on what we believe and what this fair stands on.',
  },
  description: {
    ru: 'Манифест ярмарки академического искусства «Портик»: семь тезисов о рисунке, ремесле, школе, цене работы и зрителе, который не торопится.',
    en: 'The manifesto of Portico, the academic art fair in Moscow: seven theses on drawing, craft, schooling, the price of a work and the unhurried viewer.',
  },
  blocks: [
    {
      kind: 'statement',
      text: {
        ru: 'Мы верим в рисунок. В руку, которая учится, и в глаз, который помнит.',
        en: 'We believe in drawing. In the hand that learns and the eye that remembers.',
      },
      aside: {
        ru: 'Эти тезисы написаны не для стены. Мы сверяемся с ними, когда читаем заявки, вешаем работы и спорим друг с другом.',
        en: 'These theses were not written for a wall. We check ourselves against them when we read applications, hang works and argue with one another.',
      },
    },
    {
      kind: 'steps',
      title: { ru: 'Семь тезисов', en: 'Seven theses' },
      items: [
        {
          title: { ru: 'Сначала рисунок', en: 'Drawing comes first' },
          text: {
            ru: 'Раньше цвета, раньше камня, раньше слова — линия. Рисунок не черновик мысли, а сама мысль, которую стало видно. Кто рисует, тот проверяет, понял ли он то, на что смотрел.',
            en: 'Before colour, before stone, before words there is the line. A drawing is not the draft of a thought but the thought itself, made visible. To draw is to find out whether you have understood what you were looking at.',
          },
        },
        {
          title: { ru: 'Умение даёт выбор', en: 'Skill gives a choice' },
          text: {
            ru: 'Мы не противопоставляем ремесло замыслу. Пока рука не умеет, замысел остаётся намерением; когда умеет, у художника появляется право отказаться от лишнего. Отказ без умения — просто пробел.',
            en: 'We do not set craft against idea. While the hand cannot, an idea remains an intention; once it can, the artist earns the right to leave things out. To leave out what one could never put in is merely a gap.',
          },
        },
        {
          title: { ru: 'Традиция — это спор', en: 'Tradition is an argument' },
          text: {
            ru: 'Академия никогда не соглашалась сама с собой: линия спорила с пятном, мастерская с классом, ученик с учителем. Мы наследуем не образцы, а этот спор и ведём его вслух, при зрителях.',
            en: 'The academy never agreed with itself: line quarrelled with tone, workshop with classroom, pupil with master. What we inherit is not a set of models but the quarrel, and we carry it on aloud, in front of the public.',
          },
        },
        {
          title: { ru: 'Ученик и мастер висят рядом', en: 'Pupil and master hang side by side' },
          text: {
            ru: 'Школьная постановка и вещь признанного художника получают одинаковую этикетку и одинаковый свет. Разницу между ними увидят и без нас. Сходство видно только тогда, когда они рядом.',
            en: 'A school study and a piece by an established artist are given the same label and the same light. People will see the difference without our help. The likeness shows only when the two are side by side.',
          },
        },
        {
          title: { ru: 'Смотреть — тоже работа', en: 'Looking is work too' },
          text: {
            ru: 'Мы вешаем на высоте глаз, оставляем пустую стену и ставим скамью. Десять минут перед одной вещью полезнее часа, отданного всем сразу. Уйти, не досмотрев, не стыдно: стыдно не увидеть ничего.',
            en: 'We hang at eye level, leave some wall empty and put in a bench. Ten minutes in front of one thing are worth more than an hour shared out among all. There is no shame in leaving before the end; the shame is in having seen nothing.',
          },
        },
        {
          title: { ru: 'У работы есть имя и цена', en: 'A work has a name and a price' },
          text: {
            ru: 'Автор, название, год, техника, размер — на одной этикетке, и спросить о цене не значит обидеть. Художник живёт своим трудом. Честная сделка продлевает жизнь вещи не хуже реставратора.',
            en: 'Author, title, year, technique and size go on one label, and to ask the price is no offence. An artist lives by working. An honest sale prolongs the life of a thing as surely as a restorer does.',
          },
        },
        {
          title: { ru: 'Под крышей хватит места', en: 'There is room under the roof' },
          text: {
            ru: 'Портик строили для всех, кто идёт мимо. Знатоку и ребёнку, покупателю и тому, кто зашёл переждать дождь, мы говорим одно и то же: подойдите ближе. Спросите. Попробуйте сами.',
            en: 'A portico was built for anyone passing by. To the connoisseur and the child, to the buyer and to whoever has come in out of the rain, we say the same: come closer. Ask. Try it yourself.',
          },
        },
      ],
    },
    {
      kind: 'work',
      title: { ru: 'К первому тезису', en: 'On the first thesis' },
      text: {
        ru: 'Додекаэдр, пирамида, цилиндр, лекиф и длинные тени от них. Анна Велигор называет свой лист вопросами: ответ каждый рисует сам.',
        en: 'A dodecahedron, a pyramid, a cylinder, a lekythos and the long shadows they cast. Anna Veligor calls her sheet a set of questions; everyone draws the answer for themselves.',
      },
      work: {
        number: 20,
        author: { ru: 'Анна Велигор', en: 'Anna Veligor' },
        title: { ru: 'Пять правильных вопросов', en: 'Five Regular Questions' },
        year: 2022,
        technique: { ru: 'гравюра резцом на меди', en: 'copperplate engraving' },
        heightCm: 36,
        widthCm: 45,
        picture: 'works/work-002.jpg',
      },
    },
    {
      kind: 'work',
      title: { ru: 'К третьему тезису', en: 'On the third thesis' },
      text: {
        ru: 'Ордер разобран на части и подписан, как экспонаты. Всеволод Басандайский чертит его для тех, кто будет собирать по-своему.',
        en: 'The order taken apart and lettered like exhibits. Vsevolod Basandaysky draws it for those who will put it together in their own way.',
      },
      work: {
        number: 61,
        author: { ru: 'Всеволод Басандайский', en: 'Vsevolod Basandaysky' },
        title: { ru: 'Ордер по частям', en: 'The Order, Taken Apart' },
        year: 2023,
        technique: { ru: 'цианотипия', en: 'cyanotype' },
        heightCm: 66,
        widthCm: 50,
        picture: 'works/work-062.jpg',
      },
    },
    {
      kind: 'work',
      title: { ru: 'К пятому тезису', en: 'On the fifth thesis' },
      text: {
        ru: 'Один взмах кистью, и круг почти замкнулся. Чем дольше стоишь перед листом, тем важнее место, где он не сошёлся.',
        en: 'One sweep of the brush, and the circle has all but closed. The longer you stand before the sheet, the more the gap matters.',
      },
      work: {
        number: 47,
        author: { ru: 'Мирон Хасанцев', en: 'Miron Khasantsev' },
        title: { ru: 'Круг', en: 'Circle' },
        year: 2021,
        technique: { ru: 'тушь, кисть', en: 'brush and ink' },
        heightCm: 72,
        widthCm: 72,
        picture: 'works/work-032.jpg',
      },
    },
    {
      kind: 'work',
      title: { ru: 'К седьмому тезису', en: 'On the seventh thesis' },
      text: {
        ru: 'Под этими арками никто никого не ждёт, и поэтому войти может каждый.',
        en: 'Nobody is waiting for anybody under these arches, and so anyone may come in.',
      },
      work: {
        number: 33,
        author: { ru: 'Игнат Суровежин', en: 'Ignat Surovezhin' },
        title: { ru: 'Под арками', en: 'Under the Arches' },
        year: 2020,
        technique: { ru: 'литография в три камня', en: 'lithograph from three stones' },
        heightCm: 58,
        widthCm: 46,
        picture: 'works/work-025.jpg',
      },
    },
  ],
}

export const pageTextsA: PageSeed[] = [aboutPage, manifestoPage]
