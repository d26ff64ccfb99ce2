import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { type Released, releaseWithin } from '../stands/release-stand.server.ts'
import { answer, type Reason } from '../states.ts'
import { takeStep } from '../take-step.server.ts'
import type { Desk } from './promise-letter.server.ts'
import { expireWithin } from './settle-lapsed.server.ts'
import { lockOwnApplication } from './take-stand.server.ts'

export type Returned = Released | { ok: false; reason: Reason }

/** An exhibitor gives their stand up, with what was ordered for it. Whose it is follows from who asks, and from nothing sent. */
export function returnStand(desk: Desk, person: Person, now: Date): Promise<Returned> {
  return transaction(desk.pool, async tx => {
    const application = await lockOwnApplication(tx, person.id, now)
    if (!application) return { ok: false, reason: 'no-stand' }
    const current = await expireWithin(tx, desk, application, now)
    const allowed = answer(current.state, 'release-stand', 'applicant')
    if (!allowed.ok) return current.state === 'accepted' ? { ok: false, reason: 'no-stand' } : allowed
    const releasing = { editionId: current.editionId, applicationId: current.id, by: person.id }
    const released = await releaseWithin(tx, releasing, now)
    if (!released.ok) return released
    const by = { actor: 'applicant', who: person.email, now } as const
    await takeStep(tx, current, 'release-stand', by, { details: { stand: released.code } })
    return released
  })
}
