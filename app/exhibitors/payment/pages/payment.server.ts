import type { Actions } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { loadPayment } from '../load-payment.server.ts'
import { invoice, pay, unknownAction } from '../run-payment-action.server.ts'

export const load = using(['paymentDesk'], (context: SignedIn<LoadContext>, { paymentDesk }) =>
  loadPayment(context, paymentDesk),
)

export const actions: Actions = { pay, invoice, default: unknownAction }
