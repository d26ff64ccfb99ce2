import type { LocaleCode } from '../../../platform/languages.ts'
import type { PlayerTexts } from '../player-texts.ru.ts'
import type { Guide } from './open-guide.ts'

/** A stop as the page has it: its text in paragraphs of sentences. */
export type ReadStop = { number: number; minutes: number; transcript: string[][]; recording: string | null }

export type PlayerProps = {
  guide: Guide
  stop: ReadStop
  /** The number of the stop that follows; null after the last. */
  next: number | null
  t: PlayerTexts
  locale: LocaleCode
}
