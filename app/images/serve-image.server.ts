import { createIPX } from 'ipx'
import sharp from 'sharp'
import { createWorkCount } from './count-work.ts'
import { cropPicture } from './crop-picture.server.ts'
import { createDiskPictures } from './disk-pictures.server.ts'
import { centre, type Focus, isCentre } from './focus.ts'
import type { CachedImage } from './image-cache.server.ts'
import { cacheKey, createImageCache, machineTime } from './image-cache.server.ts'
import { isUnchanged, shownHeaders } from './image-headers.ts'
import type { ImageLog } from './image-log.ts'
import { createJobQueue, QueueFull } from './job-queue.ts'
import { type CheckedModifiers, parseModifiers } from './modifiers.ts'
import { isOffered, ownAddress } from './offered-pictures.ts'
import type { PictureStore } from './picture-store.ts'
import { type Refusal, refuse } from './refusals.ts'
import { createRemotePictures, RemotePictureLost } from './remote-pictures.server.ts'
import { imagePath } from './rules.ts'
import { createSharedWork } from './share-work.ts'
import { parseSource, type Source } from './source.ts'

/** Serves `/_ipx/<modifiers>/<path or allowed URL>`: pictures resized on demand and kept on disk. */
export function createImageServer(options: ImageServerOptions) {
  const { domains, log, machineMs = machineTime } = options
  const pictures = options.pictures ?? createDiskPictures(options.picturesDir)
  const cache = createImageCache({ dir: options.cacheDir, maxBytes: options.cacheMaxBytes, log, machineMs })
  const remote = createRemotePictures({
    cache,
    log,
    machineMs,
    limits: { fetch: options.fetch ?? fetch, maxBytes: 25_000_000, timeoutMs: 10_000, ...options.limits },
  })
  const ipx = createIPX({
    storage: {
      name: 'pictures',
      getMeta: () => ({}),
      getData: async id => bufferOf(await pictures.read(keyOf(id))),
    },
    // Not the library's own: that one ignores ports, follows redirects anywhere and reads without a limit.
    httpStorage: { name: 'remote', getMeta: () => ({}), getData: id => remote.read(id) },
    // A photograph from a telephone says in its metadata, which is stripped, how it wants to be turned.
    sharpOptions: { autoOrient: true, limitInputPixels: 100_000_000 },
  })
  // Two at most: resizing fills whole processor cores and the pages are served by the same machine. A page full of new
  // pictures finds room; who waited longer would have left.
  const jobs = createJobQueue(2, { waiting: 64, waitingForOne: 40, ...options.queue })
  const mayMake = createWorkCount(options.newPerMinute ?? 600, machineMs)
  const share = createSharedWork<Made>()
  const focusOf = options.focusOf ?? (async () => centre)

  return {
    /** `asker` is where the request comes from: nobody may keep all hands busy. */
    async handle(request: Request, asker = ''): Promise<Response> {
      const answer = await answerTo(request, asker)
      return request.method === 'HEAD' ? new Response(null, answer) : answer
    },
  }

  async function answerTo(request: Request, asker: string) {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse('method-not-allowed')
      const asked = readAddress(new URL(request.url), domains)
      if (!asked.ok) return refuse(asked.reason, asked.detail)
      if (asked.elsewhere) return new Response(null, { status: 308, headers: { location: asked.elsewhere } })
      const found = await find(asked.source)
      if (!found.ok) return refuse(found.reason)
      return await show(request, asked, found, asker)
    } catch (error) {
      if (error instanceof QueueFull) return refuse('busy')
      log.error({ err: error }, 'A picture could not be served')
      return refuse('broken')
    }
  }

  async function find(source: Source): Promise<Found> {
    if (source.kind === 'local') {
      const found = await pictures.find(source.id)
      return found ? { ok: true, ...found } : { ok: false, reason: 'not-found' }
    }
    const looked = await remote.look(source.id)
    return looked.ok
      ? { ok: true, version: looked.version, modifiedAt: readDate(looked.lastModified) }
      : looked
  }

  async function show(
    request: Request,
    { source, modifiers }: Asked,
    { version, modifiedAt }: FoundPicture,
    asker: string,
  ) {
    const focus = isCrop(source, modifiers) ? await focusOf(source.id) : centre
    const parts = [pipeline, source.id, version, JSON.stringify(modifiers)]
    const key = cacheKey(...parts, ...(isCentre(focus) ? [] : [`${focus.x} ${focus.y}`]))
    const headers = shownHeaders(key, modifiedAt)
    if (isUnchanged(request.headers, headers)) return new Response(null, { status: 304, headers })
    const made = await share(
      key,
      async () => kept(await cache.get(key)) ?? make(key, { source, modifiers }, focus, asker),
    )
    if (!made.ok) return refuse(made.reason)
    headers.set('content-type', made.type)
    headers.set('content-length', String(made.data.byteLength))
    return new Response(made.data, { headers })
  }

  async function make(key: string, { source, modifiers }: Asked, focus: Focus, asker: string): Promise<Made> {
    if (!mayMake(asker)) return { ok: false, reason: 'too-often' }
    const work = async () =>
      isCentre(focus)
        ? ipx(source.id, toIpx(modifiers)).process()
        : cropPicture(await pictures.read(source.id), modifiers, focus)
    try {
      const { data, format } = await jobs(work, asker)
      const image = { type: `image/${format}`, data: Uint8Array.from(Buffer.from(data)) }
      await cache.put(key, image)
      return { ok: true, ...image }
    } catch (error) {
      if (error instanceof QueueFull) throw error
      const reason = reasonOf(error)
      log.warn({ source: source.id, err: error }, 'A picture could not be prepared')
      return { ok: false, reason }
    }
  }
}

export type ImageServerOptions = {
  picturesDir: string
  /** Where pictures lie, if not in that folder. */
  pictures?: PictureStore
  /** What a crop of the picture under this key keeps in sight. */
  focusOf?: (key: string) => Promise<Focus>
  cacheDir: string
  cacheMaxBytes: number
  /** Hosts, with the port if it is not the usual one. */
  domains: readonly string[]
  log: ImageLog
  fetch?: typeof fetch
  limits?: { maxBytes?: number; timeoutMs?: number }
  machineMs?: () => number
  queue?: { waiting?: number; waitingForOne?: number }
  /** How many pictures that are not kept yet one asker may have made within a minute. */
  newPerMinute?: number
}

type Asked = { source: Source; modifiers: CheckedModifiers }
type FoundPicture = { version: string; modifiedAt?: Date }
type Found = ({ ok: true } & FoundPicture) | { ok: false; reason: Refusal }
type Made = ({ ok: true } & CachedImage) | { ok: false; reason: Refusal }

// Part of every key: another version of the encoder makes other bytes, which need another ETag.
const pipeline = `1 sharp ${sharp.versions.sharp}`

function readAddress(
  { pathname, search }: URL,
  domains: readonly string[],
): ({ ok: true; elsewhere: string | null } & Asked) | { ok: false; reason: Refusal; detail?: string } {
  const [segment, ...rest] = pathname.startsWith(imagePath) ? pathname.slice(imagePath.length).split('/') : []
  if (!segment) return { ok: false, reason: 'missing-modifiers' }
  if (rest.join('') === '') return { ok: false, reason: 'missing-id' }
  const parsed = parseModifiers(segment)
  if (!parsed.ok) return { ok: false, reason: 'bad-modifier', detail: parsed.detail }
  // A question mark left as it is belongs to the outside address.
  const source = parseSource(rest.join('/') + search, domains)
  if (!source.ok) return source
  const { modifiers } = parsed
  if (!isOffered(source, modifiers)) return { ok: false, reason: 'not-offered' }
  const own = ownAddress(source, modifiers, domains)
  // Some proxies merge the slashes of an outside address on every way: it must not be sent round and round.
  const given = `${pathname}${search}`.replace(/(\/https?):\/+/, '$1://')
  return { ok: true, source, modifiers, elsewhere: own === given ? null : own }
}

function readDate(text: string | undefined) {
  const date = new Date(text ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The library asks by a path with a slash in front; a bucket takes that for another key. */
function keyOf(id: string): string {
  return id.replace(/^\/+/, '')
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength)
}

/** Both sides are given and the picture is to fill them: some of it is lost. */
function isCrop({ kind }: Source, { resize, fit = 'cover' }: CheckedModifiers): boolean {
  return kind === 'local' && resize !== undefined && fit === 'cover'
}

function kept(image: CachedImage | undefined): Made | undefined {
  return image && { ok: true, ...image }
}

// JPEG knows no transparency. Without a background the library would turn it black.
function toIpx(modifiers: CheckedModifiers) {
  return modifiers.format === 'jpeg' ? { background: '#ffffff', ...modifiers, flatten: '' } : modifiers
}

/** System errors are ours to repair; whatever else the encoder says is about the file it was given. */
function reasonOf(error: unknown): Refusal {
  if (error instanceof RemotePictureLost) return 'upstream-failed'
  const { statusCode, code } = error as { statusCode?: number; code?: string }
  if (statusCode === 404) return 'not-found'
  if (statusCode === 403) return 'forbidden-path'
  if (code) throw error
  return 'not-an-image'
}
