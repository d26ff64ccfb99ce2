import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertEquipment } from '../../../app/content/import/insert-stands.server.ts'
import { sellStand } from '../../../app/exhibitors/stands/settle-hold.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { recordsOf } from '../../../content/reading.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { type Exhibitor, exhibitor, standOf, standPath, stateOf } from '../../builders/exhibitors/accepted.ts'
import { lettersTo } from '../../builders/exhibitors/applicants.ts'
import { spring2026 } from '../../builders/exhibitors/spring-2026.ts'
import { emptyStands } from '../../builders/exhibitors/stands.ts'
import { openFair } from '../../builders/fair-database.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

// The office's part of the stands: a careless clerk, yesterday's page, names that are no names, prices and stock.

const now = new Date('2026-01-26T11:20:00+03:00')
const list = '/office/stands/'
const one = (code: string) => `/office/stands/${code}/`
const thing = (slug: string) => `/office/equipment/${slug}/`
let database: Awaited<ReturnType<typeof openFair>>
let site: Site
let clerk = ''
let me: Exhibitor
let rival: Exhibitor
/** Whoever agrees to what the clerk proposes. */
let second = ''
beforeAll(async () => {
  database = await openFair()
  site = await startSite({
    DATABASE_URL: database.url,
    FAIR_NOW: now.toISOString(),
    POSTS_PER_MINUTE: '100000',
  })
  clerk = await signIn(site, 'exhibitors')
  second = await signIn(site, 'admin')
  me = await exhibitor(site, 'me@example.test', { name: '<script>alert(1)</script>' })
  rival = await exhibitor(site, 'rival@example.test', { rank: 4, name: '=HYPERLINK("http://x")' })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})
beforeEach(async () => {
  await emptyStands(database.pool)
  await sql(site, `update exhibitor_applications set state = 'accepted'`)
  await sql(site, 'delete from letters')
  await sql(site, 'delete from office_changes')
})

const hold = (who: Exhibitor, stand: string) =>
  send(site, standPath, { do: 'hold', stand }, { cookie: who.cookie })
const office = (path: string, fields: Record<string, string>, cookie = clerk) =>
  send(site, path, fields, { cookie })
const page = (path: string, cookie = clerk) => ask(site, path, { headers: { cookie } })
const holdId = async (code: string) =>
  (
    await sql<{ id: string }>(
      site,
      `select id from stand_holds where stand_code = $1 and state <> 'released'`,
      [code],
    )
  )[0]?.id ?? ''
const untilOf = async (code: string) =>
  (
    await sql<{ until: Date }>(
      site,
      `select until from stand_holds where stand_code = $1 and state <> 'released'`,
      [code],
    )
  )[0]?.until
const journal = async () =>
  (
    await sql<{ what: string; actor: string }>(site, 'select what, actor from office_changes order by id')
  ).map(({ what, actor }) => `${what} ${actor}`)

describe('the list', () => {
  test('tells who holds what until when, narrowed by hall, state and words', async () => {
    await hold(me, 'C-05')
    const { text } = await page(list)
    expect(text).toContain('me@example.test')
    expect(text).toMatch(/29\sянваря\s2026, 11:\d\d/)
    const rowsOf = async (search: string) =>
      [
        ...(await page(`${list}${search}`)).text.matchAll(
          /class="link[^"]*font-semibold[^"]*" href="\/office\/stands\/([^/]+)\//g,
        ),
      ].map(([, code]) => code)
    expect(await rowsOf('?state=held')).toEqual(['C-05'])
    expect(await rowsOf('?hall=rotunda&state=held')).toEqual([])
    expect(await rowsOf('?q=me%40example')).toEqual(['C-05'])
    expect(await rowsOf('?hall=rotunda')).toHaveLength(12)
    expect(await rowsOf('?hall=nowhere&state=odd')).toHaveLength(70)
  })

  test('shows names as text, and no spreadsheet reckons with them', async () => {
    await hold(me, 'C-05')
    await office(one('C-02'), { do: 'give', application: rival.applicationId })
    const { text } = await page(list)
    expect(text).not.toContain('<script>alert')
    expect(text).toContain('&lt;script&gt;alert(1)')
    const csv = await page('/office/stands.csv')
    expect(csv.headers['content-type']).toContain('text/csv')
    expect(csv.text).not.toMatch(/(?:^|[;,\t"])=HYPERLINK/m)
    expect(csv.text).toContain('HYPERLINK')
    expect((await page('/office/stands.xlsx?state=held')).status).toBe(200)
  })

  test('is for the exhibitors’ office alone', async () => {
    for (const role of ['box-office', 'door', 'requests', 'council', 'member'] as const) {
      const cookie = await signIn(site, role)
      for (const path of [list, one('C-05'), '/office/equipment/', thing('socket'), '/office/stands.csv'])
        expect([role, path, (await page(path, cookie)).status]).toEqual([role, path, 403])
    }
    expect((await page(one('C-99'))).status).toBe(404)
  })
})

describe('more time', () => {
  const extend = async (fields: Record<string, string>) =>
    office(one('C-05'), {
      do: 'extend',
      hold: await holdId('C-05'),
      day: '2026-02-03',
      time: '18:00',
      why: 'Болеет бухгалтер',
      ...fields,
    })

  test('is given with a reason, written down, and told by letter', async () => {
    await hold(me, 'C-05')
    await sql(site, 'delete from letters')
    expect((await extend({})).headers.location).toBe(`${one('C-05')}?done=extended`)
    expect(await untilOf('C-05')).toEqual(new Date('2026-02-03T18:00:00+03:00'))
    const [letter] = await lettersTo(site, me.email)
    expect(letter?.subject).toMatch(/^Срок закрепления стенда C-05 продлён до\s3\sфевраля\s2026, 18:00$/)
    expect(letter?.body).toContain('Болеет бухгалтер')
    const { text } = await page(one('C-05'))
    expect(text).toContain('Болеет бухгалтер')
    expect(text).toContain('exhibitors@portico.example')
    expect(await stateOf(site, me.applicationId)).toBe('stand-held')
  })

  test.each([
    [{ why: '  ' }, 'Напишите причину'],
    [{ day: '2026-01-27' }, 'позже прежнего'],
    [{ day: '2027-01-01' }, 'Так далеко продлить нельзя'],
    [{ day: '2026-02-31' }, 'Укажите день'],
    [{ time: '25:00' }, 'Укажите день'],
    [{ hold: 'somebody-else' }, 'стенд перешёл к\u00a0другому'],
  ])('%j is refused', async (fields, words) => {
    await hold(me, 'C-05')
    const before = await untilOf('C-05')
    const answer = await extend(fields as Record<string, string>)
    expect([answer.status, answer.text.includes(words)]).toEqual([422, true])
    expect(await untilOf('C-05')).toEqual(before)
  })
})

describe('taking a stand back', () => {
  const release = (fields: Record<string, string>) =>
    office(one('C-05'), { do: 'release', confirm: 'yes', why: 'Просил участник', ...fields })

  test('needs a tick and a reason; then it is free, the order is back in stock, and a letter says why', async () => {
    await hold(me, 'C-05')
    await send(site, standPath, { do: 'order', 'item-track-lamp': '2' }, { cookie: me.cookie })
    await sql(site, 'delete from letters')
    const id = await holdId('C-05')
    expect((await release({ hold: id, confirm: '' })).status).toBe(422)
    expect((await release({ hold: id, why: ' ' })).status).toBe(422)
    expect(await standOf(site, me.applicationId)).toBe('C-05')
    expect((await release({ hold: id })).status).toBe(303)
    expect([await standOf(site, me.applicationId), await stateOf(site, me.applicationId)]).toEqual([
      null,
      'accepted',
    ])
    const [lamp] = await sql<{ taken: number }>(site, `select taken from equipment where slug = 'track-lamp'`)
    expect(lamp?.taken).toBe(0)
    const [letter] = await lettersTo(site, me.email)
    expect([letter?.subject, letter?.body.includes('Просил участник')]).toEqual([
      'Стенд C-05 освобождён',
      true,
    ])
    expect(await journal()).toEqual(['stand-released exhibitors@portico.example'])
  })

  test('a page of yesterday takes it from nobody else', async () => {
    await hold(me, 'C-05')
    const seen = await holdId('C-05')
    await send(site, standPath, { do: 'release' }, { cookie: me.cookie })
    await office(one('C-05'), { do: 'give', application: rival.applicationId })
    const answer = await release({ hold: seen })
    expect([answer.status, answer.text.includes('перешёл к\u00a0другому')]).toEqual([422, true])
    expect(await standOf(site, rival.applicationId)).toBe('C-05')
  })

  test('of a paid stand is written down as such; the money stays', async () => {
    await hold(me, 'C-05')
    const selling = { edition: spring2026, applicationId: me.applicationId, by: 'x', why: 'paid' }
    await sellStand(database.pool, selling, now)
    await sql(site, `update exhibitor_applications set state = 'stand-paid' where id = $1`, [
      me.applicationId,
    ])
    expect((await page(one('C-05'))).text).toContain('Деньги останутся учтёнными')
    const id = await holdId('C-05')
    expect((await release({ hold: id, why: '' })).status).toBe(422)
    expect((await release({ hold: id })).status).toBe(303)
    expect(await journal()).toEqual(['paid-stand-released exhibitors@portico.example'])
  })
})

describe('giving a stand', () => {
  const give = (code: string, application: string) => office(one(code), { do: 'give', application })

  test('needs no turn: rank four has its stand, for 72 hours, with a letter', async () => {
    expect((await give('C-02', rival.applicationId)).headers.location).toBe(`${one('C-02')}?done=given`)
    expect([await standOf(site, rival.applicationId), await stateOf(site, rival.applicationId)]).toEqual([
      'C-02',
      'stand-held',
    ])
    expect(await lettersTo(site, rival.email)).toHaveLength(1)
    expect(await journal()).toEqual(['stand-given exhibitors@portico.example'])
  })

  test.each(['draft', 'in-review', 'declined', 'withdrawn', 'waiting-list', 'stand-paid'])(
    'to somebody who is %s is refused',
    async state => {
      await sql(site, 'update exhibitor_applications set state = $2 where id = $1', [
        rival.applicationId,
        state,
      ])
      expect((await give('C-02', rival.applicationId)).status).toBe(422)
      expect(await standOf(site, rival.applicationId)).toBeNull()
    },
  )

  test('of one that is held, not offered, or to nobody is refused', async () => {
    await hold(me, 'C-05')
    for (const [code, application] of [
      ['C-05', rival.applicationId],
      ['C-12', rival.applicationId],
      ['C-02', 'x'],
      ['C-02', '00000000-0000-4000-8000-000000000000'],
    ] as const)
      expect([code, (await give(code, application)).status]).toEqual([code, 422])
    expect(await standOf(site, me.applicationId)).toBe('C-05')
  })
})

describe('the catalogue', () => {
  const whole = {
    nameRu: 'Светильник',
    nameEn: 'Lamp of the office',
    unitRu: 'шт.',
    unitEn: 'each',
    group: 'light',
    price: '4 000',
    stock: '10',
    most: '6',
  }
  const add = (fields = {}) => office('/office/equipment/', { do: 'add', ...whole, ...fields })
  const { price: _price, ...facts } = whole
  const save = (fields = {}, slug = 'lamp-of-the-office') =>
    office(thing(slug), { do: 'save', ...facts, ...fields })
  const propose = (price: string, seen: string, slug = 'lamp-of-the-office') =>
    office(thing(slug), { do: 'propose', price, seen, why: 'Новый поставщик' })
  const agree = async (cookie: string, slug = 'lamp-of-the-office') => {
    const [waiting] = await sql<{ id: string; digest: string }>(
      site,
      `select id, digest from approvals where state = 'waiting' and subject = $1`,
      [`spring-2026 ${slug}`],
    )
    const read = { proposal: waiting?.id ?? '', digest: waiting?.digest ?? '' }
    return office(thing(slug), { do: 'agree', confirm: 'yes', ...read }, cookie)
  }
  const offer = async () => {
    await add()
    expect((await agree(second)).status).toBe(303)
  }
  const row = async (slug = 'lamp-of-the-office') =>
    (
      await sql<{ price: number; stock: number | null; taken: number }>(
        site,
        'select price_kopecks as price, stock, taken from equipment where slug = $1',
        [slug],
      )
    )[0]
  beforeEach(async () => {
    await sql(site, `delete from equipment where slug = 'lamp-of-the-office'`)
    await sql(site, 'delete from approvals')
  })

  test('takes a new thing once, and exhibitors can order it', async () => {
    expect((await add()).headers.location).toBe(`${thing('lamp-of-the-office')}?done=added`)
    expect((await add()).status).toBe(422)
    await hold(me, 'C-05')
    const wish = { do: 'order', 'item-lamp-of-the-office': '2' }
    const order = () => send(site, standPath, wish, { cookie: me.cookie })
    // Its first price is one person's: nobody sees it, nor does its own clerk bring it into the catalogue.
    expect((await order()).status).toBe(422)
    const restored = await office(thing('lamp-of-the-office'), { do: 'restore' })
    expect([restored.status, restored.text.includes('Цену меняют двое')]).toEqual([422, true])
    expect((await agree(clerk)).status).toBe(422)
    expect((await page('/office/equipment/')).text).toContain('цена не\u00a0согласована')
    expect((await order()).status).toBe(422)
    expect((await agree(second)).status).toBe(303)
    expect((await order()).status).toBe(303)
    expect(await row()).toEqual({ price: 400_000, stock: 10, taken: 2 })
  })

  test('a first price that was declined is proposed anew, the same or another', async () => {
    await add()
    const [waiting] = await sql<{ id: string }>(site, `select id from approvals where state = 'waiting'`)
    await office(thing('lamp-of-the-office'), { do: 'decline', proposal: waiting?.id ?? '' }, second)
    expect((await propose('4000', '400000')).status).toBe(303)
    expect((await agree(second)).status).toBe(303)
    await office(thing('lamp-of-the-office'), { do: 'retire' })
    // Offered once, it comes back at the price of two.
    expect((await office(thing('lamp-of-the-office'), { do: 'restore' })).status).toBe(303)
    expect((await propose('4000', '400000')).status).toBe(422)
  })

  test('changes stock by one person and a price by two; what was ordered keeps its price, and the stock never falls below it', async () => {
    await offer()
    await hold(me, 'C-05')
    await send(site, standPath, { do: 'order', 'item-lamp-of-the-office': '3' }, { cookie: me.cookie })
    const tooFew = await save({ stock: '2' })
    expect([tooFew.status, tooFew.text.includes('Уже заказано 3')]).toEqual([422, true])
    // A page from when the price was one of these fields.
    const alone = await save({ price: '5000', stock: '3' })
    expect([alone.status, alone.text.includes('Цену меняют двое')]).toEqual([422, true])
    expect(await row()).toEqual({ price: 400_000, stock: 10, taken: 3 })
    expect((await save({ stock: '3' })).status).toBe(303)
    expect((await propose('5000', '400000')).status).toBe(303)
    const told = (await page(thing('lamp-of-the-office'))).text
    expect(told.replaceAll('\u00a0', ' ')).toMatch(/4 000 ₽<\/s> → <strong>5 000 ₽/)
    expect(told).toContain('Уже заказано: 3')
    expect((await page('/office/equipment/')).text).toContain('Новая цена ждёт согласия')
    expect((await agree(clerk)).status).toBe(422)
    expect((await row())?.price).toBe(400_000)
    expect((await agree(second)).status).toBe(303)
    expect(await row()).toEqual({ price: 500_000, stock: 3, taken: 3 })
    const mine = await ask(site, standPath, { headers: { cookie: me.cookie } })
    expect(mine.text).toContain('272\u00a0000\u00a0₽')
    // Fewer at the old price, more at the new one.
    await send(site, standPath, { do: 'order', 'item-lamp-of-the-office': '1' }, { cookie: me.cookie })
    const own = () =>
      sql(
        site,
        `select quantity, price_kopecks as price from equipment_reservations where slug = 'lamp-of-the-office'`,
      )
    expect(await own()).toEqual([{ quantity: 1, price: 400_000 }])
    await send(site, standPath, { do: 'order', 'item-lamp-of-the-office': '2' }, { cookie: me.cookie })
    expect(await own()).toEqual([{ quantity: 2, price: 500_000 }])
    expect(await journal()).toEqual([
      'equipment-added exhibitors@portico.example',
      'approval-proposed exhibitors@portico.example',
      'equipment-price-agreed admin@portico.example',
      'approval-approved admin@portico.example',
      'equipment-changed exhibitors@portico.example',
      'approval-proposed exhibitors@portico.example',
      'equipment-price-changed admin@portico.example',
      'approval-approved admin@portico.example',
    ])
    const history = (await page(thing('lamp-of-the-office'))).text.replaceAll('\u00a0', ' ')
    expect(history).toContain('цена: 4 000 ₽ → 5 000 ₽')
    expect(history).toContain('изменено: всего 10 → 3')
  })

  test('a price proposed for one unit is not agreed to for another', async () => {
    await offer()
    await propose('5000', '400000')
    await save({ unitRu: 'комплект' })
    const answer = await agree(second)
    expect([answer.status, answer.text.includes('цена или размер изменились')]).toEqual([422, true])
    for (const price of ['0', '-1', '1000001', '4000.005', '4 000'])
      expect([price, (await propose(price, '400000')).status]).toEqual([price, 422])
    expect((await row())?.price).toBe(400_000)
  })

  test.each([
    [{ price: '0' }],
    [{ price: '-5' }],
    [{ price: 'много' }],
    [{ price: '1000001' }],
    [{ stock: '-1' }],
    [{ stock: '1.5' }],
    [{ stock: '1e9' }],
    [{ most: '0' }],
    [{ nameRu: '' }],
    [{ nameEn: 'x'.repeat(81) }],
    [{ group: 'weapons' }],
    [{ nameEn: 'Только кириллица' }],
  ])('refuses %j', async fields => {
    expect((await add(fields)).status).toBe(422)
    expect(await row()).toBeUndefined()
  })

  test('retires a thing: nobody orders it anew, what is ordered stays; and offers it again', async () => {
    await offer()
    await hold(me, 'C-05')
    const order = (quantity: string) =>
      send(site, standPath, { do: 'order', 'item-lamp-of-the-office': quantity }, { cookie: me.cookie })
    await order('2')
    await office(thing('lamp-of-the-office'), { do: 'retire' })
    expect((await order('3')).status).toBe(422)
    expect((await order('2')).status).toBe(303)
    await order('0')
    const mine = await ask(site, standPath, { headers: { cookie: me.cookie } })
    expect(mine.text).not.toContain('item-lamp-of-the-office')
    expect((await order('1')).status).toBe(422)
    await office(thing('lamp-of-the-office'), { do: 'restore' })
    expect((await order('1')).status).toBe(303)
  })

  test('keeps what the office has changed when the content step comes by again', async () => {
    const [socket] = await sql<{ name: { ru: string; en: string } }>(
      site,
      `select name from equipment where slug = 'socket'`,
    )
    const values = {
      ...whole,
      nameRu: socket?.name.ru,
      nameEn: socket?.name.en,
      group: 'power',
      stock: '77',
    }
    const { price: _, ...own } = values
    expect((await save(own as Record<string, string>, 'socket')).status).toBe(303)
    const [before] = await sql<{ price: string }>(
      site,
      `select price_kopecks as price from equipment where slug = 'socket'`,
    )
    expect((await propose('9999', String(before?.price), 'socket')).status).toBe(303)
    expect((await agree(second, 'socket')).status).toBe(303)
    const records = await recordsOf('equipment')
    await transaction(database.pool, tx => insertEquipment(tx, records))
    expect(await row('socket')).toEqual({ price: 999_900, stock: 77, taken: 0 })
  })
})
