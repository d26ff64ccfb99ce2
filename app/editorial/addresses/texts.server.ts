import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type RedirectTexts } from './texts.ru.ts'

export const redirectTexts: Record<LocaleCode, RedirectTexts> = { ru, en }
