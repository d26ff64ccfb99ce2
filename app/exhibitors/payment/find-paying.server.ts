import type { Db } from '../../platform/database/transaction.server.ts'
import { findNamed } from '../find-application.server.ts'
import { hasReached } from '../states.ts'
import type { ApplicationRow } from '../take-step.server.ts'

/** The application whose money a person is at. What is owed for a fair is owed when another is open to exhibitors. */
export function findPaying(db: Db, personId: string, fair?: string | null): Promise<ApplicationRow | null> {
  return findNamed(db, personId, { fair, isFar: ({ state }) => hasReached('stand', state) })
}
