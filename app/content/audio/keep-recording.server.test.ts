import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentRecording } from '../../../tests/builders/devices/silent-recording.ts'
import { makeFolder } from '../../../tests/builders/postgres-cluster.ts'
import { type Site, startSite } from '../../../tests/builders/site.ts'
import { keepRecording, removeRecording } from './keep-recording.server.ts'
import { recordingsIn } from './read-recording.server.ts'

const uploadsDir = makeFolder('recordings')
const bytes = silentRecording(0.1)
const recordingsDir = recordingsIn(uploadsDir)
const source = join(uploadsDir, 'take one.MP3')
let site: Site
let pool: pg.Pool
let path = ''

beforeAll(async () => {
  mkdirSync(join(uploadsDir, 'recordings'), { recursive: true })
  writeFileSync(source, bytes)
  writeFileSync(join(uploadsDir, 'secret.mp3'), 'not for everybody')
  site = await startSite({ UPLOADS: `file:${uploadsDir}` })
  pool = new pg.Pool({ connectionString: site.databaseUrl })
  const kept = await keepRecording(pool, { number: 4, locale: 'ru', file: source, recordingsDir })
  if (kept.ok) path = `/recordings/${kept.name}`
})
afterAll(async () => {
  await pool.end()
  await site.stop()
  rmSync(uploadsDir, { recursive: true, force: true })
})

const ask = (range?: string) => fetch(`${site.url}${path}`, range ? { headers: { range } } : {})
type Stops = { items: { number: number; recording: string | null }[] }
const heardIn = async (lang: 'ru' | 'en') => {
  const answer = await fetch(`${site.url}/api/v1/audio-guide?lang=${lang}`)
  return ((await answer.json()) as Stops).items.flatMap(({ number, recording }) =>
    recording === null ? [] : [[number, recording]],
  )
}

test('a recording is sent whole, or the part that is asked for', async () => {
  expect(path).toMatch(/^\/recordings\/stop-4-ru-[0-9a-f]{8}\.mp3$/)
  const whole = await ask()
  expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
    200,
    'audio/mpeg',
    'bytes',
  ])
  expect(Buffer.from(await whole.arrayBuffer())).toEqual(bytes)

  const part = await ask('bytes=100-299')
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-299/${bytes.length}`])
  expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(100, 300))

  const beyond = await ask(`bytes=${bytes.length}-`)
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
})

test('what the browser has is not sent again', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  const again = await fetch(`${site.url}${path}`, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
})

test.each(['/recordings/none.mp3', '/recordings/..%2fsecret.mp3', '/recordings/%2e%2e/secret.mp3'])(
  'there is nothing at %s',
  async missing => {
    expect((await fetch(`${site.url}${missing}`)).status).toBe(404)
  },
)

test('pages may play what this host has, and nothing else', async () => {
  const { headers } = await fetch(`${site.url}/audio-guide/`)
  expect(headers.get('content-security-policy')).toContain("media-src 'self';")
})

test('the API names it in the language it was made in, until it is taken back', async () => {
  await expect.poll(() => heardIn('ru')).toEqual([[4, path]])
  expect(await heardIn('en')).toEqual([])
  const english = await keepRecording(pool, { number: 4, locale: 'en', file: source, recordingsDir })
  expect(english).toMatchObject({ ok: true })
  await expect.poll(() => heardIn('en')).toEqual([[4, path.replace('-ru-', '-en-')]])

  expect(await removeRecording(pool, { number: 4, locale: 'ru' })).toMatchObject({ ok: true })
  await expect.poll(() => heardIn('ru')).toEqual([])
  expect(await heardIn('en')).toHaveLength(1)
  expect(await removeRecording(pool, { number: 4, locale: 'en' })).toMatchObject({ ok: true })
  await expect.poll(() => heardIn('en')).toEqual([])
})

test('a stop that is not there and a file that no browser plays are refused, whatever it is called', async () => {
  const given = { locale: 'ru' as const, recordingsDir }
  expect(await keepRecording(pool, { ...given, number: 99, file: source })).toEqual({
    ok: false,
    reason: 'no-such-stop',
  })
  const text = join(uploadsDir, 'take.mp3')
  writeFileSync(text, 'words')
  expect(await keepRecording(pool, { ...given, number: 4, file: text })).toEqual({
    ok: false,
    reason: 'not-played',
  })
})
