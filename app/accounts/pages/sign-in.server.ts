import { officeFrameData } from '../../office/frame-data.ts'
import { type ActionContext, type Actions, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { isMailbox, mailboxKey } from '../../platform/mailbox.ts'
import { homePath } from '../home-path.ts'
import { beginAttempt } from '../limit-attempts.server.ts'
import { hasRoomFor, mayAskForLetter } from '../links/limit-letters.server.ts'
import { promiseLink } from '../links/promise-link.server.ts'
import { ownPath } from '../own-path.ts'
import { accountTexts } from '../texts.server.ts'

export async function load(context: LoadContext) {
  const { person, posted, search } = context
  return {
    person: person && officeFrameData({ ...context, person }),
    error: posted?.errors[0]?.message ?? null,
    typed: posted?.values.email ?? '',
    isOut: search.has('out'),
    isEnded: search.has('ended'),
    isReset: search.has('reset'),
  }
}

export const actions: Actions = {
  default: using(
    ['accounts', 'pool'],
    async (context: ActionContext, { accounts, pool }): Promise<Answer> => {
      const { fields, locale, search, visitor, headers, cookies, now } = context
      const { signIn: t } = accountTexts[locale]
      const email = typedEmail(context)
      // The password is never sent back.
      const refused = (message: string) => showAgain({ email }, [{ field: 'email', message }])
      const device = accounts.devices.find(cookies, email)
      const attempt = await beginAttempt(pool, 'sign-in', { visitor, email, device, now })
      if (attempt.isTooOften) return refused(t.tooOften)
      // No account has an address that is none.
      const session = isMailbox(email) && (await accounts.signIn(email, fields.password ?? '', headers))
      if (!session) return refused(t.wrong)
      await attempt.succeeded()
      const to = ownPath(search.get('to'))
      if (session.standing !== 'in') {
        const query = to ? `?to=${encodeURIComponent(to)}` : ''
        return goTo(`/account/two-factor/${query}`, session.cookies)
      }
      const given = [...session.cookies, accounts.devices.cookie(email)]
      if (!to) return goTo(homePath(context, session.person), given)
      return { kind: 'go-to', path: to, isWhole: true, cookies: given }
    },
  ),

  /** A link by letter in place of the password. The answer is the same for every address. */
  link: using(['accounts', 'pool'], async (context: ActionContext, { accounts, pool }): Promise<Answer> => {
    const { locale, search, visitor, cookies, now } = context
    const { signIn: t, register } = accountTexts[locale]
    const typed = typedEmail(context)
    const refused = (message: string) => showAgain({ email: typed }, [{ field: 'email', message }])
    const email = mailboxKey(typed)
    if (!isMailbox(email)) return refused(t.badEmail)
    if (!(await mayAskForLetter(pool, visitor, now))) return refused(register.tooOften)
    const device = accounts.devices.find(cookies, email)
    if (await hasRoomFor(pool, 'sign-in', { email, device }, now)) {
      const leadsTo = ownPath(search.get('to'))
      await promiseLink(accounts.links, { purpose: 'sign-in', email, locale, leadsTo }, now)
    }
    return goTo('/account/sent/?for=link')
  }),
}

function typedEmail({ fields }: ActionContext): string {
  return (fields.email ?? '').trim().slice(0, 200)
}
