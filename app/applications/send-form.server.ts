import type { LeadServices } from '../leads/promise-lead.server.ts'
import { type ActionContext, type Answer, goTo, showAgain } from '../page-server/action.ts'
import type { Posted } from '../page-server/load-context.ts'
import type { Fields } from '../page-server/read-fields.ts'
import { using } from '../page-server/services.ts'
import { fill } from '../platform/fill.ts'
import { type Both, defaultLocale, type LocaleCode, withLocale } from '../platform/languages.ts'
import { countAgainstLimit, limitKey } from '../platform/rate-limit.server.ts'
import * as english from '../validation/texts.en.ts'
import * as russian from '../validation/texts.ru.ts'
import { checkApplication } from './check-application.ts'
import type { FormDescription } from './description.ts'
import { formView } from './form-view.ts'
import { formOf } from './forms.ts'
import { honeypotName } from './honeypot.ts'
import { issueToken, readToken } from './issue-token.server.ts'
import { pathAfter } from './path-after.ts'
import { type GivenConsent, type SubmissionServices, submitApplication } from './submit-application.server.ts'
import en from './texts.en.ts'
import ru, { type ApplicationTexts } from './texts.ru.ts'

const stocks = { ru: russian, en: english } satisfies Record<LocaleCode, unknown>
const texts: Record<LocaleCode, ApplicationTexts> = { ru, en }
// Nobody reads, fills in and sends a form in less: whoever does waits for the rest of it.
const leastMs = 1_000
const windowSeconds = 600

/** What taking a form needs besides the request. */
export type FormTaking = {
  submission: SubmissionServices
  /** Signs the one-time tokens of forms. */
  secret: string
  submissionsPerWindow: number
  /** Which versions of the documents are in force today. */
  consentsInForce(slugs: readonly string[], now: Date): Promise<GivenConsent[]>
  departmentOf(form: string): Promise<{ name: string; email: string }>
  /** The work of a catalogue number, in one line of each language; null where there is none. */
  findWork(number: string, locale: LocaleCode): Promise<AskedWork | null>
  /** The address that whoever shows the work has given the fair; never for a visitor's eyes. */
  exhibitorOf(number: string): Promise<string | null>
}

export type AskedWork = { isSold: boolean; line: Both }

declare module '../page-server/services.ts' {
  interface Services {
    formTaking: FormTaking
    leads: LeadServices
  }
}

/** Whether what was sent is one of our forms: `form` names it, at whatever page it stands. */
export function isForm(fields: Fields): boolean {
  return formOf(fields.form ?? '') !== undefined
}

/** Every form that people send: open? right? a person? then it is kept, and the visitor thanked. */
export const sendForm = using(['formTaking'], async (context: ActionContext, { formTaking }) => {
  const { typed, fields, locale, now } = context
  const description = formOf(fields.form ?? '')
  if (!description) throw new Error('not a form of ours')
  const sent = { description, context }
  const form = formView(description, { edition: context.edition, now, locale, posted: null })
  if (form.closed) return refused(formTaking, sent, [{ field: '', message: form.closed }])
  const { errors, values } = checkApplication(form, typed, { stock: stocks[locale], now })
  if (errors.length > 0) return refused(formTaking, sent, errors)
  const robot = await robotReason(formTaking, context)
  if (robot)
    return refused(formTaking, sent, [{ field: '', message: robot }], robot === texts[locale].robot.stale)

  const work = await askedWork(formTaking, sent, values)
  if (work && !work.ok) return refused(formTaking, sent, [work.error])

  const wantsNews = description.offersNews && fields.newsAgree === 'on'
  const next = pathAfter(description)
  const redirectUrl = withLocale(next, locale)
  const submitted = await submitApplication(
    formTaking.submission,
    {
      description,
      // Staff read which work it is, as it was called on that day.
      values: work ? { ...values, [work.field]: work.line[defaultLocale] } : values,
      ...(work && { about: work.line[locale] }),
      wantsNews: wantsNews || description.id === 'newsletter',
      locale,
      token: String(typed.token),
      consents: await formTaking.consentsInForce(papersOf(description, wantsNews), now),
      page: context.pathname,
      search: context.query.slice(0, 500),
      address: context.visitor,
      userAgent: (context.headers.get('user-agent') ?? '').slice(0, 500),
      analyticsId: (context.cookies.get('_ym_uid') ?? '').slice(0, 100),
      utm: utmOf(context),
      mergelead: mergeleadOf(typed.mergelead),
      redirectUrl,
      department: await formTaking.departmentOf(description.id),
    },
    now,
  )
  if (!submitted.ok)
    return refused(formTaking, sent, [{ field: '', message: texts[locale].robot.used }], true)
  return wantsJson(context) ? Response.json({ to: redirectUrl }, { status: 201 }) : goTo(next)
})

/** The work that is asked about, where a form asks which; a sentence where there is none, or it is sold. */
async function askedWork(
  { findWork }: FormTaking,
  { description, context }: Sent,
  values: Record<string, unknown>,
) {
  const field = description.fields.find(({ kind }) => kind === 'work')?.name
  if (field === undefined) return null
  const { locale } = context
  const work = await findWork(String(values[field] ?? ''), locale)
  if (work && !work.isSold) return { ok: true as const, field, line: work.line }
  return { ok: false as const, error: { field, message: texts[locale].work[work ? 'sold' : 'unknown'] } }
}

/** Why it looks as if no person had sent this; the sentence helps one who did. */
async function robotReason(
  { submission, secret, submissionsPerWindow }: FormTaking,
  { typed, locale, visitor, now }: ActionContext,
): Promise<string | null> {
  const { robot } = texts[locale]
  if (typed[honeypotName]) return robot.trapped
  const token = readToken(secret, String(typed.token ?? ''), now)
  if (!token.isGood) return robot.stale
  const isQuick = token.ageMs < leastMs
  const weight = isQuick ? 3 : 1
  for (let count = 0; count < weight; count++) {
    const key = limitKey('forms', { address: visitor })
    const limit = await countAgainstLimit(submission.pool, key, submissionsPerWindow, windowSeconds, now)
    if (!limit.isAllowed) return fill(robot.often, { minutes: Math.ceil(limit.retryAfterSeconds / 60) })
  }
  if (isQuick) await new Promise(resolve => setTimeout(resolve, leastMs - token.ageMs))
  return null
}

/**
 * The page again, or its errors for the page's script; either way with a token that has not been used. Where nothing but
 * the old token was wrong, a script may try once more by itself.
 */
function refused(
  { secret }: FormTaking,
  { description, context }: Sent,
  errors: Posted['errors'],
  again = false,
): Answer {
  const token = issueToken(secret, context.now)
  if (wantsJson(context)) {
    const headers = { 'cache-control': 'no-store' }
    return Response.json({ errors, token, again }, { status: 422, headers })
  }
  const values = { ...flat(context.typed), [honeypotName]: '', form: description.id, token }
  // The form of questions stands on many pages; any other has one.
  const at = description.id === 'contact' ? context.path : description.home
  return showAgain(values, errors, at)
}

type Sent = { description: FormDescription; context: ActionContext }

function papersOf({ consent }: FormDescription, wantsNews: boolean): string[] {
  return [...(consent ? [consent.document] : []), ...(wantsNews ? ['consent-newsletter'] : [])]
}

function wantsJson({ headers }: ActionContext): boolean {
  return (headers.get('accept') ?? '').includes('application/json')
}

/** From the address of the page, or as the page's script has kept them since the visitor came. */
function utmOf({ typed, search }: ActionContext): Record<string, string> {
  const found = [...Object.entries(flat(typed)), ...search]
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
