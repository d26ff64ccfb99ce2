import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { newcomer, picture, sendFile } from '../../builders/exhibitors/applicants.ts'
import {
  handedIn,
  itemsOf,
  materialsPath,
  paidExhibitor,
  revisionOf,
  sendPictures,
  stateOf,
  wholeForm,
  wholeMaterials,
} from '../../builders/exhibitors/materials.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const uploads = makeFolder('materials-uploads')
let site: Site
let count = 0
beforeAll(async () => {
  site = await startSite({
    POSTS_PER_MINUTE: '100000',
    UPLOADS: `file:${uploads}`,
    FAIR_NOW: '2026-02-19T12:00:00+03:00',
  })
})
afterAll(() => site.stop())

const exhibitor = () => {
  count += 1
  return paidExhibitor(site, `materials-${count}@example.test`)
}
const page = (cookie: string, path = materialsPath) => ask(site, path, { headers: { cookie } })
const fieldsOf = async (id: string) => {
  const [row] = await sql<{ fields: Record<string, string> }>(
    site,
    'select fields from exhibitor_materials where application_id = $1',
    [id],
  )
  return row?.fields ?? {}
}

describe('who has materials', () => {
  test.each([
    ['', 'заявки ещё нет'],
    ['/en', 'no application yet'],
  ])('before the stand is paid the page says why it is too early %s', async (prefix, why) => {
    const cookie = await newcomer(site, `early${prefix.length}@example.test`)
    const { status, text } = await page(cookie, `${prefix}${materialsPath}`)
    expect(status).toBe(200)
    expect(text).toContain(why)
    expect(text).not.toContain('data-draft')
  })

  test.each(['draft', 'in-review', 'declined', 'withdrawn', 'accepted', 'stand-held', 'awaiting-payment'])(
    'in the state %s nothing is taken',
    async state => {
      const { cookie, id } = await paidExhibitor(site, `state-${state}@example.test`, { state })
      const tried: Record<string, string>[] = [
        { do: 'save', ...wholeMaterials, revision: '0' },
        { do: 'submit', ...wholeMaterials, revision: '0' },
        { do: 'arrival', passes: 'A B', slot: '2026-03-31T09:00' },
      ]
      for (const fields of tried)
        expect((await send(site, materialsPath, fields, { cookie })).status).toBe(422)
      await sendFile(
        site,
        cookie,
        { name: 'a.jpg', bytes: await picture() },
        { path: materialsPath, does: 'picture' },
      )
      const upload = { name: 'a.jpg', size: 10, fingerprint: 'a', material: 'picture' }
      const answer = await ask(site, '/api/v1/uploads', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(upload),
      })
      expect(answer.status).toBe(409)
      expect(await stateOf(site, id)).toBe(state)
      expect(await itemsOf(site, id)).toEqual([])
      expect(await fieldsOf(id)).toEqual({})
    },
  )

  test('staff, the council and nobody have no materials', async () => {
    expect((await ask(site, materialsPath)).status).toBe(302)
    for (const role of ['exhibitors', 'council', 'door'] as const) {
      const cookie = await signIn(site, role)
      expect((await page(cookie)).status).toBe(403)
      expect((await send(site, materialsPath, { do: 'save', ...wholeMaterials }, { cookie })).status).toBe(
        403,
      )
    }
  })
})

describe('what is written', () => {
  test('is there again, prefilled from the application before the first word', async () => {
    const { cookie, id } = await exhibitor()
    expect((await page(cookie)).text).toContain('value="Бумажный ордер"')
    const saved = await send(
      site,
      materialsPath,
      { do: 'save', ...wholeMaterials, revision: '0' },
      { cookie },
    )
    expect([saved.status, saved.headers.location]).toEqual([303, `${materialsPath}?done=saved`])
    expect(await fieldsOf(id)).toEqual(wholeMaterials)
    expect((await page(cookie, `/en${materialsPath}`)).text).toContain('Paper Order Workshop')
  })

  test('by two tabs is not overwritten: both versions are shown', async () => {
    const { cookie, id } = await exhibitor()
    await send(site, materialsPath, { do: 'save', ...wholeMaterials, revision: '0' }, { cookie })
    const other = { ...wholeMaterials, nameRu: 'Из другой вкладки' }
    const { status, text } = await send(
      site,
      materialsPath,
      { do: 'save', ...other, revision: '0' },
      { cookie },
    )
    expect(status).toBe(422)
    expect(text).toContain('изменили в\u00a0другой вкладке')
    expect(text).toContain('Из другой вкладки')
    expect((await fieldsOf(id)).nameRu).toBe(wholeMaterials.nameRu)
    // The same once more is no conflict: an answer may have been lost.
    const again = await send(
      site,
      materialsPath,
      { do: 'save', ...wholeMaterials, revision: '0' },
      { cookie },
    )
    expect(again.status).toBe(303)
  })

  test('keeps nothing that turns words around, and shows markup as text', async () => {
    const { cookie, id } = await exhibitor()
    const odd = {
      ...wholeMaterials,
      nameRu: '<script>alert(1)</script>\u202eabc\u0000',
      nameEn: '"><img src=x onerror=alert(1)> 👩‍🎨',
      textRu: '{fairDates} [[before nextFair: a || b]]\u2028end',
    }
    await send(site, materialsPath, { do: 'save', ...odd, revision: '0' }, { cookie })
    expect(await fieldsOf(id)).toMatchObject({
      nameRu: '<script>alert(1)</script>abc',
      nameEn: '"><img src=x onerror=alert(1)> 👩‍🎨',
      textRu: '{fairDates} [[before nextFair: a || b]]end',
    })
    const { text } = await page(cookie)
    expect(text).not.toContain('<script>alert(1)')
    expect(text).not.toContain('<img src=x')
  })

  test.each([
    ['textRu', 'я'.repeat(601)],
    ['textEn', 'a'.repeat(601)],
    ['links', 'javascript:alert(1)'],
    ['links', 'http://plain.example/'],
    ['links', 'https://user:secret@site.example/'],
    ['links', 'https://localhost/'],
    ['links', Array.from({ length: 6 }, (_, n) => `https://a${n}.example/`).join('\n')],
    ['artistsEn', 'Only One'],
    ['publicEmail', 'nobody'],
    ['nameEn', ''],
  ])('%s is kept as a draft and refused at submission: %s', async (field, value) => {
    const { cookie, id } = await exhibitor()
    const saved = await send(
      site,
      materialsPath,
      { do: 'save', ...wholeMaterials, [field]: value, revision: '0' },
      { cookie },
    )
    expect(saved.status).toBe(303)
    const form = await wholeForm(site, id, { [field]: value })
    const { status, text } = await send(site, materialsPath, { do: 'submit', ...form }, { cookie })
    expect(status).toBe(422)
    expect(text).toContain(`href="/account/materials/#field-${field}"`)
    expect(await stateOf(site, id)).toBe('stand-paid')
  })
})

describe('pictures', () => {
  test('a logo, ten pictures and no eleventh', async () => {
    const { cookie, id } = await exhibitor()
    await sendPictures(site, cookie, 10)
    expect((await itemsOf(site, id)).map(({ kind, place }) => [kind, place])).toEqual([
      ['logo', 0],
      ...Array.from({ length: 10 }, (_, index) => ['picture', index + 1]),
    ])
    const eleventh = await sendFile(
      site,
      cookie,
      { name: '11.jpg', bytes: await picture() },
      { path: materialsPath, does: 'picture' },
    )
    expect(eleventh.status).toBe(422)
    expect(eleventh.text).toContain('Снимков уже десять')
    expect(await itemsOf(site, id)).toHaveLength(11)
    // Another logo takes the place of the first.
    const [logo] = await itemsOf(site, id)
    await sendFile(
      site,
      cookie,
      { name: 'l.png', bytes: await picture(800, 800) },
      { path: materialsPath, does: 'logo' },
    )
    const [now] = await itemsOf(site, id)
    expect(now?.id).toBe(logo?.id)
    expect(now?.picture_id).not.toBe(logo?.picture_id)
  })

  test.each([
    ['logo', '500\u00a0px, а\u00a0нужно не\u00a0меньше 600.', '500\u00a0px; at least 600 are needed.'],
    [
      'picture',
      '500\u00a0px, а\u00a0нужно не\u00a0меньше 2\u00a0000.',
      '500\u00a0px; at least 2,000 are needed.',
    ],
  ])('a %s that is too small is told its own measure', async (does, russian, english) => {
    const { cookie } = await exhibitor()
    const file = { name: 'small.png', bytes: await picture(500, 400, 'png') }
    await sendFile(site, cookie, file, { path: materialsPath, does })
    expect((await page(cookie)).text.replaceAll('\u202f', '\u00a0')).toContain(russian)
    expect((await page(cookie, `/en${materialsPath}`)).text).toContain(english)
  })

  test('are moved by their number and closed up when one goes', async () => {
    const { cookie, id } = await exhibitor()
    await sendPictures(site, cookie, 3)
    const [, one, two, three] = await itemsOf(site, id)
    const form = await wholeForm(site, id)
    await send(site, materialsPath, { do: 'save', ...form, [`picture:${three?.id}:place`]: '1' }, { cookie })
    expect((await itemsOf(site, id)).slice(1).map(item => item.id)).toEqual([three?.id, one?.id, two?.id])
    await send(site, materialsPath, { do: 'remove', picture: one?.id ?? '' }, { cookie })
    expect((await itemsOf(site, id)).map(({ id: item, place }) => [item, place]).slice(1)).toEqual([
      [three?.id, 1],
      [two?.id, 2],
    ])
  })

  test('are moved by an arrow, without a script, and nothing typed is lost', async () => {
    const { cookie, id } = await exhibitor()
    await sendPictures(site, cookie, 3)
    const [, one, two, three] = await itemsOf(site, id)
    const order = async () => (await itemsOf(site, id)).slice(1).map(item => [item.id, item.place])
    const press = async (query: string, more = {}) =>
      send(
        site,
        `${materialsPath}${query}`,
        { do: 'save', ...(await wholeForm(site, id)), ...more },
        { cookie },
      )
    const arrow = (await page(cookie)).text.match(/formaction="([^"]+)"/gi)?.[1] ?? ''
    expect(arrow).toContain(`/account/materials/?move=${one?.id}&amp;to=down`)
    const moved = await press(`?move=${three?.id}&to=up`, { textRu: 'НАБРАНО' })
    expect(moved.headers.location).toBe(`${materialsPath}?done=moved#picture-${three?.id}`)
    expect(await order()).toEqual([
      [one?.id, 1],
      [three?.id, 2],
      [two?.id, 3],
    ])
    expect((await fieldsOf(id)).textRu).toBe('НАБРАНО')
    await press(`?move=${one?.id}&to=down`)
    expect(await order()).toEqual([
      [three?.id, 1],
      [one?.id, 2],
      [two?.id, 3],
    ])
    // Past the ends, of nobody, of the logo, or nonsense: saved, and nothing moved.
    const [logo] = await itemsOf(site, id)
    for (const query of [
      `?move=${three?.id}&to=up`,
      `?move=${two?.id}&to=down`,
      `?move=${logo?.id}&to=down`,
      '?move=00000000-0000-4000-8000-000000000000&to=up',
      `?move=${one?.id}&to=left`,
      '?move=x&to=up',
    ])
      expect([query, (await press(query)).status]).toEqual([query, 303])
    expect(await order()).toEqual([
      [three?.id, 1],
      [one?.id, 2],
      [two?.id, 3],
    ])
    const stale = await press(`?move=${one?.id}&to=up`, { revision: '0', textRu: 'ДРУГОЕ' })
    expect([stale.status, stale.text.includes('ДРУГОЕ')]).toEqual([422, true])
    expect(await order()).toEqual([
      [three?.id, 1],
      [one?.id, 2],
      [two?.id, 3],
    ])
    const rival = await exhibitor()
    await sendPictures(site, rival.cookie, 2)
    await send(
      site,
      `${materialsPath}?move=${one?.id}&to=up`,
      { do: 'save', ...(await wholeForm(site, rival.id)) },
      { cookie: rival.cookie },
    )
    expect(await order()).toEqual([
      [three?.id, 1],
      [one?.id, 2],
      [two?.id, 3],
    ])
  })

  test('of somebody else are neither shown, replaced nor removed', async () => {
    const { cookie, id } = await exhibitor()
    await sendPictures(site, cookie, 1)
    const [, mine] = await itemsOf(site, id)
    const rival = await exhibitor()
    expect(
      (await page(rival.cookie, `/account/application/pictures/${mine?.picture_id}-small.webp`)).status,
    ).toBe(404)
    expect((await page(cookie, `/account/application/pictures/${mine?.picture_id}-small.webp`)).status).toBe(
      200,
    )
    expect(
      (await send(site, materialsPath, { do: 'remove', picture: mine?.id ?? '' }, { cookie: rival.cookie }))
        .status,
    ).toBe(422)
    const steal = await ask(site, '/api/v1/uploads', {
      method: 'POST',
      headers: { cookie: rival.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'a.jpg', size: 10, fingerprint: 'a', material: mine?.id }),
    })
    expect(steal.status).toBe(404)
    // A caption for another's picture is not taken.
    await send(
      site,
      materialsPath,
      {
        do: 'save',
        ...wholeMaterials,
        revision: await revisionOf(site, rival.id),
        [`picture:${mine?.id}:captionRu`]: 'чужое',
      },
      { cookie: rival.cookie },
    )
    expect((await itemsOf(site, id))[1]?.fields.captionRu ?? '').toBe('')
  })

  test('come in pieces too', async () => {
    const { cookie, id } = await exhibitor()
    const bytes = await picture()
    const headers = { cookie, 'content-type': 'application/json' }
    const announced = { name: 'a.jpg', size: bytes.length, fingerprint: 'x', material: 'picture' }
    const opened = await ask(site, '/api/v1/uploads', {
      method: 'POST',
      headers,
      body: JSON.stringify(announced),
    })
    const { id: upload } = opened.json() as { id: string }
    const rival = await exhibitor()
    expect((await page(rival.cookie, `/api/v1/uploads/${upload}`)).status).toBe(404)
    const done = await ask(site, `/api/v1/uploads/${upload}`, {
      method: 'PATCH',
      headers: { cookie, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      body: bytes,
    })
    expect(done.json()).toMatchObject({ state: 'done', material: expect.any(String), work: null })
    expect((await itemsOf(site, id))[0]).toMatchObject({ kind: 'picture', picture_id: expect.any(String) })
  })
})

describe('passes and arrival', () => {
  const arrive = (cookie: string, passes: string, slot = '2026-03-31T09:00') =>
    send(site, materialsPath, { do: 'arrival', passes, slot }, { cookie })

  test('more names than passes, a name without end and an hour there is not are refused, and nothing of it stays', async () => {
    const { cookie, id } = await exhibitor()
    const many = Array.from({ length: 20 }, (_, n) => `Имя ${n}`).join('\n')
    for (const answer of [
      await arrive(cookie, many),
      await arrive(cookie, 'я'.repeat(121)),
      await arrive(cookie, 'A B', '2026-03-31T23:00'),
      await arrive(cookie, 'A B', "'; drop table people"),
    ])
      expect(answer.status).toBe(422)
    expect(await sql(site, 'select * from exhibitor_arrivals where application_id = $1', [id])).toEqual([])
    expect(
      await sql(
        site,
        "select 1 from exhibitor_history where application_id = $1 and action = 'save-arrival'",
        [id],
      ),
    ).toEqual([])
    expect((await arrive(cookie, 'Анна Велигор\n\n  Роман Лозняк ')).status).toBe(303)
    const [row] = await sql<{ passes: string }>(
      site,
      'select passes from exhibitor_materials where application_id = $1',
      [id],
    )
    expect(row?.passes).toBe('Анна Велигор\nРоман Лозняк')
  })

  test('an hour has six places, however many come at once', async () => {
    const everybody = []
    for (let n = 0; n < 8; n++) everybody.push(await exhibitor())
    const answers = await Promise.all(
      everybody.map(({ cookie }) => arrive(cookie, 'A B', '2026-04-01T10:00')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 303, 303, 303, 303, 422, 422])
    expect(answers.find(({ status }) => status === 422)?.text).toContain('только что заняли')
    const rows = await sql(
      site,
      "select place from exhibitor_arrivals where slot = '2026-04-01T10:00' order by place",
    )
    expect(rows).toEqual([1, 2, 3, 4, 5, 6].map(place => ({ place })))
    // Who goes elsewhere gives the place back.
    await arrive(
      everybody[answers.findIndex(({ status }) => status === 303)]?.cookie ?? '',
      'A B',
      '2026-04-01T11:00',
    )
    const late = everybody[answers.findIndex(({ status }) => status === 422)]
    expect((await arrive(late?.cookie ?? '', 'A B', '2026-04-01T10:00')).status).toBe(303)
  })

  test('may change while the office reads', async () => {
    const own = await exhibitor()
    expect((await handedIn(site, own)).status).toBe(303)
    expect(await stateOf(site, own.id)).toBe('materials-in-review')
    expect((await arrive(own.cookie, 'A B', '2026-03-31T12:00')).status).toBe(303)
  })
})

describe('what is handed in', () => {
  test('stands still: neither words nor pictures change while the office reads', async () => {
    const own = await exhibitor()
    expect((await handedIn(site, own)).status).toBe(303)
    const { cookie, id } = own
    expect((await page(cookie)).text).toContain('на\u00a0проверке')
    for (const does of ['save', 'submit'])
      expect(
        (
          await send(
            site,
            materialsPath,
            { do: does, ...wholeMaterials, nameRu: 'Другое', revision: await revisionOf(site, id) },
            { cookie },
          )
        ).status,
      ).toBe(422)
    const [logo] = await itemsOf(site, id)
    expect(
      (await send(site, materialsPath, { do: 'remove', picture: logo?.id ?? '' }, { cookie })).status,
    ).toBe(422)
    const file = { name: 'a.jpg', bytes: await picture() }
    expect((await sendFile(site, cookie, file, { path: materialsPath, does: 'picture' })).status).toBe(422)
    expect((await fieldsOf(id)).nameRu).toBe(wholeMaterials.nameRu)
    expect(await itemsOf(site, id)).toHaveLength(4)
  })

  test('nothing without rights, without a caption or with two pictures only', async () => {
    const { cookie, id } = await exhibitor()
    await sendPictures(site, cookie, 2)
    const form = await wholeForm(site, id)
    const few = await send(site, materialsPath, { do: 'submit', ...form }, { cookie })
    expect(few.text).toContain('не\u00a0меньше трёх снимков')
    const [, first] = await itemsOf(site, id)
    const { [`picture:${first?.id}:agreed`]: _, ...rest } = form as Record<string, string>
    const refused = await send(
      site,
      materialsPath,
      { do: 'submit', ...rest, revision: await revisionOf(site, id) },
      { cookie },
    )
    expect(refused.text).toContain(`#field-picture:${first?.id}:agreed`)
    expect(await stateOf(site, id)).toBe('stand-paid')
  })
})
