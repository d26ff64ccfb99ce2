import { and, asc, eq } from 'drizzle-orm'
import type pg from 'pg'
import { openFair } from '../../editions/open-fair.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person } from '../../platform/person.ts'
import { calendarFacts } from '../application-window.ts'
import { exhibitorApplications } from '../tables.ts'
import { takeStep } from '../take-step.server.ts'

/** Everything that has been submitted goes before the council: from now on it stands still. Null while it may be corrected. */
export async function openReview(pool: pg.Pool, person: Person, now: Date): Promise<number | null> {
  const facts = calendarFacts({ changesUntil: null }, now)
  if (!facts['applications-over']) return null
  return transaction(pool, async tx => {
    const rows = await tx
      .select()
      .from(exhibitorApplications)
      .where(
        and(eq(exhibitorApplications.editionId, openFair.id), eq(exhibitorApplications.state, 'submitted')),
      )
      .orderBy(asc(exhibitorApplications.id))
      .for('update')
    const by = { actor: 'secretary', who: person.email, now } as const
    for (const row of rows) {
      const step = await takeStep(tx, row, 'begin-review', by, { facts })
      if (!step.ok) throw new Error(`a review could not begin: ${step.reason}`)
    }
    return rows.length
  })
}
