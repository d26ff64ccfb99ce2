import { type Fetched, type FetchLimits, fetchPicture, type Known } from './fetch-picture.server.ts'
import { cacheKey, type ImageCache, sha256 } from './image-cache.server.ts'
import type { ImageLog } from './image-log.ts'
import { createJobQueue } from './job-queue.ts'
import { createSharedWork } from './share-work.ts'

/** Pictures on allowed outside domains. Asked for again only when what we know of them grows old. */
export function createRemotePictures({ cache, log, machineMs, limits }: RemotePicturesOptions) {
  const remembered = new Map<string, Remembered>()
  const share = createSharedWork<Looked>()
  // Each download may hold the largest allowed picture in memory.
  const downloads = createJobQueue(4)

  return {
    /** The picture's version: the hash of its bytes, since not every site sends dates and tags. */
    async look(url: string): Promise<Looked> {
      const known = remembered.get(url)
      if (known && machineMs() < known.freshUntilMs) return { ok: true, ...known }
      return share(url, () => downloads(() => ask(url, known)))
    },

    /** For the resizing library, whose storages can only throw. */
    async read(url: string) {
      const version = remembered.get(url)?.version
      const kept = version && (await cache.get(cacheKey('source', version)))
      if (kept) return new Uint8Array(kept.data).buffer
      const fetched = await fetchPicture(url, {}, limits)
      if (!fetched.ok || fetched.data === 'unchanged') throw new RemotePictureLost(url)
      return new Uint8Array(fetched.data).buffer
    },
  }

  async function ask(url: string, known: Remembered | undefined): Promise<Looked> {
    const fetched = await fetchPicture(url, known ?? {}, limits)
    if (!fetched.ok) {
      log.warn({ url, err: fetched.why }, 'An outside picture could not be fetched')
      return { ok: false, reason: fetched.reason }
    }
    const version = await versionOf(fetched.data, known)
    if (!version) return { ok: false, reason: 'upstream-failed' }
    remember(url, version, fetched.headers, known)
    return { ok: true, version, lastModified: remembered.get(url)?.lastModified }
  }

  async function versionOf(data: (Fetched & { ok: true })['data'], known: Remembered | undefined) {
    if (data === 'unchanged') return known?.version
    const version = sha256(data)
    await cache.put(cacheKey('source', version), { type: 'source', data })
    return version
  }

  function remember(url: string, version: string, headers: Headers, known: Remembered | undefined) {
    remembered.delete(url)
    remembered.set(url, {
      version,
      etag: headers.get('etag') ?? known?.etag,
      lastModified: headers.get('last-modified') ?? known?.lastModified,
      freshUntilMs: machineMs() + freshSeconds(headers) * 1000,
    })
    for (const oldest of remembered.keys()) {
      if (remembered.size <= mostRemembered) return
      remembered.delete(oldest)
    }
  }
}

export class RemotePictureLost extends Error {}

export type Looked =
  | { ok: true; version: string; lastModified?: string }
  | { ok: false; reason: 'not-found' | 'upstream-failed' }
export type RemotePicturesOptions = {
  cache: ImageCache
  log: ImageLog
  machineMs: () => number
  limits: FetchLimits
}
type Remembered = Known & { version: string; freshUntilMs: number }

const mostRemembered = 2000

// As long as the site says, within reason: a minute spares it a storm, a day keeps us honest.
function freshSeconds(headers: Headers) {
  const told = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1]
  return Math.min(Math.max(Number(told ?? 300), 60), 86_400)
}
