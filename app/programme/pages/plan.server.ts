import { tourRow } from '../../content/events/tour-row.ts'
import { readerOf } from '../../content/load-page.server.ts'
import { publishedDepartures, publishedParticipants } from '../../content/read-lists.server.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import type {} from '../push/push-desk.ts'
import { fairDays, programmeRows } from '../queries.server.ts'

/** With the key that browsers are to know us by, where they are told of changes. */
export const load = using(['push'], async (context: LoadContext, { push }) => ({
  ...(await keptBySomebody(context)),
  pushKey: push?.keys.publicKey ?? null,
}))

/** Everything that anybody may have kept; which of it somebody did, only their device knows. */
export async function keptBySomebody(context: LoadContext) {
  context.dependsOn('participants', 'departures')
  const reader = readerOf(context)
  const participants = await publishedParticipants(reader)
  const tours = (await publishedDepartures(reader)).map(tour => tourRow(tour, context.locale))
  const events = [...(await programmeRows(context)), ...tours]
  return {
    events: events.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt)),
    days: fairDays(context),
    stands: participants.map(({ slug, path, name, city, standCode }) => ({
      slug,
      path,
      name,
      city,
      standCode,
    })),
  }
}

export type PlanData = Awaited<ReturnType<typeof load>>
