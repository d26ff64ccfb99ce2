import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { problem } from '../problem.server.ts'

export type Watching =
  | { ok: true; stream: ReadableStream<Uint8Array>; end(): void }
  | { ok: false; reason: 'visitor' | 'all' | 'closing' }

export type StreamLimits = {
  /** How many of one address: a hall full of people shares one. */
  perVisitor: number
  inAll: number
  heartbeatMs: number
  /** Whoever reads slower than this much behind is left to come back. */
  pendingBytes: number
}

const usual: StreamLimits = {
  perVisitor: 100,
  inAll: 2_000,
  heartbeatMs: 20_000,
  pendingBytes: 256 * 1024,
}

/**
 * Server-sent events for everybody who looks, bounded for each address and in all. `Kind` is what they look at where that
 * is not the same for all: a language.
 */
export function createLiveStream<Kind = undefined>(limits?: Partial<StreamLimits>) {
  const { perVisitor, inAll, heartbeatMs, pendingBytes } = { ...usual, ...limits }
  const watchers = new Set<Watcher<Kind>>()
  let isClosed = false
  const heartbeat = setInterval(() => tell(': still here\n\n'), heartbeatMs)
  heartbeat.unref()

  function tell(text: string, isFor: (kind: Kind) => boolean = () => true) {
    if (text === '' || watchers.size === 0) return
    const bytes = encoder.encode(text)
    for (const watcher of watchers) if (isFor(watcher.kind)) watcher.send(bytes)
  }

  function refusal(visitor: string) {
    if (isClosed) return 'closing'
    if (watchers.size >= inAll) return 'all'
    return [...watchers].filter(one => one.visitor === visitor).length >= perVisitor ? 'visitor' : null
  }

  function dropAll() {
    for (const watcher of [...watchers]) watcher.end()
  }

  return {
    tell,
    dropAll,
    watching: () => watchers.size,
    /** Opens a stream for a visitor; `greet` is asked once what is to be told first is known (`ready`). */
    async watch(
      visitor: string,
      kind: Kind,
      ready: () => Promise<void>,
      greet: () => string,
    ): Promise<Watching> {
      const early = refusal(visitor)
      if (early) return { ok: false, reason: early }
      await ready()
      const late = refusal(visitor)
      if (late) return { ok: false, reason: late }
      let watcher: Watcher<Kind> | null = null
      const stream = new ReadableStream<Uint8Array>(
        {
          start(controller) {
            watcher = {
              visitor,
              kind,
              send(bytes) {
                if ((controller.desiredSize ?? 0) <= 0) return this.end()
                controller.enqueue(bytes)
              },
              end() {
                if (watchers.delete(this)) controller.close()
              },
            }
            watchers.add(watcher)
            controller.enqueue(encoder.encode(`retry: 3000\n\n${greet()}`))
          },
          cancel() {
            if (watcher) watchers.delete(watcher)
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: pendingBytes }),
      )
      return { ok: true, stream, end: () => watcher?.end() }
    },
    /** Everybody is let go and finds another process; nobody new is taken. */
    close() {
      isClosed = true
      clearInterval(heartbeat)
      dropAll()
    },
  }
}

type Watcher<Kind> = { visitor: string; kind: Kind; send(bytes: Uint8Array): void; end(): void }

const encoder = new TextEncoder()

export const nothingChanged = ': nothing has changed\n\n'

export function streamEvent(name: string, data: unknown, id?: string): string {
  return `event: ${name}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`
}

export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Kept by nobody, packed by nobody, and no proxy collects it before it hands it on.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** Whoever was gone before the stream began would never be missed by it. */
export function endWhenGone({ env }: Context, end: () => void) {
  const outgoing = (env as Partial<HttpBindings> | undefined)?.outgoing
  if (outgoing?.destroyed) end()
  else outgoing?.once('close', end)
}

export function tooManyStreams(reason: 'visitor' | 'all' | 'closing') {
  const later = { 'retry-after': '30' }
  return reason === 'visitor'
    ? problem(429, 'too-many-streams', 'Too many streams are open from your address.', later)
    : problem(503, 'no-more-streams', 'No more streams can be opened here at the moment.', later)
}
