import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { spring2026 } from '../../../tests/builders/exhibitors/spring-2026.ts'
import { emptyStands, fillStands } from '../../../tests/builders/exhibitors/stands.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { changeStand, holdStand } from './hold-stand.server.ts'
import { readStands } from './read-stands.server.ts'
import { expireHolds, releaseStand } from './release-stand.server.ts'
import { extendHold, sellStand } from './settle-hold.server.ts'

const now = new Date('2026-01-26T11:20:00+03:00')
const hoursOn = (hours: number, ms = 0) => new Date(now.getTime() + hours * 3_600_000 + ms)
const editionId = spring2026.id

describe.each(oneWay(bothDatabases, 0))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await fillStands(database.pool)
  })
  afterAll(() => database.drop())
  beforeEach(() => emptyStands(database.pool))

  const wish = (applicationId: string, code: string, rank: number | null = 1) => ({
    edition: spring2026,
    applicationId,
    code,
    rank,
    by: 'person-1',
  })
  const hold = (who: string, code: string, at = now) => holdStand(database.pool, wish(who, code), at)
  const change = (who: string, code: string, at = now) => changeStand(database.pool, wish(who, code), at)
  const release = (who: string, at = now) =>
    releaseStand(database.pool, { editionId, applicationId: who, by: 'person-1' }, at)
  const extend = (who: string, until: Date, more: { isInvoice?: boolean; why?: string } = {}, at = now) =>
    extendHold(
      database.pool,
      { edition: spring2026, applicationId: who, until, why: 'asked for it', by: 'staff-1', ...more },
      at,
    )
  const sell = (who: string, at = now) =>
    sellStand(database.pool, { edition: spring2026, applicationId: who, by: 'staff-1', why: 'paid' }, at)
  const stateOf = async (code: string, at = now) =>
    (await readStands(database.db, editionId, at)).find(stand => stand.code === code)?.state
  const history = async (who: string) =>
    (
      await database.pool.query(
        'select stand_code, state, why, actor, until from stand_changes where application_id = $1 order by id',
        [who],
      )
    ).rows
  const codes = (list: { code: string }[]) => list.map(({ code }) => code)

  test('a free stand is held for 72 hours, at the price it has then', async () => {
    const who = randomUUID()
    const choice = await hold(who, 'C-04')
    expect(choice).toMatchObject({
      ok: true,
      hold: { standCode: 'C-04', state: 'held', priceKopecks: 260_000_00, since: now, until: hoursOn(72) },
    })
    expect(await stateOf('C-04')).toBe('held')
    expect(await history(who)).toEqual([
      { stand_code: 'C-04', state: 'held', why: 'chosen', actor: 'person-1', until: hoursOn(72) },
    ])
    await database.pool.query("update stands set price_kopecks = 30000000 where code = 'C-04'")
    expect(await hold(who, 'C-04')).toMatchObject({ ok: true, hold: { priceKopecks: 260_000_00 } })
    await database.pool.query("update stands set price_kopecks = 26000000 where code = 'C-04'")
  })

  test('whoever comes second is told so and shown the nearest of the same area', async () => {
    await hold(randomUUID(), 'C-04')
    const late = await hold(randomUUID(), 'C-04', hoursOn(0, 800))
    expect(late).toMatchObject({ ok: false, reason: 'just-taken' })
    expect(late.ok ? [] : codes(late.nearest)).toEqual(['C-03', 'C-05', 'C-02'])
    expect(await hold(randomUUID(), 'C-04', hoursOn(2))).toMatchObject({ ok: false, reason: 'taken' })
  })

  test('pressed twice, it is held once', async () => {
    const who = randomUUID()
    await Promise.all([hold(who, 'C-04'), hold(who, 'C-04')])
    expect(await hold(who, 'C-04', hoursOn(1))).toMatchObject({ ok: true, hold: { until: hoursOn(72) } })
    expect(await history(who)).toHaveLength(1)
  })

  test('two tabs that press two stands hold one, and the other tab is told', async () => {
    const who = randomUUID()
    const both = await Promise.all([hold(who, 'C-04'), hold(who, 'C-05')])
    expect(both.map(one => (one.ok ? 'ok' : one.reason)).toSorted()).toEqual(['has-stand', 'ok'])
  })

  test.each([
    ['too-early', 2, '2026-01-23T23:59:59+03:00'],
    ['too-late', 1, '2026-02-11T00:00:00+03:00'],
    ['no-rank', null, '2026-01-26T00:00:00+03:00'],
    ['no-rank', 7, '2026-01-26T00:00:00+03:00'],
  ] as const)('%s: rank %s at %s', async (reason, rank, at) => {
    const who = randomUUID()
    expect(await holdStand(database.pool, wish(who, 'C-04', rank), new Date(at))).toEqual({
      ok: false,
      reason,
      nearest: [],
    })
    expect(await changeStand(database.pool, wish(who, 'C-04', rank), new Date(at))).toMatchObject({ reason })
    expect(await history(who)).toEqual([])
  })

  test.each(['', 'c-04', 'C-4', 'Z-99', 'C-04 ', 'C-04\u0000', "C-04' or 1=1", 'С-04', 'C-99'])(
    '%j is no stand',
    async code => {
      expect(await hold(randomUUID(), code)).toEqual({ ok: false, reason: 'unknown-stand', nearest: [] })
    },
  )

  test('what is not offered cannot be had', async () => {
    expect(await stateOf('C-12')).toBe('not-offered')
    expect(await hold(randomUUID(), 'C-12')).toMatchObject({ ok: false, reason: 'not-offered' })
  })

  test('a hold lapses at its minute, and not before', async () => {
    const who = randomUUID()
    await hold(who, 'C-04')
    expect(await expireHolds(database.pool, hoursOn(72, -1))).toBe(0)
    expect(await stateOf('C-04', hoursOn(72, -1))).toBe('held')
    // Free for everybody who looks or presses in that minute, whether the scheduler has been by or not.
    expect(await stateOf('C-04', hoursOn(72))).toBe('free')
    expect(await expireHolds(database.pool, hoursOn(72))).toBe(1)
    expect(await expireHolds(database.pool, hoursOn(72))).toBe(0)
    expect(await history(who)).toMatchObject([{ why: 'chosen' }, { why: 'lapsed', actor: 'scheduler' }])
  })

  test('who presses in that minute has it, and the one before is written down as lapsed', async () => {
    const [before, next] = [randomUUID(), randomUUID()]
    await hold(before, 'C-04')
    expect(await hold(next, 'C-04', hoursOn(72))).toMatchObject({ ok: true, hold: { until: hoursOn(144) } })
    expect(await history(before)).toMatchObject([{ state: 'held' }, { state: 'released', why: 'lapsed' }])
    expect(await expireHolds(database.pool, hoursOn(72))).toBe(0)
  })

  test('a change keeps the hours as they were, and frees the old stand', async () => {
    const who = randomUUID()
    await hold(who, 'C-04')
    expect(await change(who, 'C-05', hoursOn(10))).toMatchObject({
      ok: true,
      hold: { standCode: 'C-05', until: hoursOn(72) },
    })
    expect([await stateOf('C-04', hoursOn(10)), await stateOf('C-05', hoursOn(10))]).toEqual(['free', 'held'])
    expect(await change(who, 'C-05', hoursOn(11))).toMatchObject({ ok: true, hold: { standCode: 'C-05' } })
  })

  test('a change that is lost costs nobody their own stand', async () => {
    const [who, rival] = [randomUUID(), randomUUID()]
    await hold(rival, 'C-05')
    await hold(who, 'C-04')
    for (const [code, reason] of [
      ['C-05', 'just-taken'],
      ['C-12', 'not-offered'],
      ['Q-01', 'unknown-stand'],
    ] as const)
      expect(await change(who, code)).toMatchObject({ ok: false, reason })
    expect([await stateOf('C-04'), await stateOf('C-05')]).toEqual(['held', 'held'])
    expect(await history(who)).toHaveLength(1)
  })

  test('two who change places at once do not wait for each other for ever', async () => {
    const [one, other] = [randomUUID(), randomUUID()]
    for (let round = 0; round < 5; round++) {
      await emptyStands(database.pool)
      await hold(one, 'C-04')
      await hold(other, 'C-05')
      const swaps = await Promise.all([change(one, 'C-05'), change(other, 'C-04')])
      expect(swaps.map(({ ok }) => ok)).toEqual([false, false])
      expect([await stateOf('C-04'), await stateOf('C-05')]).toEqual(['held', 'held'])
    }
  })

  test('giving up and taking again buys no time; only hours that have run out begin anew', async () => {
    const who = randomUUID()
    await hold(who, 'C-04')
    expect(await release(who, hoursOn(70))).toEqual({ ok: true, code: 'C-04' })
    expect(await stateOf('C-04', hoursOn(70))).toBe('free')
    expect(await hold(who, 'C-04', hoursOn(70))).toMatchObject({ ok: true, hold: { until: hoursOn(72) } })
    await release(who, hoursOn(71))
    expect(await hold(who, 'C-09', hoursOn(71))).toMatchObject({ ok: true, hold: { until: hoursOn(72) } })
    await expireHolds(database.pool, hoursOn(72))
    expect(await hold(who, 'C-04', hoursOn(72))).toMatchObject({ ok: true, hold: { until: hoursOn(144) } })
  })

  test('staff extend it, say why, and neither shorten it nor carry it to the end of days', async () => {
    const who = randomUUID()
    expect(await extend(who, hoursOn(100))).toEqual({ ok: false, reason: 'no-stand' })
    await hold(who, 'C-04')
    expect(await extend(who, hoursOn(100))).toMatchObject({ ok: true, hold: { until: hoursOn(100) } })
    expect(await expireHolds(database.pool, hoursOn(99))).toBe(0)
    for (const [until, reason] of [
      [hoursOn(99), 'not-later'],
      [hoursOn(-1), 'not-later'],
      [new Date(Number.NaN), 'not-later'],
      [new Date('2062-02-01T12:00:00+03:00'), 'too-far'],
      [new Date('2026-03-02T00:00:01+03:00'), 'too-far'],
    ] as const)
      expect(await extend(who, until)).toEqual({ ok: false, reason })
    expect(await extend(who, hoursOn(120), { why: '  ' })).toEqual({ ok: false, reason: 'why' })
    expect(await history(who)).toMatchObject([
      { why: 'chosen' },
      { why: 'asked for it', actor: 'staff-1', until: hoursOn(100) },
    ])
  })

  test('an issued invoice carries it to its due date, and then a person decides', async () => {
    const who = randomUUID()
    await hold(who, 'C-04')
    const due = new Date('2026-02-02T23:59:59+03:00')
    expect(await extend(who, due, { isInvoice: true, why: 'invoice 218' })).toMatchObject({ ok: true })
    // One that is due sooner takes no hours away.
    expect(await extend(who, hoursOn(1), { isInvoice: true, why: 'invoice 219' })).toMatchObject({
      hold: { until: due },
    })
    const overdue = new Date('2026-02-05T12:00:00+03:00')
    expect(await expireHolds(database.pool, overdue)).toBe(0)
    expect(await stateOf('C-04', overdue)).toBe('held')
    expect(await hold(randomUUID(), 'C-04', overdue)).toMatchObject({ ok: false, reason: 'taken' })
    const staff = { editionId, applicationId: who, by: 'staff-1' }
    expect(await releaseStand(database.pool, { ...staff, asStaff: { why: ' ' } }, overdue)).toEqual({
      ok: false,
      reason: 'why',
    })
    expect(await releaseStand(database.pool, { ...staff, asStaff: { why: 'not paid' } }, overdue)).toEqual({
      ok: true,
      code: 'C-04',
    })
  })

  test('what is paid for is sold: it neither lapses nor changes, and only staff take it back', async () => {
    const who = randomUUID()
    expect(await sell(who)).toEqual({ ok: false, reason: 'no-stand' })
    await hold(who, 'C-04')
    expect(await sell(who, hoursOn(1))).toMatchObject({ ok: true, hold: { state: 'sold', until: null } })
    expect(await sell(who, hoursOn(2))).toMatchObject({ ok: true })
    expect(await expireHolds(database.pool, hoursOn(1_000))).toBe(0)
    expect(await stateOf('C-04', hoursOn(1_000))).toBe('sold')
    expect(await change(who, 'C-05')).toMatchObject({ ok: false, reason: 'paid' })
    expect(await release(who)).toEqual({ ok: false, reason: 'paid' })
    expect(await extend(who, hoursOn(100))).toEqual({ ok: false, reason: 'paid' })
    expect(await history(who)).toHaveLength(2)
    await releaseStand(
      database.pool,
      { editionId, applicationId: who, by: 'staff-1', asStaff: { why: 'money returned' } },
      hoursOn(3),
    )
    expect(await stateOf('C-04')).toBe('free')
  })

  test('money that comes a moment late still buys a stand that nobody else has', async () => {
    const [who, late] = [randomUUID(), randomUUID()]
    await hold(who, 'C-04')
    expect(await sell(who, hoursOn(72, 500))).toMatchObject({ ok: true })
    await hold(late, 'C-05')
    await hold(randomUUID(), 'C-05', hoursOn(72))
    expect(await sell(late, hoursOn(72, 500))).toEqual({ ok: false, reason: 'no-stand' })
  })

  test('the database itself keeps one living hold a stand and one an application, and its history', async () => {
    const who = randomUUID()
    await hold(who, 'C-04')
    const insert = (code: string, application: string) =>
      database.pool.query(
        `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, until, why, changed_by, changed_at)
         values ($1, 'spring-2026', $2, $3, 'held', 1, now(), now(), '', '', now())`,
        [randomUUID(), code, application],
      )
    await expect(insert('C-04', randomUUID())).rejects.toThrow('stand_holds_one_a_stand')
    await expect(insert('C-05', who)).rejects.toThrow('stand_holds_one_an_application')
    await expect(insert('Z-01', randomUUID())).rejects.toThrow('stand_holds_stand')
    await expect(database.pool.query('delete from stand_holds')).rejects.toThrow('refused')
    await expect(database.pool.query("update stand_changes set why = ''")).rejects.toThrow('refused')
  })
})
