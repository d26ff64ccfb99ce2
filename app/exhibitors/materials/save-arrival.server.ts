import { and, eq, ne, sql } from 'drizzle-orm'
import type pg from 'pg'
import { fairOfExhibitors, isCalledOff } from '../../editions/open-fair.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { findOnWay } from '../find-application.server.ts'
import { exhibitorArrivals } from '../stands/tables.ts'
import type { Reason } from '../states.ts'
import { exhibitorMaterials } from '../tables.ts'
import { type ApplicationRow, lockApplication, takeStep } from '../take-step.server.ts'
import { slotPlaces, slotsOf } from './arrival-slots.ts'
import { cleaned } from './material-fields.ts'
import { readStandOf } from './read-materials.server.ts'
import { nameLength, namesIn } from './team-passes.ts'

export type SavedArrival =
  | { ok: true }
  | { ok: false; reason: Reason | 'too-many-passes' | 'wrong-name' | 'no-such-slot' | 'slot-full' }

/** Who comes to work on the stand, and when its things are unloaded. Either may be left empty for now. */
export function saveArrival(
  pool: pg.Pool,
  person: Person,
  { passes, slot }: { passes: string; slot: string },
  now: Date,
): Promise<SavedArrival> {
  return transaction(pool, async (tx): Promise<SavedArrival> => {
    const own = await findOnWay(tx, person.id, { stage: 'materials', now })
    const application = own && (await lockApplication(tx, own.id))
    if (!application) return { ok: false, reason: 'is-draft' }
    const names = namesIn(cleaned(passes))
    const { passes: allowed } = await readStandOf(tx, application)
    const by = { actor: 'applicant', who: person.email, now } as const
    const step = await takeStep(tx, application, 'save-arrival', by)
    if (!step.ok) return step
    if (names.length > allowed) throw new Refusal('too-many-passes')
    if (names.some(name => name.length > nameLength)) throw new Refusal('wrong-name')
    await takeSlot(tx, application, slot, now)
    const changes = { passes: names.join('\n'), updatedAt: now }
    await tx
      .insert(exhibitorMaterials)
      .values({ applicationId: application.id, ...changes })
      .onConflictDoUpdate({ target: exhibitorMaterials.applicationId, set: changes })
    return { ok: true }
  }).catch((error: unknown): SavedArrival => {
    if (error instanceof Refusal) return { ok: false, reason: error.reason }
    throw error
  })
}

/** Undoes the step that was taken for nothing. */
class Refusal extends Error {
  readonly reason: 'too-many-passes' | 'wrong-name' | 'no-such-slot' | 'slot-full'

  constructor(reason: Refusal['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** The lowest place that is free. Two at once wait for one another; the table's own numbers keep the promise besides. */
async function takeSlot(
  tx: Tx,
  { id: applicationId, editionId }: ApplicationRow,
  slot: string,
  now: Date,
): Promise<void> {
  const isMine = eq(exhibitorArrivals.applicationId, applicationId)
  if (slot === '') {
    await tx.delete(exhibitorArrivals).where(isMine)
    return
  }
  if (isCalledOff(editionId) || !slotsOf(fairOfExhibitors(editionId)).includes(slot))
    throw new Refusal('no-such-slot')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`arrival ${slot}`}, 0))`)
  const taken = await tx
    .select({ place: exhibitorArrivals.place })
    .from(exhibitorArrivals)
    .where(
      and(
        eq(exhibitorArrivals.editionId, editionId),
        eq(exhibitorArrivals.slot, slot),
        ne(exhibitorArrivals.applicationId, applicationId),
      ),
    )
  const places = new Set(taken.map(({ place }) => place))
  const place = Array.from({ length: slotPlaces }, (_, index) => index + 1).find(one => !places.has(one))
  if (!place) throw new Refusal('slot-full')
  await tx.delete(exhibitorArrivals).where(isMine)
  await tx.insert(exhibitorArrivals).values({ applicationId, editionId, slot, place, chosenAt: now })
}
