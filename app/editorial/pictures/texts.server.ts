import type { LocaleCode } from '../../platform/languages.ts'
import en from './texts.en.ts'
import ru, { type PictureTexts } from './texts.ru.ts'

export const pictureTexts: Record<LocaleCode, PictureTexts> = { ru, en }
