import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

const limit = 5
let sites: Site[]
let clone: Awaited<ReturnType<typeof cloneFair>>
beforeAll(async () => {
  clone = await cloneFair()
  const env = { DATABASE_URL: clone.url, POSTS_PER_MINUTE: String(limit), PROXY_HOPS: '1' }
  sites = await Promise.all([startSite(env), startSite(env)])
})
afterAll(async () => {
  await Promise.all(sites.map(site => site.stop()))
  await clone.drop()
})

const post = (number: number, visitor: string) =>
  ask(sites[number % sites.length] as Site, '/award/', {
    method: 'POST',
    headers: { 'x-forwarded-for': visitor },
    body: 'a=1',
  })

/** The same visitor's posts, on both sites in turn. Should the minute turn over meanwhile, another visitor tries. */
async function withinOneMinute(posts: number) {
  for (let attempt = 1; ; attempt++) {
    const visitor = `203.0.113.${attempt}`
    const answers = []
    for (let number = 0; number < posts; number++) answers.push(await post(number, visitor))
    const [row] = await sql<{ hits: number }>(
      { databaseUrl: clone.url },
      'select hits from rate_limits where key = $1',
      [`post ${visitor}`],
    )
    if (row?.hits === posts) return answers
  }
}

test('the limit counts over both processes', async () => {
  const answers = await withinOneMinute(8)
  expect(answers.map(({ status }) => status)).toEqual([405, 405, 405, 405, 405, 429, 429, 429])
  const refused = answers[5]
  expect(refused?.headers['content-type']).toBe('application/problem+json')
  expect(refused?.json()).toEqual({
    type: 'about:blank#too-many-requests',
    title: 'too-many-requests',
    status: 429,
    detail: 'Too many requests; please wait a little.',
  })
  const wait = Number(refused?.headers['retry-after'])
  expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true)
})

test('of many posts at once no more than the limit get through on the two together', async () => {
  for (let attempt = 1; ; attempt++) {
    const visitor = `198.51.100.${attempt}`
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => post(number, visitor)))
    const [row] = await sql<{ hits: number }>(
      { databaseUrl: clone.url },
      'select hits from rate_limits where key = $1',
      [`post ${visitor}`],
    )
    if (row?.hits !== 20) continue
    expect(answers.filter(({ status }) => status === 405)).toHaveLength(limit)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - limit)
    return
  }
})

test('only as many proxies as are ours are believed: what a visitor writes in front does not count', async () => {
  const [row] = await (async () => {
    await post(0, '1.1.1.1, 192.0.2.7')
    return sql<{ key: string }>(
      { databaseUrl: clone.url },
      `select key from rate_limits where key like '%192.0.2.7'`,
    )
  })()
  expect(row?.key).toBe('post 192.0.2.7')
})

test('reading is not limited', async () => {
  const [site] = sites
  if (!site) throw new Error('no site')
  for (let n = 0; n < 3 * limit; n++) expect((await ask(site, '/award/')).status).toBe(200)
})

test('searching is limited, by the page and by its payload together', async () => {
  const [site] = sites as [Site]
  const headers = { 'x-forwarded-for': '192.0.2.77' }
  const searches = ['/search/?q=a', '/search/_payload.json?q=a', '/en/search/_payload.json?q=a']
  const statuses: number[] = []
  // More than two minutes' worth: should the minute turn over meanwhile, the next one is used up too.
  for (let turn = 0; turn < 13 && !statuses.includes(429); turn++) {
    const paths = Array.from({ length: 20 }, (_, place) => searches[place % searches.length] ?? '')
    const answers = await Promise.all(paths.map(path => ask(site, path, { headers })))
    statuses.push(...answers.map(({ status }) => status))
  }
  expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(120)
  expect(statuses).toContain(429)
})
