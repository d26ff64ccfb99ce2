import type { PageRecord } from '../../types.ts'

export default {
  key: 'about-fairs',
  title: { ru: 'Прошедшие ярмарки', en: 'Past fairs' },
  lead: {
    ru: 'Кто выставлялся, о чём говорили, чьи книги наградили. Список начинается с третьей, осенней ярмарки 2025 года; о первых двух рассказано на странице «О ярмарке».',
    en: 'Who exhibited, what was discussed, whose books won. The list begins with the third fair, in autumn 2025; the first two are described on the page “About”.',
  },
  description: {
    ru: 'Прошедшие ярмарки академического искусства «Портик» в Москве: даты, участники, события программы и лауреаты премии «Слово об искусстве».',
    en: 'Past Portico fairs of academic art in Moscow: their dates, exhibitors, programme and the winners of the Word on Art award.',
  },
  blocks: [],
} satisfies PageRecord
