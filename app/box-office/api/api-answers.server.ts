import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { Edition } from '../../editions/edition.ts'
import { boundKey } from '../../platform/api/idempotency.server.ts'
import { isLocale, type LocaleCode } from '../../platform/languages.ts'
import { problem, problemWith } from '../../platform/problem.server.ts'
import type { WantedLine } from '../orders/check-order.ts'
import type { OrderWish } from '../orders/forms.ts'
import type { PlacedOrder } from '../orders/place-order.server.ts'
import { isRefusal, type RefusalCode, refusal } from '../orders/refusals.ts'

type Answered = PlacedOrder & { payment: { url: string | null } | null }

export function answerOf(order: Answered) {
  return {
    token: order.token,
    code: order.code,
    state: order.state,
    totalKopecks: order.totalKopecks,
    expiresAt: order.heldUntil.toISOString(),
    paymentUrl: order.state === 'waiting_for_payment' ? (order.payment?.url ?? null) : null,
  }
}

type Speech = { locale: LocaleCode; edition: Edition }

export function unprocessable(wrong: { field: string; code: RefusalCode }[], { locale, edition }: Speech) {
  const errors = wrong.map(({ field, code }) => ({ field, code, message: refusal(code, locale, edition) }))
  return problemWith(422, 'invalid', 'Something in the order is not right.', { errors })
}

export function soldOut(slotId: string, nextSlots: string[], { locale, edition }: Speech) {
  return problemWith(409, 'sold-out', refusal('sold-out', locale, edition), { slot: slotId, nextSlots })
}

export function noOrder() {
  return problem(404, 'not-found', 'There is no such order.')
}

/** As they came: the rules are what says that a product is unknown. */
export function wantedLines(lines: OrderWish['lines']): WantedLine[] {
  return lines as WantedLine[]
}

/** The same key and wish ask for the same order, even if nobody lived to remember the answer. */
export async function idFrom(c: Context): Promise<string | undefined> {
  // Bound to its client already: the same key from somebody else is another order.
  const key: string | undefined = c.get(boundKey)
  if (!key) return undefined
  const hex = createHash('sha256')
    .update(`order ${key}\n${await c.req.text()}`)
    .digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A body that is not what was asked for: one sentence for each field, in the buyer's language. */
export function wrongShape(
  { error, data }: { error: z.ZodError; data?: unknown },
  edition: Edition,
): Response {
  const wrong = error.issues.flatMap(issuesOf)
  // An empty phone is not a phone either: the first thing wrong with a field is enough to say.
  const first = wrong.filter(({ field }, place) => wrong.findIndex(other => other.field === field) === place)
  return unprocessable(first, { locale: localeOf(data), edition })
}

// Zod's own words stay inside: a code of ours is passed on; a field we do not know is named; what is left out is required.
function issuesOf(issue: z.core.$ZodIssue): { field: string; code: RefusalCode }[] {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map(key => ({ field: [...issue.path, key].join('.'), code: 'unknown-field' }))
  }
  if (isRefusal(issue.message)) return [{ field, code: issue.message }]
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return [{ field, code: isMissing ? 'required' : issue.code === 'too_big' ? 'too-long' : 'wrong-value' }]
}

function localeOf(body: unknown): LocaleCode {
  const locale = (body as { locale?: unknown } | null)?.locale
  return typeof locale === 'string' && isLocale(locale) ? locale : 'ru'
}
