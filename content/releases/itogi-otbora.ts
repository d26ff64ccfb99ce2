import type { ReleaseRecord } from '../types.ts'

export default {
  slug: 'itogi-otbora',
  daysBefore: 103,
  title: {
    ru: 'Кураторский совет завершил основной отбор',
    en: 'Curatorial council completes the main selection',
  },
  lead: {
    ru: 'В ярмарке участвуют галереи и мастерские, отдельные художники, школы и издательства. Совет рассказывает, на что смотрел и почему отвечал отказом.',
    en: 'Galleries and workshops, individual artists, schools and publishers will take part in the fair. The council tells us what it looked at and why it said no.',
  },
  body: {
    ru: [
      'Совет из семи человек рассматривал заявки по разделам. Каждую читали двое, при расхождении подключался третий. Работы показывали без подписей, имя автора называли после голосования.',
      'В окончательном составе — 34 галереи и мастерские, 24 художника с собственными стендами, семь школ и пять издательств. Они приедут из столиц и из городов, где выставочного зала нет вовсе.',
      '«Чаще всего мы отказывали не из-за руки, а из-за замысла, — говорит Вера Рослякова, председатель кураторского совета. — Двадцать хороших вещей на шести метрах — это склад. Мы просили оставить пять и объяснить, почему именно эти».',
      'Хранитель гравюры Галина Полынцева смотрела раздел «Графика» и просила участников указать номер каждого оттиска. «Один художник честно написал: „Не считал“. Мы попросили его сесть и посчитать. Теперь это один из лучших стендов раздела», — рассказывает она.',
      'Решение совета не обсуждается, но объясняется: каждый, кому ответили отказом, получил письмо с причиной. [[before nextFair: Подать новую заявку можно на следующую ярмарку, она пройдёт {nextFair}. || Подать новую заявку можно на следующую ярмарку.]]',
      'Отбор детских стендов продолжается отдельно, до {childrensSelectionUntil}.',
    ],
    en: [
      'The council of seven considered the applications section by section. Each was read by two members, with a third called in when they disagreed. Works were shown without captions, and the artist was named after the vote.',
      'The final list has 34 galleries and workshops, 24 artists with stands of their own, seven schools and five publishers. They will come from the two capitals and from towns that have no exhibition hall at all.',
      '“When we refused, it was more often because of the idea than because of the hand,” says Vera Roslyakova, chair of the curatorial council. “Twenty good things on six metres of wall is a storeroom. We asked people to keep five and to explain why those five.”',
      'Galina Polyntseva, a keeper of prints, looked at the Works on Paper section and asked exhibitors to state the number of every impression. “One artist wrote quite honestly, ‘I never counted.’ We asked him to sit down and count. His is now one of the best stands in the section,” she says.',
      'The council’s decision is not open to debate, but it is always explained: everyone who was refused has received an e-mail with the reason. [[before nextFair: A new application may be made for the next fair, to be held on {nextFair}. || A new application may be made for the next fair.]]',
      'Selection for the children’s stands goes on separately, until {childrensSelectionUntil}.',
    ],
  },
  picture: 'views/view-10.jpg',
} satisfies ReleaseRecord
