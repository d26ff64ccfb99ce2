import type { PageRecord } from '../../types.ts'

export default {
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
            ru: 'Раньше цвета, раньше камня, раньше слова — линия. Рисунок не черновик мысли, а сама мысль, которую стало видно. Кто рисует, тот проверяет, понял ли он то, на что смотрел.',
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
            en: 'A student drawing and a piece by an established artist are given the same label and the same light. People will see the difference without our help. The likeness shows only when the two are side by side.',
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
            en: 'Artist, title, date, medium and dimensions go on one label, and to ask the price is no offence. An artist lives by working. An honest sale prolongs the life of a thing as surely as a conservator does.',
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
        ru: 'Сотни мазков, и круг почти замкнулся. Чем дольше стоишь перед листом, тем важнее место, где он не сошёлся.',
        en: 'Hundreds of strokes, and the circle has all but closed. The longer you stand before the sheet, the more the gap matters.',
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
} satisfies PageRecord
