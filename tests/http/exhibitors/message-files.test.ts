import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eraseApplications } from '../../../app/exhibitors/works/erase-applications.server.ts'
import { exhibitorFilesIn } from '../../../app/exhibitors/works/picture-places.ts'
import { roles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { lettersTo, newcomer, picture } from '../../builders/exhibitors/applicants.ts'
import { insertApplication, personId } from '../../builders/exhibitors/in-review.ts'
import { plainPdf } from '../../builders/exhibitors/plain-pdf.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const own = '/account/messages/'
const [writer, rival] = ['writer@example.test', 'rival@example.test']
const uploads = mkdtempSync(join(tmpdir(), 'portico-message-files-'))
const folder = join(exhibitorFilesIn(uploads).folder, 'messages')
let site: Site
const cookies: Record<string, string> = {}
const ids: Record<string, string> = {}

beforeAll(async () => {
  site = await startSite({
    FAIR_NOW: '2025-12-20T13:00:00+03:00',
    POSTS_PER_MINUTE: '100000',
    UPLOADS: `file:${uploads}`,
  })
  for (const role of roles) cookies[role] = await signIn(site, role)
  for (const email of [writer, rival]) {
    cookies[email] = await newcomer(site, email)
    const owner = await personId(site, email)
    ids[email] = await insertApplication(site, { name: `Мастерская ${email}`, owner })
  }
})
afterAll(async () => {
  await site.stop()
  await rm(uploads, { recursive: true, force: true })
})
beforeEach(async () => {
  await sql(site, 'delete from exhibitor_threads')
  await sql(site, 'delete from rate_limits')
  await sql(site, 'delete from letters')
  await rm(folder, { recursive: true, force: true })
})

type File_ = { name: string; bytes: Buffer }
const pdf: File_ = { name: 'План стенда.pdf', bytes: plainPdf() }
const office = (who = writer) => `/office/messages/${ids[who]}/`

async function post(
  who: string,
  path: string,
  {
    text = 'Смотрите файл',
    after = '0',
    ...more
  }: { text?: string; after?: string } & Record<string, string>,
  file?: File_,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ do: 'send', text, after, ...more })) form.append(name, value)
  form.append('file', file ? new File([new Uint8Array(file.bytes)], file.name) : new File([], ''))
  const request = new Request('http://portico.example/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  const body = Buffer.from(await request.arrayBuffer())
  const headers = { cookie: cookies[who] ?? '', 'content-type': type }
  return ask(site, path, { method: 'POST', headers, body })
}

const read = (who: string, path: string) => ask(site, path, { headers: { cookie: cookies[who] ?? '' } })
const kept = () =>
  sql<{ id: string; name: string; type: string; application_id: string }>(
    site,
    'select f.id, f.name, f.type, f.application_id from exhibitor_message_files f order by message_id',
  )
const onDisk = (who = writer) => {
  const place = join(folder, ids[who] ?? '')
  return existsSync(place) ? readdirSync(place) : []
}
const addressIn = (page: string) => /href="([^"]+\/messages\/files\/[^"]+)"/.exec(page)?.[1] ?? ''

test('a file goes with a message to the other side, and an answer brings one back', async () => {
  expect((await post(writer, own, {}, pdf)).headers.location).toBe(`${own}?done=sent`)
  const theirs = (await read('exhibitors', office())).text
  expect(theirs).toContain('План стенда.pdf')
  const got = await read('exhibitors', addressIn(theirs))
  expect([got.status, got.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(got.headers['content-disposition']).toBe(
    `attachment; filename="attachment.pdf"; filename*=UTF-8''${encodeURIComponent('План стенда.pdf')}`,
  )
  expect([got.headers['cache-control'], got.headers['x-content-type-options']]).toEqual([
    'no-store',
    'nosniff',
  ])
  expect(got.text).toBe(pdf.bytes.toString('latin1'))
  const answered = await post(
    'exhibitors',
    office(),
    { after: '99' },
    { name: 'схема.png', bytes: await picture(300, 200, 'png') },
  )
  expect(answered.headers.location).toBe(`${office()}?done=sent`)
  const page = (await read(writer, own)).text
  expect(page).toContain('схема.png')
  for (const { id, type } of await kept())
    expect((await read(writer, `${own}files/${id}.${type}`)).status).toBe(200)
  expect((await read('admin', addressIn(theirs))).status).toBe(200)
})

test('the letter says that there is a file, and neither carries nor names it', async () => {
  await post(writer, own, {}, pdf)
  const [told] = await lettersTo(site, emailOf('exhibitors'))
  expect(told?.body).toContain('приложен файл')
  expect(told?.body).not.toContain('План стенда')
  const [row] = await sql<{ attachments: unknown[] }>(site, 'select attachments from letters')
  expect(row?.attachments).toEqual([])
})

test('without a file the form is what it was', async () => {
  expect((await post(writer, own, { text: 'Без файла' })).status).toBe(303)
  expect([await kept(), onDisk()]).toEqual([[], []])
})

test('a picture is drawn anew: what the camera wrote into it is gone', async () => {
  await post(writer, own, {}, { name: 'снимок.jpg', bytes: await picture(400, 300) })
  const [file] = await kept()
  const got = await fetch(`${site.url}${own}files/${file?.id}.jpg`, {
    headers: { cookie: cookies[writer] ?? '' },
  })
  const { exif, format, width } = await sharp(Buffer.from(await got.arrayBuffer())).metadata()
  expect([exif, format, width]).toEqual([undefined, 'jpeg', 400])
})

describe('abuses', () => {
  test('a file of another exhibitor is nobody’s: neither page nor byte', async () => {
    await post(writer, own, {}, pdf)
    const [file] = await kept()
    const mine = `${own}files/${file?.id}.pdf`
    const offices = `/office/messages/files/${file?.id}.pdf`
    expect((await read(writer, mine)).status).toBe(200)
    expect((await read(rival, mine)).status).toBe(404)
    for (const who of [rival, 'member', 'council', 'box-office', 'requests', 'door'])
      expect([who, (await read(who, offices)).status]).toEqual([who, 403])
    for (const who of ['council', 'box-office', 'exhibitors', 'admin'])
      expect([who, (await read(who, mine)).status]).toEqual([who, 403])
    for (const path of [mine, offices]) expect((await ask(site, path)).status).not.toBe(200)
    for (const odd of ['png', 'jpg', 'exe', 'pdf/', 'PDF'])
      expect([odd, (await read(writer, `${own}files/${file?.id}.${odd}`)).status]).toEqual([odd, 404])
    expect((await read(writer, `${own}files/..%2f..%2fsecret.pdf`)).status).toBe(404)
  })

  test.each([
    ['a program called PDF', Buffer.from('MZ\x90\0'), 'устроен иначе'],
    ['a page of HTML', Buffer.from('<html><script>alert(1)</script>'), 'устроен иначе'],
    ['a drawing with a script', Buffer.from('<svg onload="alert(1)"/>'), 'устроен иначе'],
    ['nothing at all', Buffer.alloc(0), 'устроен иначе'],
    ['a PDF that is cut off', plainPdf().subarray(0, -12), 'не\u00a0читается'],
    ['a locked PDF', plainPdf('trailer << /Encrypt 9 0 R >>'), 'паролем'],
    ['a PDF with a script', plainPdf('<< /S /J#61vaScript /JS (app.alert(1)) >>'), 'сценарии'],
    ['a picture that is cut off', Buffer.from('\x89PNG\r\n\x1a\n####', 'latin1'), 'не\u00a0читается'],
    ['eleven megabytes', plainPdf('x'.repeat(11 * 1024 * 1024)), 'больше 10'],
  ])('%s is refused with a sentence, and what was typed stays', async (_, bytes, sentence) => {
    const refused = await post(writer, own, { text: 'НАБРАННОЕ' }, { name: 'файл.pdf', bytes })
    expect([refused.status, refused.text.includes('НАБРАННОЕ')]).toEqual([422, true])
    expect(refused.text).toContain(sentence)
    expect([await kept(), onDisk()]).toEqual([[], []])
    expect(await sql(site, 'select 1 from exhibitor_messages')).toEqual([])
  })

  test('a bomb of pixels is refused before it is drawn', async () => {
    const bytes = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    expect((await post(writer, own, {}, { name: 'a.png', bytes })).text).toContain('60 миллионов')
  })

  test('more than the form takes is stopped on its way', async () => {
    const bytes = Buffer.alloc(26 * 1024 * 1024, 0x20)
    const status = await post(writer, own, {}, { name: 'a.pdf', bytes }).then(
      one => one.status,
      () => 'cut',
    )
    expect([413, 'cut']).toContain(status)
    expect(onDisk()).toEqual([])
  })

  test('a name is shown as text and never is a path', async () => {
    const name = '../../etc/<img src=x onerror=alert(1)>"; filename="evil.exe'
    await post(writer, own, {}, { name, bytes: plainPdf() })
    const page = (await read('exhibitors', office())).text
    expect(page).not.toContain('<img src=x')
    const [file] = await kept()
    expect(file?.name).not.toContain('/')
    expect(onDisk()).toEqual([file?.id])
    const got = await read(writer, `${own}files/${file?.id}.pdf`)
    expect(got.headers['content-disposition']).toMatch(
      /^attachment; filename="attachment\.pdf"; filename\*=UTF-8''[\w%.-]+\.pdf$/,
    )
  })

  test('two presses are one message and one file; other bytes with the same words are another', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post(writer, own, {}, pdf)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect((await kept()).map(({ id }) => id)).toEqual(onDisk())
    expect(onDisk()).toHaveLength(1)
    await post(writer, own, {}, { name: pdf.name, bytes: plainPdf('% other') })
    expect(await kept()).toHaveLength(2)
  })

  test('fields that name another thread are not asked', async () => {
    await post(rival, own, { applicationId: ids[writer] ?? '', id: ids[writer] ?? '' }, pdf)
    expect((await kept()).map(file => file.application_id)).toEqual([ids[rival]])
    expect(onDisk(writer)).toEqual([])
  })

  test('a thread holds so much and no more', async () => {
    await post(writer, own, {}, pdf)
    await sql(site, 'update exhibitor_message_files set bytes = 300 * 1024 * 1024')
    const refused = await post(writer, own, { after: '7' }, pdf)
    expect([refused.status, refused.text.includes('300\u00a0МБ')]).toEqual([422, true])
    expect(onDisk()).toHaveLength(1)
  })

  test('nothing is written for a thread that cannot be', async () => {
    const nowhere = '/office/messages/00000000-0000-4000-8000-000000000000/'
    expect((await post('exhibitors', nowhere, {}, pdf)).status).toBe(404)
    expect(existsSync(join(folder, '00000000-0000-4000-8000-000000000000'))).toBe(false)
    const tooLong = await post(writer, own, { text: 'а'.repeat(4_001) }, pdf)
    expect([tooLong.status, tooLong.text.includes('Файл придётся выбрать ещё раз')]).toEqual([422, true])
    expect(onDisk()).toEqual([])
  })
})

test('files go with their application, also one that no row names', async () => {
  const email = `gone-${Date.now()}@example.test`
  cookies[email] = await newcomer(site, email)
  ids[email] = await insertApplication(site, { owner: await personId(site, email) })
  await post(email, own, {}, pdf)
  writeFileSync(join(folder, ids[email] ?? '', 'left-by-a-killed-process'), 'x')
  expect(onDisk(email)).toHaveLength(2)
  const pool = new pg.Pool({ connectionString: site.databaseUrl })
  await sql(site, 'update exhibitor_applications set person_id = null, submitted_at = null where id = $1', [
    ids[email],
  ])
  await eraseApplications(pool, exhibitorFilesIn(uploads), { before: new Date('2025-01-01'), most: 10 })
  await pool.end()
  expect(existsSync(join(folder, ids[email] ?? ''))).toBe(false)
  expect(await kept()).toEqual([])
})
