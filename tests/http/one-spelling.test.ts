import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, metric } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

let site: Site
let slug: string
beforeAll(async () => {
  site = await startSite()
  ;[slug = ''] = (await sql<{ slug: string }>(site, 'select slug from participants order by slug')).map(
    row => row.slug,
  )
})
afterAll(() => site.stop())

const encoded = (text: string) => [...text].map(sign => `%${sign.charCodeAt(0).toString(16)}`).join('')
const whereTo = async (path: string) => {
  const { status, headers } = await ask(site, path)
  return [status, headers.location]
}

test.for([
  ['/speakers/%31/', '/speakers/1/'],
  ['/en/speakers/%31/?x=%31', '/en/speakers/1/?x=%31'],
  ['/%73peakers/1/', '/speakers/1/'],
  ['/a%77ard/', '/award/'],
  ['/%61ward', '/award/'],
  ['/%65n/award/', '/en/award/'],
  ['/AWARD/', '/award/'],
  ['/En/Award', '/en/award/'],
  ['/En/Tickets/?day=A', '/en/tickets/?day=A'],
  ['/speakers/%31/_payload.json', '/speakers/1/_payload.json'],
  ['/%41WARD/?q=A', '/award/?q=A'],
] as const)('%s → %s', async ([path, target]) => {
  expect(await whereTo(path)).toEqual([308, target])
})

test('however a page is spelled, it is rendered and kept once, and names itself rightly', async () => {
  const path = `/participants/${slug}/`
  const page = await ask(site, path)
  expect(page.text).toContain(`<link rel="canonical" href="http://localhost:`)
  const before = [
    await metric(site, 'portico_page_renders_total'),
    await metric(site, 'portico_page_store_entries'),
  ]
  for (let length = 1; length <= slug.length; length++) {
    const odd = `/participants/${encoded(slug.slice(0, length))}${slug.slice(length)}/`
    expect(await whereTo(odd)).toEqual([308, path])
  }
  expect(await whereTo(path.toUpperCase())).toEqual([308, path])
  expect([
    await metric(site, 'portico_page_renders_total'),
    await metric(site, 'portico_page_store_entries'),
  ]).toEqual(before)
})

test.for([
  '/speakers/%2F/',
  '/%2e%2e/award/',
  '/speakers/%E0%A4%A/',
  '/NOTHING/',
  '/speakers/1%2F/',
  '/%0d%0aset-cookie:a/',
])('%s leads nowhere else', async path => {
  const [status, target] = await whereTo(path)
  expect([308, 404, 200]).toContain(status)
  if (target) expect(target).toMatch(/^\/(?![/\\])[\w/%.-]*$/)
})

test('secrets keep their letters', async () => {
  expect(await whereTo(`/tickets/order/${'aB'.repeat(12)}/`)).toEqual([404, undefined])
  expect(await whereTo(`/Tickets/Order/${'aB'.repeat(12)}/`)).toEqual([404, undefined])
})
