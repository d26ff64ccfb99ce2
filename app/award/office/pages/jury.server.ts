import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { awardRule } from '../../count/award-rule.ts'
import { readStage } from '../../stage/take-stage-step.server.ts'
import { loadAwardFrame } from '../load-frame.server.ts'
import { type BookRow, type JurorRow, readJury } from '../read-jury.server.ts'
import { liftRecusal, recordRecusal } from '../record-recusal.server.ts'
import { remindJurors } from '../remind-jurors.server.ts'
import { type JuryAction, setJury } from '../set-jury.server.ts'
import { setReaders, spreadReaders } from '../set-readers.server.ts'
import type { Given } from '../settle-book.server.ts'
import { awardOfficeTexts } from '../texts.server.ts'

const filters = ['all', 'owed', 'short'] as const
type Filter = (typeof filters)[number]
const onPage = 50

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, now, search, posted } = context
  const { stage } = await readStage(db, edition, now)
  const { books, jurors, ballotsAsked } = await readJury(db, edition, { stage, now })
  const filter = filters.find(one => one === search.get('show')) ?? 'all'
  const found = books.filter(book => fits(book, filter))
  const pages = Math.max(1, Math.ceil(found.length / onPage))
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), pages)
  const asked = posted?.values.book ?? search.get('book')
  const chosen = books.find(({ id }) => id === asked)
  const names = new Map(jurors.map(({ id, name }) => [id, name]))
  const { frame, typed, error, done } = await loadAwardFrame(context)
  return {
    frame,
    typed,
    error,
    done,
    stage,
    jurors: jurors.map(shownJuror),
    ballotsAsked,
    books: books.length,
    filter,
    filters: filters.map(one => ({ filter: one, count: books.filter(book => fits(book, one)).length })),
    page,
    pages,
    from: (page - 1) * onPage + 1,
    count: found.length,
    rows: found.slice((page - 1) * onPage, page * onPage).map(book => shownBook(book, names)),
    chosen: chosen ? { ...shownBook(chosen, names), ...panelOf(chosen, jurors) } : null,
  }
}

export type JuryData = Awaited<ReturnType<typeof load>>

function shownJuror({ email, locale: _, ...juror }: JurorRow) {
  return { ...juror, email }
}

function shownBook({ id, number, title, nomination, parts }: BookRow, names: ReadonlyMap<string, string>) {
  const readers = parts.filter(({ part }) => part !== 'stands-back')
  return {
    id,
    number,
    title,
    nomination,
    asked: readers.length,
    given: readers.filter(({ part }) => part !== 'owes').length,
    away: parts.length - readers.length,
    readers: readers.map(({ jurorId }) => names.get(jurorId) ?? '').sort(),
  }
}

/** Everybody of the jury with their part in this book, and who stands back from it. */
function panelOf({ parts }: BookRow, jurors: readonly JurorRow[]) {
  const partOf = (id: string) => parts.find(({ jurorId }) => jurorId === id)
  const jury = jurors.filter(({ isMember }) => isMember)
  return {
    choices: jury.map(({ id, name }) => ({ id, name, part: partOf(id)?.part ?? null })),
    recusals: parts
      .filter(({ part }) => part === 'stands-back')
      .map(({ jurorId, kind, note, declaredBy }) => ({
        jurorId,
        kind,
        note,
        declaredBy,
        name: jurors.find(({ id }) => id === jurorId)?.name ?? '',
      })),
  }
}

function fits({ parts }: BookRow, filter: Filter): boolean {
  const readers = parts.filter(({ part }) => part !== 'stands-back')
  if (filter === 'owed') return readers.some(({ part }) => part === 'owes')
  return filter === 'all' || readers.length < awardRule.leastScores
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

type Outcome = { ok: true; done?: string } | { ok: false; reason: string }

function office(work: (given: Given, fields: Record<string, string>) => Promise<Outcome>) {
  return using(['awardDesk'], async (context: SignedIn<ActionContext>, { awardDesk }): Promise<Answer> => {
    const { fields, person, now, path } = context
    const outcome = await work({ desk: awardDesk, person, now }, fields)
    if (!outcome.ok) return refused(context, outcome.reason)
    const book = uuid.test(fields.book ?? '') ? `&book=${fields.book}#panel` : ''
    return goTo(`${path}?done=${outcome.done ?? fields.do}${book}`)
  })
}

/** An id that is none is nobody's, and never reaches the database. */
function withJuror(work: (given: Given, juror: string, fields: Record<string, string>) => Promise<Outcome>) {
  return office(async (given, fields) =>
    uuid.test(fields.juror ?? '')
      ? work(given, fields.juror ?? '', fields)
      : { ok: false, reason: 'no-juror' },
  )
}

function changesJury(action: JuryAction) {
  return withJuror((given, juror) => setJury(given, action, juror))
}

export const actions: Actions = {
  appoint: changesJury('appoint'),
  dismiss: changesJury('dismiss'),
  'name-chair': changesJury('name-chair'),

  assign: office(async (given, fields) => {
    const jurors = Object.keys(fields).flatMap(name => /^juror-(.+)$/.exec(name)?.[1] ?? [])
    if (!uuid.test(fields.book ?? '')) return { ok: false, reason: 'no-such-book' }
    if (jurors.some(id => !uuid.test(id))) return { ok: false, reason: 'no-juror' }
    return setReaders(given, fields.book ?? '', jurors)
  }),

  spread: office(async (given, fields) => {
    const readersEach = /^\d{1,2}$/.test(fields.readers ?? '') ? Number(fields.readers) : 0
    if (readersEach < awardRule.leastScores || readersEach > 20) return { ok: false, reason: 'no-number' }
    const scope = fields.scope === 'anew' ? 'anew' : 'missing'
    const outcome = await spreadReaders(given, { readersEach, scope })
    return outcome.ok ? { ok: true, done: outcome.changed > 0 ? 'spread' : 'same' } : outcome
  }),

  recuse: withJuror(async (given, jurorId, fields) => {
    const applicationId = fields.book ?? ''
    if (!uuid.test(applicationId)) return { ok: false, reason: 'no-such-book' }
    const { kind = '', note = '' } = fields
    return recordRecusal(given, { applicationId, jurorId, kind, note })
  }),

  lift: withJuror(async (given, jurorId, fields) => {
    const applicationId = fields.book ?? ''
    if (!uuid.test(applicationId)) return { ok: false, reason: 'no-such-book' }
    return liftRecusal(given, { applicationId, jurorId })
  }),

  remind: withJuror((given, juror) => remindJurors(given, juror)),
  'remind-all': office(async given => {
    const outcome = await remindJurors(given, null)
    return outcome.ok ? { ok: true, done: 'remind' } : outcome
  }),

  default: async (context: SignedIn<ActionContext>) => refused(context, 'unknown-action'),
}

function refused({ fields, locale }: ActionContext, reason: string): Answer {
  const refusals: Record<string, string> = awardOfficeTexts[locale].jury.refusals
  const message = Object.hasOwn(refusals, reason) ? refusals[reason] : refusals['unknown-action']
  return showAgain(fields, [{ field: fields.do ?? '', message: message ?? '' }])
}
