import { officeFrameData } from '../../office/frame-data.ts'
import { type ActionContext, type Actions, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { isStaff } from '../../platform/person.ts'
import { accountFrameData } from '../account-frame-data.ts'
import { beginAttempt } from '../limit-attempts.server.ts'
import { isGoodPassword } from '../password-rules.ts'
import { accountTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  return {
    person: officeFrameData(context),
    account: isStaff(context.person) ? null : accountFrameData(context),
    error: context.posted?.errors[0] ?? null,
    isDone: context.search.has('done') && !context.posted,
  }
}

export const actions: Actions = {
  default: using(['accounts', 'pool'], async (context: SignedIn<ActionContext>, { accounts, pool }) => {
    const { fields, locale, visitor, headers, now, person, path } = context
    const { signIn, password: t } = accountTexts[locale]
    const { current = '', next = '', again = '' } = fields
    const refused = (field: string, message: string) => showAgain({}, [{ field, message }])
    if (!isGoodPassword(next)) return refused('next', t.tooShort)
    if (next !== again) return refused('again', t.different)
    const attempt = await beginAttempt(pool, 'password', { visitor, email: person.email, now })
    if (attempt.isTooOften) return refused('current', signIn.tooOften)
    const cookies = await accounts.changePassword(person, headers, current, next)
    if (!cookies) return refused('current', t.wrong)
    await attempt.succeeded()
    return goTo(`${path}?done`, cookies)
  }),
}
