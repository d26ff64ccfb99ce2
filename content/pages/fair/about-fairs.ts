import type { PageRecord } from '../../types.ts'

export default {
  key: 'about-fairs',
  title: { ru: 'Прошедшие ярмарки', en: 'Past fairs' },
  lead: {
    ru: 'Кто стоял в залах, о чём говорили, чьи книги наградили. Страницы участников и событий остаются по прежним адресам.',
    en: 'Who showed in the halls, what was talked about, whose books won. The pages of exhibitors and events keep their addresses.',
  },
  description: {
    ru: 'Прошедшие ярмарки академического искусства «Портик» в Москве: даты, участники, события программы и лауреаты премии «Слово об искусстве».',
    en: 'Past fairs of academic art held by Portico in Moscow: the dates, exhibitors, programme and winners of the Word on Art award at each of them.',
  },
  blocks: [],
} satisfies PageRecord
