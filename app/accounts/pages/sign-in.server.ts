import { officeFrameData } from '../../office/frame-data.ts'
import { railOf } from '../../office/rail.ts'
import { type ActionContext, type Actions, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { isMailbox } from '../../platform/mailbox.ts'
import { beginAttempt } from '../limit-attempts.server.ts'
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
  }
}

export const actions: Actions = {
  default: using(
    ['accounts', 'pool'],
    async (context: ActionContext, { accounts, pool }): Promise<Answer> => {
      const { fields, locale, search, visitor, headers, cookies, now } = context
      const { signIn: t } = accountTexts[locale]
      const email = (fields.email ?? '').trim().slice(0, 200)
      // The password is never sent back.
      const refused = (message: string) => showAgain({ email }, [{ field: 'email', message }])
      const device = accounts.devices.find(cookies, email)
      const attempt = await beginAttempt(pool, 'sign-in', { visitor, email, device, now })
      if (attempt.isTooOften) return refused(t.tooOften)
      // No account has an address that is none.
      const session = isMailbox(email) && (await accounts.signIn(email, fields.password ?? '', headers))
      if (!session) return refused(t.wrong)
      await attempt.succeeded()
      if (session.standing !== 'in') {
        const to = ownPath(search.get('to'))
        const query = to ? `?to=${encodeURIComponent(to)}` : ''
        return goTo(`/account/two-factor/${query}`, session.cookies)
      }
      const given = [...session.cookies, accounts.devices.cookie(email)]
      const [home] = railOf(path => context.mayOpen(path, session.person), locale)
      const asked = ownPath(search.get('to'))
      if (!asked) return goTo(home?.to ?? '/sign-in/', given)
      return { kind: 'go-to', path: asked, isWhole: true, cookies: given }
    },
  ),
}
