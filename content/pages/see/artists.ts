import type { PageRecord } from '../../types.ts'

export default {
  key: 'artists',
  title: { ru: 'Художники', en: 'Artists' },
  lead: {
    ru: 'Все, чьи работы и книги показывают на ярмарке, по фамилиям. На странице каждого — год рождения, работы и стенд.',
    en: 'Everyone whose works and books are shown at the fair, by surname. Each page gives the year of birth, the works and the stand.',
  },
  description: {
    ru: 'Именной указатель ярмарки «Портик»: художники, скульпторы, гравёры, мастера и авторы книг по фамилиям, с годами рождения, работами и стендами.',
    en: 'The name index of the Portico fair: painters, sculptors, printmakers, craftspeople and authors by surname, with years of birth, works and stands.',
  },
  blocks: [
    {
      kind: 'text',
      title: { ru: 'Если работы на странице нет', en: 'If a page shows no work' },
      paragraphs: {
        ru: [
          'Этикетки появляются по мере того, как участники присылают снимки. Если их ещё нет, на странице названы стенд и те, кто стоит рядом: работы там будут в любом случае.',
        ],
        en: [
          'Labels appear as exhibitors send in their photographs. Where there are none yet, the page names the stand and those who share it: the works will be there in any case.',
        ],
      },
    },
  ],
} satisfies PageRecord
