import type { Context, Hono } from 'hono'
import type pg from 'pg'
import type { Posted } from '../pages/load-context.ts'
import type { Clock } from '../platform/clock.server.ts'
import { splitLocale, withLocale } from '../platform/languages.ts'
import { countAgainstLimit } from '../platform/rate-limit.server.ts'
import { doorsOf } from './office-plan.ts'
import type { Accounts } from './open-accounts.server.ts'
import { ownPath } from './own-path.ts'
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
    if (await isTooOften(entrance.visitorOf(c), email)) return refused(words.tooOften)
    const session = await accounts.signIn(email, password, c.req.raw.headers)
    if (!session) return refused(words.wrong)
    for (const cookie of session.cookies) c.header('set-cookie', cookie, { append: true })
    const home = doorsOf(session.person, locale)[0]?.to ?? '/sign-in/'
    return c.redirect(ownPath(url.searchParams.get('to')) ?? withLocale(home, locale), 303)
  }

  async function goOut(c: Context): Promise<Response> {
    const { locale } = splitLocale(new URL(c.req.url).pathname)
    for (const cookie of await accounts.signOut(c.req.raw.headers)) {
      c.header('set-cookie', cookie, { append: true })
    }
    return c.redirect(withLocale('/sign-in/?out', locale), 303)
  }

  async function isTooOften(visitor: string, email: string): Promise<boolean> {
    const now = clock.now()
    const one = await countAgainstLimit(pool, `sign-in ${visitor}`, perVisitor, windowSeconds, now)
    const address = `sign-in ${email.toLowerCase()}`
    const other = await countAgainstLimit(pool, address, perAddress, windowSeconds, now)
    return !one.isAllowed || !other.isAllowed
  }
}
