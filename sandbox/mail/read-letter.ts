import PostalMime, { decodeWords, type Email } from 'postal-mime'
import { gatherRepeats } from '../gather-repeats.ts'
import type { Attachment, Letter } from './letter.ts'

type Envelope = { from: string; to: string[] }

/** Bytes as they came over the wire, turned into what a person or a test wants to read. */
export async function readLetter(
  bytes: Uint8Array,
  envelope: Envelope,
  now: Date,
): Promise<Omit<Letter, 'id'>> {
  const email = await PostalMime.parse(bytes)
  return {
    receivedAt: now.toISOString(),
    from: email.from?.address ?? envelope.from,
    to: [...new Set(envelope.to)],
    subject: email.subject ?? '',
    text: withoutLastBreak(email.text),
    html: withoutLastBreak(email.html),
    attachments: email.attachments.map(readAttachment),
    headers: gatherRepeats(email.headers.map(({ key, value }) => [key, decodeWords(value)])),
  }
}

/** The parser may close a part with a line break of its own, which nobody wrote. */
function withoutLastBreak(text: string | undefined) {
  return text?.replace(/\n$/, '') ?? null
}

function readAttachment(part: Email['attachments'][number], index: number): Attachment {
  return {
    filename: part.filename || `attachment-${index + 1}`,
    contentType: part.mimeType,
    contentId: part.contentId?.replace(/^<|>$/g, '') ?? null,
    content:
      typeof part.content === 'string'
        ? new TextEncoder().encode(part.content)
        : new Uint8Array(part.content),
  }
}
