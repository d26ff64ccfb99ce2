import { randomUUID } from 'node:crypto'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { invitations } from '../orders/tables.ts'
import { newInvitationCode } from '../tickets/make-codes.server.ts'
import type { InvitationWish } from './invitation-wish.ts'
import { promiseLetter } from './send-invitation.server.ts'

/** Makes an invitation for each guest, all in one batch, and promises the letters that were asked for. */
export function issueInvitations(
  boxOffice: BoxOffice,
  { guests, sendsLetters, ...terms }: InvitationWish,
  actor: string,
  now: Date,
): Promise<string> {
  const batchId = randomUUID()
  return transaction(boxOffice.pool, async tx => {
    const made = await tx
      .insert(invitations)
      .values(
        guests.map(({ name, email, locale }) => ({
          ...terms,
          code: newInvitationCode(),
          batchId,
          guestName: name,
          guestEmail: email,
          locale,
          createdAt: now,
          createdBy: actor,
          letterAt: sendsLetters && email ? now : null,
        })),
      )
      .returning()
    if (sendsLetters) for (const invitation of made) await promiseLetter(boxOffice, tx, invitation, now)
    const { kind, product, priceKopecks, uses } = terms
    await logOfficeChange(
      tx,
      'invitations-issued',
      batchId,
      { actor, reason: terms.note, now },
      { count: made.length, kind, product, priceKopecks, uses },
    )
    return batchId
  })
}
