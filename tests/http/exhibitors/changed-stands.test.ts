import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proposePrice } from '../../../app/exhibitors/choice/office/propose-price.server.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { type Exhibitor, exhibitor, standOf, standPath } from '../../builders/exhibitors/accepted.ts'
import { listenTo } from '../../builders/exhibitors/event-stream.ts'
import { emptyStands } from '../../builders/exhibitors/stands.ts'
import { openFair } from '../../builders/fair-database.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// What the office changes of a stand: its price by two people, its size and whether it is offered by one. Two processes on
// one database: whatever is agreed to in one is on every page of the other.

const now = new Date('2026-01-26T11:20:00+03:00')
const code = 'C-05'
const one = `/office/stands/${code}/`
let database: Awaited<ReturnType<typeof openFair>>
let site: Site
let other: Site
let clerk = ''
let boss = ''
let me: Exhibitor
let rival: Exhibitor
beforeAll(async () => {
  database = await openFair()
  const env = { DATABASE_URL: database.url, FAIR_NOW: now.toISOString(), POSTS_PER_MINUTE: '100000' }
  ;[site, other] = await Promise.all([startSite(env), startSite(env)])
  clerk = await signIn(site, 'exhibitors')
  boss = await signIn(site, 'admin')
  me = await exhibitor(site, 'me@example.test')
  rival = await exhibitor(site, 'rival@example.test')
})
afterAll(async () => {
  await Promise.all([site.stop(), other.stop()])
  await database.drop()
})
beforeEach(async () => {
  await emptyStands(database.pool)
  await sql(site, `update exhibitor_applications set state = 'accepted'`)
  await sql(site, 'delete from office_changes')
  await sql(site, 'delete from approvals')
  await sql(
    site,
    `update stands set price_kopecks = 26000000, area_m2 = 6, open_sides = 1, is_offered = true where code = '${code}'`,
  )
})

type Fields = Record<string, string>
const office = (fields: Fields, { cookie = clerk, at = site, path = one } = {}) =>
  send(at, path, fields, { cookie })
const page = async (path = one, cookie = clerk) =>
  (await ask(site, path, { headers: { cookie } })).text.replaceAll('\u00a0', ' ')
const wish = { do: 'propose', price: '270 000', seen: '26000000', why: 'Окно над стендом' }
const propose = (fields: Fields = {}, cookie = clerk) => office({ ...wish, ...fields }, { cookie })
const proposals = () =>
  sql<{ id: string; digest: string; state: string }>(
    site,
    'select id, digest, state from approvals order by proposed_at, id',
  )
const agree = async (fields: Fields = {}, { cookie = boss, at = site, path = one } = {}) => {
  const [waiting] = (await proposals()).filter(({ state }) => state === 'waiting')
  const read = { proposal: waiting?.id ?? '', digest: waiting?.digest ?? '' }
  return office({ do: 'agree', confirm: 'yes', ...read, ...fields }, { cookie, at, path })
}
const stand = async () =>
  (
    await sql<{ price: number; area: number; sides: number; offered: boolean }>(
      site,
      'select price_kopecks as price, area_m2 as area, open_sides as sides, is_offered as offered from stands where code = $1',
      [code],
    )
  )[0]
const asItWas = { price: 260_000_00, area: 6, sides: 1, offered: true }
const inList = async (asked: Site) =>
  ((await ask(asked, '/api/v1/stands')).json() as { code: string }[]).find(row => row.code === code)
const journal = async () =>
  (
    await sql<{ what: string; actor: string }>(site, 'select what, actor from office_changes order by id')
  ).map(({ what, actor }) => `${what} ${actor.split('@')[0]}`)
const hold = (who: Exhibitor) => send(site, standPath, { do: 'hold', stand: code }, { cookie: who.cookie })

describe('a price', () => {
  test('is proposed by one, agreed to by another, and shown at once by both processes', async () => {
    const table = async (asked: Site, path: string) =>
      (await ask(asked, path)).text.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ')
    for (const asked of [site, other]) expect(await table(asked, '/exhibitor/')).not.toContain('274 321 ₽')
    const stream = await listenTo(other)
    await until(() => stream.events.length === 1)

    expect((await propose({ price: '274 321' })).headers.location).toBe(`${one}?done=proposed`)
    expect(await stand()).toEqual(asItWas)
    const mine = await page()
    expect(mine).toMatch(/260 000 ₽<\/s> → <strong>274 321 ₽/)
    for (const words of ['Окно над стендом', 'Отозвать', 'Это ваше предложение', 'Что за этим последует'])
      expect(mine).toContain(words)
    expect(mine).not.toContain('Да, новая цена')
    // Whoever could be the second finds it; whoever proposed it is not asked.
    expect(await page('/office/stands/')).toContain('Новая цена ждёт согласия')
    expect(await page('/office/', boss)).toContain('Цены стендов ждут согласия')
    expect(await page('/office/', clerk)).not.toContain('Цены стендов ждут согласия')
    // The box office is asked for nothing that is not its own.
    expect(await page('/office/approvals/', boss)).not.toContain('stand-price')

    expect((await agree({}, { at: other })).headers.location).toBe(`${one}?done=agreed`)
    expect(await stand()).toEqual({ ...asItWas, price: 274_321_00 })
    await until(() => stream.events.length === 2)
    stream.leave()
    expect(JSON.parse(stream.events[1]?.data ?? '')).toMatchObject({ code, priceKopecks: 274_321_00 })
    for (const asked of [site, other]) {
      await until(async () => (await table(asked, '/exhibitor/')).includes('274 321 ₽'))
      await until(async () => (await table(asked, '/en/exhibitor/')).includes('₽274,321'))
      await until(async () => (await ask(asked, '/api/v1/stands')).text.includes('27432100'))
    }
    expect(await journal()).toEqual([
      'approval-proposed exhibitors',
      'stand-price-changed admin',
      'approval-approved admin',
    ])
    const told = await page()
    expect(told).toContain('цена: 260 000 ₽ → 274 321 ₽')
    expect(told).toContain('exhibitors@portico.example и admin@portico.example')
    expect(await page('/office/')).toContain('Стенд C-05: новая цена согласована (admin@portico.example)')
    const [entry] = await sql<{ id: string }>(
      site,
      `select request_id as id from journal_entries where path = '${one}' and does = 'agree' and outcome = 'done'`,
    )
    expect(await page(`/office/journal/${entry?.id}/`, boss)).toContain('Изменена цена стенда')
  })

  test.each([
    [{ price: '199 999,99' }, 'не меньше 200 000 ₽'],
    [{ price: '0' }, 'больше нуля'],
    [{ price: '-270000' }, 'больше нуля'],
    [{ price: '270000.005' }, 'больше нуля'],
    [{ price: '2.7e5' }, 'больше нуля'],
    [{ price: 'x'.repeat(5_000) }, 'больше нуля'],
    [{ price: '5 000 001' }, 'больше 5 000 000 ₽'],
    [{ price: '99999999999999999999' }, 'больше 5 000 000 ₽'],
    [{ price: '260 000,00' }, 'нынешняя цена'],
    [{ why: '  ' }, 'Напишите причину'],
    [{ seen: '25000000' }, 'цена или размер изменились'],
    [{ seen: 'x' }, 'цена или размер изменились'],
    [{ fair: 'no-such-fair' }, 'такого больше нет'],
  ])('%j is refused, and what was typed stays', async (fields, words) => {
    const answer = await propose(fields as Fields)
    expect([answer.status, await proposals()]).toEqual([422, []])
    expect(answer.text.replaceAll('\u00a0', ' ')).toContain(words)
    if (!('why' in fields)) expect(answer.text).toContain('Окно над стендом')
  })

  test('nobody agrees with themselves; the same twice is one; nobody’s wish is replaced by another', async () => {
    await propose()
    expect((await propose()).status).toBe(303)
    for (const [fields, cookie] of [
      [{ price: '280000' }, clerk],
      [{ price: '280000' }, boss],
      [{}, boss],
    ] as const) {
      const answer = await propose(fields, cookie)
      expect([answer.status, answer.text.includes('уже ждёт согласия')]).toEqual([422, true])
    }
    expect(await proposals()).toHaveLength(1)
    const own = await agree({}, { cookie: clerk })
    expect([own.status, own.text.includes('собственным предложением')]).toEqual([422, true])
    for (const [fields, words] of [
      [{ confirm: '' }, 'Поставьте отметку'],
      [{ digest: 'f'.repeat(64) }, 'пока вы его читали'],
      [{ proposal: randomUUID() }, 'Такого предложения нет'],
      [{ proposal: "'; drop" }, 'Такого предложения нет'],
    ] as const) {
      const answer = await agree(fields)
      expect([answer.status, answer.text.includes(words)]).toEqual([422, true])
    }
    expect(await stand()).toEqual(asItWas)
  })

  test('is agreed to once, and only at the page of its own stand', async () => {
    await propose()
    const elsewhere = await agree({}, { path: '/office/stands/C-04/' })
    const tills = await agree({ do: 'approve' }, { path: '/office/approvals/' })
    expect([elsewhere.status, tills.status]).toEqual([422, 422])
    const [waiting] = await proposals()
    const about = { proposal: waiting?.id ?? '', note: 'x' }
    for (const path of ['/office/approvals/', '/office/stands/C-04/'])
      expect((await office({ do: 'decline', ...about }, { path, cookie: boss })).status).toBe(422)
    expect(await stand()).toEqual(asItWas)
    const read = { do: 'agree', confirm: 'yes', digest: waiting?.digest ?? '', ...about }
    const both = await Promise.all([
      office(read, { cookie: boss }),
      office(read, { cookie: boss, at: other }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422])
    expect(await stand()).toEqual({ ...asItWas, price: 270_000_00 })
    expect((await journal()).filter(line => line.startsWith('stand-price-changed'))).toHaveLength(1)
  })

  test('is withdrawn or declined with a word of why, and the next may be proposed', async () => {
    const end = async (cookie: string, note: string) => {
      const [waiting] = (await proposals()).filter(({ state }) => state === 'waiting')
      return office({ do: 'decline', proposal: waiting?.id ?? '', note }, { cookie })
    }
    await propose()
    expect((await end(clerk, 'Ошибка в числе')).headers.location).toBe(`${one}?done=declined`)
    await propose({ price: '280000' })
    expect((await end(boss, 'Рано')).status).toBe(303)
    expect((await end(boss, 'Рано')).status).toBe(422)
    expect(await stand()).toEqual(asItWas)
    const told = await page()
    expect(told).toContain('цена 260 000 ₽ → 270 000 ₽: предложение отозвано')
    expect(told).toContain('цена 260 000 ₽ → 280 000 ₽: предложение отклонено')
    expect(told).toContain('Рано')
    expect((await propose()).status).toBe(303)
  })

  test('that was proposed for another size is agreed to by nobody', async () => {
    await propose()
    const preview = await page(`${one}?area=8&sides=2`)
    expect(preview).toContain('согласовать уже не получится')
    expect((await office({ do: 'size', area: '8', sides: '2', seen: '6 1' })).status).toBe(303)
    expect(await page(one, boss)).toContain('Отклоните его')
    const answer = await agree()
    expect([answer.status, answer.text.includes('цена или размер изменились')]).toEqual([422, true])
    expect((await stand())?.price).toBe(260_000_00)
  })

  test('of two wishes at once one waits', async () => {
    const both = await Promise.all([
      propose({ price: '271000' }),
      office({ ...wish, price: '272000' }, { cookie: boss, at: other }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422])
    expect((await proposals()).map(({ state }) => state)).toEqual(['waiting'])
  })

  test('of a fair that is over is not proposed', async () => {
    const later = new Date('2026-05-01T12:00:00+03:00')
    const by = { id: randomUUID(), email: 'x@portico.example' }
    const item = { priced: 'stand', fair: 'spring-2026', what: code } as const
    const asked = { seenKopecks: 260_000_00, toKopecks: 270_000_00, reason: 'x' }
    expect(await proposePrice(database, item, asked, by, later)).toBe('fair-over')
    expect(await proposePrice(database, { ...item, what: 'C-99' }, asked, by, now)).toBe('no-item')
  })

  test('stays what it was for whoever has the stand; the next pays the new one', async () => {
    await hold(me)
    await propose()
    expect(await page(one, boss)).toContain('Бумажный ордер стенд закреплён по цене 260 000 ₽')
    await agree()
    const held = () =>
      sql<{ price: number }>(
        site,
        `select price_kopecks as price from stand_holds where stand_code = '${code}' and state <> 'released'`,
      )
    expect([await held(), (await stand())?.price]).toEqual([[{ price: 260_000_00 }], 270_000_00])
    const own = (await ask(site, standPath, { headers: { cookie: me.cookie } })).text
    expect(own).toContain('260\u00a0000\u00a0₽')
    await send(site, standPath, { do: 'release' }, { cookie: me.cookie })
    await hold(rival)
    expect(await held()).toEqual([{ price: 270_000_00 }])
  })
})

describe('the size', () => {
  const size = (fields: Fields) => office({ do: 'size', area: '9', sides: '2', seen: '6 1', ...fields })

  test('is looked at before it is changed, by one person, and stands in the history', async () => {
    const preview = await page(`${one}?area=9&sides=2`)
    expect(preview).toMatch(/6 м², открытых сторон: 1<\/s> → <strong>9 м², открытых сторон: 2/)
    expect(await stand()).toEqual(asItWas)
    expect(await page(`${one}?area=6&sides=1`)).toContain('менять нечего')
    expect(await page(`${one}?area=-1`)).toContain('Укажите площадь целым числом')
    expect((await size({})).headers.location).toBe(`${one}?done=resized`)
    expect((await size({})).status).toBe(303)
    expect(await stand()).toEqual({ ...asItWas, area: 9, sides: 2 })
    for (const asked of [site, other])
      await until(
        async () => (await inList(asked)) && JSON.stringify(await inList(asked)).includes('"areaM2":9'),
      )
    expect(await page()).toContain('размер: 6 м², открытых сторон: 1 → 9 м², открытых сторон: 2')
    expect(await journal()).toEqual(['stand-resized exhibitors'])
  })

  test.each([
    [{ area: '0' }, 'Укажите площадь'],
    [{ area: '201' }, 'Укажите площадь'],
    [{ area: '9.5' }, 'Укажите площадь'],
    [{ area: '1e1' }, 'Укажите площадь'],
    [{ sides: '5' }, 'сколько сторон открыто'],
    [{ sides: '' }, 'сколько сторон открыто'],
    [{ seen: '12 3' }, 'размер изменили'],
  ])('%j is refused', async (fields, words) => {
    const answer = await size(fields as Fields)
    expect([answer.status, answer.text.replaceAll('\u00a0', ' ').includes(words)]).toEqual([422, true])
    expect(await stand()).toEqual(asItWas)
  })
})

describe('offering', () => {
  const stop = (fields: Fields = {}) => office({ do: 'stop-offering', confirm: 'yes', ...fields })

  test('is stopped with a tick and begun again; both processes and exhibitors see it at once', async () => {
    expect((await stop({ confirm: '' })).status).toBe(422)
    expect((await stop()).headers.location).toBe(`${one}?done=not-offered`)
    for (const asked of [site, other])
      await until(async () => JSON.stringify(await inList(asked)).includes('not-offered'))
    expect([(await hold(me)).status, await standOf(site, me.applicationId)]).toEqual([422, null])
    expect(await page()).toContain('Проверьте, что его место не вошло в соседний стенд')
    expect((await office({ do: 'offer' })).headers.location).toBe(`${one}?done=offered`)
    expect((await office({ do: 'offer' })).status).toBe(303)
    expect((await hold(me)).status).toBe(303)
    expect(await journal()).toEqual(['stand-not-offered exhibitors', 'stand-offered exhibitors'])
    const told = await page()
    for (const words of ['больше не предлагается', 'снова предлагается']) expect(told).toContain(words)
  })

  test('of a stand that somebody has is not stopped, nor is its size changed', async () => {
    await hold(me)
    for (const state of ['held', 'sold']) {
      await sql(
        site,
        `update stand_holds set state = '${state}', until = ${state === 'sold' ? 'null' : 'until'} where stand_code = '${code}'`,
      )
      const tries: Fields[] = [
        { do: 'stop-offering', confirm: 'yes' },
        { do: 'size', area: '9', sides: '2', seen: '6 1' },
      ]
      for (const fields of tries) {
        const answer = await office(fields)
        expect([answer.status, answer.text.includes('Сначала освободите его')]).toEqual([422, true])
      }
    }
    expect([await stand(), await journal()]).toEqual([asItWas, []])
    expect(await page()).not.toContain('value="stop-offering"')
  })

  test('stopped at the moment somebody takes it: one of the two, never both', async () => {
    for (let round = 0; round < 4; round++) {
      await Promise.all([hold(me), stop()])
      const [has, is] = [await standOf(site, me.applicationId), await stand()]
      expect([has !== null, is?.offered]).toEqual([is?.offered, has !== null])
      await emptyStands(database.pool)
      await sql(site, `update exhibitor_applications set state = 'accepted'`)
      await sql(site, `update stands set is_offered = true where code = '${code}'`)
    }
  })

  test('is nobody’s but the exhibitors’ office’s; the database keeps the floor of prices itself', async () => {
    for (const role of ['box-office', 'requests', 'member'] as const) {
      const cookie = await signIn(site, role)
      const tries: Fields[] = [
        wish,
        { do: 'offer' },
        { do: 'stop-offering', confirm: 'yes' },
        { do: 'agree' },
      ]
      for (const fields of tries)
        expect([role, (await office(fields, { cookie })).status]).toEqual([role, 403])
    }
    for (const set of ['price_kopecks = 19999999', 'price_kopecks = 500000001', 'area_m2 = 201'])
      await expect(database.pool.query(`update stands set ${set}`)).rejects.toThrow(/stands_(?:price|area)/)
    expect(await stand()).toEqual(asItWas)
  })
})
