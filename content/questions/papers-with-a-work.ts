import type { QuestionRecord } from '../types.ts'

export default {
  slug: 'papers-with-a-work',
  position: 28,
  topic: 'works',
  isOnHome: false,
  question: { ru: 'Какие бумаги дают с работой?', en: 'What papers come with a work?' },
  answer: {
    ru: [
      'Договор или товарный чек и паспорт работы за подписью участника: автор, название, год, техника, размер, у тиражного листа ещё номер оттиска. В последней строке паспорта записано происхождение: из мастерской автора, из собрания галереи или от прежнего владельца. Если она важна для вас до покупки, спросите о ней с этикетки на сайте.',
    ],
    en: [
      'A contract or a receipt, and the work’s passport signed by the exhibitor: artist, title, year, medium, size and, for a print, the number of the impression. Its last line gives the provenance: from the artist’s studio, from a gallery’s holdings or from a previous owner. If it matters to you before you buy, ask from the label on the site.',
    ],
  },
} satisfies QuestionRecord
