import type { LoadContext } from '../../../page-server/load-context.ts'
import { readHungWorks } from '../read-hung-works.server.ts'

/** Every work that anybody may have saved; which of them somebody did, only their device knows. */
export function load(context: LoadContext) {
  context.dependsOn('participants', 'participant_artists', 'artists', 'works', 'pictures')
  return readHungWorks(context)
}
