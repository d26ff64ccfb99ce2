import type { LocaleCode } from '../../platform/languages.ts'
import en from './announce-texts.en.ts'
import ru, { type AnnounceTexts } from './announce-texts.ru.ts'

export const announceTexts: Record<LocaleCode, AnnounceTexts> = { ru, en }
