import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { countWaiting } from './find-books.server.ts'

/** What stands around every page of the award's office: the rail, with how many applications wait to be decided. */
export async function loadAwardFrame(context: SignedIn<LoadContext>) {
  const { db, edition, posted, search } = context
  const waiting = await countWaiting(db, edition.id)
  return {
    frame: officeFrameData(context, { '/office/award/': waiting }),
    waiting,
    typed: posted?.values ?? {},
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}
