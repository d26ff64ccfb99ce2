import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cacheKey, createImageCache } from './image-cache.server.ts'

let dir: string
let minutes: number
const log = { warn: vi.fn(), error: vi.fn() }

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'image-cache-'))
  minutes = 0
  vi.clearAllMocks()
})
afterEach(() => rm(dir, { recursive: true, force: true }))

// Every use is a minute after the one before, so that the order of use is never in doubt.
const machineMs = () => Date.parse('2025-08-20T10:00:00Z') + ++minutes * 60_000
const open = (maxBytes = 1_000_000) => createImageCache({ dir, maxBytes, log, machineMs })
const image = (letter: string, bytes = 1000) => ({
  type: 'image/webp',
  data: new Uint8Array(Buffer.alloc(bytes, letter)),
})
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(name => cacheKey(name)) as [string, string, string, string]
const kept = async () => (await readdir(dir)).sort()

test('a kept picture comes back as it was, also after a restart', async () => {
  const cache = open()
  expect(await cache.get(a)).toBeUndefined()
  await cache.put(a, image('a'))
  expect(await cache.get(a)).toEqual({ type: 'image/webp', data: Buffer.alloc(1000, 'a') })
  expect(await open().get(a)).toEqual({ type: 'image/webp', data: Buffer.alloc(1000, 'a') })
})

describe('over the bound', () => {
  test('the least recently used picture goes', async () => {
    const cache = open(3500)
    await cache.put(a, image('a'))
    await cache.put(b, image('b'))
    await cache.put(c, image('c'))
    await cache.get(a)
    await cache.put(d, image('d'))
    expect(await kept()).toEqual([a, c, d].sort())
  })

  test('the order of use survives a restart', async () => {
    const before = open(3500)
    await before.put(a, image('a'))
    await before.put(b, image('b'))
    await before.put(c, image('c'))
    await before.get(a)
    await open(3500).put(d, image('d'))
    expect(await kept()).toEqual([a, c, d].sort())
  })

  test('a smaller bound holds from the start', async () => {
    const before = open()
    await before.put(a, image('a'))
    await before.put(b, image('b'))
    await open(1500).get(c)
    expect(await kept()).toEqual([b])
  })

  test('a picture larger than the whole cache drives nothing out', async () => {
    const cache = open(2500)
    await cache.put(a, image('a'))
    await cache.put(b, image('b', 3000))
    expect(await kept()).toEqual([a])
  })

  test('a picture kept twice counts once', async () => {
    const cache = open(2500)
    await cache.put(a, image('a'))
    await cache.put(b, image('b'))
    await cache.put(b, image('b'))
    expect(await kept()).toEqual([a, b].sort())
  })
})

describe('a damaged file is not served and is thrown away', () => {
  const damages: [string, (path: string) => Promise<void>][] = [
    ['cut short', path => truncate(path, 500)],
    ['emptied', path => truncate(path, 0)],
    ['one byte changed', async path => writeFile(path, (await readFile(path)).with(-1, 0))],
    ['one byte more', async path => writeFile(path, Buffer.concat([await readFile(path), Buffer.from('a')]))],
    ['something else', path => writeFile(path, 'null\nnothing')],
  ]
  test.for(damages)('%s', async ([, damage]) => {
    const cache = open()
    await cache.put(a, image('a'))
    await damage(join(dir, a))
    expect(await cache.get(a)).toBeUndefined()
    expect(await kept()).toEqual([])
    expect(log.warn.mock.calls).toEqual([[{ key: a }, 'A cached picture is damaged and will be made again']])
  })
})

test('a file removed behind our back is a miss, and no longer counted', async () => {
  const cache = open(2500)
  await cache.put(a, image('a'))
  await rm(join(dir, a))
  expect(await cache.get(a)).toBeUndefined()
  expect(log.warn).not.toHaveBeenCalled()
})

test('drafts of a crashed process are cleared; files of others are left alone', async () => {
  await writeFile(join(dir, `${a}.1.tmp`), 'half')
  await writeFile(join(dir, 'README'), 'not ours')
  await open(1).get(b)
  expect(await kept()).toEqual(['README'])
})

test('a picture gets its name only when it is whole', async () => {
  const cache = open(50_000_000)
  await cache.get(a)
  const writing = cache.put(a, image('a', 20_000_000))
  const sizes = new Set<number>()
  let done = false
  writing.then(() => {
    done = true
  })
  while (!done) sizes.add((await stat(join(dir, a)).catch(() => undefined))?.size ?? 0)
  sizes.add((await stat(join(dir, a))).size)
  expect([...sizes].filter(size => size > 0)).toEqual([(await stat(join(dir, a))).size])
})

test('a disk that cannot be used is logged and costs nothing else', async () => {
  await writeFile(join(dir, 'file'), '')
  const cache = createImageCache({ dir: join(dir, 'file', 'cache'), maxBytes: 5000, log, machineMs })
  await cache.put(a, image('a'))
  expect(await cache.get(a)).toBeUndefined()
  expect(log.warn.mock.calls.map(([, message]) => message)).toEqual([
    'A picture could not be kept in the cache',
    'The picture cache cannot be read',
  ])
})
