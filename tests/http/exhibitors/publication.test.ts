import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eraseApplications } from '../../../app/exhibitors/works/erase-applications.server.ts'
import { exhibitorFilesIn } from '../../../app/exhibitors/works/picture-places.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { lettersTo } from '../../builders/exhibitors/applicants.ts'
import {
  handedIn,
  inOffice,
  itemsOf,
  materialsPath,
  paidExhibitor,
  published,
  revisionOf,
  stateOf,
  wholeForm,
  wholeMaterials,
} from '../../builders/exhibitors/materials.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

const uploads = makeFolder('publication-uploads')
const copies = join(uploads, 'exhibitors')
let site: Site
let office = ''
let count = 0

beforeAll(async () => {
  site = await startSite({
    POSTS_PER_MINUTE: '100000',
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: '2026-02-19T12:00:00+03:00',
  })
  office = await signIn(site, 'exhibitors')
})
afterAll(() => site.stop())

const exhibitor = async (changes: Record<string, string> = {}) => {
  count += 1
  const email = `page-${count}@example.test`
  const own = { ...(await paidExhibitor(site, email)), email }
  expect((await handedIn(site, own, changes)).status).toBe(303)
  return own
}
const look = (path: string, cookie = '') => ask(site, path, { headers: { cookie } })
const slugOf = async (id: string) => {
  const [row] = await sql<{ slug: string }>(
    site,
    'select slug from exhibitor_pages where application_id = $1',
    [id],
  )
  return row?.slug ?? ''
}
/** The page store hears of a change a moment after it is committed. */
const shows = async (path: string, word: string, isThere = true) => {
  await until(async () => (await look(path)).text.includes(word) === isThere)
}

describe('a page that is published', () => {
  test('is on its address in both languages, in the list, on the plan, in search and in the site map, at once', async () => {
    const name = { nameRu: 'Тихий карниз', nameEn: 'The Quiet Cornice' }
    // Whatever is kept ready before must not stay.
    for (const path of ['/participants/', '/en/participants/', '/navigator/map/', '/sitemap.xml'])
      expect((await look(path)).text).not.toContain('the-quiet-cornice')
    const own = await exhibitor(name)
    expect((await look('/participants/the-quiet-cornice/')).status).toBe(404)
    expect((await published(site, office, own.id)).headers.location).toContain('done=published')
    expect([await stateOf(site, own.id), await slugOf(own.id)]).toEqual(['published', 'the-quiet-cornice'])
    await shows('/participants/', 'Тихий карниз')
    expect((await look('/participants/')).text).toContain('2–5\u00a0апреля\u00a02026')
    await shows('/en/participants/', 'The Quiet Cornice')
    const ru = await look('/participants/the-quiet-cornice/')
    const en = await look('/en/participants/the-quiet-cornice/')
    expect([ru.status, en.status]).toEqual([200, 200])
    for (const word of [
      'Тихий карниз',
      'Здания, которых никто',
      'Анна Велигор',
      'Урок: куб и шар',
      own.stand,
      '2–5',
    ])
      expect(ru.text).toContain(word)
    for (const word of ['The Quiet Cornice', 'Buildings nobody', 'Anna Veligor', 'Lesson: cube and sphere'])
      expect(en.text).toContain(word)
    // What is not for everybody is in neither.
    for (const { text } of [ru, en])
      for (const secret of ['Секретная', '000-00-02']) expect(text).not.toContain(secret)
    await shows('/navigator/map/', 'the-quiet-cornice')
    const map = (await look('/api/v1/map')).json() as {
      stands: { code: string; participant: { slug: string } | null }[]
    }
    expect(map.stands.find(({ code }) => code === own.stand)?.participant?.slug).toBe('the-quiet-cornice')
    expect((await look('/search/?q=%D0%BA%D0%B0%D1%80%D0%BD%D0%B8%D0%B7')).text).toContain(
      '/participants/the-quiet-cornice/',
    )
    expect((await look('/en/search/?q=Quiet%20Cornice')).text).toContain(
      '/en/participants/the-quiet-cornice/',
    )
    await shows('/sitemap.xml', '/en/participants/the-quiet-cornice/')
    const letters = await lettersTo(site, own.email)
    expect(letters.at(-1)?.body).toContain('/participants/the-quiet-cornice/')
    const [src = ''] =
      /\/_ipx\/[^"' ]*exhibitors\/[\da-f-]+\.webp/.exec(ru.text.replaceAll('&amp;', '&')) ?? []
    expect([src !== '', (await look(src)).status]).toEqual([true, 200])
  })

  test('shows markup, templates and addresses of scripts as what they are: text', async () => {
    const own = await exhibitor({
      nameEn: 'Brace Yourself',
      nameRu: '<b>Скобка</b> {fairDates}',
      textRu: '</script><script>alert(1)</script> {priceDay} [[before nextFair: x || y]] слово-приманка',
    })
    await published(site, office, own.id)
    await shows('/participants/', 'Скобка')
    const { status, text } = await look('/participants/brace-yourself/')
    expect(status).toBe(200)
    expect(text).not.toContain('<script>alert(1)')
    expect(text).not.toContain('<b>Скобка')
    expect(text).toContain('{fairDates}')
    const search = await look(`/search/?q=${encodeURIComponent('приманка')}`)
    expect(search.status).toBe(200)
    expect(search.text).not.toContain('<script>alert(1)')
  })

  test.each([
    ['Search', /^exhibitor-\d+$/],
    ['Severny svod', /^severny-svod-2$/],
    ['../../etc/passwd', /^etc-passwd$/],
    ['Ёж', /^[a-z-]+$/],
    ['！？', /^exhibitor-\d+$/],
  ])('named «%s» takes nobody’s address', async (nameEn, expected) => {
    const own = await exhibitor({ nameEn })
    await published(site, office, own.id)
    expect(await slugOf(own.id)).toMatch(expected)
    await shows(`/participants/${await slugOf(own.id)}/`, wholeMaterials.nameRu)
  })

  test('two of one name have two addresses', async () => {
    const [one, two] = [await exhibitor({ nameEn: 'Namesake' }), await exhibitor({ nameEn: 'Namesake' })]
    await Promise.all([published(site, office, one.id), published(site, office, two.id)])
    expect([await slugOf(one.id), await slugOf(two.id)].sort()).toEqual(['namesake', 'namesake-2'])
  })
})

describe('a correction', () => {
  test('is seen when it is approved and not before; its address stays', async () => {
    const own = await exhibitor({ nameEn: 'Steady Name', textRu: 'ПЕРВЫЙ ТЕКСТ' })
    await published(site, office, own.id)
    await shows('/participants/steady-name/', 'ПЕРВЫЙ ТЕКСТ')
    const before = readdirSync(copies).length
    const form = await wholeForm(site, own.id, { nameEn: 'Another Name', textRu: 'ВТОРОЙ ТЕКСТ' })
    expect((await send(site, materialsPath, { do: 'save', ...form }, { cookie: own.cookie })).status).toBe(
      303,
    )
    expect((await look('/participants/steady-name/')).text).toContain('ПЕРВЫЙ ТЕКСТ')
    await send(
      site,
      materialsPath,
      { do: 'submit', ...form, revision: await revisionOf(site, own.id) },
      { cookie: own.cookie },
    )
    expect(await stateOf(site, own.id)).toBe('materials-in-review')
    expect((await look('/participants/steady-name/')).text).toContain('ПЕРВЫЙ ТЕКСТ')
    await inOffice(site, office, own.id, { do: 'comment', item: 'text', comment: 'Короче.' })
    await inOffice(site, office, own.id, { do: 'return' })
    expect((await look('/participants/steady-name/')).text).toContain('ПЕРВЫЙ ТЕКСТ')
    // A picture taken out of the draft stays on the page until the page changes.
    const [, first] = await itemsOf(site, own.id)
    await send(site, materialsPath, { do: 'remove', picture: first?.id ?? '' }, { cookie: own.cookie })
    expect(existsSync(join(copies, `${first?.picture_id}.webp`))).toBe(true)
    expect(readdirSync(copies)).toHaveLength(before)
    expect((await look('/participants/steady-name/')).text).toContain(`${first?.picture_id}`)
  })
})

describe('unpublished', () => {
  test('pictures are at no address before they are published, and at none after they are taken down', async () => {
    const own = await exhibitor({ nameEn: 'Vanishing Point' })
    const [logo, first] = await itemsOf(site, own.id)
    const addresses = [logo, first].map(item => `/_ipx/q_90/exhibitors/${item?.picture_id}.webp`)
    for (const address of addresses) expect((await look(address)).status).toBe(404)
    for (const address of [first?.picture_id].map(
      id => `/_ipx/q_90/private/exhibitors/pictures/${id}/large.webp`,
    ))
      expect((await look(address)).status).not.toBe(200)
    await published(site, office, own.id)
    await shows('/participants/vanishing-point/', own.stand)
    for (const address of addresses) expect((await look(address)).status).toBe(200)
    const noReason = await inOffice(site, office, own.id, { do: 'unpublish', confirm: 'yes', reason: ' ' })
    const noTick = await inOffice(site, office, own.id, { do: 'unpublish', reason: 'По просьбе участника' })
    expect([noReason.status, noTick.status]).toEqual([422, 422])
    const gone = await inOffice(site, office, own.id, {
      do: 'unpublish',
      confirm: 'yes',
      reason: 'По просьбе участника',
    })
    expect(gone.headers.location).toContain('done=unpublished')
    await until(async () => (await look('/participants/vanishing-point/')).status === 404)
    expect((await look('/en/participants/vanishing-point/')).status).toBe(404)
    await shows('/participants/', 'vanishing-point', false)
    await shows('/sitemap.xml', 'vanishing-point', false)
    expect((await look('/search/?q=Vanishing')).text).not.toContain('/participants/vanishing-point/')
    for (const address of addresses) expect((await look(address)).status).toBe(404)
    expect((await lettersTo(site, own.email)).at(-1)?.body).toContain('По просьбе участника')
    expect(await stateOf(site, own.id)).toBe('stand-paid')
    expect(
      (await inOffice(site, office, own.id, { do: 'unpublish', confirm: 'yes', reason: 'ещё раз' })).status,
    ).toBe(422)
    // It comes back to the same address.
    const form = await wholeForm(site, own.id, { nameEn: 'Renamed Meanwhile' })
    await send(site, materialsPath, { do: 'submit', ...form }, { cookie: own.cookie })
    await published(site, office, own.id)
    expect(await slugOf(own.id)).toBe('vanishing-point')
    await shows('/participants/vanishing-point/', own.stand)
  })
})

test('a year after the fair everything goes: rows, pages, and every file', async () => {
  const own = await exhibitor({ nameEn: 'Gone In A Year' })
  await published(site, office, own.id)
  const [logo] = await itemsOf(site, own.id)
  const files = exhibitorFilesIn(uploads)
  const pool = new pg.Pool({ connectionString: site.databaseUrl })
  try {
    expect(
      await eraseApplications(pool, files, { before: new Date('2026-04-05T12:00:00+03:00'), most: 500 }),
    ).toBe(0)
    expect(existsSync(join(copies, `${logo?.picture_id}.webp`))).toBe(true)
    await eraseApplications(pool, files, { before: new Date('2026-04-06T12:00:00+03:00'), most: 500 })
  } finally {
    await pool.end()
  }
  await until(async () => (await look('/participants/gone-in-a-year/')).status === 404)
  expect(readdirSync(copies)).toEqual([])
  for (const table of [
    'exhibitor_pages',
    'exhibitor_materials',
    'exhibitor_material_pictures',
    'exhibitor_material_marks',
  ])
    expect(await sql(site, `select 1 from ${table}`)).toEqual([])
})
