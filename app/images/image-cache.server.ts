import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImageLog } from './image-log.ts'

/**
 * Finished pictures on disk, at most `maxBytes` of them: the least recently used go first. A broken disk
 * costs time, never a picture: what cannot be read or kept is logged and made again.
 */
export function createImageCache({ dir, maxBytes, log, machineMs = machineTime }: ImageCacheOptions) {
  /** Size by file name, the least recently used first. */
  const files = new Map<string, number>()
  let totalBytes = 0
  let scanned: Promise<void> | undefined

  return {
    async get(key: string): Promise<CachedImage | undefined> {
      try {
        await ready()
        return await read(key)
      } catch (error) {
        log.warn({ err: error }, 'The picture cache cannot be read')
        return undefined
      }
    },

    async put(key: string, image: CachedImage) {
      const packed = pack(image)
      if (packed.byteLength > maxBytes) return
      try {
        await ready()
        await write(key, packed)
        await shrink()
      } catch (error) {
        log.warn({ err: error }, 'A picture could not be kept in the cache')
      }
    },
  }

  function ready() {
    scanned ??= scan().catch(error => {
      scanned = undefined
      throw error
    })
    return scanned
  }

  // The directory is the index: nothing else has to survive a restart.
  async function scan() {
    await mkdir(dir, { recursive: true })
    const found: { name: string; bytes: number; usedMs: number }[] = []
    for (const name of await readdir(dir)) {
      if (name.endsWith('.tmp')) await rm(join(dir, name), { force: true })
      const file = isKey(name) ? await stat(join(dir, name)).catch(ignoreMissing) : undefined
      if (file) found.push({ name, bytes: file.size, usedMs: file.mtimeMs })
    }
    for (const { name, bytes } of found.sort((one, other) => one.usedMs - other.usedMs)) remember(name, bytes)
    await shrink()
  }

  async function read(key: string) {
    const stored = await readFile(join(dir, key)).catch(ignoreMissing)
    if (!stored) return
    const image = unpack(stored)
    if (image) {
      await touch(key, stored.byteLength)
      return image
    }
    log.warn({ key }, 'A cached picture is damaged and will be made again')
    await drop(key)
  }

  // Under its own name a file is always whole: it gets the name when the last byte is written.
  async function write(key: string, packed: Buffer) {
    const draft = join(dir, `${key}.${randomUUID()}.tmp`)
    try {
      await writeFile(draft, packed)
      await rename(draft, join(dir, key))
      await touch(key, packed.byteLength)
    } finally {
      await rm(draft, { force: true })
    }
  }

  function remember(key: string, bytes: number) {
    forget(key)
    files.set(key, bytes)
    totalBytes += bytes
  }

  function forget(key: string) {
    totalBytes -= files.get(key) ?? 0
    files.delete(key)
  }

  // The file's own date keeps the order of use across restarts.
  async function touch(key: string, bytes: number) {
    remember(key, bytes)
    const seconds = machineMs() / 1000
    await utimes(join(dir, key), seconds, seconds).catch(ignoreMissing)
  }

  async function drop(key: string) {
    forget(key)
    await rm(join(dir, key), { force: true })
  }

  async function shrink() {
    for (const key of files.keys()) {
      if (totalBytes <= maxBytes) return
      await drop(key)
    }
  }
}

export type ImageCache = ReturnType<typeof createImageCache>
export type CachedImage = { type: string; data: Uint8Array<ArrayBuffer> }
export type ImageCacheOptions = { dir: string; maxBytes: number; log: ImageLog; machineMs?: () => number }

/** The machine's time and not the fair's: the age of a file must not jump when the demo clock does. */
export function machineTime() {
  return performance.timeOrigin + performance.now()
}

/** The name of a cached file: whatever must change the picture has to be among the parts. */
export function cacheKey(...parts: string[]) {
  return sha256(JSON.stringify(parts))
}

export function sha256(data: string | Uint8Array) {
  return createHash('sha256').update(data).digest('hex')
}

function isKey(name: string) {
  return /^[\da-f]{64}$/.test(name)
}

// A line of JSON, then the bytes. The hash tells a whole file from one cut short by a crash.
function pack({ type, data }: CachedImage) {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ type, sha256: sha256(data) })}\n`), data])
}

function unpack(stored: Buffer<ArrayBuffer>): CachedImage | undefined {
  const lineEnd = stored.indexOf('\n')
  const data = stored.subarray(lineEnd + 1)
  try {
    const head = JSON.parse(stored.toString('utf8', 0, lineEnd))
    return head.sha256 === sha256(data) ? { type: head.type, data } : undefined
  } catch {
    return undefined
  }
}

function ignoreMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
  return undefined
}
