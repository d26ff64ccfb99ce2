import type { Gathered } from '../gather-repeats.ts'

export type Letter = {
  id: string
  receivedAt: string
  from: string
  /** The envelope's recipients, hidden copies included: where the letter really went. */
  to: string[]
  subject: string
  text: string | null
  html: string | null
  attachments: Attachment[]
  headers: Gathered
}

export type Attachment = {
  filename: string
  contentType: string
  /** How the html of the letter refers to it (`cid:…`), if it does. */
  contentId: string | null
  content: Uint8Array<ArrayBuffer>
}

export function letterJson(letter: Letter) {
  const attachments = letter.attachments.map(({ filename, contentType, content }, index) => ({
    filename,
    contentType,
    size: content.length,
    url: attachmentPath(letter, index),
  }))
  return { ...letter, attachments }
}

/** Attachments are counted from one, as a person counts them. */
export function attachmentPath(letter: Letter, index: number) {
  return `/mail/${letter.id}/attachments/${index + 1}`
}
