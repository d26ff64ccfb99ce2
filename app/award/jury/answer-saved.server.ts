import type { ActionContext } from '../../page-server/action.ts'
import type { Posted } from '../../page-server/load-context.ts'
import { fill } from '../../platform/fill.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import { juryTexts, refusalText } from './texts.server.ts'

const old = 'changed-elsewhere'

/** Whatever is no number has seen nothing. */
export function revisionIn(fields: Readonly<Record<string, string>>): number {
  return /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
}

/** Whether what was sent had been overtaken by another tab. */
export function isOld(posted: Posted | null): boolean {
  return posted?.errors.some(({ field }) => field === old) ?? false
}

export function wantsJson({ headers }: ActionContext): boolean {
  return (headers.get('accept') ?? '').includes('application/json')
}

type Saved = { ok: true; revision: number } | { ok: false; reason: string }

/** For the page's own script, which saves while somebody types or clicks. */
export function savedJson({ locale, now }: ActionContext, saved: Saved): Response {
  const headers = { 'cache-control': 'no-store' }
  if (saved.ok) {
    const said = fill(juryTexts[locale].sheet.savedAt, { time: timeOf(now) })
    return Response.json({ revision: saved.revision, said }, { headers })
  }
  const said = refusalText(saved.reason, locale)
  return Response.json({ reason: saved.reason, said }, { status: 409, headers })
}
