import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { cloneFair } from '../../builders/fair-database.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// How registration for an event stands is said in five places, and always the same.

let clone: Awaited<ReturnType<typeof cloneFair>>
let site: Site
beforeAll(async () => {
  clone = await cloneFair()
  site = await startSite({ DATABASE_URL: clone.url, POSTS_PER_MINUTE: '1000' })
})
afterAll(async () => {
  await site.stop()
  await clone.drop()
})

type Event = {
  slug: string
  format: string
  audience: string
  needsRegistration: boolean
  registration: { slot: string | null; places: string } | null
}

const plain = (html: string) => html.replace(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' ')

async function events(): Promise<Event[]> {
  return ((await ask(site, '/api/v1/programme')).json() as { items: Event[] }).items
}

async function pageOf(slug: string): Promise<string> {
  return plain((await ask(site, `/program/${slug}/`)).text.split('id="handover"')[0] ?? '')
}

test('whatever needs registration can be registered for: with a place of its own or for the professional day', async () => {
  const needing = (await events()).filter(({ needsRegistration }) => needsRegistration)
  expect(needing.length).toBe(28)
  const slots = (await ask(site, '/api/v1/slots')).json() as { id: string; left: number }[]
  const left = new Map(slots.map(slot => [slot.id, slot.left]))
  for (const { slug, audience, registration } of needing) {
    if (audience === 'professionals') expect(registration?.slot).toBeNull()
    else expect([slug, (left.get(registration?.slot ?? '') ?? 0) > 0]).toEqual([slug, true])
    const page = await pageOf(slug)
    expect([slug, page.includes('Регистрация скоро откроется')]).toEqual([slug, false])
    if (audience === 'professionals') expect(page).toContain('Регистрация закрыта')
    else expect(page).toContain('Записаться')
  }
})

test('a place is booked on the page of the event, and the cart names it', async () => {
  const answer = await ask(site, '/program/touching-marble/', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.url },
    body: 'class=class-touching-marble&people=1&with-order=',
  })
  // Without an entrance ticket of that day it is refused there, with a sentence.
  expect(answer.status).toBe(422)
  expect(plain(answer.text)).toContain('билет')
  const cart = await ask(site, '/api/v1/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      locale: 'ru',
      lines: [
        { product: 'day', slot: '2025-09-25-before', quantity: 1 },
        { product: 'master-class', slot: 'class-touching-marble', quantity: 1 },
      ],
    }),
  })
  expect(cart.status).toBe(201)
  const { token } = cart.json() as { token: string }
  const shown = await ask(site, '/tickets/cart/', { headers: { cookie: `cart=${token}` } })
  expect(plain(shown.text)).toContain('Потрогать мрамор')
})

test('the last place taken, it is full everywhere; given back, it is open; withdrawn, closed', async () => {
  const slug = 'build-a-portico'
  const places = async () =>
    (await events()).find(event => event.slug === slug)?.registration?.places ?? 'nothing'
  const programme = async () => plain((await ask(site, '/program/')).text)
  const classes = async () => plain((await ask(site, '/master-classes/')).text)
  expect([await places(), (await pageOf(slug)).includes('Мест не осталось')]).toEqual(['left', false])
  await classes()
  await programme()

  await sql(site, `update slots set taken = capacity where id = 'class-${slug}'`)
  await until(async () => (await places()) === 'none')
  expect(await pageOf(slug)).toContain('Мест не осталось')
  expect(await pageOf(slug)).not.toContain('Записаться')
  expect(await classes()).toContain('Мест не осталось')
  expect(await programme()).toContain('мест нет')

  await sql(site, `update slots set taken = capacity - 1 where id = 'class-${slug}'`)
  await until(async () => (await places()) === 'left')
  expect(await pageOf(slug)).toContain('Записаться')
  expect(await programme()).not.toContain('мест нет')

  await sql(site, `update slots set called_off_at = now() where id = 'class-${slug}'`)
  await until(async () => (await places()) === 'withdrawn')
  expect(await pageOf(slug)).toContain('Регистрация закрыта')
})

test('a place sold while others are left changes no kept page', async () => {
  const version = async () =>
    (await sql<{ last_value: string }>(site, 'select last_value from content_version'))[0]?.last_value
  const before = await version()
  await sql(site, `update slots set taken = taken + 1 where id = 'class-first-wash'`)
  expect(await version()).toBe(before)
})

test('a class is booked at the price editors have published last, and a new one at once: no process is started anew', async () => {
  const slug = 'build-a-portico'
  const slot = async () =>
    (
      await sql<{ price_kopecks: number; starts_at: Date }>(
        site,
        `select price_kopecks, starts_at from slots where id = 'class-${slug}'`,
      )
    )[0]
  const before = await slot()
  await sql(
    site,
    `update events set price_kopecks = 123400, starts_at = starts_at + interval '15 minutes' where slug = '${slug}'`,
  )
  const moved = new Date((before?.starts_at.getTime() ?? 0) + 15 * 60_000)
  await until(async () => (await slot())?.price_kopecks === 123_400)
  expect((await slot())?.starts_at).toEqual(moved)
  await sql(site, `delete from slots where id = 'class-${slug}'`)
  await sql(site, `update events set price_kopecks = 123500 where slug = '${slug}'`)
  await until(async () => (await slot())?.price_kopecks === 123_500)
})
