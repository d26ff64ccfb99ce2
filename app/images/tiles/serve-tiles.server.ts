import sharp from 'sharp'
import { createWorkCount } from '../count-work.ts'
import { type CachedImage, cacheKey, createImageCache, machineTime } from '../image-cache.server.ts'
import { isUnchanged } from '../image-headers.ts'
import type { ImageLog } from '../image-log.ts'
import { createJobQueue, QueueFull } from '../job-queue.ts'
import { PictureGone, type PictureStore } from '../picture-store.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { createSharedWork } from '../share-work.ts'
import { makePyramid, NotThePicture } from './make-pyramid.server.ts'
import { isInPyramid, type Measured, type TilePlace, tileName, tilesAddress, tilesPath } from './pyramid.ts'

/** A picture that may be looked at closely: how large it is, and which file it is now. */
export type OpenPicture = Measured & { version: string }

/**
 * Serves `/_tiles/<picture>/<version>/<level>/<column>_<row>.webp`. What is no tile of a picture on show is refused before
 * anything is opened; the first tile of a picture has all of them made, the others wait for that.
 */
export function createTileServer(options: TileServerOptions) {
  const { pictures, findOpen, cacheDir, log, machineMs = machineTime } = options
  const cache = createImageCache({ dir: cacheDir, maxBytes: options.cacheMaxBytes, log, machineMs })
  // One at a time: it fills a core for seconds. Few may wait, and fewer for the same asker.
  const jobs = createJobQueue(1, { waiting: 12, waitingForOne: 3, ...options.queue })
  const mayMake = createWorkCount(options.newPerMinute ?? 20, machineMs)
  const share = createSharedWork<Refusal | null>()

  return {
    /** `asker` is where the request comes from: nobody may keep all hands busy. */
    async handle(request: Request, asker = ''): Promise<Response> {
      const answer = await answerTo(request, asker)
      return request.method === 'HEAD' ? new Response(null, answer) : answer
    },
  }

  async function answerTo(request: Request, asker: string): Promise<Response> {
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuse('method-not-allowed')
      const asked = readAddress(new URL(request.url))
      const picture = asked && (await findOpen(asked.src))
      if (!picture || picture.version !== asked.version || !isInPyramid(picture, asked.place))
        return refuse('not-found')
      const key = keyOf(asked.src, picture, tileName(asked.place))
      const headers = headersOf(key)
      if (isUnchanged(request.headers, headers)) return new Response(null, { status: 304, headers })
      const kept = await cache.get(key)
      if (kept) return shown(kept, headers)
      const refusal = await share(`${asked.src} ${picture.version}`, () => make(asked.src, picture, asker))
      if (refusal) return refuse(refusal)
      const made = await cache.get(key)
      return made ? shown(made, headers) : refuse('busy')
    } catch (error) {
      if (error instanceof QueueFull) return refuse('busy')
      log.error({ err: error }, 'A tile could not be served')
      return refuse('broken')
    }
  }

  /** Null once all tiles are kept. */
  async function make(src: string, picture: OpenPicture, asker: string): Promise<Refusal | null> {
    if (!mayMake(asker)) return 'too-often'
    try {
      await jobs(async () => {
        const file = await pictures.read(src)
        await makePyramid(file, picture, {
          folder: cacheDir,
          take: (name, data) => cache.put(keyOf(src, picture, name), { type: 'image/webp', data }),
        })
      }, asker)
      return null
    } catch (error) {
      if (error instanceof PictureGone) return 'not-found'
      if (!(error instanceof NotThePicture)) throw error
      log.warn({ source: src }, 'A picture cannot be cut into tiles')
      return 'not-an-image'
    }
  }
}

export type TileServerOptions = {
  pictures: Pick<PictureStore, 'read'>
  /** The picture of this path, if everybody may look at it closely. */
  findOpen(src: string): Promise<OpenPicture | null>
  cacheDir: string
  cacheMaxBytes: number
  log: ImageLog
  machineMs?: () => number
  queue?: { waiting?: number; waitingForOne?: number }
  /** How many pictures one asker may have cut within a minute. */
  newPerMinute?: number
}

type Asked = { src: string; version: string; place: TilePlace }

// Part of every key: another version of the encoder makes other bytes, which need another ETag.
const pipeline = `tiles 1 sharp ${sharp.versions.sharp}`

const pattern = /^(.+)\/([\da-f]{16})\/(\d)\/(0|[1-9]\d{0,2})_(0|[1-9]\d{0,2})\.webp$/

/** Each tile has one address: any other is none, so that nothing on the way keeps it twice. */
function readAddress({ pathname, search }: URL): Asked | null {
  const [, encoded = '', version = '', level, column, row] =
    pattern.exec(pathname.slice(tilesPath.length)) ?? []
  const src = decoded(encoded)
  if (!src || search || !pathname.startsWith(tilesAddress({ src, version }))) return null
  return { src, version, place: { level: Number(level), column: Number(column), row: Number(row) } }
}

function decoded(encoded: string): string | null {
  try {
    const path = decodeURIComponent(encoded)
    // No file is called so, and no database can be asked for it.
    return path.includes('\0') ? null : path
  } catch {
    return null
  }
}

function keyOf(src: string, { version, width, height }: OpenPicture, name: string): string {
  return cacheKey(pipeline, src, version, `${width} ${height}`, name)
}

/** The version stands in the address: what lies there never changes. */
function headersOf(key: string): Headers {
  return new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    etag: `"${key.slice(0, 32)}"`,
  })
}

function shown({ type, data }: CachedImage, headers: Headers): Response {
  headers.set('content-type', type)
  headers.set('content-length', String(data.byteLength))
  return new Response(data, { headers })
}
