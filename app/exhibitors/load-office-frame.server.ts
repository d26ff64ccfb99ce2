import { count, isNotNull } from 'drizzle-orm'
import { officeFrameData } from '../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../page-server/load-context.ts'
import type { Db } from '../platform/database/transaction.server.ts'
import { exhibitorThreads } from './tables.ts'

/** What stands around every page of the exhibitors' office: the rail, with how many wait for an answer. */
export async function loadOfficeFrame(context: SignedIn<LoadContext>) {
  const waiting = await countWaiting(context.db)
  return { frame: officeFrameData(context, { '/office/messages/': waiting }), waiting }
}

/** How many threads wait for the office. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(exhibitorThreads)
    .where(isNotNull(exhibitorThreads.waitsSince))
  return row?.count ?? 0
}
