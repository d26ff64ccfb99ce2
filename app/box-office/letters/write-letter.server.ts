import { and, arrayContains, desc, eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { postLetter } from '../../mail/post-letter.server.ts'
import { letters } from '../../mail/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Jobs } from '../../platform/jobs.server.ts'
import { type BoxOffice, type LetterKind, queues } from '../box-office.ts'
import { sumOfChanges } from '../ledger/read-changes.server.ts'
import { myOrdersTexts } from '../my-orders/texts.server.ts'
import { hasRoom } from '../orders/limit-letters.server.ts'
import { lockOrder, readOrderOf } from '../orders/read-order.server.ts'
import { orderPaper } from '../pdf/make-tickets-pdf.server.ts'
import { pdfTexts } from '../pdf/texts.server.ts'
import { readCallOff } from '../slots/read-postponement.server.ts'
import { slotEvents } from '../slots/read-slot-events.server.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { orderLetter } from './mails.ts'
import { letterTexts } from './texts.server.ts'

export type PromisedLetter = {
  orderId: string
  letter: LetterKind
  callOffId?: string
  /** Somebody has asked for it once more, within limits of their own. */
  isAsked?: boolean
  /** Put off at this moment, because one of its kind had just been written. */
  putOffAt?: string
}
type Office = { boxOffice: BoxOffice; sealTicket: SealTicket; jobs: Pick<Jobs, 'enqueue'> }

/** Writes a promised letter and hands it to the outbox; under the id of its promise, so that it is written once. */
export async function writeLetter(
  { boxOffice, sealTicket, jobs }: Office,
  promised: PromisedLetter,
  id: string,
  now: Date,
): Promise<void> {
  const { orderId, letter: kind, callOffId } = promised
  const db = drizzle(boxOffice.pool)
  const order = await readOrderOf(db, boxOffice.edition, orderId, now)
  if (!order?.buyer.email) return
  const { locale } = order
  const slotIds = order.tickets.map(({ slot }) => slot.id)
  const letter = orderLetter(kind, {
    order,
    edition: boxOffice.edition,
    publicUrl: boxOffice.publicUrl,
    now,
    texts: { letter: letterTexts[locale], order: myOrdersTexts[locale], paper: pdfTexts[locale] },
    callOff: callOffId ? await readCallOff(db, callOffId) : null,
    ...(kind === 'refunded-by-staff' && { givenByStaffKopecks: await sumOfChanges(db, orderId, [kind]) }),
    events: await slotEvents(db, slotIds, locale),
  })
  if (!letter) return
  const recipient = order.buyer.email
  const isCounted = !promised.isAsked && !promised.putOffAt
  if (isCounted && !(await hasRoom(boxOffice.pool, { ...order, email: recipient }, kind, now))) return
  const paper =
    kind === 'paid' || kind === 'paid-in-part' || kind === 'switched'
      ? await orderPaper({ db, edition: boxOffice.edition, sealTicket }, order)
      : null
  const attachments = paper
    ? [
        {
          filename: `tickets-${order.code}.pdf`,
          contentType: 'application/pdf',
          content: paper.toString('base64'),
        },
      ]
    : []
  const written = {
    id,
    kind: `order-${kind}` as const,
    recipient,
    ...letter,
    attachments,
    about: [orderId],
  }
  await transaction(boxOffice.pool, async tx => {
    const turn = await turnOf(tx, promised, written, now)
    if (turn === 'now') await postLetter(tx, jobs, written, now)
    if (turn !== 'later') return
    const later = { ...promised, putOffAt: now.toISOString() }
    await jobs.enqueue(tx, queues.orderLetter, later, { afterSeconds: apartSeconds })
  })
}

// They tell how far all of an order has come. Ten tickets decided one by one, ten sums that arrive together: the first is
// told at once, all the others by one letter.
const reports: ReadonlySet<LetterKind> = new Set([
  'return-requested',
  'return-decided',
  'paid-out',
  'refunded-by-staff',
  'switched',
])
const apartSeconds = 600

async function turnOf(
  tx: Tx,
  { orderId, letter, isAsked, putOffAt }: PromisedLetter,
  written: { id: string; kind: string; recipient: string; subject: string },
  now: Date,
): Promise<'now' | 'later' | 'told'> {
  if (isAsked || !reports.has(letter)) return 'now'
  // Two processes see each other's letters.
  await lockOrder(tx, orderId)
  const last = await lastLike(tx, { ...written, orderId })
  if (!last || last.id === written.id) return 'now'
  // What was written since has told this too.
  if (putOffAt) return last.createdAt >= new Date(putOffAt) ? 'told' : 'now'
  return now.getTime() - last.createdAt.getTime() < apartSeconds * 1000 ? 'later' : 'now'
}

/** The last letter of the same kind about the same order to the same person; of one kind, the subject tells them apart. */
async function lastLike(tx: Tx, like: { orderId: string; kind: string; recipient: string; subject: string }) {
  const [last] = await tx
    .select({ id: letters.id, createdAt: letters.createdAt })
    .from(letters)
    .where(
      and(
        arrayContains(letters.about, [like.orderId]),
        eq(letters.kind, like.kind),
        eq(letters.recipient, like.recipient),
        eq(letters.subject, like.subject),
      ),
    )
    .orderBy(desc(letters.createdAt))
    .limit(1)
  return last
}
