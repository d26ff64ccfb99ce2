import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { isMailbox, mailboxKey } from '../../../platform/mailbox.ts'
import { countAgainstLimit, limitKey } from '../../../platform/rate-limit.server.ts'
import { bookLinksQueue, ownBooksTexts } from '../send-book-links.server.ts'

const windowSeconds = 600
// A reading room full of people shares one address.
const perVisitor = 60
const perMailbox = 3

export const actions: Actions = {
  /**
   * Somebody has lost the link. The answer, and the time it takes, is the same whether the address is known or not: a job
   * looks it up afterwards.
   */
  default: using(['awardDesk'], async (context: ActionContext, { awardDesk }) => {
    const { fields, locale, visitor, now, path } = context
    const email = (fields.email ?? '').trim()
    if (!isMailbox(email)) {
      const typed = { email: (fields.email ?? '').slice(0, 254) }
      return showAgain(typed, [{ field: 'email', message: ownBooksTexts[locale].lost.wrong }])
    }
    const count = async (key: string, most: number) =>
      (await countAgainstLimit(awardDesk.pool, key, most, windowSeconds, now)).isAllowed
    const isAllowed = [
      await count(limitKey('award-links', { address: visitor }), perVisitor),
      await count(limitKey('award-links', { email: mailboxKey(email) }), perMailbox),
    ]
    if (isAllowed.includes(false)) return goTo(`${path}?sent=too-often`)
    await transaction(awardDesk.pool, tx =>
      awardDesk.jobs.enqueue(tx, bookLinksQueue.name, { email, locale }),
    )
    return goTo(`${path}?sent=yes`)
  }),
}

export async function load({ search, posted }: LoadContext) {
  return {
    sent: search.get('sent'),
    typed: posted?.values.email ?? '',
    error: posted?.errors[0]?.message ?? null,
  }
}
