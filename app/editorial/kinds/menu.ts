import type { Both } from '../../platform/languages.ts'
import { bothOf, type Kind } from './kind.ts'

// Keys begin with the place: `header-about`, `take-part-award`.
const places: readonly (readonly [beginning: string, name: Both])[] = [
  ['header-', { ru: 'Шапка', en: 'Header' }],
  ['fair-', { ru: 'Меню, «Ярмарка»', en: 'Menu, “Fair”' }],
  ['see-', { ru: 'Меню, «Смотреть»', en: 'Menu, “See”' }],
  ['visit-', { ru: 'Меню, «Посетить»', en: 'Menu, “Visit”' }],
  ['take-part-', { ru: 'Меню, «Участвовать»', en: 'Menu, “Take part”' }],
  ['documents-', { ru: 'Последняя строка', en: 'Last line' }],
]

/** Links of the header and of the menu, which the footer repeats. Where they lead is the plan of the site. */
export const menu: Kind = {
  label: {
    one: { ru: 'Ссылка меню', en: 'Menu link' },
    many: { ru: 'Меню и\u00a0подвал', en: 'Menu and footer' },
  },
  newKey: null,
  fields: [
    { name: 'label', type: 'text', most: 40, label: { ru: 'Надпись', en: 'Label' } },
    {
      name: 'position',
      type: 'number',
      least: 0,
      most: 1_000,
      label: { ru: 'Место в\u00a0списке', en: 'Place in the list' },
    },
    { name: 'isShown', type: 'flag', label: { ru: 'Показывать', en: 'Shown' } },
  ],
  titleOf: (record, key) => {
    const place = places.find(([beginning]) => key.startsWith(beginning))?.[1]
    const label = bothOf(record.label)
    return place ? { ru: `${place.ru}: ${label.ru}`, en: `${place.en}: ${label.en}` } : label
  },
  pathOf: () => '/',
}

/** The law wants these on every page: who the fair is, how to reach it, what one agrees to. */
export function isNeeded(key: string): boolean {
  return key.startsWith('documents-') || key === 'visit-contacts'
}

/** With which others an entry stands. */
export function placeOf(key: string): string {
  return places.find(([beginning]) => key.startsWith(beginning))?.[0] ?? key
}
