import { termsOf } from '../../mail/letter-kinds.ts'
import type { Both } from '../../platform/languages.ts'
import { bothOf, type Kind } from './kind.ts'

// Letters of one kind that say different things to different readers.
const variants: Record<string, Both> = {
  'order-free-return': { ru: 'Бесплатный билет возвращён', en: 'Free ticket returned' },
  'award-result-other': { ru: 'Итог премии: без награды', en: 'Result of the award: no prize' },
}

/** What letters say. Their variables, rows, links and signatures are the code's. */
export const letters: Kind = {
  label: {
    one: { ru: 'Письмо', en: 'Letter' },
    many: { ru: 'Тексты писем', en: 'Letters’ texts' },
  },
  newKey: null,
  fields: [
    { name: 'subject', type: 'text', most: 200, label: { ru: 'Тема', en: 'Subject' } },
    { name: 'title', type: 'text', most: 160, label: { ru: 'Заголовок', en: 'Title' } },
    { name: 'paragraphs', type: 'paragraphs', most: 6_000, label: { ru: 'Текст', en: 'Text' } },
  ],
  titleOf: (record, key) => termsOf(key)?.name ?? variants[key] ?? bothOf(record.subject),
  noteOf: record => bothOf(record.subject),
  // On no page of the site: its preview is the letter itself.
  pathOf: () => '/',
}
