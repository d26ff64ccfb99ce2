import type { Both, LocaleCode } from '../../platform/languages.ts'

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

const halls: Record<string, Both> = {
  'lecture-hall': { ru: 'Лекторий', en: 'Lecture hall' },
  'small-stage': { ru: 'Малая сцена', en: 'Small stage' },
  workshops: { ru: 'Мастерские', en: 'Workshops' },
  rotunda: { ru: 'Ротонда', en: 'Rotunda' },
  'childrens-area': { ru: 'Детская территория', en: 'Children’s area' },
  courtyard: { ru: 'Двор', en: 'Courtyard' },
}

/** All halls in the order the programme shows them. */
export const hallKeys: readonly string[] = Object.keys(halls)

export function formatName(format: string, locale: LocaleCode): string {
  return formats[format]?.[locale] ?? format
}

export function hallName(hall: string, locale: LocaleCode): string {
  return halls[hall]?.[locale] ?? hall
}
