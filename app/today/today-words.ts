import type { TextsOf } from '../platform/fill.ts'
import type words from './today-texts.ru.ts'

export type TodayTexts = TextsOf<typeof words>
