import { and, asc, eq } from 'drizzle-orm'
import type pg from 'pg'
import { people } from '../../accounts/tables.ts'
import type { Edition } from '../../editions/edition.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { lockStage, type StageNow } from '../stage/take-stage-step.server.ts'
import { awardJurors } from './tables.ts'

export type Juror = { id: string; isChair: boolean }

/** Whoever has the role and stands in the jury of this edition; the role alone judges nothing. */
export async function findJuror(
  db: Db | Tx,
  edition: Edition,
  { id }: Pick<Person, 'id'>,
): Promise<Juror | null> {
  const [row] = await db
    .select({ id: awardJurors.jurorId, isChair: awardJurors.isChair })
    .from(awardJurors)
    .where(and(eq(awardJurors.editionId, edition.id), eq(awardJurors.jurorId, id)))
  return row ?? null
}

/** The jury by name, the chair first. */
export async function readJury(db: Db | Tx, edition: Edition) {
  const rows = await db
    .select({ id: awardJurors.jurorId, isChair: awardJurors.isChair, name: people.name })
    .from(awardJurors)
    .innerJoin(people, eq(people.id, awardJurors.jurorId))
    .where(eq(awardJurors.editionId, edition.id))
    .orderBy(asc(people.name), asc(people.id))
  return rows.sort((one, other) => Number(other.isChair) - Number(one.isChair))
}

/** What every write of a juror is given. */
export type JuryDesk = { pool: pg.Pool; edition: Edition }
export type JurorAt = { tx: Tx; edition: Edition; juror: Juror; at: StageNow; now: Date; who: string }
export type Writer = { person: Person; now: Date }

/**
 * A juror writes: the stage is held until the transaction ends, so that a round that closes waits for whoever writes, and
 * whoever writes after it finds it closed.
 */
export function asJuror<T>(
  { pool, edition }: JuryDesk,
  { person, now }: Writer,
  work: (at: JurorAt) => Promise<T>,
): Promise<T | { ok: false; reason: 'not-in-jury' }> {
  return transaction(pool, async tx => {
    const at = await lockStage(tx, edition, now)
    const juror = await findJuror(tx, edition, person)
    if (!juror) return { ok: false, reason: 'not-in-jury' as const }
    return work({ tx, edition, juror, at, now, who: person.email })
  })
}
