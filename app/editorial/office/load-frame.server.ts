import { and, count, eq, isNull } from 'drizzle-orm'
import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { contentDrafts } from '../drafts/tables.ts'

/** What stands around every page of the editors: the rail, with how many drafts wait; what has just happened. */
export async function loadEditorialFrame(context: SignedIn<LoadContext>) {
  const { db, posted, search } = context
  const [waiting] = await db
    .select({ count: count() })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.isChanged, true), isNull(contentDrafts.trashedAt)))
  return {
    frame: officeFrameData(context, { '/office/content/': waiting?.count ?? 0 }),
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}
