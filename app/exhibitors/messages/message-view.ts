import type { LocaleCode } from '../../platform/languages.ts'
import { momentOf } from '../moment-of.ts'
import type { Side } from '../tables.ts'
import { attachmentAddress, savedName, sizeInWords } from './attachment.ts'
import type { MessageRow } from './read-thread.server.ts'

export type ShownMessage = {
  id: number
  side: Side
  author: string
  text: string
  at: string
  /** Of the other side, and not seen before. */
  isNew: boolean
  file: { to: string; name: string; size: string } | null
}

/** A thread as one side sees it. */
export function shownMessages(
  messages: readonly MessageRow[],
  { viewer, readId, locale }: { viewer: Side; readId: number; locale: LocaleCode },
): ShownMessage[] {
  return messages.map(({ id, side, author, text, at, file }) => ({
    id,
    side,
    author,
    text,
    at: momentOf(at, locale),
    isNew: side !== viewer && id > readId,
    file: file && {
      to: attachmentAddress(file.id, file.type, viewer),
      name: savedName(file.name, file.type),
      size: sizeInWords(file.bytes, locale),
    },
  }))
}

/** The id that an address names as the end of an earlier page. */
export function readBefore(search: URLSearchParams): number | null {
  const typed = search.get('before') ?? ''
  return /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : null
}
