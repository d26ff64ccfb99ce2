import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { classSlot } from '../../content/events/registration.ts'
import { type ActionContext, goTo, showAgain } from '../../page-server/action.ts'
import { using } from '../../page-server/services.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { mailboxKey } from '../../platform/mailbox.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { buyerShape } from '../orders/forms.ts'
import { refusal } from '../orders/refusals.ts'
import { slots } from '../slots/tables.ts'
import { newSecret } from '../tickets/make-codes.server.ts'
import { postWaitingLetter } from './post-waiting-letter.server.ts'
import { waitingList } from './tables.ts'
import { waitingState } from './waiting-rules.ts'

const windowSeconds = 600
// A hall full of people shares one address.
const perVisitor = 60
const perAddress = 10
const known = ['do', 'email']

/** Sent from the page of an event that has no place left. */
export const joinWaitingList = using(['boxOffice'], async (context: ActionContext, { boxOffice }) => {
  const { fields, locale, edition, params, visitor, now, path } = context
  const typed = { do: 'wait', email: fields.email ?? '' }
  const refuse = (code: Parameters<typeof refusal>[0]) =>
    showAgain(typed, [{ field: 'email', message: refusal(code, locale, edition) }])
  if (Object.keys(fields).some(name => !known.includes(name))) return refuse('unknown-field')
  const email = buyerShape.shape.email.safeParse(typed.email.trim())
  if (!email.success) return refuse(typed.email ? 'email' : 'required')
  const count = async (key: string, most: number) =>
    (await countAgainstLimit(boxOffice.pool, key, most, windowSeconds, now)).isAllowed
  const isAllowed = [
    await count(limitKey('waiting', { address: visitor }), perVisitor),
    await count(limitKey('waiting', { email: mailboxKey(email.data) }), perAddress),
  ]
  if (isAllowed.includes(false)) return goTo('/tickets/waiting/?sent=too-often')
  const wish = { slotId: classSlot(params.slug ?? ''), email: email.data, locale }
  const outcome = await joinList(boxOffice, wish, now)
  // The page itself shows what has changed: a place to book, or that nothing is booked any more.
  return goTo(outcome === 'joined' ? '/tickets/waiting/?sent=yes' : path)
})

type Wish = { slotId: string; email: string; locale: LocaleCode }

/** Whoever is in the list already stays where they are, and hears of it no second time. */
export function joinList(
  boxOffice: BoxOffice,
  { slotId, email, locale }: Wish,
  now: Date,
): Promise<'joined' | 'free' | 'closed'> {
  return transaction(boxOffice.pool, async tx => {
    const [slot] = await tx.select().from(slots).where(eq(slots.id, slotId))
    const state = waitingState(slot, now)
    if (state !== 'full') return state
    const [row] = await tx
      .insert(waitingList)
      .values({
        id: randomUUID(),
        slotId,
        email,
        emailKey: mailboxKey(email),
        locale,
        token: newSecret(),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (row) await postWaitingLetter(boxOffice, tx, 'joined', row, now)
    return 'joined'
  })
}
