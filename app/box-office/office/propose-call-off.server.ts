import type { ActionContext } from '../../page-server/action.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { proposeAction } from '../approvals/propose-action.server.ts'
import type { BoxOffice } from '../box-office.ts'
import { callOffProposal, readCallOffWish, typedCount } from '../call-off/call-off-form.ts'
import { type CallOffTarget, isSameNumber } from '../call-off/call-off-wish.ts'
import { whyNotCallOff } from '../call-off/check-call-off.server.ts'
import { previewCallOff } from '../call-off/preview-call-off.server.ts'
import type { Outcome } from './run-office-action.server.ts'

/** The first of two: what was typed is checked as if it were done now, and written down for the second to read. */
export async function proposeCallOff(
  boxOffice: BoxOffice,
  { fields, person, now }: SignedIn<ActionContext>,
  target: CallOffTarget,
): Promise<Outcome> {
  const wish = readCallOffWish(fields, target, now)
  if (typeof wish === 'string') return { refused: wish }
  const typed = typedCount(fields.number)
  return transaction<Outcome>(boxOffice.pool, async tx => {
    const refused = await whyNotCallOff(tx, target, now)
    if (refused) return { refused }
    const { orders } = await previewCallOff(tx, target)
    if (typed === null || !isSameNumber(typed, orders)) return { refused: 'numbers-changed' }
    const { kind } = await proposeAction(tx, callOffProposal(wish), person, now)
    return kind === 'proposed' ? { done: 'proposed' } : { refused: 'already-waiting' }
  })
}
