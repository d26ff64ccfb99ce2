import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import {
  announce,
  photograph,
  readUpload,
  sendPiece,
  sendWhole,
} from '../../builders/pictures/picture-uploads.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// What people try, beside what they should: SVG with a script, polyglots, bombs, wrong types, somebody else's upload, odd
// ids, too narrow files, translators who write in Russian, two who replace at once, a clerk who trashes what is in use.

let site: Site
let other: Site
const cookies: Partial<Record<Role, string>> = {}
const uploads = makeFolder('picture-uploads')
const home = '/office/content/pictures/'

beforeAll(async () => {
  cpSync('content/pictures', uploads, { recursive: true })
  const env = { POSTS_PER_MINUTE: '100000', UPLOADS: `file:${uploads}` }
  site = await startSite(env)
  other = await startSite({ ...env, DATABASE_URL: site.databaseUrl })
  for (const role of ['chief-editor', 'editor', 'translator', 'press', 'curator', 'box-office'] as const)
    cookies[role] = await signIn(site, role)
}, 180_000)
afterAll(async () => {
  await other.stop()
  await site.stop()
})

const cookieOf = (role: Role) => cookies[role] ?? ''
const open = (path: string, role: Role = 'editor', prefix = '') =>
  ask(site, `${prefix}${home}${path}`, { headers: { cookie: cookieOf(role) } })

async function post(path: string, fields: Record<string, string>, role: Role = 'editor') {
  return ask(site, `${home}${path}`, {
    method: 'POST',
    headers: {
      cookie: cookieOf(role),
      'content-type': 'application/x-www-form-urlencoded',
      origin: site.url,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

async function postFile(
  path: string,
  fields: Record<string, string>,
  file: Uint8Array,
  role: Role = 'editor',
) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  body.append('file', new File([Uint8Array.from(file)], '../../etc/photo.jpg'))
  return fetch(`${site.url}${home}${path}`, {
    method: 'POST',
    headers: { cookie: cookieOf(role), origin: site.url },
    body,
    redirect: 'manual',
  })
}

type Row = {
  id: string
  path: string
  file: string | null
  revision: number
  alt: { ru: string; en: string }
  width: number
}
const rowOf = async (where: string) =>
  (await sql<Row>(site, `select * from pictures where ${where}`))[0] as Row
const newest = () => rowOf('uploaded_at is not null order by uploaded_at desc, path limit 1')

describe('pages', () => {
  test.each([
    '',
    '?list=unused',
    '?q=%D0%B0%D1%80%D0%BA&folder=views',
    '?list=trash',
    '?page=99999',
    '?folder=no',
  ])('the library at “%s” is well-formed in both languages', async path => {
    for (const prefix of ['', '/en']) {
      const { status, text } = await open(path, 'editor', prefix)
      expect(status).toBe(200)
      expect(await markupFaults(text)).toEqual([])
    }
  })
  test('a picture is shown with where it is used', async () => {
    const { id } = await rowOf("path = 'views/view-02.jpg'")
    for (const prefix of ['', '/en']) {
      const { status, text } = await open(`${id}/`, 'editor', prefix)
      expect(status).toBe(200)
      expect(text).toContain('/office/content/pages/about/')
      expect(await markupFaults(text)).toEqual([])
    }
  })
  test('search looks into titles, descriptions and credits of both languages', async () => {
    expect((await open('?q=arcade%20SUNLIGHT')).text).toContain('1–1 из')
    expect((await open('?q=%27%20or%201%3D1%20--')).text).toContain('Ничего не')
  })
  test.each(['nothing/', '00000000-0000-4000-8000-000000000000/', '..%2F..%2Fetc/'])(
    '%s is not there',
    async path => expect((await open(path)).status).toBe(404),
  )
  test('whoever is no editor is refused', async () => {
    expect((await open('', 'box-office')).status).toBe(403)
    expect((await announce(site, cookieOf('box-office'), 10)).response.status).toBe(403)
    expect((await announce(site, '', 10)).response.status).toBe(401)
  })
})

describe('an upload', () => {
  test('cut in the middle goes on from the same byte, in another process, and loses what the camera wrote', async () => {
    const file = await photograph(1_600, 1_000, 3)
    const { id } = await announce(site, cookieOf('editor'), file.byteLength, { folder: 'views' })
    const cut = 20_000
    expect((await sendPiece(site, cookieOf('editor'), id, 0, file.subarray(0, cut))).status).toBe(204)
    expect(await readUpload(other, cookieOf('editor'), id)).toMatchObject({
      offset: cut,
      header: String(cut),
    })
    // A piece that does not join is refused and changes nothing.
    expect((await sendPiece(other, cookieOf('editor'), id, 5, file.subarray(5))).status).toBe(409)
    expect((await sendPiece(other, cookieOf('editor'), id, cut, file.subarray(cut))).status).toBe(204)
    expect(await readUpload(site, cookieOf('editor'), id)).toMatchObject({ outcome: 'added' })
    const { path, width } = await newest()
    expect(path).toMatch(/^library\/[\da-f-]{36}\.jpg$/)
    expect(width).toBe(1_600)
    const kept = await sharp(join(uploads, path)).metadata()
    expect([kept.exif, kept.width]).toEqual([undefined, 1_600])
    const shown = await fetch(`${other.url}/_ipx/w_360&f_webp&q_90/${path}`)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(readdirSync(join(uploads, 'private/pictures/incoming'))).toEqual([])
  })

  test('of a file that is here already gives the picture there is', async () => {
    const file = await photograph(1_300, 900, 5)
    expect(await sendWhole(site, cookieOf('editor'), file)).toBe('added')
    const { path } = await newest()
    expect(await sendWhole(site, cookieOf('chief-editor'), file)).toBe('same')
    expect((await newest()).path).toBe(path)
    // Smaller and paler it is another file, and looks alike.
    const pale = await sharp(file)
      .resize(1_250)
      .modulate({ brightness: 1.03 })
      .jpeg({ quality: 70 })
      .toBuffer()
    expect(await sendWhole(site, cookieOf('editor'), pale)).toBe('added')
    const { id } = await newest()
    const first = await rowOf(`path = '${path}'`)
    expect((await open(`${id}/`)).text).toContain(`${home}${first.id}/`)
  })

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  test.each<[string, () => Promise<Uint8Array>, string]>([
    ['an SVG with a script', async () => svg, 'not-a-picture'],
    ['a PDF that calls itself a photograph', async () => Buffer.from('%PDF-1.7 …'), 'not-a-picture'],
    ['a GIF', async () => Buffer.from('GIF89a;<script>'), 'not-a-picture'],
    ['a photograph cut short', async () => (await photograph(1_600, 1_000, 7)).subarray(0, 9_000), 'broken'],
    [
      'the first bytes of a PNG and nothing behind',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<svg>', 'latin1'),
      'broken',
    ],
    ['one too narrow', () => photograph(1_180, 900, 9), 'too-narrow 1180 1200'],
    [
      'a bomb of 120 megapixels',
      () =>
        sharp({ create: { width: 12_000, height: 10_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'too-many-pixels',
    ],
  ])('of %s is refused', async (_what, file, outcome) => {
    const before = readdirSync(join(uploads, 'library')).length
    expect(await sendWhole(site, cookieOf('editor'), await file())).toBe(outcome)
    expect(readdirSync(join(uploads, 'library')).length).toBe(before)
  })

  test('of a picture with a page hidden behind it keeps the picture alone', async () => {
    const file = Buffer.concat([await photograph(1_400, 1_000, 11), Buffer.from('<script>alert(1)</script>')])
    expect(await sendWhole(site, cookieOf('editor'), file)).toBe('added')
    const { path } = await newest()
    expect((await sharp(join(uploads, path)).toBuffer()).includes('<script>')).toBe(false)
  })

  test('of somebody else cannot be seen, continued or stopped', async () => {
    const { id } = await announce(site, cookieOf('editor'), 1_000)
    const chief = cookieOf('chief-editor')
    expect((await readUpload(site, chief, id)).status).toBe(404)
    expect((await sendPiece(site, chief, id, 0, new Uint8Array(10))).status).toBe(404)
    const stop = { method: 'DELETE', headers: { cookie: chief } }
    const at = `${site.url}/api/v1/office/picture-uploads/${id}`
    expect((await fetch(at, stop)).status).toBe(404)
    expect((await fetch(at, { method: 'DELETE', headers: { cookie: cookieOf('editor') } })).status).toBe(204)
    expect((await readUpload(site, cookieOf('editor'), id)).status).toBe(404)
  })

  test.each(['..%2F..%2Fetc%2Fpasswd', 'photo.jpg', '%00'])('at the odd address %s is none', async id => {
    const answer = await sendPiece(site, cookieOf('editor'), id, 0, new Uint8Array(1))
    expect([404, 422]).toContain(answer.status)
  })

  test('from another site is refused; so are one too heavy and one too many', async () => {
    const foreign = await fetch(`${site.url}/api/v1/office/picture-uploads`, {
      method: 'POST',
      headers: { cookie: cookieOf('editor'), origin: 'https://evil.example', 'upload-length': '10' },
    })
    expect(foreign.status).toBe(403)
    const heavy = await announce(site, cookieOf('editor'), 70_000_000)
    expect([heavy.response.status, await heavy.response.text()]).toEqual([
      409,
      expect.stringContaining('too-heavy'),
    ])
    expect((await announce(site, cookieOf('translator'), 10)).response.status).toBe(403)
    expect((await announce(site, cookieOf('editor'), 10, { folder: '../private' })).response.status).toBe(409)
    const statuses = []
    for (let at = 0; at < 13; at++)
      statuses.push((await announce(site, cookieOf('chief-editor'), 10)).response.status)
    expect(statuses).toEqual([...Array(12).fill(201), 409])
    await sql(site, 'delete from picture_uploads where ended_at is null')
  })

  test('comes with a plain form too; its name and path count for nothing', async () => {
    const file = await photograph(1_500, 1_000, 13)
    const answer = await postFile('', { do: 'upload', folder: 'views' }, file)
    const { id, path } = await newest()
    expect(answer.headers.get('location')).toBe(`${home}${id}/?done=added`)
    expect(path).toMatch(/^library\//)
    const narrow = await postFile('', { do: 'upload' }, await photograph(600, 400, 15))
    expect(await narrow.text()).toContain('Ширина 600\u00a0px, а\u00a0нужно не\u00a0меньше 1200\u00a0px')
  })
})

describe('what is said of a picture', () => {
  test('is on the pages of every process at once', async () => {
    const { id, revision } = await rowOf("path = 'views/view-02.jpg'")
    const alt = 'Аркада, какой её видно утром'
    const answer = await post(`${id}/`, { do: 'save', revision: String(revision), 'alt:ru': alt })
    expect(answer.headers.location).toContain('done=saved')
    for (const one of [site, other]) await until(async () => (await ask(one, '/about/')).text.includes(alt))
  })

  test('a translator writes in English and nothing else', async () => {
    const { id, revision } = await rowOf("path = 'views/view-03.jpg'")
    const send = (fields: Record<string, string>) =>
      post(`${id}/`, { do: 'save', revision: String(revision), ...fields }, 'translator')
    const refused: Record<string, string>[] = [
      { 'alt:ru': 'Иное' },
      { credit: 'Я' },
      { focusX: '10' },
      { folder: '' },
    ]
    for (const fields of refused) expect((await send(fields)).text).toContain('не\u00a0разрешено')
    for (const does of ['replace', 'undo', 'trash'])
      expect((await post(`${id}/`, { do: does, revision: String(revision) }, 'translator')).status).not.toBe(
        303,
      )
    expect((await send({ 'alt:en': 'A hall of sculpture' })).headers.location).toContain('done=saved')
    expect((await rowOf("path = 'views/view-03.jpg'")).alt.en).toBe('A hall of sculpture')
  })

  test.each([
    [{ focusX: '101' }, 'от\u00a00\u00a0до\u00a0100'],
    [{ focusX: '-1' }, 'от\u00a00\u00a0до\u00a0100'],
    [{ focusY: '1e2' }, 'от\u00a00\u00a0до\u00a0100'],
    [{ rightsUntil: '2025-02-30' }, 'Такой даты нет'],
    [{ credit: 'я'.repeat(161) }, 'слишком длинный'],
    [{ folder: 'no-such' }, 'Такой папки нет'],
  ])('%j is refused', async (fields, sentence) => {
    const { id, revision } = await rowOf("path = 'views/view-04.jpg'")
    const { text } = await post(`${id}/`, { do: 'save', revision: String(revision), ...(fields as object) })
    expect(text).toContain(sentence)
    expect((await rowOf("path = 'views/view-04.jpg'")).revision).toBe(revision)
  })

  test('of two who write from the same page the second is told, and keeps what was typed', async () => {
    const { id, revision } = await rowOf("path = 'views/view-05.jpg'")
    await post(`${id}/`, { do: 'save', revision: String(revision), credit: 'Первая' })
    const { text } = await post(`${id}/`, { do: 'save', revision: String(revision), credit: 'Вторая' })
    expect(text).toContain('изображение изменили')
    expect(text).toContain('value="Вторая"')
  })
})

describe('the focal point', () => {
  test('steers the crops of the image path and of pages, in every process', async () => {
    const { id, revision, path } = await rowOf(
      'path in (select picture_path from speakers) order by path limit 1',
    )
    const crop = async (one: Site) => {
      const answer = await fetch(`${one.url}/_ipx/f_jpg&q_90&s_1200x630/${path}`)
      return Buffer.from(await answer.arrayBuffer()).toString('base64')
    }
    const before = await crop(site)
    await post(`${id}/`, { do: 'save', revision: String(revision), focusX: '50', focusY: '10' })
    for (const one of [site, other]) {
      expect(await crop(one)).not.toBe(before)
      await until(async () => (await ask(one, '/speakers/')).text.includes('focus-x-50 focus-y-10'))
    }
    const { text } = await ask(site, '/api/v1/speakers')
    expect(text).not.toContain('focus-x')
  })
})

describe('another file', () => {
  test('stands everywhere at once in every process, and the former one can be returned', async () => {
    const before = await rowOf("path = 'views/view-06.jpg'")
    const answer = await postFile(
      `${before.id}/`,
      { do: 'replace', revision: String(before.revision) },
      await photograph(1_800, 1_200, 17),
    )
    expect(answer.headers.get('location')).toContain('done=replaced')
    const after = await rowOf("path = 'views/view-06.jpg'")
    expect([after.width, after.path]).toEqual([1_800, before.path])
    const [use] = await sql<{ key: string }>(
      site,
      `select key from pages where blocks::text like '%views/view-06.jpg%' limit 1`,
    )
    const page = use?.key === 'home' ? '/' : `/${use?.key}/`
    for (const one of [site, other])
      await until(async () => (await ask(one, page)).text.includes(after.file ?? '?'))
    await post(`${before.id}/`, { do: 'undo', revision: String(after.revision) })
    expect(await rowOf("path = 'views/view-06.jpg'")).toMatchObject({ file: null, width: 3_600 })
    for (const one of [site, other])
      await until(async () => !(await ask(one, page)).text.includes(after.file ?? '?'))
    // What was taken back is there still, for whoever takes that back.
    expect(existsSync(join(uploads, after.file ?? ''))).toBe(true)
  })

  test('of two sent at once one is taken', async () => {
    const { id, revision } = await rowOf("path = 'views/view-07.jpg'")
    const files = [await photograph(1_800, 1_200, 19), await photograph(1_800, 1_200, 21)]
    const answers = await Promise.all(
      files.map(file => postFile(`${id}/`, { do: 'replace', revision: String(revision) }, file)),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect((await rowOf("path = 'views/view-07.jpg'")).revision).toBe(revision + 1)
  })

  test('is for pages of one’s own: the press office and curators change nothing on others’', async () => {
    const { id, path, revision } = await rowOf("path = 'views/view-02.jpg'")
    const asked = { revision: String(revision) }
    const file = await photograph(1_800, 1_200, 29)
    expect((await postFile(`${id}/`, { do: 'replace', ...asked }, file, 'press')).status).not.toBe(303)
    const pieces = await sendWhole(site, cookieOf('press'), file, { replaces: path, ...asked })
    expect(pieces).not.toBe('added')
    for (const role of ['press', 'curator'] as const) {
      const { text } = await post(`${id}/`, { do: 'save', ...asked, 'alt:ru': 'Чужое' }, role)
      expect(text).toContain('не\u00a0разрешено')
    }
    expect((await rowOf("path = 'views/view-02.jpg'")).revision).toBe(revision)
    // What nobody shows yet is theirs to describe.
    expect(await sendWhole(site, cookieOf('press'), await photograph(1_600, 1_000, 31))).toBe('added')
    const own = await newest()
    const fields = { do: 'save', revision: String(own.revision), credit: 'Пресс-служба' }
    expect((await post(`${own.id}/`, fields, 'press')).headers.location).toContain('done=saved')
  })

  test('comes in pieces too', async () => {
    const { path, revision } = await rowOf("path = 'views/view-08.jpg'")
    const said = { replaces: path, revision: String(revision) }
    expect(await sendWhole(site, cookieOf('editor'), await photograph(2_000, 1_200, 23), said)).toBe('added')
    expect((await rowOf("path = 'views/view-08.jpg'")).width).toBe(2_000)
  })
})

describe('the trash', () => {
  test('takes what nobody uses, hides it from whoever chooses, and gives it back', async () => {
    const used = await rowOf("path = 'views/view-02.jpg'")
    expect((await post(`${used.id}/`, { do: 'trash' }, 'chief-editor')).text).toContain('сначала уберите')
    await sendWhole(site, cookieOf('editor'), await photograph(1_300, 1_300, 25))
    const { id, path } = await newest()
    expect((await post(`${id}/`, { do: 'trash' })).text).toContain('не\u00a0разрешено')
    expect((await post(`${id}/`, { do: 'trash' }, 'chief-editor')).status).toBe(303)
    expect((await open('?list=trash')).text).toContain(id)
    expect((await open('')).text).not.toContain(id)
    expect(
      (await ask(site, '/office/content/releases/', { headers: { cookie: cookieOf('editor') } })).status,
    ).toBe(200)
    const choice = '?for=pages/about&field=blocks/nothing/picture'
    expect((await post(choice, { do: 'choose', picture: id })).text).toContain('Такого изображения нет')
    expect((await post(`${id}/`, { do: 'return' }, 'chief-editor')).status).toBe(303)
    expect((await rowOf(`path = '${path}'`)).id).toBe(id)
  })
})

test('a picture is chosen for a field of a draft, without a script', async () => {
  const [release] = await sql<{ slug: string }>(site, 'select slug from releases order by slug limit 1')
  const record = `/office/content/releases/${release?.slug}/`
  const form = await ask(site, record, { headers: { cookie: cookieOf('editor') } })
  const choice = `?for=releases%2F${release?.slug}&field=picturePath`
  expect(form.text).toContain(`/office/content/pictures/${choice.replace('&', '&amp;')}`)
  const { id, path } = await rowOf("path = 'views/view-09.jpg'")
  expect((await open(choice)).text).toContain('value="choose"')
  const answer = await post(choice, { do: 'choose', picture: id })
  expect(answer.headers.location).toContain(`${record}?done=saved#field-picturePath`)
  expect((await ask(site, record, { headers: { cookie: cookieOf('editor') } })).text).toContain(
    `value="${path}"`,
  )
  for (const odd of [
    '?for=releases/nothing&field=picturePath',
    `?for=releases/${release?.slug}&field=title`,
    '?for=x',
  ])
    expect((await post(odd, { do: 'choose', picture: id })).status).not.toBe(303)
})

describe('a new partner is made in the office, logo and all', () => {
  const record = '/office/content/partners/new-house/'
  const choice = '?for=partners%2Fnew-house&field=markPath'
  const write = (path: string, fields: Record<string, string> | [string, string][]) =>
    ask(site, path, {
      method: 'POST',
      headers: {
        cookie: cookieOf('chief-editor'),
        'content-type': 'application/x-www-form-urlencoded',
        origin: site.url,
      },
      body: new URLSearchParams(fields).toString(),
    })
  const page = async () => (await ask(site, record, { headers: { cookie: cookieOf('chief-editor') } })).text
  const publish = async () => {
    const revision = /name="revision"[^>]*value="(\d+)"/.exec(await page())?.[1] ?? ''
    return write(record, [
      ['do', 'publish'],
      ['revision', revision],
      ['languages', 'ru'],
      ['languages', 'en'],
    ])
  }
  const saves = async (mark: string) => {
    const saved = await write(record, { do: 'save', 'field:markPath': mark })
    expect(saved.headers.location).toMatch(/done=saved/)
  }

  test('a logo may be narrow; what is none is refused, and a drawing of somebody’s too', async () => {
    await write('/office/content/partners/', { do: 'create', key: 'new-house' })
    const saved = await write(record, {
      do: 'save',
      'field:name:ru': 'Новый дом',
      'field:name:en': 'New House',
      'field:role:ru': 'Свет',
      'field:role:en': 'Light',
      'field:about:ru': 'Свет на\u00a0стендах.',
      'field:about:en': 'Light on the stands.',
      'field:position': '0',
      'field:category': 'technical',
    })
    expect(saved.headers.location).toMatch(/done=saved/)
    const { text } = await open(choice)
    expect(await markupFaults(text)).toEqual([])
    expect(text).toMatch(/<option value="logos" selected=""/)
    expect(text).toContain('от\u00a0400\u00a0px')
    const logo = await photograph(480, 240, 77)
    expect((await postFile(choice, { do: 'upload', folder: '' }, logo)).status).toBe(422)
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    expect((await postFile(choice, { do: 'upload', folder: 'logos' }, svg)).status).toBe(422)
    expect((await postFile(choice, { do: 'upload', folder: 'logos' }, logo)).status).toBe(303)
    const { id, path } = await newest()
    const chosen = await post(choice, { do: 'choose', picture: id })
    expect(chosen.headers.location).toContain(`${record}?done=saved#field-markPath`)
    expect(await page()).toContain(`value="${path}"`)
    // Nobody has to say what is on it, nor to fear for it on the dark wall: its name stands beside it.
    expect(await page()).not.toMatch(/Нет описания|теряется/)
  })

  test.each(['marks/partner-99.svg', 'marks/../../secret.svg', 'marks/award.svg', 'library/none.png', ''])(
    '«%s» is no logo that can go out',
    async mark => {
      const { path } = await newest()
      await saves(mark)
      expect((await publish()).status).toBe(422)
      await saves(path)
    },
  )

  test('it stands on the partners’ page and on home, whole and small, beside those that we drew', async () => {
    expect((await publish()).status).toBe(303)
    const { id, path } = await newest()
    const address = `/_ipx/w_420&amp;f_webp&amp;q_90/${path}`
    for (const where of ['/partners/', '/en/partners/', '/', '/en/']) {
      const text = await until(
        async () => (await ask(site, where)).text,
        html => html.includes(address),
      )
      expect(await markupFaults(text)).toEqual([])
      expect(text).toContain(where.startsWith('/en') ? 'New House' : 'Новый дом')
      expect(text).toContain('/_ipx/_/marks/partner-01.svg')
    }
    const image = await fetch(`${site.url}${address.replaceAll('&amp;', '&')}`)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const { width, height } = await sharp(Buffer.from(await image.arrayBuffer())).metadata()
    expect([width, height]).toEqual([420, 210])
    const api = JSON.parse((await ask(site, '/api/v1/partners')).text) as { items?: unknown[] }
    expect(JSON.stringify(api)).toContain(`"markPath":"${path}"`)
    // As long as it stands there nobody throws it away.
    expect((await open(`${id}/`)).text).toContain(record)
    expect((await post(`${id}/`, { do: 'trash', revision: '1' }, 'chief-editor')).status).toBe(422)
  })

  test('replaced in the library, it is another one everywhere; one of our drawings may take its place', async () => {
    const { id, path, revision } = await newest()
    const other = await photograph(640, 640, 78)
    const replaced = await postFile(`${id}/`, { do: 'replace', revision: String(revision) }, other)
    expect(replaced.status).toBe(303)
    const { file } = await rowOf(`path = '${path}'`)
    await until(
      async () => (await ask(site, '/partners/')).text,
      html => html.includes(`/${file}"`),
    )
    await saves('marks/partner-24.svg')
    expect((await publish()).status).toBe(303)
    const text = await until(
      async () => (await ask(site, '/')).text,
      html => html.includes('Новый дом') && !html.includes(String(file)),
    )
    expect(text).toContain('/_ipx/_/marks/partner-24.svg')
  })
})

test('rights that have ended stop a publication until somebody says why', async () => {
  const { id, revision } = await rowOf("path = 'views/view-09.jpg'")
  await post(`${id}/`, { do: 'save', revision: String(revision), rightsUntil: '2025-08-01' })
  const [release] = await sql<{ slug: string }>(site, 'select slug from releases order by slug limit 1')
  const { text } = await ask(site, `/office/content/releases/${release?.slug}/`, {
    headers: { cookie: cookieOf('editor') },
  })
  expect(text).toContain('Права на\u00a0изображение истекли')
  expect((await open('?list=rights')).text).toContain(id)
})

test('a folder is made once, and pictures are put into it', async () => {
  const made = await post('', { do: 'folder', ru: 'Монтаж', en: 'Installation' })
  const key = /folder=(folder-[\da-f]{8})/.exec(made.headers.location ?? '')?.[1] ?? ''
  expect((await post('', { do: 'folder', ru: 'Монтаж', en: 'Other' })).text).toContain('уже есть')
  expect((await post('', { do: 'folder', ru: ' ', en: 'Other' })).text).toContain('на\u00a0двух языках')
  expect((await post('', { do: 'folder', ru: 'Я', en: 'I' }, 'translator')).text).toContain(
    'не\u00a0разрешено',
  )
  const { id, revision } = await rowOf("path = 'views/view-10.jpg'")
  await post(`${id}/`, { do: 'save', revision: String(revision), folder: key })
  expect((await open(`?folder=${key}`)).text).toContain(id)
})

test('what comes in pieces is in the journal as what comes with a form: once, under the same name', async () => {
  const written = () =>
    sql<{ place: string; does: string; outcome: string }>(
      site,
      `select place, does, outcome from journal_entries where does in ('upload', 'replace') order by id desc limit 2`,
    )
  const file = await photograph(1_600, 1_000, 911)
  expect(await sendWhole(site, cookieOf('editor'), file)).toBe('added')
  expect((await written())[0]).toEqual({ place: 'office-pictures', does: 'upload', outcome: 'done' })
  const [row] = await sql<{ path: string; revision: number }>(
    site,
    'select path, revision from pictures order by uploaded_at desc nulls last limit 1',
  )
  const other = await photograph(1_600, 1_000, 912)
  const said = { replaces: row?.path ?? '', revision: String(row?.revision) }
  const { id } = await announce(site, cookieOf('chief-editor'), other.byteLength, said)
  await sendPiece(site, cookieOf('chief-editor'), id, 0, other)
  await Promise.all(Array.from({ length: 8 }, () => readUpload(site, cookieOf('chief-editor'), id)))
  expect(await written()).toEqual([
    { place: 'office-picture', does: 'replace', outcome: 'done' },
    { place: 'office-pictures', does: 'upload', outcome: 'done' },
  ])
})
