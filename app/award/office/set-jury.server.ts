import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { people } from '../../accounts/tables.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { recordJuryChange } from '../jury/record-jury-change.server.ts'
import { awardAssignments, awardBallots, awardJurors, awardPrizeVotes, awardSheets } from '../jury/tables.ts'
import { awardSignatures } from '../stage/tables.ts'
import { lockStage, type StageNow } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import type { AwardStage } from '../way/award-phases.ts'
import type { Given } from './settle-book.server.ts'

export type JuryRefusal =
  | 'no-juror'
  | 'jury-fixed'
  | 'juror-has-worked'
  | 'chair-has-worked'
  | 'is-chair'
  | 'is-sealed'
export type JuryOutcome = { ok: true } | { ok: false; reason: JuryRefusal }
export type JuryAction = 'appoint' | 'dismiss' | 'name-chair'

/** Who judges this edition and who is chair. One chair, always somebody of the jury; the jury is whole before its second round. */
export function setJury(given: Given, action: JuryAction, jurorId: string): Promise<JuryOutcome> {
  const { desk, person, now } = given
  const editionId = desk.edition.id
  return transaction(desk.pool, async tx => {
    const at = await lockStage(tx, desk.edition, now)
    const juror = await findJuror(tx, editionId, jurorId)
    if (!juror) return { ok: false, reason: 'no-juror' }
    const refused = await refusalOf(tx, { editionId, at, action, juror })
    if (refused) return { ok: false, reason: refused }
    const changed = await change(tx, editionId, action, juror)
    if (changed)
      await recordJuryChange(tx, { editionId, at, who: person.email, now }, action, { juror: juror.name })
    return { ok: true }
  })
}

type Juror = { id: string; name: string; role: string; isMember: boolean; isChair: boolean }

async function findJuror(tx: Tx, editionId: string, id: string): Promise<Juror | null> {
  const [row] = await tx
    .select({ id: people.id, name: people.name, role: people.role, isChair: awardJurors.isChair })
    .from(people)
    .leftJoin(awardJurors, and(eq(awardJurors.jurorId, people.id), eq(awardJurors.editionId, editionId)))
    .where(eq(people.id, id))
  return row ? { ...row, isMember: row.isChair !== null, isChair: row.isChair === true } : null
}

const fixedFrom: readonly AwardStage[] = ['shortlisted', 'second-round', 'sealed', 'announced']

async function refusalOf(
  tx: Tx,
  { editionId, at, action, juror }: { editionId: string; at: StageNow; action: JuryAction; juror: Juror },
): Promise<JuryRefusal | null> {
  if (action !== 'dismiss' && juror.role !== 'juror') return 'no-juror'
  if (action !== 'appoint' && !juror.isMember) return 'no-juror'
  if (at.stage === 'sealed' || at.stage === 'announced') return 'is-sealed'
  if (action === 'name-chair') return (await hasChairSpoken(tx, editionId)) ? 'chair-has-worked' : null
  if (fixedFrom.includes(at.stage)) return 'jury-fixed'
  if (action === 'appoint') return null
  if (juror.isChair) return 'is-chair'
  return (await hasWorked(tx, editionId, juror.id)) ? 'juror-has-worked' : null
}

/** Whether it changed anything: what is so already is pressed again in vain. */
async function change(tx: Tx, editionId: string, action: JuryAction, juror: Juror): Promise<boolean> {
  const jurorId = juror.id
  if (action === 'appoint') {
    await tx.insert(awardJurors).values({ editionId, jurorId }).onConflictDoNothing()
    return !juror.isMember
  }
  if (action === 'dismiss') {
    await tx.delete(awardAssignments).where(and(eq(awardAssignments.jurorId, jurorId), ofEdition(editionId)))
    await tx
      .delete(awardJurors)
      .where(and(eq(awardJurors.editionId, editionId), eq(awardJurors.jurorId, jurorId)))
    return true
  }
  if (juror.isChair) return false
  await tx.update(awardJurors).set({ isChair: false }).where(eq(awardJurors.editionId, editionId))
  await tx
    .update(awardJurors)
    .set({ isChair: true })
    .where(and(eq(awardJurors.editionId, editionId), eq(awardJurors.jurorId, jurorId)))
  // What the chair before has signed, this one has not.
  await tx
    .delete(awardSignatures)
    .where(and(eq(awardSignatures.editionId, editionId), eq(awardSignatures.actor, 'chair')))
  return true
}

function ofEdition(editionId: string) {
  return sql`${awardAssignments.applicationId} in (select ${awardApplications.id} from ${awardApplications} where ${awardApplications.editionId} = ${editionId})`
}

/** Handed-in sheets and ballots are the jury's: whoever has given one stays. */
async function hasWorked(tx: Tx, editionId: string, jurorId: string): Promise<boolean> {
  const sheets = await tx
    .select({ id: awardSheets.jurorId })
    .from(awardSheets)
    .innerJoin(awardApplications, eq(awardApplications.id, awardSheets.applicationId))
    .where(
      and(
        eq(awardSheets.jurorId, jurorId),
        isNotNull(awardSheets.outcome),
        eq(awardApplications.editionId, editionId),
      ),
    )
    .limit(1)
  const votes = await tx
    .select({ id: awardPrizeVotes.jurorId })
    .from(awardPrizeVotes)
    .where(and(eq(awardPrizeVotes.jurorId, jurorId), eq(awardPrizeVotes.editionId, editionId)))
    .limit(1)
  return sheets.length + votes.length > 0
}

/** The chair's word for a tie was given by one person; a second would have another. */
async function hasChairSpoken(tx: Tx, editionId: string): Promise<boolean> {
  const spoken = await tx
    .select({ id: awardBallots.jurorId })
    .from(awardBallots)
    .where(
      and(
        eq(awardBallots.editionId, editionId),
        inArray(awardBallots.outcome, ['cast']),
        sql`jsonb_array_length(${awardBallots.preference}) > 0`,
      ),
    )
    .limit(1)
  return spoken.length > 0
}
