import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { loadEditorialFrame } from '../../office/load-frame.server.ts'
import { readRedirects, redirectsOnPage } from '../read-redirects.server.ts'
import {
  addRedirect,
  mayRemove,
  maySetRedirects,
  type RedirectSet,
  removeRedirect,
  returnRedirect,
} from '../set-redirect.server.ts'
import { redirectTexts } from '../texts.server.ts'

export const redirectsPath = '/office/content/redirects/'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, person, search, posted } = context
  const words = (search.get('q') ?? '').trim().slice(0, 100)
  const asked = Number(search.get('page') ?? '1')
  const { rows, ...place } = await readRedirects(db, { words, page: Number.isInteger(asked) ? asked : 1 })
  return {
    ...(await loadEditorialFrame(context)),
    ...place,
    words,
    from: (place.page - 1) * redirectsOnPage + 1,
    to: (place.page - 1) * redirectsOnPage + rows.length,
    mayAdd: maySetRedirects(person),
    typed: { from: posted?.values.from ?? '', to: posted?.values.to ?? '' },
    rows: rows.map(row => ({
      ...row,
      madeAt: formatDay(dayOf(row.madeAt), locale, { withYear: true }),
      lastHitOn: row.lastHitOn && formatDay(row.lastHitOn, locale),
      mayChange: mayRemove(person, row.isByHand),
    })),
  }
}

export type RedirectsData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  'add-redirect': using(['pool', 'judgePath', 'publicUrl'], async (context, services) => {
    const { fields, person, now } = context
    const typed = { from: fields.from ?? '', to: fields.to ?? '' }
    return settled(context, await addRedirect(services, person, typed, now), 'added', typed)
  }),
  'remove-redirect': using(['pool'], async (context, { pool }) => {
    const { fields, person, now } = context
    return settled(context, await removeRedirect(pool, person, fields.from ?? '', now), 'removed')
  }),
  'return-redirect': using(['pool', 'judgePath'], async (context, services) => {
    const { fields, person, now } = context
    return settled(context, await returnRedirect(services, person, fields.from ?? '', now), 'returned')
  }),
}

function settled(
  { locale }: SignedIn<ActionContext>,
  set: RedirectSet,
  done: 'added' | 'removed' | 'returned',
  typed: Record<string, string> = {},
): Answer {
  if (set.ok) return goTo(`${redirectsPath}?done=${done}&q=${encodeURIComponent(set.from)}`)
  return showAgain(typed, [{ field: set.reason, message: redirectTexts[locale].refusals[set.reason] }])
}
