import { roleNames } from '../../office/frame-data.ts'
import { type ActionContext, type Actions, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { type Services, using } from '../../page-server/services.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { readName } from '../forms.ts'
import { homePath } from '../home-path.ts'
import type { LinkPurpose } from '../links/account-link.ts'
import { agreeToEmail, readEmailChange, refuseEmail } from '../links/change-email.server.ts'
import { makeAccount } from '../links/make-account.server.ts'
import { hashOfToken } from '../links/promise-link.server.ts'
import { registeringBrowser } from '../links/registering-browser.ts'
import { resetPassword } from '../links/set-password.server.ts'
import { findLink, type Link, linkStateAt, spendLink } from '../links/spend-link.server.ts'
import { isGoodPassword } from '../password-rules.ts'
import { isNewcomer, readInvitation, spendInvitation } from '../staff/spend-invitation.server.ts'
import { accountTexts } from '../texts.server.ts'

/** What a link is good for, shown and not done: mail programs open links by themselves. */
export const load = using(['pool'], async (context: LoadContext) => {
  const { db, params, cookies, now, posted, locale } = context
  const link = await findLink(db, params.token ?? '')
  const state = stateOf(link, now, posted?.values.state)
  const isReady = link !== null && state === 'ready'
  const change =
    isReady && link.personId && link.purpose === 'email-old'
      ? await readEmailChange(db, { id: link.personId }, now)
      : null
  const invitation = isReady && link.purpose === 'invite' ? await readInvitation(db, link) : null
  return {
    state,
    purpose: isReady ? link.purpose : null,
    email: isReady ? link.email : '',
    name: isReady ? (posted?.values.fullName ?? link.registration?.name ?? '') : '',
    isElsewhere: isReady && isElsewhere(link, cookies),
    to: change?.email ?? '',
    invitation: invitation && {
      inviter: invitation.invitedByName,
      role: roleNames[locale][invitation.role],
      isNewcomer: link !== null && (await isNewcomer(db, link)),
    },
    errors: posted?.errors ?? [],
  }
})

/** Of an answer that was refused because of the link itself, that is said; otherwise what it is now. */
function stateOf(
  link: Link | null,
  now: Date,
  said: string | undefined,
): 'ready' | 'used' | 'over' | 'known' {
  return said === 'known' ? said : linkStateAt(link, now)
}

type Given = Pick<Services, 'accounts' | 'pool'>
type Doing = { context: ActionContext; given: Given; link: Link; token: string }

const doings: Record<LinkPurpose, (doing: Doing) => Promise<Answer>> = {
  register: openAccount,
  'sign-in': signIn,
  reset: newPassword,
  invite: acceptInvitation,
  // Where one may also refuse, what was pressed is said: nothing else is taken for consent.
  'email-old': async ({ context }) => notSaid(context),
  'email-new': async ({ context }) => notSaid(context),
}

export const actions: Actions = {
  default: withLink(doing => doings[doing.link.purpose](doing)),

  agree: withLink(doing =>
    ['email-old', 'email-new'].includes(doing.link.purpose)
      ? agree(doing)
      : Promise.resolve(notSaid(doing.context)),
  ),

  /** “It was not me.” */
  refuse: withLink(async ({ context, given, token }) => {
    const outcome = await refuseEmail(given, { token, ...nowOf(context, given) })
    return outcome === 'done' ? goTo('/account/sent/?for=email-refused') : noMore(context)
  }),
}

function withLink(work: (doing: Doing) => Promise<Answer>) {
  return using(['accounts', 'pool'], async (context: ActionContext, given: Given): Promise<Answer> => {
    const token = context.params.token ?? ''
    const link = await findLink(context.db, token)
    return link && linkStateAt(link, context.now) === 'ready'
      ? work({ context, given, link, token })
      : noMore(context)
  })
}

async function openAccount({ context, given, link, token }: Doing): Promise<Answer> {
  const { accounts, pool } = given
  const { fields, locale, headers, cookies } = context
  let own: { name: string; passwordHash: string } | null = null
  if (isElsewhere(link, cookies)) {
    const { fields: faults } = accountTexts[locale]
    const name = readName(fields)
    const password = fields.password ?? ''
    const errors = [
      ...(name === null ? [{ field: 'fullName', message: faults.name }] : []),
      ...(isGoodPassword(password) ? [] : [{ field: 'password', message: faults.password }]),
    ]
    if (name === null || errors.length > 0)
      return showAgain({ fullName: (fields.fullName ?? '').slice(0, 200) }, errors)
    own = { name, passwordHash: await accounts.hashPassword(password) }
  }
  const opened = await makeAccount(pool, { token, own, ...nowOf(context, given) })
  if (!opened.ok) return opened.reason === 'known' ? known() : noMore(context)
  const session = await accounts.signInByLink(opened.personId, headers)
  if (!session) return goTo('/sign-in/')
  return goTo('/account/?welcome', [...session.cookies, accounts.devices.cookie(opened.email)])
}

/** Only now is there somebody who works here; without a code they get no further than setting one up. */
async function acceptInvitation({ context, given, link, token }: Doing): Promise<Answer> {
  const { accounts, pool } = given
  const { fields, locale, headers, db } = context
  let own: { name: string; passwordHash: string } | null = null
  if (await isNewcomer(db, link)) {
    const { fields: faults } = accountTexts[locale]
    const name = readName(fields)
    const password = fields.password ?? ''
    const errors = [
      ...(name === null ? [{ field: 'fullName', message: faults.name }] : []),
      ...(isGoodPassword(password) ? [] : [{ field: 'password', message: faults.password }]),
    ]
    if (name === null || errors.length > 0)
      return showAgain({ fullName: (fields.fullName ?? '').slice(0, 200) }, errors)
    own = { name, passwordHash: await accounts.hashPassword(password) }
  }
  const accepted = await spendInvitation(pool, { token, own, ...nowOf(context, given) })
  if (!accepted.ok) return accepted.reason === 'needs-password' ? showAgain({}, []) : noMore(context)
  // A member proves themselves by the password they have.
  if (!accepted.isNew) return goTo('/sign-in/')
  const session = await accounts.signInByLink(accepted.personId, headers)
  if (!session) return goTo('/sign-in/')
  return goTo('/account/two-factor/?do=begin', session.cookies)
}

async function signIn({ context, given, token }: Doing): Promise<Answer> {
  const { accounts, pool } = given
  const spent = await transaction(pool, tx => spendLink(tx, token, ['sign-in'], context.now))
  const session = spent?.personId && (await accounts.signInByLink(spent.personId, context.headers))
  if (!spent || !session) return noMore(context)
  const to = spent.leadsTo
  if (session.standing !== 'in') {
    const query = to ? `?to=${encodeURIComponent(to)}` : ''
    return goTo(`/account/two-factor/${query}`, session.cookies)
  }
  const cookies = [...session.cookies, accounts.devices.cookie(session.person.email)]
  if (!to) return goTo(homePath(context, session.person), cookies)
  return { kind: 'go-to', path: to, isWhole: true, cookies }
}

async function newPassword({ context, given, token }: Doing): Promise<Answer> {
  const { fields, locale } = context
  const { fields: faults } = accountTexts[locale]
  const { password = '', again = '' } = fields
  const refused = (field: string, message: string) => showAgain({}, [{ field, message }])
  if (!isGoodPassword(password)) return refused('password', faults.password)
  if (password !== again) return refused('again', faults.different)
  const passwordHash = await given.accounts.hashPassword(password)
  const outcome = await resetPassword(given.pool, { token, passwordHash, ...nowOf(context, given) })
  return outcome === 'done' ? goTo('/sign-in/?reset') : noMore(context)
}

async function agree({ context, given, token }: Doing): Promise<Answer> {
  const outcome = await agreeToEmail(given, { token, ...nowOf(context, given) })
  if (outcome === 'over') return noMore(context)
  return outcome === 'known' ? known() : goTo(`/account/sent/?for=email-${outcome}`)
}

/** Links live by the fair's clock, as letters do; the account log by the machine's, as sessions do. */
function nowOf({ now }: ActionContext, { accounts }: Given) {
  return { now, machineNow: accounts.machineNow() }
}

/** Whoever opens it where nobody has registered chooses a password of their own: the first one may be a stranger's. */
function isElsewhere(link: Link, cookies: ReadonlyMap<string, string>): boolean {
  if (link.purpose !== 'register') return false
  const browser = registeringBrowser(cookies)
  return !browser || hashOfToken(browser) !== link.browser
}

function noMore({ locale }: ActionContext): Answer {
  return showAgain({ state: 'over' }, [{ field: 'token', message: accountTexts[locale].link.over.text }])
}

function notSaid({ locale }: ActionContext): Answer {
  return showAgain({}, [{ field: 'do', message: accountTexts[locale].link.press }])
}

function known(): Answer {
  return showAgain({ state: 'known' }, [])
}
