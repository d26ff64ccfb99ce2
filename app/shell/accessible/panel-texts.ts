import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { AccessGroup, AccessOption } from './choice.ts'

/** The panel's words come with the panel: few visitors need them, so they are in no room's file. */
export function panelTexts(locale: LocaleCode) {
  const own =
    <Key extends string>(words: Record<Key, Both>) =>
    (key: Key) =>
      words[key][locale]
  return { say: own(phrases), group: own(groups), option: own(options) }
}

const phrases = {
  title: { ru: 'Версия для\u00a0слабовидящих', en: 'Accessible version' },
  settings: { ru: 'Настройки', en: 'Settings' },
  reset: { ru: 'Сбросить', en: 'Reset' },
  ordinary: { ru: 'Обычная версия', en: 'Standard version' },
}

const groups: Record<AccessGroup, Both> = {
  size: { ru: 'Размер', en: 'Text size' },
  scheme: { ru: 'Цвета', en: 'Colours' },
  pictures: { ru: 'Изображения', en: 'Pictures' },
  letters: { ru: 'Межбуквенный интервал', en: 'Letter spacing' },
  lines: { ru: 'Межстрочный интервал', en: 'Line spacing' },
  face: { ru: 'Шрифт', en: 'Typeface' },
}

const options: Record<AccessOption, Both> = {
  'size-100': { ru: '100\u00a0%', en: '100%' },
  'size-150': { ru: '150\u00a0%', en: '150%' },
  'size-200': { ru: '200\u00a0%', en: '200%' },
  'black-on-white': { ru: 'Чёрным по\u00a0белому', en: 'Black on white' },
  'white-on-black': { ru: 'Белым по\u00a0чёрному', en: 'White on black' },
  blue: { ru: 'Синим по\u00a0голубому', en: 'Blue on light blue' },
  beige: { ru: 'Коричневым по\u00a0бежевому', en: 'Brown on beige' },
  pictures: { ru: 'Есть', en: 'Shown' },
  'no-pictures': { ru: 'Нет', en: 'Hidden' },
  'letters-1': { ru: 'Обычный', en: 'Normal' },
  'letters-2': { ru: 'Увеличенный', en: 'Wide' },
  'letters-3': { ru: 'Большой', en: 'Very wide' },
  'lines-1': { ru: 'Обычный', en: 'Normal' },
  'lines-2': { ru: 'Увеличенный', en: 'Wide' },
  'lines-3': { ru: 'Большой', en: 'Very wide' },
  sans: { ru: 'Без\u00a0засечек', en: 'Sans serif' },
  serif: { ru: 'С\u00a0засечками', en: 'Serif' },
}
