import { bothOf, type Kind } from './kind.ts'

/** Halls and other places of the building. Where each lies is the plan's; what it is called is said here, once. */
export const places: Kind = {
  label: {
    one: { ru: 'Зал или место', en: 'Hall or place' },
    many: { ru: 'Залы и\u00a0места', en: 'Halls and places' },
  },
  newKey: null,
  fields: [
    { name: 'name', type: 'text', most: 60, label: { ru: 'Название', en: 'Name' } },
    {
      name: 'whereabouts',
      type: 'text',
      most: 160,
      isOptional: true,
      label: { ru: 'Как найти', en: 'Where it is' },
    },
    {
      name: 'holds',
      type: 'text',
      most: 120,
      isOptional: true,
      label: { ru: 'Что здесь висит', en: 'What hangs here' },
    },
    {
      name: 'position',
      type: 'number',
      least: 0,
      most: 1_000,
      label: { ru: 'Место в\u00a0списке', en: 'Place in the list' },
    },
  ],
  titleOf: record => bothOf(record.name),
  noteOf: record => {
    const [whereabouts, holds] = [bothOf(record.whereabouts), bothOf(record.holds)]
    return { ru: holds.ru || whereabouts.ru, en: holds.en || whereabouts.en }
  },
  pathOf: key =>
    programmeHalls.has(key) ? '/program/' : standHalls.has(key) ? '/exhibitor/' : '/navigator/map/',
}

// Where each is read first.
const programmeHalls = new Set([
  'lecture-hall',
  'small-stage',
  'workshops',
  'rotunda',
  'childrens-area',
  'courtyard',
])
const standHalls = new Set(['left-hall', 'right-hall', 'galleries'])
