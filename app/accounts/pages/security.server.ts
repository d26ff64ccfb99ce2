import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  leaveTo,
  showAgain,
} from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { type Services, using } from '../../page-server/services.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { isLocale, localeFrom } from '../../platform/languages.ts'
import { mailboxKey } from '../../platform/mailbox.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { accountFrameData } from '../account-frame-data.ts'
import { whatStays } from '../account-room.ts'
import { closeAccount } from '../close-account.server.ts'
import { closeSessions, readSessions } from '../close-session.server.ts'
import { cookieHeader } from '../cookie-header.ts'
import { deviceInWords } from '../device-in-words.ts'
import { readEmail } from '../forms.ts'
import { beginAttempt } from '../limit-attempts.server.ts'
import { askToChangeEmail, cancelEmailChange, readEmailChange } from '../links/change-email.server.ts'
import { hasRoomFor } from '../links/limit-letters.server.ts'
import { readLocale, setLocale } from '../set-locale.server.ts'
import { accountTexts } from '../texts.server.ts'

export const load = using(
  ['accounts', 'accountRooms'],
  async (context: SignedIn<LoadContext>, { accounts, accountRooms }) => {
    const { db, person, locale, now, posted, search, cookies } = context
    const signing = await accounts.signingOf(cookieHeader(cookies))
    const sessions = await readSessions(db, person, accounts.machineNow())
    const code = await accounts.secondFactor.stateOf({ person })
    const change = await readEmailChange(db, person, now)
    const { done } = accountTexts[locale].security
    const said = search.get('done') ?? ''
    return {
      frame: accountFrameData(context),
      email: person.email,
      sessions: sessions.map(({ id, userAgent, createdAt }) => ({
        id,
        device: deviceInWords(userAgent),
        since: `${formatDay(dayOf(createdAt), locale, { withYear: true })}, ${timeOf(createdAt)}`,
        isHere: id === signing?.sessionId,
      })),
      code: code && {
        since: formatDay(dayOf(code.confirmedAt), locale, { withYear: true }),
        left: code.codesLeft,
      },
      change: change && {
        email: change.email,
        hasOld: change.oldAgreedAt !== null,
        hasNew: change.newAgreedAt !== null,
      },
      locale: await readLocale(db, person),
      closing: person.role === 'member' ? { staying: await whatStays(accountRooms, context) } : null,
      typed: { email: posted?.values.email ?? '', confirm: posted?.values.confirm ?? '' },
      error: posted?.errors[0] ?? null,
      done: !posted && Object.hasOwn(done, said) ? done[said as keyof typeof done] : null,
    }
  },
)

type Doing = SignedIn<ActionContext>

export const actions: Actions = {
  end: using(['accounts', 'pool'], async (context: Doing, { accounts, pool }): Promise<Answer> => {
    const { person, fields, locale, path } = context
    const only = fields.session ?? ''
    const now = accounts.machineNow()
    const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(only)
    const ended = isId ? await closeSessions(pool, { person, which: { only }, now }) : 0
    return ended > 0 ? goTo(`${path}?done=ended`) : refused('session', accountTexts[locale].security.gone)
  }),

  'end-others': using(['accounts', 'pool'], async (context: Doing, { accounts, pool }): Promise<Answer> => {
    const { person, headers, path } = context
    const signing = await accounts.signingOf(headers.get('cookie'))
    if (!signing) return goTo('/sign-in/')
    const which = { allBut: signing.sessionId }
    await closeSessions(pool, { person, which, now: accounts.machineNow() })
    return goTo(`${path}?done=others-ended`)
  }),

  /** Whoever has taken over a session, but does not know the password, cannot take the account along. */
  email: using(['accounts', 'pool'], async (context: Doing, given): Promise<Answer> => {
    const { person, fields, locale, path, now } = context
    const { fields: faults, security: t } = accountTexts[locale]
    const typed = { email: (fields.email ?? '').slice(0, 200) }
    const email = readEmail(fields)
    if (!email) return refused('email', faults.email, typed)
    if (email === person.email) return refused('email', t.email.same, typed)
    const problem = await provePassword(context, given)
    if (problem) return refused('email-password', problem, typed)
    if (await hasRoomFor(given.pool, 'email-new', { email }, now)) {
      const letters = await readLocale(context.db, person)
      const machineNow = given.accounts.machineNow()
      await askToChangeEmail(given.accounts.links, { person, email, locale: letters, now, machineNow })
    }
    return goTo(`${path}?done=email`)
  }),

  'email-cancel': using(['accounts'], async ({ person, path }: Doing, { accounts }): Promise<Answer> => {
    await cancelEmailChange(accounts.links, person)
    return goTo(`${path}?done=email-cancelled`)
  }),

  locale: using(['pool'], async ({ person, fields, locale, path }: Doing, { pool }): Promise<Answer> => {
    const chosen = fields.locale
    if (!isLocale(chosen)) return refused('locale', accountTexts[locale].security.unknown)
    await setLocale(pool, person, localeFrom(chosen))
    return goTo(`${path}?done=locale`)
  }),

  /** What cannot be undone asks for the password, and for one's own address by hand. */
  delete: using(
    ['accounts', 'pool', 'accountRooms', 'publicUrl'],
    async (context: Doing, given): Promise<Answer> => {
      const { person, fields, locale, headers, now, db } = context
      const { closing } = accountTexts[locale].security
      const typed = { confirm: (fields.confirm ?? '').slice(0, 200) }
      if (person.role !== 'member') return refused('delete', closing.staff)
      if (mailboxKey(typed.confirm) !== person.email) return refused('confirm', closing.notConfirmed, typed)
      const problem = await provePassword(context, given)
      if (problem) return refused('delete-password', problem, typed)
      const { accounts, accountRooms: rooms, publicUrl } = given
      const machineNow = accounts.machineNow()
      const letters = await readLocale(db, person)
      await closeAccount(
        { ...accounts.links, publicUrl, rooms },
        { person, locale: letters, now, machineNow },
      )
      return leaveTo('/account/sent/?for=closed', await accounts.signOut(headers))
    },
  ),

  default: async ({ locale }: Doing) => refused('do', accountTexts[locale].security.unknown),
}

/** Null when the password was right; otherwise what to say. */
async function provePassword(
  { person, fields, visitor, cookies, locale, now }: Doing,
  { accounts, pool }: Pick<Services, 'accounts' | 'pool'>,
): Promise<string | null> {
  const { security: t } = accountTexts[locale]
  const device = accounts.devices.find(cookies, person.email)
  const attempt = await beginAttempt(pool, 'password', { visitor, email: person.email, device, now })
  if (attempt.isTooOften) return t.tooOften
  if (await accounts.isPassword(person, fields.password ?? '')) {
    await attempt.succeeded()
    return null
  }
  await accounts.recordWrong(person.email)
  return t.wrong
}

function refused(field: string, message: string, typed: Record<string, string> = {}): Answer {
  return showAgain(typed, [{ field, message }])
}
