import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { spring2026 } from '../../../tests/builders/exhibitors/spring-2026.ts'
import { emptyStands, fillStands } from '../../../tests/builders/exhibitors/stands.ts'
import { until } from '../../../tests/builders/until.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import { createLog } from '../../platform/log.server.ts'
import { followStands } from './follow-stands.server.ts'
import { holdStand } from './hold-stand.server.ts'

const now = new Date('2026-01-26T11:20:00+03:00')
const log = createLog('silent')

describe.each(oneWay(bothDatabases, 1))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
    await fillStands(database.pool)
  })
  afterAll(() => database.drop())
  beforeEach(() => emptyStands(database.pool))

  type Limits = NonNullable<Parameters<typeof followStands>[1]['limits']>
  const feedWith = async (limits: Limits = {}, source: Parameters<typeof followStands>[0] = database) => {
    const feed = await followStands(source, {
      editionId: () => spring2026.id,
      clock: { now: () => now },
      log,
      limits,
    })
    onTestFinished(feed.close)
    return feed
  }
  type Feed = Awaited<ReturnType<typeof feedWith>>
  const hold = (code: string) =>
    holdStand(
      database.pool,
      { edition: spring2026, code, applicationId: randomUUID(), rank: 1, by: 'person-1' },
      now,
    )

  async function watch(feed: Feed, visitor = 'a', lastEventId?: string) {
    const watching = await feed.watch(visitor, lastEventId)
    if (!watching.ok) return { reason: watching.reason, text: () => '', isOver: () => true, leave: () => {} }
    const reader = watching.stream.getReader()
    const decoder = new TextDecoder()
    let [text, isOver] = ['', false]
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) break
        text += decoder.decode(value, { stream: true })
      }
      isOver = true
    })()
    return { reason: null, text: () => text, isOver: () => isOver, leave: () => reader.cancel() }
  }

  test('a change is told to all who watch, and the list to whoever comes', async () => {
    const feed = await feedWith()
    const [one, other] = [await watch(feed), await watch(feed, 'b')]
    await until(() => one.text().includes('event: stands') && other.text().includes('event: stands'))
    await hold('C-04')
    for (const stream of [one, other]) await until(() => /"code":"C-04"[^}]+"held"/.test(stream.text()))
    const late = await watch(feed)
    await until(() => /"code":"C-04"[^}]+"held"/.test(late.text()))
    expect(late.text()).toMatch(/^retry: 3000\n\nevent: stands\nid: [\w-]{22}\ndata: \[/)
  })

  test('what changed while nobody watched is in the first list', async () => {
    const feed = await feedWith()
    const first = await watch(feed)
    await until(() => first.text().includes('event: stands'))
    await first.leave()
    await until(() => feed.watching() === 0)
    await hold('C-09')
    // The message may still be on its way; whoever comes before it is told when it arrives.
    const next = await watch(feed)
    await until(() => /"code":"C-09"[^}]+"held"/.test(next.text()))
  })

  test('many changes at once are read few times, and nothing is lost', async () => {
    let readings = 0
    const counting = {
      ...database,
      db: new Proxy(database.db, {
        get(db, name) {
          if (name === 'select') readings += 1
          return Reflect.get(db, name)
        },
      }),
    }
    const feed = await feedWith({}, counting)
    const stream = await watch(feed)
    const codes = ['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06', 'A-07', 'A-08', 'A-09', 'A-10']
    await Promise.all(codes.map(hold))
    await until(() =>
      codes.every(code =>
        new RegExp(`event: stand\\n(?:id: .*\\n)?data: {"code":"${code}"`).test(stream.text()),
      ),
    )
    expect(readings).toBeLessThanOrEqual(codes.length + 1)
  })

  test('so many of one visitor, so many in all, and none once it is closed', async () => {
    const feed = await feedWith({ perVisitor: 2, inAll: 3 })
    const [first] = [await watch(feed), await watch(feed)]
    expect((await watch(feed)).reason).toBe('visitor')
    expect((await watch(feed, 'b')).reason).toBeNull()
    expect((await watch(feed, 'c')).reason).toBe('all')
    await first.leave()
    await until(() => feed.watching() === 2)
    const again = await watch(feed)
    expect(again.reason).toBeNull()
    feed.close()
    await until(() => again.isOver())
    expect([feed.watching(), (await watch(feed)).reason]).toEqual([0, 'closing'])
  })

  test('silence is broken, so that proxies and sockets know that somebody is there', async () => {
    const feed = await feedWith({ heartbeatMs: 30 })
    const stream = await watch(feed)
    await until(() => stream.text().split(': still here').length > 3)
  })

  test('who does not read is let go; the others go on', async () => {
    const feed = await feedWith({ pendingBytes: 12_000 })
    const slow = await feed.watch('slow')
    const quick = await watch(feed)
    for (const code of ['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-07', 'A-08', 'A-09']) {
      await hold(code)
      await until(() => new RegExp(`"${code}"[^}]+"held"`).test(quick.text()))
    }
    // Its greeting alone is most of what may wait.
    await database.pool.query(
      "update stands set price_kopecks = price_kopecks + 100 where edition_id = 'spring-2026'",
    )
    await until(() => feed.watching() === 1)
    await database.pool.query(
      "update stands set price_kopecks = price_kopecks - 100 where edition_id = 'spring-2026'",
    )
    expect([slow.ok, quick.isOver()]).toEqual([true, false])
  })

  test('a database that does not answer ends the streams instead of leaving them with an old plan', async () => {
    let isBroken = false
    const failing = {
      ...database,
      db: new Proxy(database.db, {
        get(db, name) {
          if (isBroken && name === 'select') throw new Error('gone')
          return Reflect.get(db, name)
        },
      }),
    }
    const feed = await feedWith({}, failing)
    const stream = await watch(feed)
    await until(() => stream.text().includes('event: stands'))
    isBroken = true
    await hold('C-04')
    await until(() => stream.isOver())
    await expect(feed.watch('a')).rejects.toThrow('gone')
    isBroken = false
    const back = await watch(feed)
    await until(() => /"code":"C-04"[^}]+"held"/.test(back.text()))
  })
})
