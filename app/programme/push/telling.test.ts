import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { until } from '../../../tests/builders/until.ts'
import { events } from '../../content/events/tables.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { type Jobs, openJobs, type Queue } from '../../platform/jobs.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { countAgainstLimit, limitKey } from '../../platform/rate-limit.server.ts'
import { promiseNoticesJob, promiseTelling } from './promise-notices.server.ts'
import type { PushDesk } from './push-desk.ts'
import { removeSubscription, saveSubscription } from './save-subscription.server.ts'
import { type PromisedNotice, sendNoticeJob } from './send-notice.server.ts'
import { vapidKeysFrom } from './sign-request.server.ts'
import { pushNotices, pushSubscriptions } from './tables.ts'

type Browser = { endpoint: string; keys: { p256dh: string; auth: string } }
type Came = {
  browser: string
  message: { body: string; lang: string } | null
  answeredStatus: number
  why: string | null
}

const at = (time: string) => new Date(`2025-09-26T${time}:00+03:00`)
const now = at('17:50')
const both = (text: string) => ({ ru: text, en: text })
const event = {
  slug: 'medal',
  startsAt: at('18:30'),
  endsAt: at('19:30'),
  hall: 'rotunda',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru' as const],
  ageMark: '12+',
  title: both('Medal'),
  summary: both(''),
  description: { ru: [], en: [] },
  needsRegistration: false,
  editionId: '2025-09',
  publishedRuAt: at('09:00'),
  publishedEnAt: at('09:00'),
}

describe.each(bothDatabases)('whoever keeps an event is told what becomes of it, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let sandbox: Awaited<ReturnType<typeof startSandbox>>
  let jobs: Jobs
  let desk: PushDesk
  let sending: Queue<PromisedNotice>

  beforeAll(async () => {
    sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
    database = await open()
    jobs = await openJobs(database, createLog('silent'))
    desk = {
      pool: database.pool,
      jobs,
      keys: vapidKeysFrom('a secret'),
      subject: 'mailto:hello@portik.example',
      sandboxUrl: sandbox.url,
    }
    sending = { ...sendNoticeJob(desk, { now: () => now }), retryDelaySeconds: 0 }
    await jobs.start([promiseNoticesJob(desk, { batch: 10 }), sending] as Queue<never>[])
  })
  afterAll(async () => {
    await jobs.stop()
    await database.drop()
    await sandbox.stop()
  })
  beforeEach(async () => {
    await database.db.execute(
      sql`truncate events, programme_changes, push_promises, push_subscriptions, push_notices, rate_limits cascade`,
    )
    await database.db.insert(events).values(event)
    await fetch(`${sandbox.url}/push/requests`, { method: 'DELETE' })
    await control({ clear: true })
  })

  const control = (order: object) =>
    fetch(`${sandbox.url}/push/control`, { method: 'POST', body: JSON.stringify(order) })
  const came = async () => (await (await fetch(`${sandbox.url}/push/requests`)).json()) as Came[]
  const browser = async () =>
    (await (
      await fetch(`${sandbox.url}/push/subscriptions`, {
        method: 'POST',
        body: JSON.stringify({ applicationServerKey: desk.keys.publicKey }),
      })
    ).json()) as Browser
  const save = (one: Browser, kept: string[] = ['medal'], locale: 'ru' | 'en' = 'ru') =>
    saveSubscription(desk, { ...one, locale, events: kept }, 'a visitor', now)
  const move = (values: Partial<typeof events.$inferInsert>) =>
    transaction(database.pool, async tx => {
      await tx.execute(sql`select set_config('portico.programme_at', ${now.toISOString()}, true)`)
      await tx.update(events).set(values).where(eq(events.slug, 'medal'))
    })
  const tell = () => promiseTelling(desk, now)
  const bodies = async () =>
    (await came()).map(({ message, answeredStatus }) => message?.body ?? answeredStatus)
  const whenCame = (count: number) => until(bodies, all => all.length >= count, 30_000)
  const known = async () => (await database.db.select().from(pushSubscriptions)).length

  test('once, in their language, and nobody else; hour and place in one notice', async () => {
    const [reader, english, other] = [await browser(), await browser(), await browser()]
    await Promise.all([save(reader), save(english, ['medal'], 'en'), save(other, ['opening'])])
    await move({ startsAt: at('18:45'), endsAt: at('19:45'), hall: 'lecture-hall' })
    // Two processes hear of it at once, and one of them again.
    await Promise.all([tell(), tell()])
    await tell()
    expect((await whenCame(2)).sort()).toEqual(
      ['“Medal” is now at 18:45, Lecture hall', '«Medal» теперь в\u00a018:45, Лекторий'].sort(),
    )
    const taken = () => database.db.select().from(pushNotices)
    await until(taken, rows => rows.every(({ sentAt }) => sentAt !== null))
    // The same promise once more, as after a process that died: what was sent is not sent again.
    const [row] = await taken()
    const [change] = await database.db
      .select()
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.locale, 'ru'))
    await sending.work(
      {
        subscriptionId: change?.id ?? '',
        changeId: row?.changeId ?? 0,
        eventSlug: 'medal',
        until: event.endsAt.toISOString(),
        notice: { title: '', body: '', url: '/', tag: '', lang: 'ru' },
      },
      '',
    )
    expect(await came()).toHaveLength(2)
  })

  test('not of what came back before anybody was told, and not after they gave it up', async () => {
    const [reader, gone] = [await browser(), await browser()]
    await Promise.all([save(reader), save(gone)])
    await removeSubscription(desk, { endpoint: gone.endpoint, auth: gone.keys.auth })
    await move({ startsAt: at('18:45') })
    await move({ startsAt: at('18:30') })
    await tell()
    await move({ hall: 'courtyard' })
    await tell()
    expect(await whenCame(1)).toEqual(['«Medal» теперь в\u00a018:30, Двор'])
  })

  test('a change that is rolled back is told to nobody', async () => {
    await save(await browser())
    await transaction(database.pool, async tx => {
      await tx.execute(sql`select set_config('portico.programme_at', ${now.toISOString()}, true)`)
      await tx.update(events).set({ hall: 'courtyard' })
      throw new Error('not after all')
    }).catch(() => undefined)
    const { rows } = await database.pool.query('select from push_promises')
    expect(rows).toEqual([])
  })

  test('a service that is busy is asked again; a browser that is gone is forgotten', async () => {
    await save(await browser())
    await control({ status: 429 })
    await control({ status: 500 })
    await move({ hall: 'courtyard' })
    await tell()
    expect(await whenCame(3)).toEqual([429, 500, '«Medal» теперь в\u00a018:30, Двор'])
    await control({ status: 410 })
    await move({ hall: 'lecture-hall' })
    await tell()
    await until(known, count => count === 0)
  })

  test('more browsers than a batch are all told, each once', async () => {
    const one = await browser()
    const many = 25
    await database.db.insert(pushSubscriptions).values(
      Array.from({ length: many }, (_, index) => ({
        endpoint: `${one.endpoint}?${index}`,
        ...one.keys,
        locale: 'ru' as const,
        events: ['medal'],
        createdAt: now,
      })),
    )
    await move({ hall: 'courtyard' })
    await tell()
    await until(came, all => all.length >= many, 120_000)
    const sent = async () =>
      (await database.db.select().from(pushNotices)).filter(({ sentAt }) => sentAt !== null).length
    expect(await until(sent, count => count === many, 60_000)).toBe(many)
    expect(await came()).toHaveLength(many)
  })

  test('somebody else’s address is not theirs to change or to forget; foreign hosts and false keys are refused', async () => {
    const [owner, thief] = [await browser(), await browser()]
    expect(await save(owner)).toEqual({ ok: true })
    expect(await save({ ...thief, endpoint: owner.endpoint }, [])).toEqual({ ok: false, reason: 'not-yours' })
    await removeSubscription(desk, { endpoint: owner.endpoint, auth: thief.keys.auth })
    expect(await known()).toBe(1)
    expect(await save({ ...thief, endpoint: 'https://10.0.0.1/push' })).toEqual({
      ok: false,
      reason: 'not-a-push-service',
    })
    expect(await save({ ...thief, keys: { ...thief.keys, p256dh: 'AAAA' } })).toEqual({
      ok: false,
      reason: 'wrong-keys',
    })
    // What is kept by now takes the place of what was.
    await save(owner, ['opening'])
    await move({ hall: 'courtyard' })
    await tell()
    expect((await database.db.select().from(pushSubscriptions)).map(row => row.events)).toEqual([['opening']])
  })

  test('one address brings no more than two hundred new browsers an hour', async () => {
    const one = await browser()
    const earlier = 198
    await countAgainstLimit(desk.pool, limitKey('push', { device: 'a visitor' }), 200, 3_600, now, earlier)
    const saved = []
    for (let index = 0; index < 3; index++) {
      saved.push(await save({ ...one, endpoint: `${one.endpoint}?${index}` }))
    }
    expect(saved.filter(({ ok }) => !ok)).toEqual([{ ok: false, reason: 'too-many' }])
    // Whoever is known may still say what they keep.
    expect(await save({ ...one, endpoint: `${one.endpoint}?1` }, [])).toEqual({ ok: true })
  })
})
