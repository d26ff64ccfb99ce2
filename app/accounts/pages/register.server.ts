import { randomBytes } from 'node:crypto'
import { type ActionContext, type Actions, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { readRegistration } from '../forms.ts'
import { hasRoomFor, mayAskForLetter } from '../links/limit-letters.server.ts'
import { hashOfToken, promiseLink } from '../links/promise-link.server.ts'
import { registeringBrowser, registeringCookie } from '../links/registering-browser.ts'
import { accountTexts } from '../texts.server.ts'

export async function load({ person, posted }: LoadContext) {
  return {
    isIn: person !== null,
    typed: { name: posted?.values.fullName ?? '', email: posted?.values.email ?? '' },
    hasAgreed: posted?.values.personalDataAgree === 'on',
    errors: posted?.errors ?? [],
  }
}

export const actions: Actions = {
  /**
   * Somebody registers. There is no account until they open the letter; whether there was one before is not looked at here,
   * so that answer and time are the same for every address.
   */
  default: using(
    ['accounts', 'pool'],
    async (context: ActionContext, { accounts, pool }): Promise<Answer> => {
      const { fields, locale, visitor, cookies, headers, now, isSecure } = context
      const { fields: faults, register: t } = accountTexts[locale]
      const { fullName = '', email: typed = '', personalDataAgree = '' } = fields
      const refused = (errors: { field: string; message: string }[]) =>
        showAgain({ fullName: fullName.slice(0, 200), email: typed.slice(0, 200), personalDataAgree }, errors)
      const read = readRegistration(fields)
      if (!read.ok) return refused(read.faults.map(({ field, fault }) => ({ field, message: faults[fault] })))
      if (!(await mayAskForLetter(pool, visitor, now)))
        return refused([{ field: 'email', message: t.tooOften }])
      const { name, email } = read
      const password = await accounts.hashPassword(read.password)
      const browser = registeringBrowser(cookies) ?? randomBytes(16).toString('base64url')
      if (await hasRoomFor(pool, 'register', { email }, now)) {
        const userAgent = (headers.get('user-agent') ?? '').slice(0, 500)
        const paper = await accounts.consentInForce(now)
        const consent = { ...paper, address: visitor, userAgent, givenAt: now.toISOString() }
        const registration = { name, password, consent }
        const wish = {
          purpose: 'register',
          email,
          locale,
          registration,
          browser: hashOfToken(browser),
        } as const
        await promiseLink(accounts.links, wish, now)
      }
      return goTo('/account/sent/?for=register', [registeringCookie(browser, isSecure)])
    },
  ),
}
