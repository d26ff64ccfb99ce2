import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { transaction } from '../../../platform/database/transaction.server.ts'
import { mailboxKey } from '../../../platform/mailbox.ts'
import { countAgainstLimit, limitKey } from '../../../platform/rate-limit.server.ts'
import { queues } from '../../box-office.ts'
import { ticketOffice } from '../../catalogue/queries.server.ts'
import { buyerShape } from '../../orders/forms.ts'
import { refusal } from '../../orders/refusals.ts'
import { myOrdersTexts } from '../texts.server.ts'

const windowSeconds = 600
// A hall full of people shares one address.
const perVisitor = 60
const perAddress = 3

export const actions: Actions = {
  /**
   * Somebody has lost the link. The answer, and the time it takes, is the same whether the address is known or not:
   * a job looks it up afterwards.
   */
  default: using(
    ['boxOffice'],
    async ({ fields, locale, edition, visitor, now, path }: ActionContext, { boxOffice }) => {
      const typed = fields.email ?? ''
      const email = buyerShape.shape.email.safeParse(typed.trim())
      if (!email.success) {
        const message = refusal(typed ? 'email' : 'required', locale, edition)
        return showAgain({ email: typed }, [{ field: 'email', message }])
      }
      const count = async (key: string, most: number) =>
        (await countAgainstLimit(boxOffice.pool, key, most, windowSeconds, now)).isAllowed
      const isAllowed = [
        await count(limitKey('lost', { address: visitor }), perVisitor),
        await count(limitKey('lost', { email: mailboxKey(email.data) }), perAddress),
      ]
      if (isAllowed.includes(false)) return goTo(`${path}?sent=too-often`)
      const wish = { email: email.data, locale }
      await transaction(boxOffice.pool, tx => boxOffice.enqueue(tx, queues.lostOrders, wish))
      return goTo(`${path}?sent=yes`)
    },
  ),
}

export async function load(context: LoadContext) {
  const { search, posted, locale } = context
  const sent = search.get('sent')
  const { lost } = myOrdersTexts[locale]
  return {
    said: sent !== null && Object.hasOwn(lost.said, sent) ? lost.said[sent as keyof typeof lost.said] : null,
    isSent: sent === 'yes',
    error: posted?.errors[0]?.message ?? null,
    typed: posted?.values.email ?? '',
    office: await ticketOffice(context),
  }
}
