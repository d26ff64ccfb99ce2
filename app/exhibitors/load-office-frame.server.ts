import { count, isNotNull } from 'drizzle-orm'
import { officeFrameData } from '../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../page-server/load-context.ts'
import { exhibitorThreads } from './tables.ts'

/** What stands around every page of the exhibitors' office: the rail, with how many wait for an answer. */
export async function loadOfficeFrame(context: SignedIn<LoadContext>) {
  const [row] = await context.db
    .select({ count: count() })
    .from(exhibitorThreads)
    .where(isNotNull(exhibitorThreads.waitsSince))
  const waiting = row?.count ?? 0
  return { frame: officeFrameData(context, { '/office/messages/': waiting }), waiting }
}
