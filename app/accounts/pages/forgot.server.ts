import { type ActionContext, type Actions, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { readEmail } from '../forms.ts'
import { hasRoomFor, mayAskForLetter } from '../links/limit-letters.server.ts'
import { promiseLink } from '../links/promise-link.server.ts'
import { accountTexts } from '../texts.server.ts'

export async function load({ posted }: LoadContext) {
  return { typed: posted?.values.email ?? '', error: posted?.errors[0]?.message ?? null }
}

export const actions: Actions = {
  /** The answer is the same for every address. */
  default: using(
    ['accounts', 'pool'],
    async (context: ActionContext, { accounts, pool }): Promise<Answer> => {
      const { fields, locale, visitor, cookies, now } = context
      const { fields: faults, register } = accountTexts[locale]
      const refused = (message: string) =>
        showAgain({ email: (fields.email ?? '').slice(0, 200) }, [{ field: 'email', message }])
      const email = readEmail(fields)
      if (!email) return refused(faults.email)
      if (!(await mayAskForLetter(pool, visitor, now))) return refused(register.tooOften)
      const device = accounts.devices.find(cookies, email)
      if (await hasRoomFor(pool, 'reset', { email, device }, now))
        await promiseLink(accounts.links, { purpose: 'reset', email, locale }, now)
      return goTo('/account/sent/?for=reset')
    },
  ),
}
