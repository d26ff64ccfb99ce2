import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'detskaya-territoriya',
  daysBefore: 41,
  title: {
    ru: 'Детская территория: «Большая мастерская» для трёх возрастов',
    en: 'The children’s area: a “Big Workshop” for three ages',
  },
  lead: {
    ru: 'Рисование с гипса, бумажная пластика и печать — для детей 4–6, 7–10 и 11–14 лет. Отбор детских стендов продолжается до {childrensSelectionUntil}.',
    en: 'Drawing from casts, paper sculpture and printmaking for children of 4–6, 7–10 and 11–14. Selection for the children’s stands continues until {childrensSelectionUntil}.',
  },
  body: {
    ru: [
      'Тема этого года — «Большая мастерская». У детской территории собственный пролёт перед левым залом, свои столы трёх высот и настоящие инструменты: офортный станок, стеки, резцы с закруглённым концом.',
      '«Раскрасок у нас нет, — говорит педагог Мария Ольшаница, которая придумала занятия. — Ребёнок гораздо серьёзнее, чем принято думать. Дайте ему гипс, бумагу и час времени — и не исправляйте».',
      'Занятия входят в билет. Детский билет нужен с 7 до 14 лет, до 7 лет вход бесплатный; и в том и в другом случае на входе попросят документ, подтверждающий возраст. Взрослый остаётся рядом: оставить ребёнка и уйти смотреть графику не получится.',
      'Детские студии и художественные школы ещё могут показать свои работы: заявки на детские стенды кураторский совет рассматривает до {childrensSelectionUntil}. Форма — на странице детской территории.',
      '«Мы попросили студии прислать не самые красивые работы, а самые упрямые, — рассказывает руководитель детской территории Дина Заречнева. — Те, над которыми спорили».',
    ],
    en: [
      'This year’s theme is the “Big Workshop”. The children’s area has a bay of its own in front of the left-hand hall, tables of three heights, and real tools: an etching press, modelling tools, round-ended gravers.',
      '“We have no colouring books,” says Maria Olshanitsa, the teacher who devised the classes. “A child is far more serious than people suppose. Give them a plaster, some paper and an hour – and do not correct.”',
      'Classes are included in the ticket. A children’s ticket is needed from 7 to 14; under 7 admission is free; in both cases a document showing the child’s age will be asked for at the door. An adult stays close by: leaving the child and going off to look at prints is not an option.',
      'Children’s studios and art schools can still show their work: the curatorial council is considering applications for the children’s stands until {childrensSelectionUntil}. The form is on the children’s area page.',
      '“We asked the studios to send not their prettiest work but their most stubborn,” says Dina Zarechneva, head of the children’s area. “The pieces that were argued over.”',
    ],
  },
  picture: 'views/view-07.jpg',
} satisfies ReleaseRecord
