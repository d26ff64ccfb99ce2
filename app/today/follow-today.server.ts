import { createHash } from 'node:crypto'
import type { Edition } from '../editions/edition.ts'
import { readerOfTexts } from '../editions/phrases.ts'
import {
  createLiveStream,
  nothingChanged,
  type StreamLimits,
  streamEvent,
} from '../platform/api/live-stream.server.ts'
import type { Clock } from '../platform/clock.server.ts'
import type { Database } from '../platform/database/database.server.ts'
import { type LocaleCode, localeCodes } from '../platform/languages.ts'
import type { Log } from '../platform/log.server.ts'
import { readToday } from './read-today.server.ts'
import { todayTags } from './today-tags.ts'
import type { TodayView } from './today-view.ts'

export type TodayFeed = Awaited<ReturnType<typeof followToday>>

// The whole fair may stand behind one address of its own network.
const ownLimits = { perVisitor: 300, inAll: 2_000 }
// Doors open and close, what staff have said lapses, a quarter passes: nobody tells of it.
const usualTickMs = 20_000

type Told = { today: TodayView | null; id: string }

/**
 * The day of the fair, live, for everybody who looks, in their language. A change that any process has committed makes this
 * one read the day anew; with nobody looking nothing is read.
 */
export async function followToday(
  database: Pick<Database, 'db' | 'subscriptions'>,
  options: { edition: Edition; clock: Clock; log: Log; limits?: Partial<StreamLimits>; tickMs?: number },
) {
  const { edition, clock, log, tickMs = usualTickMs } = options
  const live = createLiveStream<LocaleCode>({ ...ownLimits, ...options.limits })
  const told = new Map<LocaleCode, Told>()
  let reading: Promise<void> | null = null
  let isStale = true

  const ticking = setInterval(changed, tickMs)
  ticking.unref()
  await database.subscriptions.listen('programme_changed', changed, changed)
  await database.subscriptions.listen('content_changed', payload => {
    if (concernsDay(payload)) changed()
  })

  function changed() {
    isStale = true
    if (live.watching() > 0)
      void refresh().catch((error: unknown) => {
        log.warn({ err: error }, 'the day could not be read; whoever watches comes back for it')
        live.dropAll()
      })
  }

  /** Reads until nothing has changed while it read. Many who ask at once wait for one reading. */
  function refresh(): Promise<void> {
    reading ??= (async () => {
      while (isStale) {
        isStale = false
        const now = clock.now()
        for (const locale of localeCodes) {
          const reader = { db: database.db, edition, locale, fill: readerOfTexts(edition, locale, now) }
          const today = await readToday(reader, now).catch((error: unknown) => {
            isStale = true
            throw error
          })
          keep(locale, { today, id: hashOf(today) })
        }
      }
    })().finally(() => {
      reading = null
    })
    return reading
  }

  function keep(locale: LocaleCode, next: Told) {
    const before = told.get(locale)
    told.set(locale, next)
    if (!before || before.id === next.id) return
    live.tell(streamEvent('today', next.today, next.id), kind => kind === locale)
  }

  function greeting(locale: LocaleCode, lastEventId: string | undefined): string {
    const known = told.get(locale)
    if (!known) throw new Error('the day has not been read')
    return known.id === lastEventId ? nothingChanged : streamEvent('today', known.today, known.id)
  }

  return {
    /** Opens a stream: first the day as it is, unless they know it, then as it is after every change. */
    watch: (visitor: string, locale: LocaleCode, lastEventId?: string) =>
      live.watch(visitor, locale, refresh, () => greeting(locale, lastEventId)),
    watching: live.watching,
    close() {
      clearInterval(ticking)
      live.close()
    },
  }
}

function concernsDay(payload: string): boolean {
  try {
    const { tags } = JSON.parse(payload) as { tags?: string[] }
    return tags?.some(tag => todayTags.includes(tag)) ?? true
  } catch {
    return true
  }
}

function hashOf(today: TodayView | null): string {
  return createHash('sha256').update(JSON.stringify(today)).digest('base64url').slice(0, 22)
}
