import { PageRedirect } from '../../navigation/page-error.ts'
import { officeFrameData } from '../../office/frame-data.ts'
import { type ActionContext, type Actions, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { type Services, using } from '../../page-server/services.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { withLocale } from '../../platform/languages.ts'
import { isStaff } from '../../platform/person.ts'
import { qrPath } from '../../ui/qr-code.ts'
import { accountFrameData } from '../account-frame-data.ts'
import { cookieHeader } from '../cookie-header.ts'
import { homePath } from '../home-path.ts'
import type { Signing } from '../open-accounts.server.ts'
import { ownPath } from '../own-path.ts'
import { accountTexts } from '../texts.server.ts'

/** The second half of signing in, and afterwards where one looks after one's code. */
export const load = using(['accounts'], async (context: LoadContext, { accounts }) => {
  const { cookies, locale, posted, search } = context
  const { secondFactor } = accounts
  const signing = await accounts.signingOf(cookieHeader(cookies))
  if (!signing) throw new PageRedirect(withLocale('/sign-in/', locale))
  const { person, standing } = signing
  const isIn = standing === 'in'
  const begun = standing === 'code' ? null : await secondFactor.begun(signing, locale)
  const state = isIn ? await secondFactor.stateOf(signing) : null
  const codes = isIn ? await secondFactor.unseenCodes(signing) : null
  return {
    standing,
    email: person.email,
    // Between the password and the code nothing of the office is shown, not even what there is.
    frame: isIn ? officeFrameData({ ...context, person }) : null,
    // A member's settings are a page of their account.
    account: isIn && !isStaff(person) ? accountFrameData({ ...context, person }) : null,
    begun: begun && { secret: begun.secret, qr: qrPath(begun.uri), uri: begun.uri },
    codes,
    state: state && {
      since: formatDay(dayOf(state.confirmedAt), locale, { withYear: true }),
      codesLeft: state.codesLeft,
    },
    canRemove: !secondFactor.mustHaveCode(person),
    asks: isIn ? askedFor(posted?.values.asks ?? search.get('do')) : null,
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
})

const asked = ['begin', 'codes', 'remove'] as const
export type Asked = (typeof asked)[number]

function askedFor(name: string | null | undefined): Asked | null {
  return asked.find(one => one === name) ?? null
}

export const actions: Actions = {
  /** The code after the password. */
  default: halfway(async (context, { accounts }, signing) => {
    const { fields, locale, path, query } = context
    const { twoFactor: t } = accountTexts[locale]
    if (signing.standing !== 'code') return goTo(`${path}${query}`)
    const { email } = signing.person
    const device = accounts.devices.find(context.cookies, email)
    const outcome = await accounts.secondFactor.pass(signing, (fields.code ?? '').slice(0, 100), device)
    if (outcome === 'ended') return goTo(`/sign-in/${withTo(context, 'ended')}`)
    if (outcome !== 'done') return refused('code', t.refusals[outcome])
    return onward(context, signing, [accounts.devices.cookie(email)])
  }),

  begin: halfway(async (context, services, signing) => {
    const problem = signing.standing === 'in' ? await proof(context, services, signing, 'begin') : null
    if (problem) return problem
    if (signing.standing === 'code') return goTo(context.path)
    await services.accounts.secondFactor.begin(signing)
    return goTo(`${context.path}${withTo(context)}`)
  }),

  confirm: halfway(async (context, { accounts }, signing) => {
    const { twoFactor: t } = accountTexts[context.locale]
    if (signing.standing === 'code') return goTo(context.path)
    const outcome = await accounts.secondFactor.confirm(signing, (context.fields.code ?? '').slice(0, 100))
    if (outcome !== 'done') return refused('code', t.refusals[outcome])
    return goTo(`${context.path}${withTo(context)}`, [accounts.devices.cookie(signing.person.email)])
  }),

  codes: halfway(async (context, services, signing) => {
    const problem = await proof(context, services, signing, 'codes')
    if (problem) return problem
    await services.accounts.secondFactor.makeCodes(signing)
    return goTo(context.path)
  }),

  /** The recovery codes are on paper; from now on nobody sees them again. */
  kept: halfway(async (context, { accounts }, signing) => {
    if (signing.standing !== 'in') return goTo(context.path)
    await accounts.secondFactor.keepCodes(signing)
    return onward(context, signing)
  }),

  remove: halfway(async (context, services, signing) => {
    const { secondFactor } = services.accounts
    const { twoFactor: t } = accountTexts[context.locale]
    if (secondFactor.mustHaveCode(signing.person)) return refused('code', t.refusals.required)
    const problem = await proof(context, services, signing, 'remove')
    if (problem) return problem
    await secondFactor.remove(signing)
    return goTo(`${context.path}?done=removed`)
  }),
}

type Given = Pick<Services, 'accounts'>

/** Whoever has typed the password and no more may do this; whoever has not is led to where it is typed. */
function halfway(work: (context: ActionContext, given: Given, signing: Signing) => Promise<Answer>) {
  return using(['accounts'], async (context: ActionContext, given: Given): Promise<Answer> => {
    const signing = await given.accounts.signingOf(context.headers.get('cookie'))
    return signing ? work(context, given, signing) : goTo('/sign-in/')
  })
}

/** Before the code is changed: the password, and a code if there is one. Null when both were right. */
async function proof(
  { fields, locale }: ActionContext,
  { accounts }: Given,
  signing: Signing,
  asks: Asked,
): Promise<Answer | null> {
  const { twoFactor: t, password } = accountTexts[locale]
  const again = (field: string, message: string) => showAgain({ asks }, [{ field, message }])
  if (signing.standing !== 'in') return refused('code', t.refusals.wrong)
  const hasCode = (await accounts.secondFactor.stateOf(signing)) !== null
  if (!hasCode && asks !== 'begin') return refused('code', t.refusals['not-begun'])
  if (!(await accounts.secondFactor.mayTry(signing))) return again('code', t.refusals['too-often'])
  // The password first: a code that was right is used up.
  if (!(await accounts.isPassword(signing.person, fields.password ?? '')))
    return again('password', password.wrong)
  const isProven = !hasCode || (await accounts.secondFactor.prove(signing, (fields.code ?? '').slice(0, 100)))
  return isProven ? null : again('code', t.refusals.wrong)
}

function onward(context: ActionContext, { person }: Signing, cookies: readonly string[] = []): Answer {
  const to = ownPath(context.search.get('to'))
  if (to) return { kind: 'go-to', path: to, isWhole: true, cookies }
  return goTo(homePath(context, person), cookies)
}

function refused(field: string, message: string): Answer {
  return showAgain({}, [{ field, message }])
}

/** Where somebody wanted to go stays in the address until they are there. */
function withTo({ search }: ActionContext, flag?: string): string {
  const to = ownPath(search.get('to'))
  const parts = [...(flag ? [flag] : []), ...(to ? [`to=${encodeURIComponent(to)}`] : [])]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
