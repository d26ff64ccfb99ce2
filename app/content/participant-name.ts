import { fill, type Phrase } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'

/**
 * How the fair writes a participant's name. Names are stored bare. Russian puts the invented ones in « »; people
 * and schools («Донской институт искусств» says itself what it is) stay as they are, and so does English.
 */
export function participantName(name: string, type: string, locale: LocaleCode): string {
  return quoted.has(type) ? fill(quotes[locale], { name }) : name
}

const quotes: Record<LocaleCode, Phrase<'name'>> = { ru: '«{name}»', en: '{name}' }
const quoted = new Set(['gallery', 'workshop', 'publisher'])
