import { and, eq } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { isConflictKind } from '../jury/conflicts.ts'
import { recordJuryChange } from '../jury/record-jury-change.server.ts'
import { awardJurors, awardRecusals } from '../jury/tables.ts'
import { lockStage } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import type { Given } from './settle-book.server.ts'

export type RecusalRefusal =
  | 'no-such-book'
  | 'no-juror'
  | 'no-kind'
  | 'no-note'
  | 'recused-already'
  | 'own-word'
  | 'is-sealed'
  | 'reading-over'
  | 'vote-over'
export type RecusalOutcome = { ok: true } | { ok: false; reason: RecusalRefusal }

export type Recusal = { applicationId: string; jurorId: string; kind: string; note: string }

export const mostNote = 1_000

/** A conflict of interest that the secretary writes down: from that moment the juror does not judge this book. */
export function recordRecusal(
  given: Given,
  { applicationId, jurorId, kind, note }: Recusal,
): Promise<RecusalOutcome> {
  const { desk, person, now } = given
  const editionId = desk.edition.id
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, desk.edition, now)
    if (at.stage === 'sealed' || at.stage === 'announced') return { ok: false, reason: 'is-sealed' }
    // From that second the secretary may see the votes: whose are struck is no longer theirs to say.
    if (at.stage === 'second-round' && !at.facts['vote-on']) return { ok: false, reason: 'vote-over' }
    const book = await findBook(tx, editionId, applicationId)
    if (!book) return { ok: false, reason: 'no-such-book' }
    const juror = await findJuror(tx, editionId, jurorId)
    if (!juror) return { ok: false, reason: 'no-juror' }
    if (!isConflictKind(kind)) return { ok: false, reason: 'no-kind' }
    const said = note.trim().slice(0, mostNote)
    if (!said) return { ok: false, reason: 'no-note' }
    const added = await tx
      .insert(awardRecusals)
      .values({ applicationId, jurorId, kind, note: said, declaredBy: 'secretary', at: now })
      .onConflictDoNothing()
      .returning({ id: awardRecusals.jurorId })
    if (added.length === 0) return { ok: false, reason: 'recused-already' }
    const by = { editionId, at, who: person.email, now }
    await recordJuryChange(tx, by, 'recuse', { book: book.number, juror: juror.name })
    return { ok: true }
  })
}

/** What the secretary wrote down by mistake they may strike, while books are read; a juror's own word stands. */
export function liftRecusal(
  given: Given,
  { applicationId, jurorId }: Pick<Recusal, 'applicationId' | 'jurorId'>,
): Promise<RecusalOutcome> {
  const { desk, person, now } = given
  const editionId = desk.edition.id
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, desk.edition, now)
    if (['shortlisted', 'second-round', 'sealed', 'announced'].includes(at.stage))
      return { ok: false, reason: 'reading-over' }
    const book = await findBook(tx, editionId, applicationId)
    if (!book) return { ok: false, reason: 'no-such-book' }
    const own = and(eq(awardRecusals.applicationId, applicationId), eq(awardRecusals.jurorId, jurorId))
    const [recusal] = await tx.select().from(awardRecusals).where(own).for('update')
    const juror = await findJuror(tx, editionId, jurorId)
    if (!recusal || !juror) return { ok: false, reason: 'no-juror' }
    if (recusal.declaredBy === 'juror') return { ok: false, reason: 'own-word' }
    await tx.delete(awardRecusals).where(own)
    const by = { editionId, at, who: person.email, now }
    await recordJuryChange(tx, by, 'lift-recusal', { book: book.number, juror: juror.name })
    return { ok: true }
  })
}

async function findBook(tx: Tx, editionId: string, id: string) {
  const [book] = await tx
    .select({ number: awardApplications.number, state: awardApplications.state })
    .from(awardApplications)
    .where(and(eq(awardApplications.id, id), eq(awardApplications.editionId, editionId)))
  return book && book.state !== 'withdrawn' && book.state !== 'declined' ? book : null
}

async function findJuror(tx: Tx, editionId: string, jurorId: string) {
  const [juror] = await tx
    .select({ name: people.name })
    .from(awardJurors)
    .innerJoin(people, eq(people.id, awardJurors.jurorId))
    .where(and(eq(awardJurors.editionId, editionId), eq(awardJurors.jurorId, jurorId)))
  return juror ?? null
}
