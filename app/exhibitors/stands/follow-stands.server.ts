import { createHash } from 'node:crypto'
import {
  createLiveStream,
  nothingChanged,
  type StreamLimits,
  streamEvent,
} from '../../platform/api/live-stream.server.ts'
import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { readStands } from './read-stands.server.ts'
import type { StandView } from './stand-view.ts'

export type StandFeed = Awaited<ReturnType<typeof followStands>>
/**
 * The stands of an edition, live, for everybody who looks. One subscription a process: a change that any process has
 * committed makes this one read the list anew, and what is different goes to all who watch. What an event is called by is
 * a hash of the whole list, the same in every process, so whoever comes back elsewhere is told what has changed meanwhile.
 */
export async function followStands(
  database: Pick<Database, 'db' | 'subscriptions'>,
  {
    editionId,
    clock,
    log,
    limits,
  }: { editionId: () => string; clock: Clock; log: Log; limits?: Partial<StreamLimits> },
) {
  const live = createLiveStream(limits)
  const followers: (() => void)[] = []
  let list: { stands: StandView[]; id: string } | null = null
  let reading: Promise<void> | null = null
  let isStale = true

  await database.subscriptions.listen('stand_changed', changed, changed)

  function changed() {
    isStale = true
    for (const follower of followers) follower()
    // With nobody looking it is read when somebody comes.
    if (live.watching() > 0)
      void refresh().catch((error: unknown) => {
        log.warn({ err: error }, 'the list of stands could not be read; whoever watches comes back for it')
        live.dropAll()
      })
  }

  /** Reads until nothing has changed while it read. Many who ask at once wait for one reading. */
  function refresh(): Promise<void> {
    reading ??= (async () => {
      while (isStale) {
        isStale = false
        const stands = await readStands(database.db, editionId(), clock.now()).catch((error: unknown) => {
          isStale = true
          throw error
        })
        const [before, next] = [list, { stands, id: hashOf(stands) }]
        list = next
        if (before && before.id !== next.id) live.tell(differences(before.stands, next))
      }
    })().finally(() => {
      reading = null
    })
    return reading
  }

  function greeting(lastEventId: string | undefined): string {
    if (!list) throw new Error('the list of stands has not been read')
    const known = list.id === lastEventId
    return known ? nothingChanged : streamEvent('stands', list.stands, list.id)
  }

  return {
    /** Exhibitors apply to another fair: its stands are the list from now on. */
    turn: changed,
    /** Opens a stream for a visitor: first the whole list, unless they know it, then every change. */
    watch: (visitor: string, lastEventId?: string) =>
      live.watch(visitor, undefined, refresh, () => greeting(lastEventId)),
    watching: live.watching,
    onChange(follower: () => void) {
      followers.push(follower)
    },
    close: live.close,
  }
}

/** Each stand that is not as it was; the last event carries the name of the list they add up to. */
function differences(before: StandView[], { stands, id }: { stands: StandView[]; id: string }): string {
  const known = new Map(before.map(stand => [stand.code, JSON.stringify(stand)]))
  const changed = stands.filter(stand => known.get(stand.code) !== JSON.stringify(stand))
  // A stand that is gone cannot be told by one that is there.
  if (stands.length < before.length) return streamEvent('stands', stands, id)
  return changed
    .map((stand, place) => streamEvent('stand', stand, place === changed.length - 1 ? id : undefined))
    .join('')
}

function hashOf(stands: StandView[]): string {
  return createHash('sha256').update(JSON.stringify(stands)).digest('base64url').slice(0, 22)
}
