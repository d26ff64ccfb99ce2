import type { LocaleCode } from '../../platform/languages.ts'
import { momentOf } from '../moment-of.ts'
import type { Side } from '../tables.ts'

export type ShownMessage = {
  id: number
  side: Side
  author: string
  text: string
  at: string
  /** Of the other side, and not seen before. */
  isNew: boolean
}

/** A thread as one side sees it. */
export function shownMessages(
  messages: readonly { id: number; side: Side; author: string; text: string; at: Date }[],
  { viewer, readId, locale }: { viewer: Side; readId: number; locale: LocaleCode },
): ShownMessage[] {
  return messages.map(({ id, side, author, text, at }) => ({
    id,
    side,
    author,
    text,
    at: momentOf(at, locale),
    isNew: side !== viewer && id > readId,
  }))
}

/** The id that an address names as the end of an earlier page. */
export function readBefore(search: URLSearchParams): number | null {
  const typed = search.get('before') ?? ''
  return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null
}
