import type { LocaleCode } from '../../platform/languages.ts'
import en from './picker-texts.en.ts'
import ru, { type PickerTexts } from './picker-texts.ru.ts'

export const pickerTexts: Record<LocaleCode, PickerTexts> = { ru, en }
