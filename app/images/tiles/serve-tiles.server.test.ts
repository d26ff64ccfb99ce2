import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'
import { PictureGone } from '../picture-store.ts'
import { createTileServer, type OpenPicture, type TileServerOptions } from './serve-tiles.server.ts'

const version = '0123456789abcdef'
const log = { warn: vi.fn(), error: vi.fn() }
const folders: string[] = []

afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

/** Left half red, right half blue. */
async function sheet(width: number, height: number) {
  const half = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: '#ff0000' },
  }
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
}

async function serving(
  files: Record<string, Uint8Array>,
  open: Record<string, OpenPicture>,
  others: Partial<TileServerOptions> = {},
) {
  const cacheDir = await mkdtemp(join(tmpdir(), 'tiles-'))
  folders.push(cacheDir)
  const read = vi.fn(async (key: string) => {
    const file = files[key]
    if (!file) throw new PictureGone(key)
    return new Uint8Array(file)
  })
  const server = createTileServer({
    pictures: { read },
    findOpen: async src => open[src] ?? null,
    cacheDir,
    cacheMaxBytes: 10_000_000,
    log,
    machineMs: () => 0,
    ...others,
  })
  const ask = (path: string, init: RequestInit = {}, asker = 'somebody') =>
    server.handle(new Request(`http://site/_tiles/${path}`, init), asker)
  return { ask, read, cacheDir }
}

const one = { 'works/a.jpg': { width: 1300, height: 700, version } }

test('the tiles of a picture are its pixels, cut once for all who ask', async () => {
  const { ask, read, cacheDir } = await serving({ 'works/a.jpg': await sheet(1300, 700) }, one)
  const answers = await Promise.all(
    ['2/0_0', '2/2_1', '1/1_0', '0/0_0'].map(place => ask(`works/a.jpg/${version}/${place}.webp`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(read).toHaveBeenCalledTimes(1)
  const sizes = await Promise.all(
    answers.map(async answer => {
      const { width, height } = await sharp(Buffer.from(await answer.clone().arrayBuffer())).metadata()
      return [width, height]
    }),
  )
  expect(sizes).toEqual([
    [512, 512],
    [276, 188],
    [138, 350],
    [325, 175],
  ])
  const first = await sharp(Buffer.from((await answers[0]?.arrayBuffer()) ?? new ArrayBuffer(0)))
    .extract({ left: 100, top: 100, width: 1, height: 1 })
    .raw()
    .toBuffer()
  expect([...first].map(value => Math.round(value / 64))).toEqual([4, 0, 0])
  // Nothing is left over of the cutting.
  expect((await readdir(cacheDir)).filter(name => name.startsWith('making-'))).toEqual([])
})

test('a tile never changes: it is kept for a year, and who has it is told so without work', async () => {
  const { ask, read } = await serving({ 'works/a.jpg': await sheet(1300, 700) }, one)
  const answer = await ask(`works/a.jpg/${version}/2/0_0.webp`)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('content-type')).toBe('image/webp')
  const etag = answer.headers.get('etag') ?? ''
  const again = await ask(`works/a.jpg/${version}/2/0_0.webp`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  const head = await ask(`works/a.jpg/${version}/2/0_0.webp`, { method: 'HEAD' })
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
  expect(read).toHaveBeenCalledTimes(1)
})

test.each([
  ['another level', `works/a.jpg/${version}/3/0_0.webp`],
  ['another column', `works/a.jpg/${version}/2/3_0.webp`],
  ['another row', `works/a.jpg/${version}/2/0_2.webp`],
  ['a number written otherwise', `works/a.jpg/${version}/2/00_0.webp`],
  ['a level below all', `works/a.jpg/${version}/-1/0_0.webp`],
  ['another file', `works/a.jpg/fedcba9876543210/2/0_0.webp`],
  ['a query around the caches', `works/a.jpg/${version}/2/0_0.webp?1`],
  ['a path written otherwise', `works//a.jpg/${version}/2/0_0.webp`],
  ['a sign that need not be encoded', `works/%61.jpg/${version}/2/0_0.webp`],
  ['half a sign', `works/%e0%a4%a.jpg/${version}/2/0_0.webp`],
  ['a picture that is not on show', `private/b.jpg/${version}/0/0_0.webp`],
  ['a way out of the folder', `..%2f..%2fpackage.json/${version}/0/0_0.webp`],
  ['no picture at all', ''],
  ['a megabyte', `${'a'.repeat(1_000_000)}/${version}/0/0_0.webp`],
])('%s is not there, and nothing is opened to say so', async (_what, path) => {
  const { ask, read } = await serving(
    { 'works/a.jpg': await sheet(1300, 700), 'private/b.jpg': await sheet(100, 100) },
    one,
  )
  expect((await ask(path)).status).toBe(404)
  expect(read).not.toHaveBeenCalled()
})

test('nothing can be sent there', async () => {
  const { ask } = await serving({}, one)
  expect((await ask(`works/a.jpg/${version}/2/0_0.webp`, { method: 'POST' })).status).toBe(405)
})

test('what is no picture, or another one than the library says, is refused and breaks nothing', async () => {
  const { ask } = await serving(
    { 'works/a.jpg': await sheet(900, 700), 'works/b.jpg': Buffer.from('no picture') },
    {
      ...one,
      'works/b.jpg': { width: 600, height: 600, version },
      'works/c.jpg': { width: 9, height: 9, version },
    },
  )
  const statuses = await Promise.all(
    ['a', 'b', 'c'].map(async name => (await ask(`works/${name}.jpg/${version}/0/0_0.webp`)).status),
  )
  expect(statuses).toEqual([400, 400, 404])
})

test('a picture of more pixels than anybody hangs is not opened', async () => {
  // A hundred bytes that would be a gigabyte.
  const bomb = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"><rect/></svg>',
  )
  const { ask } = await serving(
    { 'bomb.svg': bomb },
    { 'bomb.svg': { width: 20_000, height: 20_000, version } },
  )
  expect((await ask(`bomb.svg/${version}/0/0_0.webp`)).status).toBe(400)
})

test('nobody has the server cut without end: so many wait, so few for one, so many a minute', async () => {
  const names = Array.from({ length: 8 }, (_, number) => `works/${number}.jpg`)
  const file = await sheet(600, 600)
  const open = Object.fromEntries(names.map(name => [name, { width: 600, height: 600, version }]))
  const files = Object.fromEntries(names.map(name => [name, file]))
  const address = (name: string) => `${name}/${version}/0/0_0.webp`
  const crowded = await serving(files, open, { queue: { waiting: 3, waitingForOne: 2 } })
  const greedy = await Promise.all(names.slice(0, 5).map(name => crowded.ask(address(name), {}, 'greedy')))
  expect(greedy.map(({ status }) => status)).toEqual([200, 200, 200, 503, 503])
  const hasty = await serving(files, open, { newPerMinute: 2 })
  const statuses: number[] = []
  for (const name of [...names.slice(0, 3), names[0] ?? ''])
    statuses.push((await hasty.ask(address(name))).status)
  // What is kept already costs nothing and is refused to nobody.
  expect(statuses).toEqual([200, 200, 429, 200])
  expect((await hasty.ask(address(names[3] ?? ''), {}, 'somebody else')).status).toBe(200)
})
