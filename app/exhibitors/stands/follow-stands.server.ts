import { createHash } from 'node:crypto'
import type { Clock } from '../../platform/clock.server.ts'
import type { Database } from '../../platform/database/database.server.ts'
import type { Log } from '../../platform/log.server.ts'
import { readStands } from './read-stands.server.ts'
import type { StandView } from './stand-view.ts'

export type StandFeed = Awaited<ReturnType<typeof followStands>>
export type Watching =
  | { ok: true; stream: ReadableStream<Uint8Array>; end(): void }
  | { ok: false; reason: 'visitor' | 'all' | 'closing' }

const usual = {
  /** A hall full of exhibitors shares one address. */
  perVisitor: 100,
  inAll: 2_000,
  heartbeatMs: 20_000,
  /** Whoever reads slower than this much behind is left to come back. */
  pendingBytes: 256 * 1024,
}

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
  }: { editionId: string; clock: Clock; log: Log; limits?: Partial<typeof usual> },
) {
  const { perVisitor, inAll, heartbeatMs, pendingBytes } = { ...usual, ...limits }
  const watchers = new Set<Watcher>()
  const followers: (() => void)[] = []
  let list: { stands: StandView[]; id: string } | null = null
  let reading: Promise<void> | null = null
  let isStale = true
  let isClosed = false

  const heartbeat = setInterval(() => tell(': still here\n\n'), heartbeatMs)
  heartbeat.unref()
  await database.subscriptions.listen('stand_changed', changed, changed)

  function changed() {
    isStale = true
    for (const follower of followers) follower()
    // With nobody looking it is read when somebody comes.
    if (watchers.size > 0)
      void refresh().catch((error: unknown) => {
        log.warn({ err: error }, 'the list of stands could not be read; whoever watches comes back for it')
        dropAll()
      })
  }

  /** Reads until nothing has changed while it read. Many who ask at once wait for one reading. */
  function refresh(): Promise<void> {
    reading ??= (async () => {
      while (isStale) {
        isStale = false
        const stands = await readStands(database.db, editionId, clock.now()).catch((error: unknown) => {
          isStale = true
          throw error
        })
        const [before, next] = [list, { stands, id: hashOf(stands) }]
        list = next
        if (before && before.id !== next.id) tell(differences(before.stands, next))
      }
    })().finally(() => {
      reading = null
    })
    return reading
  }

  function tell(text: string) {
    if (text === '' || watchers.size === 0) return
    const bytes = encoder.encode(text)
    for (const watcher of watchers) watcher.send(bytes)
  }

  function dropAll() {
    for (const watcher of [...watchers]) watcher.end()
  }

  /** Opens a stream for a visitor: first the whole list, unless they know it, then every change. */
  async function watch(visitor: string, lastEventId?: string): Promise<Watching> {
    const refused = () => {
      if (isClosed) return 'closing'
      if (watchers.size >= inAll) return 'all'
      return [...watchers].filter(one => one.visitor === visitor).length >= perVisitor ? 'visitor' : null
    }
    const early = refused()
    if (early) return { ok: false, reason: early }
    await refresh()
    const late = refused()
    if (late) return { ok: false, reason: late }
    let watcher: Watcher | null = null
    const end = () => watcher?.end()
    const stream = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          watcher = {
            visitor,
            send(bytes) {
              if ((controller.desiredSize ?? 0) <= 0) return this.end()
              controller.enqueue(bytes)
            },
            end() {
              if (watchers.delete(this)) controller.close()
            },
          }
          watchers.add(watcher)
          controller.enqueue(encoder.encode(greeting(lastEventId)))
        },
        cancel() {
          if (watcher) watchers.delete(watcher)
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: pendingBytes }),
    )
    return { ok: true, stream, end }
  }

  function greeting(lastEventId: string | undefined): string {
    if (!list) throw new Error('the list of stands has not been read')
    const known = list.id === lastEventId
    return `retry: 3000\n\n${known ? ': nothing has changed\n\n' : event('stands', list.stands, list.id)}`
  }

  return {
    watch,
    watching: () => watchers.size,
    onChange(follower: () => void) {
      followers.push(follower)
    },
    /** Everybody is let go and finds another process; nobody new is taken. */
    close() {
      isClosed = true
      clearInterval(heartbeat)
      dropAll()
    },
  }
}

type Watcher = { visitor: string; send(bytes: Uint8Array): void; end(): void }

const encoder = new TextEncoder()

/** Each stand that is not as it was; the last event carries the name of the list they add up to. */
function differences(before: StandView[], { stands, id }: { stands: StandView[]; id: string }): string {
  const known = new Map(before.map(stand => [stand.code, JSON.stringify(stand)]))
  const changed = stands.filter(stand => known.get(stand.code) !== JSON.stringify(stand))
  // A stand that is gone cannot be told by one that is there.
  if (stands.length < before.length) return event('stands', stands, id)
  return changed
    .map((stand, place) => event('stand', stand, place === changed.length - 1 ? id : undefined))
    .join('')
}

function event(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

function hashOf(stands: StandView[]): string {
  return createHash('sha256').update(JSON.stringify(stands)).digest('base64url').slice(0, 22)
}
