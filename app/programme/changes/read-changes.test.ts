import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { until } from '../../../tests/builders/until.ts'
import { slots } from '../../box-office/slots/tables.ts'
import { departures, events } from '../../content/events/tables.ts'
import { editions } from '../../editions/tables.ts'
import { hideLive } from '../../editorial/live/write-live.server.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import { readChanges } from './read-changes.server.ts'
import { programmeChanges } from './tables.ts'

const at = (time: string) => new Date(`2025-09-26T${time}:00+03:00`)
const both = (text: string) => ({ ru: text, en: text })
const event = {
  slug: 'restoration',
  startsAt: at('18:30'),
  endsAt: at('19:30'),
  hall: 'lecture-hall',
  format: 'talk',
  audience: 'everyone',
  languages: ['ru' as const],
  ageMark: '12+',
  title: both('Restoration'),
  summary: both(''),
  description: { ru: [], en: [] },
  needsRegistration: false,
  editionId: '2025-09',
  publishedRuAt: at('09:00'),
  publishedEnAt: at('09:00'),
}

describe.each(bothDatabases)('what became of the programme, on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    const { db } = database
    await db.execute(sql`truncate events, programme_changes, slots restart identity cascade`)
    await db.delete(editions).where(eq(editions.id, '2031-01'))
    await db.insert(events).values(event)
  })

  // Publishing says what time it is by the fair's clock; these moments are long ago by the database's.
  const change = (values: Partial<typeof events.$inferInsert>, moment = at('17:50')) =>
    transaction(database.pool, async tx => {
      await tx.execute(sql`select set_config('portico.programme_at', ${moment.toISOString()}, true)`)
      await tx.update(events).set(values).where(eq(events.slug, event.slug))
    })
  const news = async () => {
    const changes = await readChanges(database.db, { editionId: '2025-09', since: at('00:00') })
    return changes.map(({ kind, was, now, title, path, happenedAt }) => ({
      kind,
      was: was && `${was.startsAt} ${was.hall}`,
      now: now && `${now.startsAt} ${now.hall}`,
      title: title.ru,
      path: path.ru,
      at: happenedAt.toISOString(),
    }))
  }
  const moved = {
    kind: 'moved',
    was: '2025-09-26T15:30:00.000Z lecture-hall',
    now: '2025-09-26T15:45:00.000Z lecture-hall',
    title: 'Restoration',
    path: '/program/restoration/',
    at: '2025-09-26T14:50:00.000Z',
  }

  test('another hour is told with the change itself, and is gone when it is taken back', async () => {
    const heard: string[] = []
    await database.subscriptions.listen('programme_changed', payload => heard.push(payload))
    await change({ startsAt: at('18:45') })
    expect(await news()).toEqual([moved])
    await until(() => heard.length === 1)
    expect(JSON.parse(heard[0] ?? '')).toEqual({ edition: '2025-09', slug: 'restoration' })
    await change({ startsAt: at('18:30') }, at('17:55'))
    expect(await news()).toEqual([])
    expect(await database.db.$count(programmeChanges)).toBe(2)
  })

  test('a change that is not committed is no news', async () => {
    await transaction(database.pool, async tx => {
      await tx.update(events).set({ hall: 'rotunda' })
      throw new Error('not after all')
    }).catch(() => {})
    expect(await database.db.$count(programmeChanges)).toBe(0)
  })

  test('another hall; and off the site is called off, in the last language it was read in', async () => {
    await change({ hall: 'rotunda' })
    expect((await news()).map(({ kind, now }) => [kind, now])).toEqual([
      ['place', '2025-09-26T15:30:00.000Z rotunda'],
    ])
    const hide = (language: 'ru' | 'en') =>
      transaction(database.pool, tx => hideLive(tx, 'events', event.slug, [language], at('18:00')))
    await hide('en')
    expect((await news()).map(({ kind }) => kind)).toEqual(['place'])
    await hide('ru')
    expect(await news()).toEqual([
      { ...moved, kind: 'cancelled', now: null, path: null, at: '2025-09-26T15:00:00.000Z' },
    ])
  })

  test('words, prices and people are no news; nor is what is over, unread, or of a fair not yet shown', async () => {
    await change({ title: both('Restoration!'), capacity: 20, priceKopecks: 100, address: 'elsewhere' })
    await change({ hall: 'rotunda' }, at('19:30'))
    await change({ publishedRuAt: null, publishedEnAt: null }, at('19:31'))
    await change({ hall: 'courtyard' })
    await database.db.insert(editions).values({ id: '2031-01', name: both('Winter') })
    await database.db.insert(events).values({ ...event, slug: 'later', editionId: '2031-01' })
    await database.db.update(events).set({ hall: 'rotunda' }).where(eq(events.slug, 'later'))
    expect(await database.db.$count(programmeChanges)).toBe(0)
  })

  test('what files bring in was the programme all along; what editors add is news', async () => {
    const row = {
      ...event,
      startsAt: new Date('2099-09-26T10:00:00Z'),
      endsAt: new Date('2099-09-26T11:00:00Z'),
    }
    await database.db.insert(events).values({ ...row, slug: 'from-a-file' })
    expect(await database.db.$count(programmeChanges)).toBe(0)
    await change({ publishedRuAt: null, publishedEnAt: null })
    await change({ publishedRuAt: at('18:00'), startsAt: at('18:45') })
    expect((await news()).map(({ kind }) => kind)).toEqual(['moved'])
  })

  test('a departure and a class that are called off', async () => {
    const { db } = database
    const [tour] = await db
      .insert(departures)
      .values({
        type: 'group',
        startsAt: at('18:00'),
        minutes: 45,
        languages: ['en'],
        route: both('Rotunda'),
        guide: both('Guide'),
        editionId: '2025-09',
        publishedRuAt: at('09:00'),
      })
      .returning()
    const slot = { day: '2025-09-26', startsAt: at('18:00'), endsAt: at('18:45'), capacity: 20 }
    await db.insert(slots).values([
      { ...slot, id: `departure-${tour?.id}`, kind: 'group' },
      { ...slot, id: 'class-restoration', kind: 'class' },
      { ...slot, id: '2025-09-26-after', kind: 'after' },
    ])
    await db.update(slots).set({ taken: 3 })
    await db.update(slots).set({ calledOffAt: at('17:00') })
    expect((await news()).map(({ kind, title, was }) => [kind, title, was]).sort()).toEqual([
      ['cancelled', 'Restoration', '2025-09-26T15:00:00.000Z lecture-hall'],
      ['cancelled', 'Rotunda', '2025-09-26T15:00:00.000Z vestibule'],
    ])
  })
})
