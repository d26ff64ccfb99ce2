import type { PageRecord } from '../../types.ts'

export default {
  key: 'participants',
  title: { ru: 'Участники', en: 'Participants' },
  lead: {
    ru: 'Галереи, мастерские, художники, школы и издательства. У каждого — стенд, страница и работы с этикетками.',
    en: 'Galleries, workshops, artists, schools and publishers. Each has a stand, a page and works with labels.',
  },
  description: {
    ru: 'Участники ярмарки «Портик»: галереи, мастерские, художники, скульпторы, школы и издательства. Поиск по разделу, городу и номеру стенда.',
    en: 'Exhibitors at the Portico fair: galleries, workshops, artists, sculptors, schools and publishers. Search them by section, town and stand number.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как пользоваться списком', en: 'How to use the list' },
      paragraphs: {
        ru: [
          'Код стенда читается просто: буква раздела и место на плане. C-07 — графика, седьмой стенд. Отметьте тех, к кому хотите подойти, и в навигаторе сложится ваш собственный маршрут.',
          'Кружок у работы говорит, можно ли её купить: пустой — свободна, наполовину закрашенный — отложена, полный — продана. О цене и доставке договариваются на стенде.',
        ],
        en: [
          'A stand’s code is easy to read: the letter of the section and the place on the plan. C-07 is works on paper, stand seven. Mark those you want to visit, and the navigator will make up a route of your own.',
          'The dot beside a work says whether it can be bought: a ring means it is free, a half-filled dot that it is on hold, a full one that it is sold. Price and delivery are settled at the stand.',
        ],
      },
    },
    {
      kind: 'index',
      title: { ru: 'Дальше', en: 'Further' },
      items: [
        {
          title: { ru: 'План ярмарки', en: 'Floor plan' },
          text: { ru: 'Где чей стенд и как к нему пройти', en: 'Whose stand is where, and how to reach it' },
          to: '/navigator/map/',
        },
        {
          title: { ru: 'Экспонентам', en: 'Exhibitors' },
          text: { ru: 'Как получить стенд', en: 'How to get a stand' },
          to: '/exhibitor/',
        },
      ],
    },
    { kind: 'questions', title: { ru: 'Как купить работу', en: 'Buying a work' }, topic: 'works' },
  ],
} satisfies PageRecord
