import { officeFrameData } from '../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { countProposals } from '../approvals/queries.server.ts'
import { countReturns } from './read-returns.server.ts'
import { actionsOfTwo } from './run-approved-action.server.ts'

export type FrameData = Awaited<ReturnType<typeof loadFrame>>

/** What every page of the box office's staff has around it: the rail with its counts, and what has just happened. */
export async function loadFrame(context: SignedIn<LoadContext>) {
  const { db, search, posted, now } = context
  const { waiting } = await countReturns(db)
  return {
    frame: officeFrameData(context, {
      '/office/refunds/': waiting,
      '/office/approvals/': await countProposals(db, actionsOfTwo, now),
    }),
    /** The outcome of a form that was sent before. */
    done: posted ? null : search.get('done'),
    error: posted?.errors[0] ?? null,
    typed: posted?.values ?? {},
  }
}
