import { PageFailure } from '../../../navigation/page-error.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { fill } from '../../../platform/fill.ts'
import { wantsJson } from '../answer-saved.server.ts'
import { findJuror } from '../find-juror.server.ts'
import { juryFrameData } from '../jury-frame-data.ts'
import { readJuryBook } from '../read-book.server.ts'
import { savePlace } from '../record-sheet.server.ts'
import { copyOf } from '../shelf-rows.ts'
import { juryTexts, refusalText } from '../texts.server.ts'

const noCopy = () => new PageFailure(404, 'There is no reading copy here.')

/** No book that may be sent in is longer. */
export const mostPage = 5_000

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, person, params, search, posted, now } = context
  const juror = await findJuror(db, edition, person)
  const found = juror && (await readJuryBook(db, edition, juror, params.id ?? '', now))
  if (!found?.book.hasCopy) throw noCopy()
  const { book, sheet } = found
  const page = sheet?.page ?? 0
  return {
    frame: juryFrameData(context, juror),
    id: book.id,
    title: book.title,
    author: book.author,
    page,
    most: mostPage,
    copy: copyOf(book.id, page),
    typed: posted?.values.page ?? null,
    error: posted?.errors[0]?.message ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type ReadingData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  place: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { person, params, now, fields, locale, edition, path } = context
    const page = /^[0-9]{1,4}$/.test(fields.page ?? '') ? Number(fields.page) : 0
    const isPage = page >= 1 && page <= mostPage
    const wish = { bookId: params.id ?? '', page }
    const outcome = isPage
      ? await savePlace({ pool, edition }, { person, now }, wish)
      : { ok: false as const, reason: 'odd-page' }
    if (!outcome.ok && outcome.reason !== 'odd-page') throw noCopy()
    if (wantsJson(context)) {
      const said = outcome.ok
        ? fill(juryTexts[locale].reading.kept, { page })
        : refusalText(outcome.reason, locale)
      return Response.json(
        { said },
        { status: outcome.ok ? 200 : 409, headers: { 'cache-control': 'no-store' } },
      )
    }
    if (outcome.ok) return goTo(`${path}?done=kept`)
    return showAgain(fields, [{ field: 'page', message: refusalText(outcome.reason, locale) }])
  }),

  default: async ({ fields, locale }) =>
    showAgain(fields, [{ field: 'do', message: refusalText('unknown-action', locale) }]),
}
