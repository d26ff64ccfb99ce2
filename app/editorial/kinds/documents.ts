import { documentPath } from '../../content/documents/document-path.ts'
import { type Day, formatDay, isDay, startOfDay } from '../../platform/dates.ts'
import { common } from './common-fields.ts'
import { bothOf, type Kind } from './kind.ts'

/** Legal texts. Each publication is a new version from its day on; what somebody has agreed to is never changed. */
export const documents: Kind = {
  label: {
    one: { ru: 'Документ', en: 'Legal document' },
    many: { ru: 'Документы', en: 'Legal documents' },
  },
  newKey: null,
  fields: [
    common.title,
    {
      name: 'validFrom',
      type: 'day',
      label: { ru: 'Новая редакция действует с', en: 'The new version is in force from' },
    },
    {
      name: 'articles',
      type: 'list',
      most: 60,
      label: { ru: 'Статьи', en: 'Articles' },
      fields: [
        common.title,
        { name: 'paragraphs', type: 'paragraphs', most: 12_000, label: { ru: 'Пункты', en: 'Paragraphs' } },
      ],
    },
  ],
  titleOf: record => bothOf(record.title),
  noteOf: ({ validFrom }) => ({
    ru: validFrom ? `с\u00a0${formatDay(validFrom as Day, 'ru', { withYear: true })}` : '',
    en: validFrom ? `from ${formatDay(validFrom as Day, 'en', { withYear: true })}` : '',
  }),
  pathOf: key => documentPath(key),
  seenFrom: ({ validFrom }) => (isDay(String(validFrom)) ? startOfDay(String(validFrom) as Day) : null),
}
