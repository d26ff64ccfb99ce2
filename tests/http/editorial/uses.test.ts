import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
let cookie: string

beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  cookie = await signIn(site, 'chief-editor')
}, 120_000)
afterAll(() => site.stop())

const open = (record: string, prefix = '') =>
  ask(site, `${prefix}/office/content/${record}/`, { headers: { cookie } })
const post = (path: string, fields: Record<string, string>) =>
  ask(site, `/office/content/${path}/`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: new URLSearchParams(fields).toString(),
  })
const trash = (record: string) => post(record, { do: 'trash' })
const withdraw = (record: string, languages: string) => post(record, { do: 'withdraw', languages })
const isSeen = async (table: string, slug: string) =>
  (await sql(site, `select 1 from ${table} where slug = $1 and published_ru_at is not null`, [slug])).length >
  0

test('whoever speaks at an event, and whoever shows an artist, is named with the way there', async () => {
  const [spoken] = await sql<{ id: string; slug: string }>(
    site,
    `select speaker_id::text as id, slug from event_speakers join events on events.id = event_id order by speaker_id, slug limit 1`,
  )
  const [shown] = await sql<{ artist: string; slug: string }>(
    site,
    `select artist_slug as artist, slug from works join participants on participants.id = participant_id order by works.id limit 1`,
  )
  for (const prefix of ['', '/en']) {
    const speaker = await open(`speakers/${spoken?.id}`, prefix)
    expect(speaker.text).toContain(`/office/content/events/${spoken?.slug}/`)
    expect(await markupFaults(speaker.text)).toEqual([])
    const artist = await open(`artists/${shown?.artist}`, prefix)
    expect(artist.text).toContain(`/office/content/participants/${shown?.slug}/`)
    expect(await markupFaults(artist.text)).toEqual([])
  }
  // To be named is shown, and stops nothing: the event goes without, the work keeps its label.
  expect((await trash(`artists/${shown?.artist}`)).headers.location).toContain('done=trashed')
  expect((await ask(site, `/participants/${shown?.slug}/`)).status).toBe(200)
})

test('what the site links to stays, by its present address or an earlier one, until nothing does', async () => {
  const record = 'artists/lev-ovsyanik'
  const lead = (words: string) =>
    sql(site, `update pages set lead = jsonb_build_object('ru', $1::text, 'en', '') where key = 'guides'`, [
      words,
    ])
  await lead('Лев Овсяник: /artists/lev-ovsyanik/')
  const refused = await trash(record)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('ведут ссылки')
  expect(refused.text).toContain('/office/content/pages/guides/')
  expect(await isSeen('artists', 'lev-ovsyanik')).toBe(true)
  await post(record, { do: 'address', from: 'lev-ovsyanik', to: 'ovsyanik' })
  expect((await trash(record)).status).toBe(422)
  // The same for many rows at once, and it says why.
  const seen = '2030-01-01T00:00:00.000Z'
  const bulk = await post('artists', { do: 'bulk-trash', rows: 'lev-ovsyanik', seen })
  expect(bulk.status).toBe(422)
  expect(bulk.text).toContain('ведут ссылки')
  expect(await isSeen('artists', 'lev-ovsyanik')).toBe(true)
  // A draft that links to it is shown and stops nothing.
  await lead('Без ссылки')
  expect((await trash(record)).headers.location).toContain('done=trashed')
  expect(await isSeen('artists', 'lev-ovsyanik')).toBe(false)
})

test('a longer address that begins alike is another page', async () => {
  const [{ slug = '' } = {}] = await sql<{ slug: string }>(
    site,
    `select slug from releases where published_ru_at is not null order by slug desc limit 1`,
  )
  await sql(
    site,
    `update pages set lead = jsonb_build_object('ru', $1::text, 'en', '') where key = 'guides'`,
    [`/press/${slug}-dalshe/`],
  )
  expect((await trash(`releases/${slug}`)).headers.location).toContain('done=trashed')
})

test('an event at which places are taken stays', async () => {
  const record = 'events/build-a-portico'
  await sql(site, `update slots set taken = 2 where id = 'class-build-a-portico'`)
  const refused = await trash(record)
  expect(refused.status).toBe(422)
  expect(refused.text).toContain('заняты места')
  expect(await isSeen('events', 'build-a-portico')).toBe(true)
  // Nor is it withdrawn first and trashed afterwards; one language may go.
  expect((await withdraw(record, 'en')).headers.location).toContain('done=withdrawn')
  const withdrawn = await withdraw(record, 'ru')
  expect(withdrawn.status).toBe(422)
  expect(withdrawn.text).toContain('заняты места')
  expect(await isSeen('events', 'build-a-portico')).toBe(true)
})
