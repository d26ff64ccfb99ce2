import type { Db } from '../../platform/database/transaction.server.ts'
import { findNamed } from '../find-application.server.ts'
import type { ApplicationRow } from '../take-step.server.ts'

/**
 * The application whose thread a person reads: to the fair that is named, or the latest they have sent in. What was written stays
 * readable, and can be answered, when exhibitors apply to another fair.
 */
export function findThreadOf(db: Db, personId: string, fair?: string): Promise<ApplicationRow | null> {
  return findNamed(db, personId, { fair, isFar: ({ submittedAt }) => submittedAt !== null })
}
