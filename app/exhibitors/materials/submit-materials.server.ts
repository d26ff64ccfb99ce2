import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import type { Reason } from '../states.ts'
import { exhibitorMaterials } from '../tables.ts'
import { takeStep } from '../take-step.server.ts'
import { missingIn } from './check-materials.server.ts'
import type { Problem } from './material-fields.ts'
import { handedIn } from './read-materials.server.ts'
import { type Sent, saveWithin } from './save-materials.server.ts'

export type Submitted =
  | { ok: true }
  | { ok: false; reason: Reason | 'changed-elsewhere' }
  | { ok: false; missing: Problem[] }

/** What is typed is saved; what is missing is said, or the whole goes to the office and stands still there. */
export function submitMaterials(pool: pg.Pool, person: Person, sent: Sent): Promise<Submitted> {
  return transaction(pool, async (tx): Promise<Submitted> => {
    const saved = await saveWithin(tx, person, sent)
    if (!saved.ok) return saved
    const { application, materials } = saved
    const missing = missingIn(materials, sent)
    const by = { actor: 'applicant', who: person.email, now: sent.now } as const
    const facts = { 'materials-complete': missing.length === 0 }
    const step = await takeStep(tx, application, 'submit-materials', by, { facts })
    if (!step.ok) return missing.length > 0 ? { ok: false, missing } : step
    await tx
      .update(exhibitorMaterials)
      .set({ submitted: handedIn(materials), submittedAt: sent.now })
      .where(eq(exhibitorMaterials.applicationId, application.id))
    return { ok: true }
  })
}
