import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type SubmissionTexts } from './texts.ru.ts'

export const submissionTexts: Record<LocaleCode, SubmissionTexts> = { ru, en }
