import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { newcomer, workIds, worksPath } from '../../builders/exhibitors/applicants.ts'
import { noisy, picturesOf } from '../../builders/exhibitors/pictures.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { type OwnSite, startOwnSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const uploads = makeFolder('exhibitor-uploads')
const folder = join(uploads, 'private/exhibitors')
let site: OwnSite
beforeAll(async () => {
  site = await open()
})
afterAll(async () => {
  await site.stop()
  rmSync(uploads, { recursive: true, force: true })
})

const open = (env: Record<string, string> = {}) =>
  startOwnSite({ POSTS_PER_MINUTE: '100000', UPLOADS: `file:${uploads}`, ...env })

type Upload = {
  id: string
  work: string
  offset: number
  size: number
  state: string
  refusal: string | null
}

async function announce(cookie: string, file: Record<string, unknown>) {
  const answer = await ask(site, '/api/v1/uploads', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(file),
  })
  return { status: answer.status, upload: answer.json() as Upload & { title: string } }
}

async function continueWith(cookie: string, id: string, offset: number | string, bytes: Buffer) {
  const answer = await ask(site, `/api/v1/uploads/${id}`, {
    method: 'PATCH',
    headers: {
      cookie,
      'content-type': 'application/offset+octet-stream',
      'upload-offset': String(offset),
    },
    body: bytes,
  })
  return { status: answer.status, upload: answer.json() as Upload & { title: string } }
}

const at = async (cookie: string, id: string) =>
  (await ask(site, `/api/v1/uploads/${id}`, { headers: { cookie } })).json() as Upload

describe('a file in pieces', () => {
  test('goes on where it stopped, and becomes a picture without what the camera wrote', async () => {
    const email = 'pieces@example.test'
    const cookie = await newcomer(site, email)
    const bytes = await noisy()
    const file = { name: '../../etc/passwd.jpg', size: bytes.length, fingerprint: 'one' }
    const { status, upload } = await announce(cookie, file)
    expect([status, upload.offset, upload.state]).toEqual([201, 0, 'receiving'])
    const half = Math.floor(bytes.length / 2)
    expect((await continueWith(cookie, upload.id, 0, bytes.subarray(0, half))).upload.offset).toBe(half)
    // The same piece again, a gap, more than there is: nothing joins, and the offset says where to go on.
    for (const [offset, piece] of [
      [0, bytes.subarray(0, half)],
      [half + 1, bytes.subarray(half + 1)],
      [half, Buffer.concat([bytes.subarray(half), Buffer.from('more')])],
    ] as const) {
      const refused = await continueWith(cookie, upload.id, offset, piece)
      expect([refused.status, refused.upload.offset]).toEqual([409, half])
    }
    // Begun anew after a reload, it is the same upload.
    expect((await announce(cookie, file)).upload).toMatchObject({ id: upload.id, offset: half })
    expect(await at(cookie, upload.id)).toMatchObject({ offset: half, state: 'receiving' })
    const last = await continueWith(cookie, upload.id, half, bytes.subarray(half))
    expect(last).toMatchObject({
      status: 200,
      upload: { state: 'done', offset: bytes.length, refusal: null },
    })
    expect(await workIds(site, email)).toEqual([upload.work])
    const [row] = await sql<{ id: string; name: string; width: number }>(
      site,
      `select p.id, p.name, p.width from exhibitor_pictures p join exhibitor_works w on w.picture_id = p.id where w.id = $1`,
      [upload.work],
    )
    expect(row).toMatchObject({ name: 'passwd.jpg', width: 2_100 })
    const kept = readFileSync(join(folder, 'pictures', row?.id ?? '', 'original.jpg'))
    const { exif, xmp, width } = await sharp(kept).metadata()
    expect([exif, xmp, width]).toEqual([undefined, undefined, 2_100])
    expect(kept.includes('Secret Photographer')).toBe(false)
    expect(readdirSync(join(folder, 'incoming'))).not.toContain(upload.id)
    const shown = await ask(site, `/account/application/pictures/${row?.id}-small.webp`, {
      headers: { cookie },
    })
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ])
  })

  test('a process that is killed loses nothing it has acknowledged', async () => {
    const email = 'killed@example.test'
    const cookie = await newcomer(site, email)
    const bytes = await noisy()
    const { upload } = await announce(cookie, { name: 'a.jpg', size: bytes.length, fingerprint: 'killed' })
    const step = 40_000
    let offset = 0
    for (let kill = 0; offset < bytes.length; kill++) {
      const piece = bytes.subarray(offset, offset + step)
      const sent = await continueWith(cookie, upload.id, offset, piece)
      offset = sent.upload.offset
      if (kill > 2 || offset >= bytes.length) continue
      // A piece is on its way when the process dies: it counts or it does not, and what was acknowledged stays.
      const lost = continueWith(cookie, upload.id, offset, bytes.subarray(offset, offset + step)).catch(
        () => null,
      )
      site.process.kill('SIGKILL')
      await lost
      site = { ...(await open({ DATABASE_URL: site.databaseUrl })), databaseUrl: site.databaseUrl }
      const here = await at(cookie, upload.id)
      expect(here.offset).toBeGreaterThanOrEqual(offset)
      offset = here.offset
    }
    expect(await at(cookie, upload.id)).toMatchObject({ state: 'done' })
    expect(await workIds(site, email)).toHaveLength(1)
  })

  /** The last piece was written and acknowledged by nobody: the process died before it made the picture. */
  async function wholeAndUnheard(email: string) {
    const cookie = await newcomer(site, email)
    const bytes = await noisy()
    const file = { name: 'a.jpg', size: bytes.length, fingerprint: 'whole' }
    const { upload } = await announce(cookie, file)
    await continueWith(cookie, upload.id, 0, bytes.subarray(0, 10))
    writeFileSync(join(folder, 'incoming', upload.id), bytes)
    await sql(site, 'update exhibitor_uploads set received = size where id = $1', [upload.id])
    return { cookie, upload, file, email }
  }

  test('that has come whole and of which nobody has heard the end is taken by whoever asks how far it is', async () => {
    const asked = await wholeAndUnheard('asked@example.test')
    expect(await at(asked.cookie, asked.upload.id)).toMatchObject({ state: 'done', refusal: null })
    const headed = await wholeAndUnheard('headed@example.test')
    const head = await ask(site, `/api/v1/uploads/${headed.upload.id}`, {
      method: 'HEAD',
      headers: { cookie: headed.cookie },
    })
    expect(head.status).toBe(200)
    const again = await wholeAndUnheard('again@example.test')
    expect((await announce(again.cookie, again.file)).upload).toMatchObject({
      id: again.upload.id,
      state: 'done',
    })
    for (const { email } of [asked, headed, again])
      expect([email, (await picturesOf(site, email)).length]).toEqual([email, 1])
  })

  test('asked for by many at once becomes one picture, and nobody meets an error', async () => {
    const { cookie, upload, email } = await wholeAndUnheard('many@example.test')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => ask(site, `/api/v1/uploads/${upload.id}`, { headers: { cookie } })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(answer => (answer.json() as Upload).state))).toEqual(new Set(['done']))
    expect(await picturesOf(site, email)).toHaveLength(1)
    const rows = await sql(
      site,
      'select 1 from exhibitor_pictures p join exhibitor_works w on w.application_id = p.application_id where w.id = $1',
      [upload.work],
    )
    expect(rows).toHaveLength(1)
  })

  test('a rival who asks for it settles nothing', async () => {
    const { cookie, upload } = await wholeAndUnheard('unsettled@example.test')
    const rival = await newcomer(site, 'settler@example.test')
    for (const method of ['GET', 'HEAD'])
      expect(
        (await ask(site, `/api/v1/uploads/${upload.id}`, { method, headers: { cookie: rival } })).status,
      ).toBe(404)
    const [row] = await sql(site, 'select ended_at from exhibitor_uploads where id = $1', [upload.id])
    expect(row).toEqual({ ended_at: null })
    expect((await at(cookie, upload.id)).state).toBe('done')
  })

  test('stopped, it is gone, and so is a work of which nothing else is known', async () => {
    const email = 'stopped@example.test'
    const cookie = await newcomer(site, email)
    const { upload } = await announce(cookie, { name: 'a.jpg', size: 100, fingerprint: 's' })
    await continueWith(cookie, upload.id, 0, Buffer.alloc(50))
    const answer = await ask(site, `/api/v1/uploads/${upload.id}`, { method: 'DELETE', headers: { cookie } })
    expect(answer.status).toBe(204)
    expect(await workIds(site, email)).toEqual([])
    expect(existsSync(join(folder, 'incoming', upload.id))).toBe(false)
    expect((await continueWith(cookie, upload.id, 50, Buffer.alloc(50))).status).toBe(409)
  })

  test('is another’s, and for them it is not there', async () => {
    const owner = await newcomer(site, 'owner@example.test')
    const rival = await newcomer(site, 'rival@example.test')
    const { upload } = await announce(owner, { name: 'a.jpg', size: 100, fingerprint: 'o' })
    expect((await ask(site, `/api/v1/uploads/${upload.id}`, { headers: { cookie: rival } })).status).toBe(404)
    expect((await continueWith(rival, upload.id, 0, Buffer.alloc(10))).status).toBe(404)
    const gone = await ask(site, `/api/v1/uploads/${upload.id}`, {
      method: 'DELETE',
      headers: { cookie: rival },
    })
    expect(gone.status).toBe(404)
    const stolen = await announce(rival, { name: 'a.jpg', size: 100, fingerprint: 'r', work: upload.work })
    expect(stolen.status).toBe(404)
    expect(await at(owner, upload.id)).toMatchObject({ offset: 0, state: 'receiving' })
  })

  test.each([
    [{ name: 'a.jpg', size: 0, fingerprint: 'a' }, 422],
    [{ name: 'a.jpg', size: 80 * 1024 * 1024 + 1, fingerprint: 'a' }, 422],
    [{ name: 'a.jpg', size: 1.5, fingerprint: 'a' }, 422],
    [{ name: '', size: 5, fingerprint: 'a' }, 422],
    [{ name: 'a.jpg', size: 5, fingerprint: 'a', state: 'done' }, 422],
    [{ name: 'a.jpg', size: 5, fingerprint: 'a', work: '../x' }, 422],
  ])('announced as %o it is answered with %i', async (file, status) => {
    const cookie = await newcomer(site, `odd-${Math.random()}@example.test`)
    expect((await announce(cookie, file)).status).toBe(status)
  })

  test.each(['', 'x', '-1', '1e1', '99999999999999'])('an offset of “%s” is none', async offset => {
    const cookie = await newcomer(site, `offset-${Math.random()}@example.test`)
    const { upload } = await announce(cookie, { name: 'a.jpg', size: 100, fingerprint: 'o' })
    expect((await continueWith(cookie, upload.id, offset, Buffer.alloc(10))).status).toBe(422)
  })

  test('more than a piece at once is too much', async () => {
    const cookie = await newcomer(site, 'large@example.test')
    const { upload } = await announce(cookie, { name: 'a.jpg', size: 9_000_000, fingerprint: 'l' })
    const answer = await ask(site, `/api/v1/uploads/${upload.id}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: Buffer.alloc(2 * 1024 * 1024 + 1),
    })
    expect(answer.status).toBe(413)
  })
})

describe('a hoarder', () => {
  test('has fifteen works and sixty files a day', async () => {
    const email = 'hoarder@example.test'
    const cookie = await newcomer(site, email)
    for (let n = 0; n < 15; n++) await announce(cookie, { name: 'a.jpg', size: 10, fingerprint: `${n}` })
    const sixteenth = await announce(cookie, { name: 'a.jpg', size: 10, fingerprint: 'more' })
    expect([sixteenth.status, sixteenth.upload.title]).toEqual([409, 'too-many-works'])
    const [work = ''] = await workIds(site, email)
    for (let n = 15; n < 60; n++)
      await announce(cookie, { name: 'a.jpg', size: 10, fingerprint: `${n}`, work })
    const next = await announce(cookie, { name: 'a.jpg', size: 10, fingerprint: 'more', work })
    expect([next.status, next.upload.title]).toEqual([409, 'too-many-today'])
    // Taking works out gives none of the day's files back.
    await send(site, `${worksPath}${work}/`, { do: 'remove', confirm: 'yes' }, { cookie })
    expect((await announce(cookie, { name: 'a.jpg', size: 10, fingerprint: 'm' })).upload.title).toBe(
      'too-many-today',
    )
  })

  test('has so much room and no more', async () => {
    const email = 'room@example.test'
    const cookie = await newcomer(site, email)
    const size = 80 * 1024 * 1024
    const all = []
    for (let n = 0; n < 15; n++)
      all.push(await announce(cookie, { name: 'a.jpg', size, fingerprint: `${n}` }))
    expect(all.every(({ status }) => status === 201)).toBe(true)
    await sql(
      site,
      `insert into exhibitor_pictures (id, application_id, name, width, height, bytes, created_at)
       select gen_random_uuid(), a.id, 'x', 1, 1, 400000000, now() from exhibitor_applications a
       join people p on p.id = a.person_id where p.email = $1`,
      [email],
    )
    const [work = ''] = await workIds(site, email)
    expect((await announce(cookie, { name: 'b.jpg', size, fingerprint: 'b', work })).upload.title).toBe(
      'no-room',
    )
  })
})
