import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import {
  fillWorks,
  newcomer,
  picture,
  sendFile,
  workIds,
  worksPath,
} from '../../builders/exhibitors/applicants.ts'
import { bomb, noisy, picturesOf } from '../../builders/exhibitors/pictures.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const uploads = makeFolder('exhibitor-uploads')
const folder = join(uploads, 'private/exhibitors')
let site: Site
beforeAll(async () => {
  site = await open()
})
afterAll(async () => {
  await site.stop()
  rmSync(uploads, { recursive: true, force: true })
})

const open = (env: Record<string, string> = {}) =>
  startSite({ POSTS_PER_MINUTE: '100000', UPLOADS: `file:${uploads}`, ...env })

const pictures = (email: string) => picturesOf(site, email)

describe('what comes with a plain form', () => {
  test.each(['jpeg', 'png', 'webp', 'tiff'] as const)('%s is taken, whatever it is called', async format => {
    const email = `plain-${format}@example.test`
    const cookie = await newcomer(site, email)
    const answer = await sendFile(site, cookie, {
      name: 'virus.exe',
      bytes: await picture(2_000, 1_000, format),
    })
    expect([answer.status, answer.headers.location]).toMatchObject([
      303,
      expect.stringContaining('done=uploaded'),
    ])
    const [row] = await pictures(email)
    expect(row).toMatchObject({ width: 2_000, height: 1_000, name: 'virus.exe' })
  })

  test('a picture on its side is measured upright', async () => {
    const email = 'sideways@example.test'
    const cookie = await newcomer(site, email)
    const bytes = await sharp({ create: { width: 2_000, height: 1_000, channels: 3, background: '#333' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await sendFile(site, cookie, { name: 'a.jpg', bytes })
    expect(await pictures(email)).toMatchObject([{ width: 1_000, height: 2_000 }])
  })

  test.each([
    ['a text called a picture', async () => Buffer.from('hello'), 'это не\u00a0JPEG'],
    ['a page', async () => Buffer.from('<html><script>alert(1)</script></html>'), 'это не\u00a0JPEG'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000"/>'),
      'это не\u00a0JPEG',
    ],
    [
      'a GIF',
      () =>
        sharp({ create: { width: 2_100, height: 10, channels: 3, background: '#333' } })
          .gif()
          .toBuffer(),
      'это не\u00a0JPEG',
    ],
    [
      'the first bytes alone',
      async () => Buffer.from('\xff\xd8\xff\xe0 and nothing more', 'latin1'),
      'повреждён',
    ],
    ['half a picture', async () => (await noisy()).subarray(0, 30_000), 'повреждён'],
    ['a small one', () => picture(1_600, 993), 'длинная сторона 1\u00a0600\u00a0px'],
    ['a bomb of 30,000 × 30,000', async () => bomb(30_000), 'больше 150\u00a0миллионов точек'],
    [
      'a PNG that lies about itself',
      async () => Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), await picture()]),
      'повреждён',
    ],
  ])('%s is refused with its sentence, and nothing of it stays', async (_, make, sentence) => {
    const email = `refused-${Math.random()}@example.test`
    const cookie = await newcomer(site, email)
    const answer = await sendFile(site, cookie, { name: 'a.jpg', bytes: await make() })
    expect(answer.status).toBe(303)
    const { text } = await ask(site, worksPath, { headers: { cookie } })
    expect(text.replaceAll('\u202f', '\u00a0')).toContain(sentence)
    expect(await pictures(email)).toEqual([])
    expect(
      readdirSync(join(folder, 'incoming')).filter(
        name => statSync(join(folder, 'incoming', name)).size > 100_000_000,
      ),
    ).toEqual([])
    expect(readdirSync(join(folder, 'pictures')).filter(name => name.endsWith('.part'))).toEqual([])
  })

  test('what hides behind a picture does not survive it', async () => {
    const email = 'polyglot@example.test'
    const cookie = await newcomer(site, email)
    const hidden = Buffer.from('<script>alert("polyglot")</script>PK\x03\x04')
    await sendFile(site, cookie, { name: 'a.php.jpg', bytes: Buffer.concat([await picture(), hidden]) })
    const [row] = await pictures(email)
    for (const name of readdirSync(join(folder, 'pictures', row?.id ?? '')))
      expect(readFileSync(join(folder, 'pictures', row?.id ?? '', name)).includes('polyglot')).toBe(false)
  })

  test.each([
    '../../../evil.jpg',
    '..\\..\\evil.jpg',
    '/etc/cron.d/evil',
    'a\u0000b.jpg',
    '\u202egpj.exe',
    '<img src=x>.jpg',
  ])('called “%s” it lies where all lie', async name => {
    const email = `name-${Math.random()}@example.test`
    const cookie = await newcomer(site, email)
    await sendFile(site, cookie, { name, bytes: await picture() })
    const [row] = await pictures(email)
    expect(row?.name).not.toMatch(/[/\\\p{C}]/u)
    expect(readdirSync(join(folder, 'pictures', row?.id ?? '')).sort()).toEqual([
      'large.webp',
      'original.jpg',
      'small.webp',
    ])
    expect((await ask(site, worksPath, { headers: { cookie } })).text).not.toContain('<img src=x>')
  })

  test('a body that is cut off, has no end or is no form is refused', async () => {
    const cookie = await newcomer(site, 'broken@example.test')
    const type = 'multipart/form-data; boundary=x'
    for (const body of [
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      '--x',
      'nothing',
    ]) {
      const answer = await ask(site, worksPath, {
        method: 'POST',
        headers: { cookie, 'content-type': type },
        body,
      })
      expect(answer.status).toBe(400)
    }
    expect((await send(site, worksPath, { do: 'upload' }, { cookie })).status).toBe(422)
    expect(readdirSync(join(folder, 'forms'))).toEqual([])
  })
})

test('no address leads to a kept picture but its owner’s own', async () => {
  const email = 'hidden@example.test'
  const cookie = await newcomer(site, email)
  await sendFile(site, cookie, { name: 'a.jpg', bytes: await picture() })
  const [row] = await pictures(email)
  for (const path of [
    `/_ipx/w_320/private/exhibitors/pictures/${row?.id}/original.jpg`,
    `/_ipx/_/private/exhibitors/pictures/${row?.id}/large.webp`,
    `/_ipx/_/./private//exhibitors/pictures/${row?.id}/large.webp`,
    `/_ipx/_/Private/exhibitors/pictures/${row?.id}/large.webp`,
  ])
    expect([path, (await ask(site, path, { headers: { cookie } })).status]).toEqual([path, 403])
})

describe('works', () => {
  test('are moved, replaced and removed; a place beyond the end is the end', async () => {
    const email = 'order@example.test'
    const cookie = await newcomer(site, email)
    const [a = '', b = '', c = ''] = await fillWorks(site, cookie, email, 3)
    const move = (work: string, to: string) => send(site, worksPath, { do: 'move', work, to }, { cookie })
    await move(a, 'down')
    expect(await workIds(site, email)).toEqual([b, a, c])
    await move(c, '1')
    expect(await workIds(site, email)).toEqual([c, b, a])
    await move(c, '99')
    expect(await workIds(site, email)).toEqual([b, a, c])
    await move(b, 'up')
    expect(await workIds(site, email)).toEqual([b, a, c])
    expect((await move(b, 'sideways')).status).toBe(422)
    const [before] = await pictures(email)
    await sendFile(
      site,
      cookie,
      { name: 'b.png', bytes: await picture(2_200, 900, 'png') },
      { path: `${worksPath}${b}/`, does: 'replace' },
    )
    // Nobody shows the first any more: it is gone from the disk.
    expect(existsSync(join(folder, 'pictures', before?.id ?? ''))).toBe(false)
    expect((await send(site, `${worksPath}${b}/`, { do: 'remove' }, { cookie })).status).toBe(422)
    expect((await send(site, `${worksPath}${b}/`, { do: 'remove', confirm: 'yes' }, { cookie })).status).toBe(
      303,
    )
    expect(await workIds(site, email)).toEqual([a, c])
    const places = await sql<{ place: number }>(
      site,
      'select place from exhibitor_works where id = any($1) order by place',
      [[a, c]],
    )
    expect(places.map(({ place }) => place)).toEqual([1, 2])
  })

  test('two tabs do not overwrite one another’s captions', async () => {
    const email = 'captions@example.test'
    const cookie = await newcomer(site, email)
    await sendFile(site, cookie, { name: 'a.jpg', bytes: await picture() })
    const [id = ''] = await workIds(site, email)
    const say = (titleRu: string, revision: string) =>
      send(site, `${worksPath}${id}/`, { do: 'save', revision, titleRu }, { cookie })
    expect((await say('Первая', '0')).status).toBe(303)
    const second = await say('Вторая', '0')
    expect([second.status, second.text.includes('Первая'), second.text.includes('value="Вторая"')]).toEqual([
      422,
      true,
      true,
    ])
    expect((await say('Вторая', '1')).status).toBe(303)
  })
})
