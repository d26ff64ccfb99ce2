import type { PageRecord } from '../types.ts'

export default {
  key: 'search',
  title: { ru: 'Поиск', en: 'Search' },
  lead: {
    ru: 'Участники, спикеры, события, работы и страницы сайта — в одном поле.',
    en: 'Exhibitors, speakers, events, works and pages of the site – in one field.',
  },
  description: {
    ru: 'Поиск по сайту ярмарки «Портик»: участники и номера стендов, спикеры, события программы, работы, вопросы и ответы, страницы для посетителей.',
    en: 'Search the site of the Portico fair: exhibitors and stand numbers, speakers, events of the programme, works, questions and answers, visitor pages.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Как искать', en: 'How to search' },
      paragraphs: {
        ru: [
          'Достаточно начала слова или фамилии. Можно искать по коду стенда — C-07, по технике — «офорт», по городу или по тому, что нужно прямо сейчас: «гардероб», «возврат», «детский билет».',
          'Не нашлось — попробуйте слово короче или загляните в навигатор и программу: там те же имена, но по местам и по часам.',
        ],
        en: [
          'The beginning of a word or a surname is enough. You may search by stand code, C-07; by medium, “etching”; by town; or by what you need at this moment: “cloakroom”, “refund”, “children’s ticket”.',
          'If nothing turns up, try a shorter word, or look at the navigator and the programme, where the same names are set out by place and by hour.',
        ],
      },
    },
    {
      kind: 'index',
      title: { ru: 'Чаще всего ищут', en: 'Most often looked for' },
      items: [
        {
          title: { ru: 'Билеты', en: 'Tickets' },
          text: { ru: 'Цены, льготы, время входа', en: 'Prices, concessions, times of entry' },
          to: '/tickets/',
        },
        {
          title: { ru: 'Программа', en: 'Programme' },
          text: { ru: 'События по дням и залам', en: 'Events by day and hall' },
          to: '/program/',
        },
        {
          title: { ru: 'Участники', en: 'Exhibitors' },
          text: { ru: 'Стенды, художники, работы', en: 'Stands, artists, works' },
          to: '/participants/',
        },
        {
          title: { ru: 'Как добраться', en: 'How to get there' },
          text: { ru: 'Метро, такси, путь без ступеней', en: 'Metro, taxi, the step-free route' },
          to: '/how-to-get-there/',
        },
      ],
    },
  ],
} satisfies PageRecord
