import type { PageRecord } from '../../types.ts'

export default {
  key: 'participants',
  title: { ru: 'Участники', en: 'Exhibitors' },
  lead: {
    ru: 'Ярмарка {fairDates}: галереи, мастерские, художники, школы и издательства. У каждого — стенд и страница; работы с этикетками есть у тех, кто их уже прислал.',
    en: 'The fair of {fairDates}: galleries, workshops, artists, schools and publishers. Each has a stand and a page; works with labels are shown where they have already been sent in.',
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
          'Кружок у работы говорит, можно ли её купить: пустой — свободна, наполовину закрашенный — отложена, полный — продана. Продажи начинаются в вечер открытия, до него работу можно только отложить: нажмите «Спросить о работе» под этикеткой. О цене и доставке договариваются на стенде.',
        ],
        en: [
          'A stand’s code is easy to read: the letter of the section and the place on the plan. C-07 is works on paper, stand seven. Mark those you want to visit, and the navigator will make up a route of your own.',
          'The dot beside a work says whether it can be bought: an open ring means it is available, a half-filled dot that it is on hold, a full one that it is sold. Sales begin on the opening evening; until then a work can only be put on hold: press “Ask about the work” under its label. Price and delivery are settled at the stand.',
        ],
      },
    },
    {
      kind: 'index',
      title: { ru: 'Дальше', en: 'See also' },
      items: [
        {
          title: { ru: 'План ярмарки', en: 'Floor plan' },
          text: { ru: 'Где чей стенд и как к нему пройти', en: 'Whose stand is where, and how to reach it' },
          to: '/navigator/map/',
        },
        {
          title: { ru: 'Работы', en: 'Works' },
          text: {
            ru: 'Все работы на одной стене: по цвету, размеру, технике и цене',
            en: 'All works on one wall: by colour, size, technique and price',
          },
          to: '/works/',
        },
        {
          title: { ru: 'Художники', en: 'Artists' },
          text: { ru: 'Именной указатель с годами и работами', en: 'A name index with years and works' },
          to: '/artists/',
        },
        {
          title: { ru: 'Экспонентам', en: 'For exhibitors' },
          text: {
            ru: 'Кого отбирают, сколько стоит стенд и когда подавать заявку',
            en: 'Who is selected, what a stand costs and when to apply',
          },
          to: '/exhibitor/',
        },
      ],
    },
    { kind: 'questions', title: { ru: 'Как купить работу', en: 'Buying a work' }, topic: 'works' },
  ],
} satisfies PageRecord
