import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { ask } from '../builders/ask.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { cookieIn, emailOf } from '../builders/sign-in.ts'
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
      [`post address ${visitor}`],
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
      [`post address ${visitor}`],
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
  expect(row?.key).toBe('post address 192.0.2.7')
})

test('reading is not limited', async () => {
  const [site] = sites
  if (!site) throw new Error('no site')
  for (let n = 0; n < 3 * limit; n++) expect((await ask(site, '/award/')).status).toBe(200)
})

test('searching is limited, by the page and by its payload together, and a reader gets a page', async () => {
  const [site] = sites as [Site]
  const searches = [
    '/search/?q=a',
    '/search/_payload.json?q=a',
    '/en/search/_payload.json?q=a',
    '/search/?q=b',
  ]
  for (let attempt = 1; ; attempt++) {
    const visitor = `192.0.2.${attempt}`
    const headers = { 'x-forwarded-for': visitor }
    const answers = []
    for (let n = 0; n < limit + 3; n++)
      answers.push(await ask(site, searches[n % searches.length] ?? '', { headers }))
    if ((await hitsOf(`search address ${visitor}`)) !== limit + 3) continue
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429, 429])
    expect(answers.slice(limit).map(({ headers }) => headers['content-type'])).toEqual([
      'application/problem+json',
      'application/problem+json',
      'text/html; charset=UTF-8',
    ])
    return
  }
})

async function hitsOf(key: string): Promise<number | undefined> {
  const [row] = await sql<{ hits: number }>(
    { databaseUrl: clone.url },
    'select hits from rate_limits where key = $1',
    [key],
  )
  return row?.hits
}

/** From now on this network is beyond its limit, whatever the minute. */
async function exhaust(network: string) {
  const name = `exhaust_${network.replace(/\W/g, '_')}`
  await sql(
    { databaseUrl: clone.url },
    `create function ${name}() returns trigger language plpgsql as 'begin new.hits := 1000; return new; end'`,
  )
  await sql(
    { databaseUrl: clone.url },
    `create trigger ${name} before insert or update on rate_limits for each row
     when (new.key = 'post address ${network}') execute function ${name}()`,
  )
}

function send(
  site: Site,
  path: string,
  headers: Record<string, string>,
  body = 'a=1&name=%D0%90%D0%BD%D0%BD%D0%B0&note=%22%3Cb%3E',
) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(site, path, { method: 'POST', headers: { ...type, ...headers }, body })
}

describe('whoever is stopped at a form', () => {
  test.for([
    ['/contacts/?from=letter', 'ru', 'Отправить ещё раз'],
    ['/en/contacts/?from=letter', 'en', 'Send again'],
  ])('%s: gets a page with everything typed, and when to come back', async ([path = '', lang, again]) => {
    const [site] = sites as [Site]
    const address = lang === 'ru' ? '198.51.100.201' : '198.51.100.202'
    await exhaust(address)
    const { status, headers, text } = await send(site, path, { 'x-forwarded-for': address })
    expect(status).toBe(429)
    expect(headers['content-type']).toBe('text/html; charset=UTF-8')
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(text).toContain(`<html lang="${lang}`)
    expect(text).toContain(again)
    expect(text).toContain(`action="${path}"`)
    expect(text).toContain('<input type="hidden" name="name" value="Анна"/>')
    expect(text).toContain('<input type="hidden" name="note" value="&quot;&lt;b&gt;"/>')
    expect(await markupFaults(text)).toEqual([])
  })

  test('is never shown a password again', async () => {
    const [site] = sites as [Site]
    const address = '198.51.100.203'
    await exhaust(address)
    const answer = await send(
      site,
      '/sign-in/',
      { 'x-forwarded-for': address },
      'email=a%40b.example&password=secret-words',
    )
    expect([answer.status, answer.text.includes('secret-words')]).toEqual([429, false])
    expect(answer.text).toContain('href="/sign-in/"')
  })

  test('is told in JSON by the API and by what asks for it', async () => {
    const [site] = sites as [Site]
    const address = '198.51.100.204'
    await exhaust(address)
    const json = { 'x-forwarded-for': address, accept: 'application/json' }
    const script = await send(site, '/contacts/', json)
    const api = await ask(site, '/api/v1/orders', {
      method: 'POST',
      headers: { 'x-forwarded-for': address, 'content-type': 'application/json' },
      body: '{}',
    })
    for (const { status, headers } of [script, api])
      expect([status, headers['content-type']]).toEqual([429, 'application/problem+json'])
  })
})

describe('whom a limit counts', () => {
  test('IPv6 by the network of a household, IPv4 by the address however it is written', async () => {
    await exhaust('2001:db8:1:2::/64')
    const status = async (address: string) => (await post(0, address)).status
    expect(await status('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(429)
    expect(await status('2001:DB8:1:2:0:0:0:7')).toBe(429)
    expect(await status('2001:db8:1:3::1')).toBe(405)
    await exhaust('192.0.2.240')
    expect(await status('::ffff:192.0.2.240')).toBe(429)
    expect(await status('::ffff:c000:2f0')).toBe(429)
  })

  test('staff by their own name: a crowd behind the same address stops neither office nor gate', async () => {
    const [site] = sites as [Site]
    const address = '198.51.100.210'
    const from = { 'x-forwarded-for': address }
    const signedIn = await send(
      site,
      '/sign-in/',
      from,
      new URLSearchParams({ email: emailOf('door'), password: demoPassword }).toString(),
    )
    const cookie = cookieIn(signedIn)
    await exhaust(address)
    const scan = (headers: Record<string, string>) =>
      ask(site, '/api/v1/door/scans', {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json', ...headers },
        body: '{}',
      })
    expect((await scan({ cookie })).status).toBe(422)
    expect((await scan({})).status).toBe(429)
    expect((await scan({ cookie: 'portico.session_token=made-up.AAAA' })).status).toBe(429)
    expect((await send(site, '/sign-out/', { ...from, cookie })).status).toBe(303)
  })
})

test('by default a hall full of visitors behind one address is not stopped', async () => {
  const hall = await startSite()
  try {
    const statuses = []
    for (let n = 0; n < 300; n += 20)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, () => ask(hall, '/award/', { method: 'POST', body: 'a=1' })),
        )),
      )
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([405]))
  } finally {
    await hall.stop()
  }
})
