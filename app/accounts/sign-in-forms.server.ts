import type { Context, Hono } from 'hono'
import type pg from 'pg'
import { PageFailure } from '../navigation/page-error.ts'
import { railOf } from '../office/rail.ts'
import type { Posted } from '../page-server/load-context.ts'
import type { Clock } from '../platform/clock.server.ts'
import { splitLocale, withLocale } from '../platform/languages.ts'
import { countAgainstLimit } from '../platform/rate-limit.server.ts'
import type { Accounts } from './open-accounts.server.ts'
import { ownPath } from './own-path.ts'
import { isGoodPassword } from './password-rules.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const windowSeconds = 600
const perVisitor = 30
const perAddress = 10

type Entrance = {
  accounts: Accounts
  pool: pg.Pool
  clock: Clock
  /** Where somebody comes from, for counting only. */
  visitorOf(c: Context): string
  /** Shows the page again with what was typed. */
  refuse(c: Context, posted: Posted): Promise<Response>
}

/** Coming in and going out, as plain forms. */
export function signInForms<Env extends object>(web: Hono<Env>, entrance: Entrance): void {
  const { accounts, pool, clock } = entrance
  for (const prefix of ['', '/en']) {
    web.post(`${prefix}/sign-in/`, c => comeIn(c))
    web.post(`${prefix}/sign-out/`, c => goOut(c))
    web.post(`${prefix}/account/password/`, c => renew(c))
  }

  async function comeIn(c: Context): Promise<Response> {
    const url = new URL(c.req.url)
    const { locale } = splitLocale(url.pathname)
    const words = { ru, en }[locale].signIn
    const body = await c.req.parseBody()
    const email = String(body.email ?? '')
      .trim()
      .slice(0, 200)
    const password = String(body.password ?? '')
    // The password is never sent back.
    const refused = (message: string) =>
      entrance.refuse(c, { values: { email }, errors: [{ field: 'email', message }] })
    if (await isTooOften('sign-in', entrance.visitorOf(c), email)) return refused(words.tooOften)
    const session = await accounts.signIn(email, password, c.req.raw.headers)
    if (!session) return refused(words.wrong)
    for (const cookie of session.cookies) c.header('set-cookie', cookie, { append: true })
    const home = railOf(session.person, locale)[0]?.to ?? '/sign-in/'
    return c.redirect(ownPath(url.searchParams.get('to')) ?? withLocale(home, locale), 303)
  }

  async function renew(c: Context): Promise<Response> {
    const { pathname } = new URL(c.req.url)
    const words = { ru, en }[splitLocale(pathname).locale]
    const person = await accounts.of(c)
    if (!person) throw new PageFailure(403, 'This is for whoever has signed in.')
    const body = await c.req.parseBody()
    const [current, next, again] = [body.current, body.next, body.again].map(text => String(text ?? ''))
    const refused = (field: string, message: string) =>
      entrance.refuse(c, { values: {}, errors: [{ field, message }] })
    if (await isTooOften('password', entrance.visitorOf(c), person.email))
      return refused('current', words.signIn.tooOften)
    if (!isGoodPassword(next ?? '')) return refused('next', words.password.tooShort)
    if (next !== again) return refused('again', words.password.different)
    const cookies = await accounts.changePassword(c.req.raw.headers, current ?? '', next ?? '')
    if (!cookies) return refused('current', words.password.wrong)
    for (const cookie of cookies) c.header('set-cookie', cookie, { append: true })
    return c.redirect(`${pathname}?done`, 303)
  }

  async function goOut(c: Context): Promise<Response> {
    const { locale } = splitLocale(new URL(c.req.url).pathname)
    for (const cookie of await accounts.signOut(c.req.raw.headers)) {
      c.header('set-cookie', cookie, { append: true })
    }
    return c.redirect(withLocale('/sign-in/?out', locale), 303)
  }

  async function isTooOften(what: 'sign-in' | 'password', visitor: string, email: string): Promise<boolean> {
    const now = clock.now()
    const one = await countAgainstLimit(pool, `${what} ${visitor}`, perVisitor, windowSeconds, now)
    const address = `${what} ${email.toLowerCase()}`
    const other = await countAgainstLimit(pool, address, perAddress, windowSeconds, now)
    return !one.isAllowed || !other.isAllowed
  }
}
