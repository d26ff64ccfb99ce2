import { and, eq, isNull, lte, or } from 'drizzle-orm'
import { postLetter } from '../../mail/post-letter.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { logOfficeChange } from '../ledger/add-ledger-entry.server.ts'
import { invitations } from '../orders/tables.ts'
import { invitationState } from './invitation.ts'
import { letterTexts } from './letter-texts.server.ts'
import { invitationLetter } from './mails.ts'

type Invitation = typeof invitations.$inferSelect

// A guest who was written to a minute ago has not read it yet.
const restMs = 3_600_000

export type Sent = 'done' | 'no-address' | 'sent-lately' | 'not-open'

/** The letter once more, or for the first time; not more often than once an hour. */
export function sendInvitation(boxOffice: BoxOffice, id: string, actor: string, now: Date): Promise<Sent> {
  return transaction<Sent>(boxOffice.pool, async tx => {
    const [invitation] = await tx.select().from(invitations).where(eq(invitations.id, id)).for('update')
    if (!invitation?.guestEmail) return 'no-address'
    const state = invitationState(invitation, now)
    if (state !== 'open' && state !== 'ahead') return 'not-open'
    const { rowCount } = await tx
      .update(invitations)
      .set({ letterAt: now })
      .where(
        and(
          eq(invitations.id, id),
          or(isNull(invitations.letterAt), lte(invitations.letterAt, new Date(now.getTime() - restMs))),
        ),
      )
    if (rowCount !== 1) return 'sent-lately'
    await promiseLetter(boxOffice, tx, invitation, now)
    await logOfficeChange(tx, 'invitation-sent', id, { actor, reason: '', now }, {})
    return 'done'
  })
}

/** In the guest's language, to the address that staff have given; without one there is no letter. */
export async function promiseLetter(
  boxOffice: BoxOffice,
  tx: Tx,
  invitation: Invitation,
  now: Date,
): Promise<void> {
  if (!invitation.guestEmail) return
  const { edition, publicUrl } = boxOffice
  const letter = invitationLetter(invitation, { edition, publicUrl, t: letterTexts[invitation.locale] })
  await postLetter(
    tx,
    boxOffice,
    { kind: 'guest-invitation', recipient: invitation.guestEmail, ...letter, about: [invitation.id] },
    now,
  )
}
