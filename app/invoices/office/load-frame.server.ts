import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { countToDecide } from './read-statements.server.ts'

/** What stands around each page: the rail with what waits for a decision, and what has just happened. */
export async function loadFrame(context: SignedIn<LoadContext>) {
  const { db, search, posted } = context
  return {
    frame: officeFrameData(context, { '/office/statements/': await countToDecide(db) }),
    done: posted ? null : search.get('done'),
    error: posted?.errors[0] ?? null,
    typed: posted?.values ?? {},
  }
}
