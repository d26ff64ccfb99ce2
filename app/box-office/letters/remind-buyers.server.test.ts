import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openTestBoxOffice } from '../../../tests/builders/test-box-office.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { remindOfTomorrow, warnExpiring } from './remind-buyers.server.ts'

const now = new Date('2025-09-20T10:00:00+03:00')

describe.each(oneWay(bothDatabases, 1))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let till: Awaited<ReturnType<typeof openTestBoxOffice>>

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(async () => {
    till = await openTestBoxOffice(database)
    await database.pool.query('update orders set is_warned = true, reminded_for = $1', ['2025-12-31'])
  })
  afterAll(() => database.drop())

  const place = async (product: 'day' | 'free') => {
    const slot = await till.newSlot(5)
    const placed = await till.place({ lines: [{ product, slot, quantity: 1 }] }, now)
    if (placed.kind !== 'placed') throw new Error(placed.kind)
    await till.takePromised()
  }

  test('five minutes before the places go, one letter says so', async () => {
    await place('day')
    await warnExpiring(till.boxOffice, new Date('2025-09-20T10:24:59+03:00'))
    expect(await till.letters()).toEqual([])
    await warnExpiring(till.boxOffice, new Date('2025-09-20T10:25:00+03:00'))
    await warnExpiring(till.boxOffice, new Date('2025-09-20T10:26:00+03:00'))
    expect(await till.letters()).toEqual(['expiring'])
  })

  test('the evening before the visit, one letter reminds of it', async () => {
    await place('free')
    await remindOfTomorrow(till.boxOffice, new Date('2025-09-23T20:00:00+03:00'))
    await remindOfTomorrow(till.boxOffice, new Date('2025-09-24T17:59:59+03:00'))
    expect(await till.letters()).toEqual([])
    await remindOfTomorrow(till.boxOffice, new Date('2025-09-24T18:00:00+03:00'))
    await remindOfTomorrow(till.boxOffice, new Date('2025-09-24T19:00:00+03:00'))
    expect(await till.letters()).toEqual(['tomorrow'])
  })
})
