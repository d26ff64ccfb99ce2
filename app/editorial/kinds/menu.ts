import { options } from '../fields.ts'
import { bothOf, type Kind } from './kind.ts'

const places = options({
  header: ['Шапка', 'Header'],
  fair: ['Меню, «Ярмарка»', 'Menu, “Fair”'],
  see: ['Меню, «Смотреть»', 'Menu, “See”'],
  visit: ['Меню, «Посетить»', 'Menu, “Visit”'],
  takePart: ['Меню, «Участвовать»', 'Menu, “Take part”'],
  documents: ['Последняя строка', 'Last line'],
})

/**
 * Links of the header and of the menu, which the footer repeats. Where those of the code lead, and in which list they stand, is
 * the plan of the site; editors add others.
 */
export const menu: Kind = {
  label: {
    one: { ru: 'Ссылка меню', en: 'Menu link' },
    many: { ru: 'Меню и\u00a0подвал', en: 'Menu and footer' },
  },
  newKey: 'slug',
  fields: [
    { name: 'label', type: 'text', most: 40, label: { ru: 'Надпись', en: 'Label' } },
    {
      name: 'to',
      type: 'line',
      most: 200,
      // A page of ours, or another site by https; never a host behind two slashes, whichever way they lean.
      pattern: /^(?:\/(?:[a-z0-9_-]+\/)*(?:#[\w-]+)?|https:\/\/[^\s/\\@]+\.[^\s/\\@]+(?:\/[^\s\\]*)?)$/,
      isOptional: true,
      label: { ru: 'Куда ведёт', en: 'Leads to' },
    },
    {
      name: 'place',
      type: 'choice',
      isOptional: true,
      label: { ru: 'Где стоит', en: 'Where it stands' },
      options: places,
    },
    {
      name: 'position',
      type: 'number',
      least: 0,
      most: 1_000,
      label: { ru: 'Место в\u00a0списке', en: 'Place in the list' },
    },
    { name: 'isShown', type: 'flag', label: { ru: 'Показывать', en: 'Shown' } },
  ],
  titleOf: record => {
    const place = places.find(({ value }) => value === record.place)?.label
    const label = bothOf(record.label)
    return place ? { ru: `${place.ru}: ${label.ru}`, en: `${place.en}: ${label.en}` } : label
  },
  noteOf: record => ({ ru: String(record.to ?? ''), en: String(record.to ?? '') }),
  pathOf: () => '/',
}

/** The law wants these on every page: who the fair is, how to reach it, what one agrees to. */
export function isNeeded(key: string): boolean {
  return key === 'visit-contacts' || key.startsWith('documents-')
}

/** Keys of the code's own links begin so: none that an editor adds may. */
export function isOfCode(key: string): boolean {
  return /^(?:header|fair|see|visit|take-part|documents)-/.test(key)
}

/** How many links a list has room for. */
export function mostIn(place: unknown): number {
  return place === 'header' ? 8 : 14
}
