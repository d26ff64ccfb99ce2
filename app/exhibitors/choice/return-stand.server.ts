import type { Person } from '../../platform/person.ts'
import { answerFor } from '../fair-guard.ts'
import { type Released, releaseWithin } from '../stands/release-stand.server.ts'
import type { Reason } from '../states.ts'
import { takeStep } from '../take-step.server.ts'
import type { Desk } from './promise-letter.server.ts'
import { type OtherFair, type Seen, withinOwnStand } from './take-stand.server.ts'

export type Returned = Released | { ok: false; reason: Reason }

/** An exhibitor gives their stand up, with what was ordered for it. Whose it is follows from who asks, and from nothing sent. */
export function returnStand(desk: Desk, person: Person, seen: Seen): Promise<Returned | OtherFair> {
  return withinOwnStand(desk, person, seen, async (tx, current): Promise<Returned> => {
    if (!current) return { ok: false, reason: 'no-stand' }
    const { now } = seen
    const by = { actor: 'applicant', who: person.email, now } as const
    const allowed = answerFor(current, 'release-stand', by)
    if (!allowed.ok) return current.state === 'accepted' ? { ok: false, reason: 'no-stand' } : allowed
    const releasing = { editionId: current.editionId, applicationId: current.id, by: person.id }
    const released = await releaseWithin(tx, releasing, now)
    if (!released.ok) return released
    await takeStep(tx, current, 'release-stand', by, { details: { stand: released.code } })
    return released
  })
}
