import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { partsOf, readCalendar } from '../builders/read-calendar.ts'
import { type Site, startSite } from '../builders/site.ts'
import { until } from '../builders/until.ts'

const publicUrl = 'https://portik.example'
let site: Site
beforeAll(async () => {
  site = await startSite({ PUBLIC_URL: publicUrl })
})
afterAll(() => site.stop())

const eventsOf = (file: string) => partsOf(readCalendar(file), 'VEVENT').map(({ properties }) => properties)

test('an event comes as a file with its time in Moscow, its hall and its page', async () => {
  const { status, headers, text } = await ask(site, '/program/smalti-a-fragment.ics')
  expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
    'attachment; filename="portico-smalti-a-fragment.ics"',
  ])
  expect(eventsOf(text)).toEqual([
    {
      UID: 'smalti-a-fragment.2025-09@portik.example',
      DTSTAMP: expect.stringMatching(/^\d{8}T\d{6}Z$/),
      'LAST-MODIFIED': expect.stringMatching(/^\d{8}T\d{6}Z$/),
      SEQUENCE: expect.stringMatching(/^\d+$/),
      'DTSTART;TZID=Europe/Moscow': '20250926T153000',
      'DTEND;TZID=Europe/Moscow': '20250926T170000',
      SUMMARY: 'Смальта: собрать фрагмент',
      DESCRIPTION: expect.stringContaining('\n\nhttps://portik.example/program/smalti-a-fragment/'),
      LOCATION: 'Мастерские, Старый Манежный двор, Каретная наб.,\u00a07, Москва',
      'URL;VALUE=URI': 'https://portik.example/program/smalti-a-fragment/',
      CATEGORIES: 'Мастер-класс',
      STATUS: 'CONFIRMED',
    },
  ])
})

test('its English twin is the same event to a calendar', async () => {
  const [russian] = eventsOf((await ask(site, '/program/academy-today.ics')).text)
  const [english] = eventsOf((await ask(site, '/en/program/academy-today.ics')).text)
  expect(english?.UID).toBe(russian?.UID)
  expect(english?.SUMMARY).toBe('The academy today: a school or a museum?')
  expect(english?.['URL;VALUE=URI']).toBe('https://portik.example/en/program/academy-today/')
})

test('a plan holds the events its link names, and nothing else', async () => {
  const { text } = await ask(site, '/program/plan.ics?events=magic-lantern,academy-today,nothing-like-it')
  expect(eventsOf(text).map(({ SUMMARY }) => SUMMARY)).toEqual([
    'Волшебный фонарь',
    'Академия сегодня: школа или музей?',
  ])
})

test.each(['/program/nothing-like-it.ics', '/program/plan.ics', '/en/program/plan.ics?events=,,'])(
  '%s is not found',
  async path => {
    expect((await ask(site, path)).status).toBe(404)
  },
)

describe('the feed', () => {
  test.each(['', '/en'])('of %s/ holds the whole programme and says when to ask again', async prefix => {
    const { headers, text } = await ask(site, `${prefix}/program/feed.ics`)
    expect(headers['content-disposition']).toMatch(/^inline/)
    const { properties } = readCalendar(text)
    expect(properties['SOURCE;VALUE=URI']).toBe(`${publicUrl}${prefix}/program/feed.ics`)
    expect(properties['REFRESH-INTERVAL;VALUE=DURATION']).toBe('PT6H')
    expect(eventsOf(text)).toHaveLength(62)
    expect(new Set(eventsOf(text).map(({ UID }) => UID)).size).toBe(62)
  })

  test('is not sent again to those who have it, until the programme changes; then with a later number', async () => {
    const path = '/program/feed.ics'
    const first = await ask(site, path)
    const again = await ask(site, path, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, first.headers.etag])

    const client = new pg.Client({ connectionString: site.databaseUrl })
    await client.connect()
    await client.query(
      "update events set ends_at = ends_at + interval '15 minutes' where slug = 'magic-lantern'",
    )
    await client.end()
    const lantern = (file: string) => eventsOf(file).find(({ UID }) => UID?.startsWith('magic-lantern.'))
    const moved = await until(
      async () => lantern((await ask(site, path)).text),
      event => Number(event?.SEQUENCE) > Number(lantern(first.text)?.SEQUENCE),
    )
    expect(moved?.['DTEND;TZID=Europe/Moscow']).toBe('20250926T210000')
    const changed = await ask(site, path, { headers: { 'if-none-match': String(first.headers.etag) } })
    expect(changed.status).toBe(200)
  })

  test('answers HEAD too', async () => {
    const { status, bytes, headers } = await ask(site, '/program/feed.ics', { method: 'HEAD' })
    expect([status, bytes.length, headers['content-type']]).toEqual([200, 0, 'text/calendar; charset=utf-8'])
  })
})

test('the fair’s clock is told to whoever asks, and never kept', async () => {
  const { headers, json } = await ask(site, '/api/v1/clock')
  expect(headers['cache-control']).toBe('no-store')
  const { now } = json() as { now: string }
  const sinceStart = Date.parse(now) - Date.parse('2025-08-20T10:00:00+03:00')
  expect(sinceStart).toBeGreaterThanOrEqual(0)
  expect(sinceStart).toBeLessThan(600_000)
})
