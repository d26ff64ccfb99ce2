import { eq } from 'drizzle-orm'
import { readEditions } from '../../../editions/read-editions.server.ts'
import { notFound } from '../../../navigation/page-error.ts'
import { type ActionContext, type Actions, type Answer, goTo } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { readDrafts } from '../../drafts/read-draft.server.ts'
import { isOfOneFair, kinds } from '../../kinds/kinds.ts'
import { loadEditorialFrame } from '../../office/load-frame.server.ts'
import { addressOf } from '../../office/record-in.ts'
import {
  languagesIn,
  momentText,
  refusedWith,
  releaseIn,
  releaseOptions,
} from '../../office/set-release.server.ts'
import { addToRelease } from '../../releases/add-to-release.server.ts'
import { readOpenReleases } from '../../releases/read-releases.server.ts'
import type { ReleaseDesk } from '../../releases/release-desk.ts'
import { mayHandle } from '../../rights.ts'
import { answerRefused } from '../answer-refused.server.ts'
import { leftOutOf } from '../columns.ts'
import { verdicts } from '../import.ts'
import { makeMark } from '../make-mark.server.ts'
import { type RowCounts, readImport, readRows, readTaken, rowsOnPage } from '../read-imports.server.ts'
import { importIdIn, mayWithdraw, takeImport, withdrawImport } from '../run-import.server.ts'
import { problemText, shownChanges } from '../shown-row.ts'
import { type Import, type ImportRow, tableImports } from '../tables.ts'
import { exchangeTexts } from '../texts.server.ts'
import { importsPath } from './imports.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, person, search, params, pathname } = context
  const one = await readImport(db, person, importIdIn(params.id))
  if (!one) throw notFound(pathname)
  const { kind, counts, state } = one
  const t = exchangeTexts[locale]
  const show = verdicts.find(verdict => verdict === search.get('show')) ?? ''
  const count = show ? counts[show] : counts.all
  const pages = Math.max(1, Math.ceil(count / rowsOnPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const rows = await readRows(db, one.id, { verdict: show, page })
  const stale = state === 'checked' ? await staleKeys(db, one, rows) : new Set<string>()
  const mayRelease = state === 'taken' && counts.taken > 0 && mayHandle(person, { kind, action: 'publish' })
  return {
    ...(await loadEditorialFrame(context)),
    id: one.id,
    file: one.fileName,
    format: one.format,
    kind: kinds[kind].label.many[locale],
    fair: await fairName(db, one, locale),
    who: one.madeByName,
    at: momentText(one.madeAt, locale),
    state,
    unknown: one.unknown.join(', '),
    leftOut:
      one.format === 'json'
        ? ''
        : leftOutOf(kind)
            .map(({ label }) => label[locale])
            .join(', '),
    counts,
    progress: progressOf(one),
    mayTake: state === 'checked' && one.madeById === person.id,
    mayUndo: state === 'taken' && counts.taken > 0 && mayWithdraw(person, one),
    releases:
      mayRelease && one.releaseId === null ? releaseOptions(await readOpenReleases(db), locale) : null,
    release: one.releaseId === null ? null : `/office/releases/${one.releaseId}/`,
    show,
    count,
    page,
    pages,
    from: (page - 1) * rowsOnPage + 1,
    to: (page - 1) * rowsOnPage + rows.length,
    rows: rows.map(row => ({
      place: row.place,
      key: row.key,
      title: row.title[locale] || row.title.ru || row.key,
      to:
        row.verdict === 'refused' || (row.verdict === 'new' && row.outcome !== 'taken')
          ? null
          : addressOf({ kind, key: row.key }),
      verdict: row.verdict,
      outcome: row.outcome,
      reason: row.reason ? (t.problems[row.reason as keyof typeof t.problems] ?? t.problems.unfit) : '',
      isStale: stale.has(row.key),
      problems: row.problems.map(problem => problemText(problem, locale, t)),
      changes: shownChanges(kind, row, locale),
    })),
  }
}

/** Which of these records somebody has changed since they were compared. */
async function staleKeys(db: Db, { kind }: Import, rows: readonly ImportRow[]): Promise<Set<string>> {
  const waiting = rows.filter(({ verdict }) => verdict === 'new' || verdict === 'changed')
  const drafts = await readDrafts(
    db,
    kind,
    waiting.map(({ key }) => key),
  )
  const now = new Map(drafts.map(({ key, record }) => [key, makeMark(kind, record)]))
  return new Set(waiting.filter(({ key, mark }) => (now.get(key) ?? '') !== mark).map(({ key }) => key))
}

function progressOf({ state, counts }: { state: Import['state']; counts: RowCounts }) {
  const all = counts.new + counts.changed
  if (state === 'taking') return { done: counts.taken + counts.refusedLater, all }
  if (state === 'undoing')
    return { done: counts.undone + counts.left, all: counts.undone + counts.left + counts.taken }
  return null
}

const pageOf = (id: string) => `${importsPath}${id}/`

/** For whom it is said where there is a choice. */
async function fairName(db: Db, { kind, editionId }: Import, locale: LocaleCode): Promise<string | null> {
  if (!isOfOneFair(kind) || !editionId) return null
  const fairs = await readEditions(db)
  return fairs.length > 1 ? (fairs.find(({ id }) => id === editionId)?.name[locale] ?? null) : null
}

export const actions: Actions = {
  take: using(['releaseDesk'], async ({ fields, person, locale, now, params, trace }, { releaseDesk }) => {
    const id = importIdIn(params.id)
    const begun = await takeImport(releaseDesk, person, id, { isGoodOnly: fields.only === 'good' }, now)
    if (!begun.ok) return answerRefused(begun, locale)
    await traceOf(trace, releaseDesk, id, { taken: begun.count, refused: begun.refused })
    return goTo(`${pageOf(id)}?done=taking`)
  }),
  undo: using(['releaseDesk'], async ({ person, locale, now, params, trace }, { releaseDesk }) => {
    const id = importIdIn(params.id)
    const begun = await withdrawImport(releaseDesk, person, id, now)
    if (!begun.ok) return answerRefused(begun, locale)
    await traceOf(trace, releaseDesk, id, { undone: begun.count })
    return goTo(`${pageOf(id)}?done=undoing`)
  }),
  release: using(['releaseDesk'], (context, { releaseDesk }) => releaseTaken(context, releaseDesk)),
  default: async ({ locale }) => answerRefused({ reason: 'unknown' }, locale),
}

/** The journal keeps which file it was, after the table itself is gone. */
async function traceOf(
  trace: ActionContext['trace'],
  { pool }: Pick<ReleaseDesk, 'pool'>,
  id: string,
  counts: Record<string, number>,
): Promise<void> {
  const { rows } = await pool.query<{ file_name: string; kind: string; sha256: string }>(
    'select file_name, kind, sha256 from table_imports where id = $1',
    [id],
  )
  const [one] = rows
  if (!one) return
  trace.concern(one.file_name)
  trace.change({}, { kind: one.kind, sha256: one.sha256, ...counts })
}

async function releaseTaken(context: SignedIn<ActionContext>, desk: ReleaseDesk): Promise<Answer> {
  const { db, person, locale, now, params } = context
  const one = await readImport(db, person, importIdIn(params.id))
  if (!one) return answerRefused({ reason: 'unknown-import' }, locale)
  if (one.state !== 'taken' || one.releaseId !== null) return answerRefused({ reason: 'not-taken' }, locale)
  const records = (await readTaken(db, one.id)).map(key => ({ kind: one.kind, key }))
  const asked = { action: 'publish', languages: languagesIn(context) } as const
  const added = await addToRelease(desk, person, releaseIn(context), records, asked, now)
  if (!added.ok) return refusedWith(added.reason, added.refused, locale)
  await db
    .update(tableImports)
    .set({ releaseId: added.releaseId, batch: added.batch })
    .where(eq(tableImports.id, one.id))
  return goTo(`/office/releases/${added.releaseId}/?done=added&batch=${added.batch}`)
}

export type ImportData = Awaited<ReturnType<typeof load>>
