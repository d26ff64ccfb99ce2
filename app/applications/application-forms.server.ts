import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { matchRoute } from '../navigation/route-table.ts'
import type { Posted } from '../page-server/load-context.ts'
import type { Clock } from '../platform/clock.server.ts'
import { type LocaleCode, splitLocale, withLocale } from '../platform/languages.ts'
import { countAgainstLimit } from '../platform/rate-limit.server.ts'
import * as english from '../validation/messages.en.ts'
import * as russian from '../validation/messages.ru.ts'
import { checkApplication } from './check-application.ts'
import type { FormDescription } from './description.ts'
import { formView } from './form-view.ts'
import { formOf } from './forms.ts'
import { honeypotName } from './honeypot.ts'
import { issueToken, readToken } from './issue-token.server.ts'
import { readFields } from './read-fields.ts'
import { type Desk, type GivenConsent, submitApplication } from './submit-application.server.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const stocks = { ru: russian, en: english }
const words = { ru, en }
// Nobody reads, fills in and sends a form in less: whoever does waits for the rest of it.
const leastMs = 1_000
const windowSeconds = 600

export type Counter = {
  desk: Desk
  clock: Clock
  secret: string
  submissionsPerWindow: number
  routes: Parameters<typeof matchRoute>[0]
  visitorOf(c: Context): string
  /** Shows a page again with what was typed. */
  refuse(c: Context, posted: Posted, pathname: string): Promise<Response>
  /** Which versions of the papers are in force today. */
  consentsInForce(slugs: readonly string[], now: Date): Promise<GivenConsent[]>
  departmentOf(form: string): Promise<{ name: string; email: string }>
}

type Refusal = { field: string; message: string }[]

/** Every form that people send, at whatever page it stands: `form` names it. */
export function applicationForms<Env extends object>(web: Hono<Env>, counter: Counter): void {
  const { desk, clock, secret } = counter

  web.post('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const { path, locale } = splitLocale(pathname)
    const isPage = matchRoute(counter.routes, path)?.route.audience === 'public'
    const typed = isPage ? await readFields(c.req.raw) : null
    const description = formOf(String(typed?.form ?? ''))
    if (!typed || !description) return next()
    return answer(c, { description, typed, locale, pathname, search })
  })

  async function answer(c: Context, sent: Sent): Promise<Response> {
    const { description, typed, locale } = sent
    const now = clock.now()
    const form = formView(description, { edition: desk.edition, now, locale, posted: null })
    if (form.closed) return refused(c, sent, [{ field: '', message: form.closed }])
    const { errors, values } = checkApplication(form, typed, { stock: stocks[locale], now })
    if (errors.length > 0) return refused(c, sent, errors)
    const robot = await robotReason(c, sent, now)
    if (robot) return refused(c, sent, [{ field: '', message: robot }], robot === words[locale].robot.stale)

    const wantsNews = description.offersNews && typed.newsAgree === 'on'
    const redirectUrl = withLocale(`/thanks/?form=${description.id}`, locale)
    const submitted = await submitApplication(
      desk,
      {
        description,
        values,
        wantsNews: wantsNews || description.id === 'newsletter',
        locale,
        token: String(typed.token),
        consents: await counter.consentsInForce(papersOf(description, wantsNews), now),
        page: sent.pathname,
        search: sent.search.slice(0, 500),
        address: counter.visitorOf(c),
        userAgent: (c.req.header('user-agent') ?? '').slice(0, 500),
        analyticsId: (getCookie(c, '_ym_uid') ?? '').slice(0, 100),
        utm: utmOf(sent),
        mergelead: mergeleadOf(typed.mergelead),
        redirectUrl,
        department: await counter.departmentOf(description.id),
      },
      now,
    )
    if (!submitted.ok) return refused(c, sent, [{ field: '', message: words[locale].robot.used }], true)
    if (wantsJson(c)) return c.json({ to: redirectUrl }, 201)
    return c.redirect(redirectUrl, 303)
  }

  /** Why it looks as if no person had sent this; the sentence helps one who did. */
  async function robotReason(c: Context, { typed, locale }: Sent, now: Date): Promise<string | null> {
    const { robot } = words[locale]
    if (typed[honeypotName]) return robot.trapped
    const token = readToken(secret, String(typed.token ?? ''), now)
    if (!token.isGood) return robot.stale
    const isQuick = token.ageMs < leastMs
    const weight = isQuick ? 3 : 1
    const key = `forms ${counter.visitorOf(c)}`
    for (let count = 0; count < weight; count++) {
      const limit = await countAgainstLimit(desk.pool, key, counter.submissionsPerWindow, windowSeconds, now)
      if (!limit.isAllowed)
        return robot.often.replace('{minutes}', String(Math.ceil(limit.retryAfterSeconds / 60)))
    }
    if (isQuick) await new Promise(resolve => setTimeout(resolve, leastMs - token.ageMs))
    return null
  }

  /**
   * The page again, or its errors for the page's script; either way with a token that has not been used. Where nothing but
   * the old token was wrong, a script may try once more by itself.
   */
  async function refused(c: Context, sent: Sent, errors: Refusal, again = false): Promise<Response> {
    const { description, typed, locale } = sent
    const token = issueToken(secret, clock.now())
    if (wantsJson(c)) {
      c.header('cache-control', 'no-store')
      return c.json({ errors, token, again }, 422)
    }
    const values = { ...flat(typed), [honeypotName]: '', form: description.id, token }
    return counter.refuse(c, { values, errors }, withLocale(homeOf(sent), locale))
  }
}

type Sent = {
  description: FormDescription
  typed: Record<string, string | string[]>
  locale: LocaleCode
  pathname: string
  search: string
}

// The form of questions stands on many pages; any other has one.
function homeOf({ description, pathname }: Sent): string {
  return description.id === 'contact' ? splitLocale(pathname).path : description.home
}

function papersOf({ consent }: FormDescription, wantsNews: boolean): string[] {
  return [...(consent ? [consent.document] : []), ...(wantsNews ? ['consent-newsletter'] : [])]
}

function wantsJson(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('application/json')
}

/** From the address of the page, or as the page's script has kept them since the visitor came. */
function utmOf({ typed, search }: Sent): Record<string, string> {
  const found = [...Object.entries(flat(typed)), ...new URLSearchParams(search)]
  return Object.fromEntries(
    found.filter(([name]) => /^utm_\w{1,40}$/.test(name)).map(([name, value]) => [name, value.slice(0, 200)]),
  )
}

// A page may name the lead itself; whatever else comes in its place does not.
function mergeleadOf(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined
}

function flat(typed: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]))
}
