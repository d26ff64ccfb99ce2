import type { LocaleCode } from '../platform/languages.ts'

/** The only words of the gallery that a page needs before anything is opened. */
export const openText: Record<LocaleCode, string> = { ru: 'Открыть', en: 'Open' }
