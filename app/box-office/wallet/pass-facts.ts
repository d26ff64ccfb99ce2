import type { LocaleCode } from '../../platform/languages.ts'

/** What a pass says, whichever wallet it is for. */
export type PassFacts = {
  locale: LocaleCode
  /** Printed and read aloud; the same whatever becomes of the ticket. */
  number: string
  /** What the desk types when a camera fails. */
  code: string
  typed: string
  /** The text of the QR code, to the letter that of the page and of the paper. */
  seal: string
  title: string
  eventTitle: string | null
  date: string
  hours: string
  isEvent: boolean
  holder: string | null
  people: number | null
  proof: string | null
  place: string
  slotId: string
  startsAt: Date
  endsAt: Date
  /** The ticket's own page, whole. */
  page: string
}
