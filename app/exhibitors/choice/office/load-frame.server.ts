import { officeFrameData } from '../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { officeFairAt } from '../../office-fair.ts'

/** What stands around each page, the fair it is about, and what has just happened. */
export function loadFrame(context: SignedIn<LoadContext>) {
  const { search, posted } = context
  return {
    frame: officeFrameData(context),
    fair: officeFairAt(context),
    done: posted ? null : search.get('done'),
    error: posted?.errors[0] ?? null,
    typed: posted?.values ?? {},
  }
}
