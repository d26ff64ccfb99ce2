import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordingBounds } from '../../../app/editorial/office/recording-bounds.ts'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { silentRecording } from '../../builders/devices/silent-recording.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// What people try, beside what they should: a file that is no sound, one that is too large, none at all, the same twice, a
// page that is no longer true, a language there is not, a record of another kind, a role that may not.

const uploads = makeFolder('stop-recordings')
const folder = join(uploads, 'recordings')
const cookies: Partial<Record<Role, string>> = {}
let site: Site

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000', UPLOADS: `file:${uploads}` })
  for (const role of ['chief-editor', 'editor', 'translator', 'press'] as const)
    cookies[role] = await signIn(site, role)
}, 120_000)
afterAll(async () => {
  await site.stop()
  rmSync(uploads, { recursive: true, force: true })
})

const record = '/office/content/audio-stops/3/'
const open = (path = record, role: Role = 'editor') =>
  ask(site, path, { headers: { cookie: cookies[role] ?? '' } })

type Sent = { file?: Uint8Array; language?: string; was?: string; does?: string; path?: string; role?: Role }
async function send({
  file,
  language = 'ru',
  was = '',
  does = 'keep-recording',
  path = record,
  role = 'editor',
}: Sent) {
  const body = new FormData()
  for (const [name, value] of Object.entries({ do: does, language, was })) body.append(name, value)
  if (file) body.append('file', new File([new Uint8Array(file)], '../../take one.exe'))
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { cookie: cookies[role] ?? '', origin: site.url },
    body,
    redirect: 'manual',
  })
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() }
}
const recorded = { status: 303, to: `${record}?done=recorded` }
const named = async () =>
  (
    await sql<{ recording: Record<string, string> | null }>(
      site,
      'select recording from audio_stops where number = 3',
    )
  )[0]?.recording ?? {}
const heardIn = async (lang: 'ru' | 'en') => {
  const answer = await ask(site, `/api/v1/audio-guide?lang=${lang}`)
  const { items } = JSON.parse(answer.text) as { items: { number: number; recording: string | null }[] }
  return items.find(({ number }) => number === 3)?.recording ?? null
}

const first = silentRecording(2)
const second = silentRecording(3)

test('an editor uploads a recording, and it is heard; the other language has its own', async () => {
  expect((await open()).text).toContain('Записи нет')
  expect(await send({ file: first })).toMatchObject(recorded)
  const { ru = '' } = await named()
  expect(ru).toMatch(/^stop-3-ru-[0-9a-f]{8}\.mp3$/)
  expect(await until(() => heardIn('ru'))).toBe(`/recordings/${ru}`)
  await until(async () => (await ask(site, '/audio-guide/')).text.includes(ru))
  expect(await heardIn('en')).toBeNull()
  expect(await send({ file: first, language: 'en' })).toMatchObject(recorded)
  expect(await named()).toEqual({ ru, en: ru.replace('-ru-', '-en-') })
  const heard = await fetch(`${site.url}/recordings/${ru}`)
  expect(heard.headers.get('content-type')).toBe('audio/mpeg')
  expect(Buffer.from(await heard.arrayBuffer())).toEqual(first)
  for (const prefix of ['', '/en']) {
    const { text } = await open(prefix + record)
    expect(text).toContain(`src="/recordings/${ru}"`)
    expect(await markupFaults(text)).toEqual([])
  }
})

test('sent twice it is there once; a new take takes the place of the old one', async () => {
  const { ru = '', en = '' } = await named()
  // The answer was lost, and the form is sent as it stood.
  expect(await send({ file: first })).toMatchObject(recorded)
  expect(await named()).toEqual({ ru, en })
  const both = await Promise.all([send({ file: second, was: ru }), send({ file: second, was: ru })])
  expect(both).toMatchObject([recorded, recorded])
  const after = await named()
  expect(after.en).toBe(en)
  expect(after.ru).not.toBe(ru)
  await until(async () => (await heardIn('ru')) === `/recordings/${after.ru}`)
  // What somebody put there meanwhile is not overwritten by who has not heard it.
  const late = await send({ file: silentRecording(4), was: ru })
  expect([late.status, late.text.includes('заменил кто-то другой')]).toEqual([422, true])
  expect((await send({ does: 'remove-recording', was: ru })).status).toBe(422)
  expect(await named()).toEqual(after)
  expect(readdirSync(folder).filter(name => name.endsWith('.part'))).toEqual([])
})

test('what is no recording is refused with the reason, and the one there is stays', async () => {
  const before = await named()
  const was = before.ru ?? ''
  const large = Buffer.concat([first, Buffer.alloc(recordingBounds.fileBytes)])
  for (const [file, words] of [
    [Buffer.from('<html><script>alert(1)</script>'), 'нет звука'],
    [Buffer.concat([Buffer.from('ID3'), Buffer.alloc(900)]), 'нет звука'],
    [Buffer.alloc(0), 'не\u00a0выбран'],
    [undefined, 'не\u00a0выбран'],
    [large, 'больше 30'],
  ] as const) {
    const { status, text } = await send({ ...(file && { file }), was })
    expect([status, text.includes(words)]).toEqual([422, true])
  }
  expect((await send({ file: Buffer.alloc(recordingBounds.formBytes + 1), was })).status).toBe(413)
  for (const odd of [
    { language: 'de' },
    { language: '../x' },
    { path: '/office/content/questions/export-permit/' },
    { path: '/office/content/audio-stops/999/' },
  ])
    expect((await send({ file: first, was, ...odd })).status).not.toBe(303)
  expect((await send({ file: first, was, role: 'translator' })).text).toContain('не\u00a0разрешено')
  expect((await send({ file: first, was, role: 'press' })).status).toBe(403)
  expect((await open(record, 'translator')).text).not.toContain('value="keep-recording"')
  expect(await named()).toEqual(before)
})

test('a stop that is not on the site yet says so', async () => {
  const made = await ask(site, '/office/content/audio-stops/', {
    method: 'POST',
    headers: {
      cookie: cookies.editor ?? '',
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.url,
    },
    body: 'do=create',
  })
  const path = String(made.headers.location).split('?')[0] ?? ''
  expect(path).toMatch(/^\/office\/content\/audio-stops\/\d+\/$/)
  const { text } = await open(path)
  expect(text).toContain('Опубликуйте её')
  expect(text).not.toContain('value="keep-recording"')
  expect((await send({ file: first, path })).text).toContain('сначала опубликуйте')
})

test('publishing the text leaves the recording; taken away it gives way to the voice; all of it is in the journal', async () => {
  const before = await named()
  const { text } = await open()
  const revision = /name="revision"[^>]*value="(\d+)"/.exec(text)?.[1] ?? ''
  const words = { 'field:minutes': '4' }
  const post = (fields: Record<string, string>) =>
    ask(site, record, {
      method: 'POST',
      headers: {
        cookie: cookies.editor ?? '',
        'content-type': 'application/x-www-form-urlencoded',
        origin: site.url,
      },
      body: new URLSearchParams(fields).toString(),
    })
  await post({ do: 'save', ...words })
  await post({ do: 'publish', revision: String(Number(revision) + 1), languages: 'ru', reason: 'Так надо' })
  const [stop] = await sql<{ minutes: number }>(site, 'select minutes from audio_stops where number = 3')
  expect(stop?.minutes).toBe(4)
  expect(await named()).toEqual(before)
  for (const language of ['ru', 'en'])
    expect(await send({ does: 'remove-recording', language, was: before[language] ?? '' })).toMatchObject({
      status: 303,
      to: `${record}?done=unrecorded`,
    })
  expect(await named()).toEqual({})
  await until(async () => (await heardIn('ru')) === null)
  // The file is there still, for whoever has it open and whoever wants it back.
  expect(existsSync(join(folder, before.ru ?? ''))).toBe(true)
  const entries = await sql<{ does: string; value: unknown }>(
    site,
    `select does, value from journal_entries join journal_details on entry_id = id and part = 'content'
     where does like '%-recording' and outcome = 'done' order by id`,
  )
  expect(entries[0]).toMatchObject({
    does: 'keep-recording',
    value: { thing: 'audio-stops/3 ru', after: { recording: expect.stringMatching(/^stop-3-ru-/) } },
  })
  expect(entries.at(-1)).toMatchObject({
    does: 'remove-recording',
    value: { before: { recording: before.en }, after: { recording: null } },
  })
})
