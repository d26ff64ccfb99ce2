import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'programma-yarmarki',
  daysBefore: 47,
  title: {
    ru: 'Программа: 62 события, и в каждом есть на что смотреть',
    en: 'The programme: 62 events, each with something to look at',
  },
  lead: {
    ru: 'Лекции, дискуссии, показы и 18 мастер-классов пройдут в лектории, на малой сцене и в мастерских. Большинство событий входит в билет.',
    en: 'Talks, discussions, demonstrations and 18 master classes will be held in the lecture hall, on the small stage and in the workshops. Most events are included in the ticket.',
  },
  body: {
    ru: [
      'Программа построена вокруг простого вопроса: чему рисунок учит тех, кто не станет художником. На него отвечают 24 спикера — историки, художники, кураторы, реставраторы и педагоги.',
      '«Мы просили каждого прийти с вещью, а не с тезисами, — говорит руководитель программы Полина Мшанская. — Лекция начинается с того, что на стол ставят гипс, кладут доску или лист. Дальше разговор идёт сам».',
      'Историк архитектуры Лев Овсяник объяснит, почему портик — самая общительная часть здания. Реставратор Тамара Шатровина очертит мелом на полу свою жизнь в профессии: чуть больше квадратного метра. Три концерта и показ готовит виолончелистка Нина Корабейная.',
      'На мастер-классы и профессиональный день нужна регистрация. Лекции, дискуссии, показы и обходы открыты по входному билету, места занимают в порядке прихода.',
      'В дни для посетителей, {visitorDays}, запланировано 36 выходов экскурсий — групповых, индивидуальных и авторских. Авторскую ведёт художник, куратор или реставратор, и она состоится, если соберётся хотя бы трое.',
    ],
    en: [
      'The programme is built round a simple question: what does drawing teach those who will never be artists? It is answered by 24 speakers – historians, artists, curators, conservators and teachers.',
      '“We asked everyone to come with an object rather than an abstract,” says Polina Mshanskaya, head of the programme. “A lecture begins when a plaster, a block or a sheet is put on the table. After that the conversation takes care of itself.”',
      'The architectural historian Lev Ovsyanik will explain why the portico is the most sociable part of a building. The conservator Tamara Shatrovina will mark out in chalk on the floor her life in the profession: a little over one square metre. The cellist Nina Korabeynaya is preparing three concerts and a demonstration.',
      'Master classes and the professional day need registration. Talks, discussions, demonstrations and walk-throughs are open to anyone with an entrance ticket, first come, first seated.',
      'On the visitor days, {visitorDays}, there will be 36 departures of guided tours: group, individual and author’s. An author’s tour is led by an artist, a curator or a conservator, and goes ahead if at least three people join it.',
    ],
  },
  picture: 'views/view-06.jpg',
} satisfies ReleaseRecord
