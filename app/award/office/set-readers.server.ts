import { and, asc, eq, inArray } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { recordJuryChange } from '../jury/record-jury-change.server.ts'
import { awardAssignments, awardJurors, awardRecusals, awardSheets } from '../jury/tables.ts'
import { lockStage, type StageNow } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import type { Given } from './settle-book.server.ts'
import { shareBooks } from './share-books.ts'

export type ReaderRefusal =
  | 'no-such-book'
  | 'not-admitted'
  | 'no-juror'
  | 'stands-back'
  | 'has-judged'
  | 'reading-over'
export type ReaderOutcome = { ok: true; changed: number } | { ok: false; reason: ReaderRefusal }

/** Who reads one book, by hand: of the jury, nobody who stands back; whoever has handed in a sheet stays. */
export function setReaders(
  given: Given,
  applicationId: string,
  jurors: readonly string[],
): Promise<ReaderOutcome> {
  const { desk, now } = given
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, desk.edition, now)
    if (isReadingOver(at)) return { ok: false, reason: 'reading-over' }
    const [book] = await tx
      .select()
      .from(awardApplications)
      .where(and(eq(awardApplications.id, applicationId), eq(awardApplications.editionId, desk.edition.id)))
      .for('update')
    if (!book) return { ok: false, reason: 'no-such-book' }
    if (book.state !== 'admitted') return { ok: false, reason: 'not-admitted' }
    const jury = await juryOf(tx, desk.edition.id)
    if (jurors.some(id => !jury.has(id))) return { ok: false, reason: 'no-juror' }
    const { named, away, judged } = await factsOf(tx, [book.id])
    if (away.some(({ jurorId }) => jurors.includes(jurorId))) return { ok: false, reason: 'stands-back' }
    const own = judged.filter(row => !away.some(({ jurorId }) => jurorId === row.jurorId))
    if (own.some(({ jurorId }) => !jurors.includes(jurorId))) return { ok: false, reason: 'has-judged' }
    if (isSame(idsOf(named), jurors)) return { ok: true, changed: 0 }
    await keep(tx, new Map([[book.id, jurors]]), now)
    const names = jurors.map(id => jury.get(id) ?? '').join(', ')
    const by = { editionId: desk.edition.id, at, who: given.person.email, now }
    await recordJuryChange(tx, by, 'assign', { book: book.number, jurors: names })
    return { ok: true, changed: 1 }
  })
}

export type SpreadWish = {
  readersEach: number
  /** `missing`: whoever reads stays, and books with too few get more; `anew`: only who has begun stays. */
  scope: 'missing' | 'anew'
}

/** Every admitted book to so many jurors, everybody their fair share (`shareBooks`). */
export function spreadReaders(given: Given, { readersEach, scope }: SpreadWish): Promise<ReaderOutcome> {
  const { desk, now } = given
  const editionId = desk.edition.id
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, desk.edition, now)
    if (isReadingOver(at)) return { ok: false, reason: 'reading-over' }
    const books = await tx
      .select({ id: awardApplications.id })
      .from(awardApplications)
      .where(and(eq(awardApplications.editionId, editionId), eq(awardApplications.state, 'admitted')))
      .orderBy(asc(awardApplications.number))
    const jury = [...(await juryOf(tx, editionId)).keys()]
    if (jury.length === 0) return { ok: false, reason: 'no-juror' }
    const facts = await factsOf(
      tx,
      books.map(({ id }) => id),
    )
    const of = (rows: readonly { applicationId: string; jurorId: string }[]) => {
      const grouped = Map.groupBy(rows, row => row.applicationId)
      return (id: string) => idsOf(grouped.get(id) ?? [])
    }
    const [named, away, begun] = [of(facts.named), of(facts.away), of(facts.begun)]
    const shares = shareBooks(
      books.map(({ id }) => ({ id, away: away(id), kept: scope === 'anew' ? begun(id) : named(id) })),
      jury,
      readersEach,
    )
    const wished = new Map(
      [...shares].filter(([id, readers]) => {
        const before = named(id).filter(juror => !away(id).includes(juror))
        return !isSame(before, readers)
      }),
    )
    await keep(tx, wished, now)
    const by = { editionId, at, who: given.person.email, now }
    if (wished.size > 0)
      await recordJuryChange(tx, by, 'spread', { books: wished.size, readers: readersEach })
    return { ok: true, changed: wished.size }
  })
}

/** Books are read until the first round is closed. */
function isReadingOver({ stage }: StageNow): boolean {
  return ['shortlisted', 'second-round', 'sealed', 'announced'].includes(stage)
}

/** Few statements, however many books change hands. */
async function keep(tx: Tx, wished: ReadonlyMap<string, readonly string[]>, now: Date): Promise<void> {
  if (wished.size === 0) return
  await tx.delete(awardAssignments).where(inArray(awardAssignments.applicationId, [...wished.keys()]))
  const rows = [...wished].flatMap(([applicationId, jurors]) =>
    jurors.map(jurorId => ({ applicationId, jurorId, at: now })),
  )
  const atOnce = 2_000
  for (let from = 0; from < rows.length; from += atOnce)
    await tx.insert(awardAssignments).values(rows.slice(from, from + atOnce))
}

/** The jury by id, with their names. */
async function juryOf(tx: Tx, editionId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: people.id, name: people.name })
    .from(awardJurors)
    .innerJoin(people, eq(people.id, awardJurors.jurorId))
    .where(and(eq(awardJurors.editionId, editionId), eq(people.role, 'juror')))
    .orderBy(asc(people.name), asc(people.id))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function factsOf(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return { named: [], away: [], judged: [], begun: [] }
  const own = [...ids]
  const sheets = await tx
    .select({
      applicationId: awardSheets.applicationId,
      jurorId: awardSheets.jurorId,
      outcome: awardSheets.outcome,
    })
    .from(awardSheets)
    .where(inArray(awardSheets.applicationId, own))
  return {
    named: await tx.select().from(awardAssignments).where(inArray(awardAssignments.applicationId, own)),
    away: await tx.select().from(awardRecusals).where(inArray(awardRecusals.applicationId, own)),
    judged: sheets.filter(({ outcome }) => outcome !== null),
    begun: sheets,
  }
}

function idsOf(rows: readonly { jurorId: string }[]): string[] {
  return rows.map(({ jurorId }) => jurorId)
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join()
}
