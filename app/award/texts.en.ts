import type { AwardTexts } from './texts.ru.ts'

const texts: AwardTexts = {
  award: 'Award',
  documentTitle: '{title} Award',
  apply: 'Apply',
  remind: 'Remind me of the ceremony',
  jury: 'Meet the jury',
  regulations: 'Award regulations',
  regulationsDescription:
    'Regulations of {title}, the book award of the Portico fair: who may apply, the four categories and the jury prize, dates, the jury and the ceremony. In force from {date}.',
  laureates: 'All winners',
  protocol: 'Protocol of the jury',
  breadcrumbs: 'Where you are',
  document: {
    version: 'Version {version}, in force from {date}',
    contents: 'Articles',
    print: 'Print',
    otherDocuments: 'Other documents',
  },
}

export default texts
