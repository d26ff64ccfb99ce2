import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sellStand } from '../../../app/exhibitors/stands/settle-hold.server.ts'
import { states } from '../../../app/exhibitors/states.ts'
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
import { until } from '../../builders/until.ts'

// What somebody might try on the page of their stand: hoarders, forgers, two tabs, the curious, the late and the early.

const now = new Date('2026-01-26T11:20:00+03:00')
let database: Awaited<ReturnType<typeof openFair>>
let site: Site
let me: Exhibitor
let rival: Exhibitor
beforeAll(async () => {
  database = await openFair()
  site = await startSite({
    DATABASE_URL: database.url,
    FAIR_NOW: now.toISOString(),
    POSTS_PER_MINUTE: '100000',
  })
  me = await exhibitor(site, 'me@example.test')
  rival = await exhibitor(site, 'rival@example.test', { rank: 2 })
})
afterAll(async () => {
  await site.stop()
  await database.drop()
})
beforeEach(async () => {
  await emptyStands(database.pool)
  await sql(
    site,
    `update exhibitor_applications set state = 'accepted' where state in ('stand-held', 'awaiting-payment', 'stand-paid')`,
  )
  await sql(site, 'delete from letters')
  await sql(site, 'delete from exhibitor_history')
})

const post = (who: Exhibitor, fields: Record<string, string>, prefix = '') =>
  send(site, `${prefix}${standPath}`, fields, { cookie: who.cookie })
const hold = (who: Exhibitor, stand: string, prefix = '') => post(who, { do: 'hold', stand }, prefix)
const page = (who: { cookie: string }, path = standPath) =>
  ask(site, path, { headers: { cookie: who.cookie } })
const holds = () =>
  sql<{ code: string; until: Date | null }>(
    site,
    `select stand_code as code, until from stand_holds where state <> 'released' order by stand_code`,
  )

describe('taking a stand', () => {
  test('holds it for 72 hours, takes the step, and sends a receipt with its end and its price', async () => {
    const answer = await hold(me, 'C-05')
    expect([answer.status, answer.headers.location]).toEqual([303, `${standPath}?done=held`])
    expect(await stateOf(site, me.applicationId)).toBe('stand-held')
    const [own, ...others] = await holds()
    expect([own?.code, others]).toEqual(['C-05', []])
    const hours = (Number(own?.until) - now.getTime()) / 3_600_000
    // The site's clock has gone on since it was started.
    expect(hours).toBeGreaterThanOrEqual(72)
    expect(hours).toBeLessThan(72.5)
    const { text } = await page(me)
    expect(text).toMatch(/>71:59:\d\d</)
    expect(text).toMatch(/до\u00a029\sянваря\s2026, 11:\d\d по\u00a0Москве/)
    const [letter] = await lettersTo(site, me.email)
    expect(letter?.subject).toMatch(/^Стенд C-05 закреплён за\u00a0вами до\u00a029\sянваря\s2026, 11:\d\d$/)
    expect(letter?.body).toContain('Цена стенда: 260\u00a0000\u00a0₽')
  })

  test('twice is once: two tabs, one hold, one step, one letter', async () => {
    const answers = await Promise.all([hold(me, 'C-05'), hold(me, 'C-05')])
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const steps = await sql(
      site,
      `select 1 from exhibitor_history where application_id = $1 and action = 'hold-stand' and at >= $2`,
      [me.applicationId, now],
    )
    expect([(await holds()).length, steps.length]).toEqual([1, 1])
    expect(await lettersTo(site, me.email)).toHaveLength(1)
  })

  test('two stands are never held: the second is taken in place of the first, with the hours of the first', async () => {
    await Promise.all([hold(me, 'C-05'), hold(me, 'C-02')])
    expect(await holds()).toHaveLength(1)
    const [before] = await holds()
    await hold(me, 'A-05')
    expect(await holds()).toEqual([{ code: 'A-05', until: before?.until }])
  })

  test('giving it up and taking it again buys no time', async () => {
    await hold(me, 'C-05')
    await sql(site, `update stand_holds set until = '2026-01-27T00:00:00+03:00'`)
    await post(me, { do: 'release' })
    expect(await stateOf(site, me.applicationId)).toBe('accepted')
    await hold(me, 'C-05')
    expect((await holds())[0]?.until).toEqual(new Date('2026-01-27T00:00:00+03:00'))
  })

  test('ten receipts a day are enough for whoever changes all day long', async () => {
    for (let n = 0; n < 12; n++) await hold(me, n % 2 ? 'C-05' : 'C-02')
    expect(await lettersTo(site, me.email)).toHaveLength(10)
  })
})

describe('whoever loses', () => {
  test.each([
    [
      '',
      'Стенд C-05 только что закрепил другой участник.',
      'Стенд C-07 по-прежнему закреплён',
      'Сменить на\u00a0C-11',
    ],
    [
      '/en',
      'Another exhibitor has just taken stand C-05.',
      'Stand C-07 is still held for you.',
      'Change to C-11',
    ],
  ])(
    'is told at once, keeps their own, and is shown the nearest of the same size (%s)',
    async (prefix, ...said) => {
      await hold(me, 'C-07')
      await hold(rival, 'C-05')
      const lost = await hold(me, 'C-05', prefix)
      expect(lost.status).toBe(422)
      for (const words of said.slice(0, 2)) expect(lost.text).toContain(words)
      const notice = lost.text.slice(lost.text.indexOf('data-lost-notice'), lost.text.indexOf('</section>'))
      expect([...notice.matchAll(/data-row="([^"]+)"/g)].map(([, code]) => code)).toHaveLength(3)
      expect(await standOf(site, me.applicationId)).toBe('C-07')
    },
  )

  test('of many at once there is one winner', async () => {
    const others = await Promise.all(
      [1, 2, 3, 4].map(n => exhibitor(site, `crowd-${n}-${randomUUID()}@example.test`)),
    )
    const answers = await Promise.all([me, rival, ...others].map(who => hold(who, 'E-03')))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await holds()).toHaveLength(1)
  })
})

describe('what is refused, and with which words', () => {
  test.each([
    ['C-12', 'в\u00a0этот раз не\u00a0предлагается'],
    ['Z-99', 'Такого стенда на\u00a0плане нет'],
    ['', 'Такого стенда на\u00a0плане нет'],
    ["C-05'; drop table stands; --", 'Такого стенда на\u00a0плане нет'],
    ['C-5', 'Такого стенда на\u00a0плане нет'],
    ['С-05', 'Такого стенда на\u00a0плане нет'],
  ])('%j', async (code, words) => {
    const answer = await hold(me, code)
    expect([answer.status, answer.text.includes(words)]).toEqual([422, true])
    expect(await holds()).toEqual([])
  })

  test('a rank that has not begun: which day it begins', async () => {
    const late = await exhibitor(site, 'rank-three@example.test', { rank: 3 })
    const answer = await hold(late, 'C-05')
    expect([answer.status, /начинается 29\sянваря\s2026/.test(answer.text)]).toEqual([422, true])
    const { text } = await page(late)
    expect(text).not.toContain('value="hold"')
    expect(text).toContain('data-stand="C-05"')
  })

  test('nobody without a rank chooses', async () => {
    const nobody = await exhibitor(site, 'no-rank@example.test', { rank: null })
    const answer = await hold(nobody, 'C-05')
    expect([answer.status, answer.text.includes('ещё не\u00a0назначена')]).toEqual([422, true])
  })

  const before = states.slice(0, states.indexOf('accepted'))
  test.each([...before, 'declined', 'withdrawn'])('an application that is %s', async state => {
    const early = await exhibitor(site, `${state}-${randomUUID()}@example.test`, { state, rank: null })
    const answer = await hold(early, 'C-05')
    expect([answer.status, await holds()]).toEqual([422, []])
    const { text } = await page(early)
    expect(text).not.toContain('data-stand=')
    expect(text).toContain('href="/account/application/"')
  })

  test('a paid stand: it is shown, and nothing can be pressed', async () => {
    await hold(me, 'C-05')
    await post(me, { do: 'order', 'item-track-lamp': '2' })
    await sellStand(
      database.pool,
      { edition: spring2026, applicationId: me.applicationId, by: 'x', why: 'paid' },
      now,
    )
    await sql(site, `update exhibitor_applications set state = 'stand-paid' where id = $1`, [
      me.applicationId,
    ])
    for (const fields of [
      { do: 'hold', stand: 'C-02' },
      { do: 'release' },
      { do: 'order', 'item-socket': '1' },
    ] as Record<string, string>[])
      expect([fields.do, (await post(me, fields)).status]).toEqual([fields.do, 422])
    expect(await standOf(site, me.applicationId)).toBe('C-05')
    const { text } = await page(me)
    expect(text).toContain('Оплачен')
    expect(text).toContain('266\u00a0400\u00a0₽')
    for (const action of ['hold', 'release', 'order']) expect(text).not.toContain(`value="${action}"`)
  })

  test('after the last day', async () => {
    const after = await startSite({
      DATABASE_URL: database.url,
      FAIR_NOW: '2026-02-11T00:00:00+03:00',
      POSTS_PER_MINUTE: '100000',
    })
    try {
      const answer = await send(after, standPath, { do: 'hold', stand: 'C-05' }, { cookie: me.cookie })
      expect([answer.status, /последний день был 10\sфевраля/.test(answer.text)]).toEqual([422, true])
    } finally {
      await after.stop()
    }
  })
})

describe('what is another’s', () => {
  test('ids, owners and moments in the fields change nothing: whose it is follows from who asks', async () => {
    await hold(rival, 'C-02')
    await post(me, {
      do: 'hold',
      stand: 'C-05',
      applicationId: rival.applicationId,
      application: rival.applicationId,
      rank: '1',
      until: '2030-01-01',
      priceKopecks: '1',
      by: 'somebody',
    })
    expect((await holds()).map(({ code }) => code)).toEqual(['C-02', 'C-05'])
    await post(me, { do: 'release', stand: 'C-02', applicationId: rival.applicationId })
    expect((await holds()).map(({ code }) => code)).toEqual(['C-02'])
    const [row] = await sql<{ price: number }>(
      site,
      `select price_kopecks as price from stand_holds where stand_code = 'C-05'`,
    )
    expect(row?.price).toBe(26_000_000)
    expect((await post(me, { do: 'release', stand: 'C-02' })).status).toBe(422)
    expect(await standOf(site, rival.applicationId)).toBe('C-02')
  })

  test('nothing on the page tells whose a stand is', async () => {
    const other = await exhibitor(site, 'secret-rival@example.test', { name: 'ТАЙНЫЙ СОПЕРНИК' })
    await hold(other, 'C-05')
    const { text } = await page(me)
    for (const secret of ['ТАЙНЫЙ', 'secret-rival', other.applicationId]) expect(text).not.toContain(secret)
  })

  test('those who work here or judge have no stand', async () => {
    for (const role of ['admin', 'exhibitors', 'council', 'box-office'] as const) {
      const cookie = await signIn(site, role)
      expect([role, (await page({ cookie })).status]).toEqual([role, 403])
      const pressed = await send(site, standPath, { do: 'hold', stand: 'C-05' }, { cookie })
      expect([role, pressed.status]).toEqual([role, 403])
    }
    const stranger = await ask(site, standPath)
    expect([stranger.status, stranger.headers.location]).toEqual([302, `/sign-in/?to=${standPath}`])
    expect(await holds()).toEqual([])
  })
})

describe('an order', () => {
  const taken = async (slug: string) =>
    (await sql<{ taken: number }>(site, 'select taken from equipment where slug = $1', [slug]))[0]?.taken
  const order = (fields: Record<string, string>) => post(me, { do: 'order', ...fields })

  test('is counted in the stock and in the sum; one more and one fewer are buttons', async () => {
    await hold(me, 'C-05')
    expect((await order({ 'item-track-lamp': '4', 'item-plinth-40-100': '' })).status).toBe(303)
    expect(await taken('track-lamp')).toBe(4)
    expect((await page(me)).text).toContain('272\u00a0800\u00a0₽')
    await order({ 'item-track-lamp': '4', more: 'track-lamp' })
    expect(await taken('track-lamp')).toBe(5)
    await order({ 'item-track-lamp': '5', less: 'track-lamp' })
    expect(await taken('track-lamp')).toBe(4)
    await order({ 'item-track-lamp': '0' })
    expect(await taken('track-lamp')).toBe(0)
  })

  test.each([
    ['-1', 'целое число'],
    ['1.5', 'целое число'],
    ['1e9', 'целое число'],
    ['١', 'целое число'],
    ['999999', 'не\u00a0больше'],
  ])('of %s is refused, and nothing of it is taken', async (quantity, words) => {
    await hold(me, 'C-05')
    const answer = await order({ 'item-track-lamp': quantity, 'item-socket': '1' })
    expect([answer.status, answer.text.includes(words)]).toEqual([422, true])
    expect([await taken('track-lamp'), await taken('socket')]).toEqual([0, 0])
  })

  test('of more than there is says how many are left', async () => {
    await sql(site, `update equipment set stock = 3 where slug = 'plinth-40-100'`)
    await hold(me, 'C-05')
    await hold(rival, 'C-02')
    await post(rival, { do: 'order', 'item-plinth-40-100': '2' })
    const answer = await order({ 'item-plinth-40-100': '2' })
    expect([answer.status, answer.text.includes('осталось только 1')]).toEqual([422, true])
    expect(await taken('plinth-40-100')).toBe(2)
  })

  test('of what nobody offers, or of an odd name, is refused', async () => {
    await hold(me, 'C-05')
    for (const slug of ['golden-throne', '__proto__', 'constructor', "x' or 1=1"])
      expect([slug, (await order({ [`item-${slug}`]: '1' })).status]).toEqual([slug, 422])
  })

  test('without a stand is refused; with the stand it is given back', async () => {
    expect((await order({ 'item-track-lamp': '1' })).status).toBe(422)
    await hold(me, 'C-05')
    await order({ 'item-track-lamp': '3' })
    await post(me, { do: 'release' })
    expect(await taken('track-lamp')).toBe(0)
  })

  test('stands still once payment has begun', async () => {
    await hold(me, 'C-05')
    await sql(site, `update exhibitor_applications set state = 'awaiting-payment' where id = $1`, [
      me.applicationId,
    ])
    const answer = await order({ 'item-track-lamp': '1' })
    expect([answer.status, answer.text.includes('Оплата уже начата')]).toEqual([422, true])
    expect((await page(me)).text).not.toContain('value="order"')
  })
})

describe('hours that have run out', () => {
  test('free the stand at once, then take the step back and tell its holder, once', async () => {
    await hold(me, 'C-05')
    await sql(site, 'delete from letters')
    await sql(site, `update stand_holds set until = $1`, [new Date(now.getTime() - 1000)])
    expect((await hold(rival, 'C-05')).status).toBe(303)
    await until(
      () => stateOf(site, me.applicationId),
      state => state === 'accepted',
    )
    const letters = await until(
      () => lettersTo(site, me.email),
      all => all.length > 0,
    )
    expect(letters.map(({ subject }) => subject)).toEqual(['Срок закрепления стенда C-05 истёк'])
    expect((await hold(me, 'C-02')).status).toBe(303)
    expect(await lettersTo(site, me.email)).toHaveLength(2)
  })
})

describe('the list beside the plan', () => {
  const rows = async (search: string) =>
    [...(await page(me, `${standPath}${search}`)).text.matchAll(/<tr data-row="([^"]+)"/g)].map(
      ([, code]) => code,
    )

  test('is narrowed by hall, area, price and what is free; odd values narrow nothing', async () => {
    expect(await rows('?hall=rotunda')).toHaveLength(12)
    expect(await rows('?hall=galleries')).toHaveLength(10)
    expect(await rows('?hall=left-hall&area=12')).toEqual(['C-06'])
    expect((await rows('?all=1')).length).toBe(70)
    expect((await rows('?all=1&free=1')).length).toBe(68)
    expect((await rows('?all=1&price=250000')).every(code => code?.startsWith('F'))).toBe(true)
    expect(await rows('?hall=cellar&area=-1&price=1e99&free=maybe')).toHaveLength(24)
  })

  test('says that a hall is full, and where something is free', async () => {
    await sql(
      site,
      `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, why, changed_by, changed_at)
       select gen_random_uuid(), edition_id, code, gen_random_uuid(), 'sold', price_kopecks, $1, 'x', 'x', $1 from stands where hall = 'rotunda'`,
      [now],
    )
    const { text } = await page(me, `${standPath}?hall=rotunda`)
    expect(text).toContain('В\u00a0этом зале свободных стендов нет')
    expect(text).toContain('Левый зал, 23')
  })
})

test('what waits in the account: choose until, then pay until', async () => {
  expect((await page(me, '/account/')).text).toContain('Ваша очередь открыта')
  await hold(me, 'C-05')
  const { text } = await page(me, '/account/')
  expect(text).toContain('Оплатите стенд C-05')
  expect(text).toContain('Закреплён за\u00a0вами до')
  expect(text).toMatch(/29\sянваря\s2026, 11:\d\d/)
})
