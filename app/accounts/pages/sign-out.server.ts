import { type ActionContext, type Actions, leaveTo } from '../../page-server/action.ts'
import { using } from '../../page-server/services.ts'

export const actions: Actions = {
  default: using(['accounts'], async ({ headers }: ActionContext, { accounts }) =>
    leaveTo('/sign-in/?out', await accounts.signOut(headers)),
  ),
}
