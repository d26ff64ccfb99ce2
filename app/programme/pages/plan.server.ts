import { publishedParticipants } from '../../content/list-queries.server.ts'
import { readerOf } from '../../content/load-page.server.ts'
import type { LoadContext } from '../../pages/load-context.ts'
import { fairDays, programmeRows } from '../queries.server.ts'

/** Everything that anybody may have kept; which of it somebody did, only their device knows. */
export async function load(context: LoadContext) {
  context.dependsOn('participants')
  const participants = await publishedParticipants(readerOf(context))
  return {
    events: await programmeRows(context),
    days: fairDays(context),
    stands: participants.map(({ slug, name, city, standCode }) => ({ slug, name, city, standCode })),
  }
}
