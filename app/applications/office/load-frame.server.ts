import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { countNew } from './find-submissions.server.ts'

/** What stands around each page: the rail with what is new, and what has just happened. */
export async function loadFrame(context: SignedIn<LoadContext>) {
  const { db, search, posted } = context
  return {
    frame: officeFrameData(context, { '/office/submissions/': await countNew(db) }),
    done: posted ? null : search.get('done'),
    error: posted?.errors[0]?.message,
    typed: posted?.values ?? {},
  }
}
