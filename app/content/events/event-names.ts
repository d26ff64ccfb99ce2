import type { Both, LocaleCode } from '../../platform/languages.ts'
import { inOrder, placeWords } from '../places/place-words.ts'

// The names of what the programme is made of. Rows carry them as words, so that the browser needs no table of them.

const formats: Record<string, Both> = {
  talk: { ru: 'Лекция', en: 'Talk' },
  discussion: { ru: 'Дискуссия', en: 'Discussion' },
  'master-class': { ru: 'Мастер-класс', en: 'Master class' },
  excursion: { ru: 'Обход', en: 'Walk-through' },
  show: { ru: 'Показ', en: 'Demonstration' },
  ceremony: { ru: 'Церемония', en: 'Ceremony' },
  concert: { ru: 'Концерт', en: 'Concert' },
}

/** The halls of the programme as the code has them; editors may call them otherwise (`content/places`). */
export const ownHallNames = {
  'lecture-hall': { ru: 'Лекторий', en: 'Lecture hall' },
  'small-stage': { ru: 'Малая сцена', en: 'Small stage' },
  workshops: { ru: 'Мастерские', en: 'Workshops' },
  rotunda: { ru: 'Ротонда', en: 'Rotunda' },
  'childrens-area': { ru: 'Детская территория', en: 'Children’s area' },
  courtyard: { ru: 'Двор', en: 'Courtyard' },
} satisfies Record<string, Both>

const halls: Record<string, Both> = ownHallNames

/** All halls in which something may take place. */
export const hallKeys: readonly string[] = Object.keys(halls)

/** The same in the order the programme shows them. */
export function hallsInOrder(): string[] {
  return inOrder(hallKeys)
}

export function formatName(format: string, locale: LocaleCode): string {
  return formats[format]?.[locale] ?? format
}

export function hallName(hall: string, locale: LocaleCode): string {
  const own = halls[hall]?.[locale]
  return own === undefined ? hall : placeWords(hall, locale, { name: own, where: '', holds: '' }).name
}
