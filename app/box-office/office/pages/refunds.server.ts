import { formatPercent } from '../../../editions/phrases.ts'
import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { productName } from '../../catalogue/catalogue.ts'
import { payoutDue } from '../../orders/payout-due.ts'
import { resendFailedPayouts } from '../../orders/resend-payout.server.ts'
import { sumFailedPayouts } from '../count-work.server.ts'
import { loadFrame } from '../load-frame.server.ts'
import { countReturns, officeReturns, type ReturnFilter, returnFilters } from '../read-returns.server.ts'
import { tickedAction, unknownAction } from '../run-office-action.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale, now } = context
  const filter = filterIn(search)
  const rows = await officeReturns(db, filter)
  const failed = await sumFailedPayouts(db)
  return {
    ...(await loadFrame(context)),
    filter,
    counts: await countReturns(db),
    failed: failed.count > 0 ? { count: failed.count, sum: formatRoubles(failed.kopecks, locale) } : null,
    returns: rows.map(row => ({
      id: row.id,
      orderId: row.orderId,
      code: row.code,
      name: row.name,
      email: row.email,
      ticket: productName(row.product, locale),
      reason: row.reason,
      state: row.state,
      sum: formatRoubles(row.amountKopecks, locale),
      percent: formatPercent(row.percent, locale),
      dueOn: formatDay(row.dueOn, locale),
      due: isOpen(row.state) ? payoutDue(row.dueOn, dayOf(now)) : null,
      documentsOn: row.documentsAt && formatDay(dayOf(row.documentsAt), locale),
    })),
  }
}

export const actions: Actions = {
  retry: tickedAction(async ({ person, now }, boxOffice) => {
    const count = await resendFailedPayouts(boxOffice, person.email, now)
    return count > 0 ? { done: 'payouts-again' } : { refused: 'not-possible' }
  }),
  default: unknownAction,
}

export function filterIn(search: URLSearchParams): ReturnFilter {
  const asked = search.get('state')
  return returnFilters.find(filter => filter === asked) ?? 'waiting'
}

function isOpen(state: string): boolean {
  return state === 'requested' || state === 'approved'
}
