import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ask, metric } from '../builders/ask.ts'
import { startChild } from '../builders/child.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { type OwnSite, startOwnSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

describe('addresses for machines', () => {
  let site: OwnSite
  beforeAll(async () => {
    site = await startOwnSite()
  })
  afterAll(() => site.stop())

  test('/healthz and /readyz', async () => {
    const [health, ready] = [await ask(site, '/healthz'), await ask(site, '/readyz')]
    const build = expect.stringMatching(/^[\da-f-]{36}$/)
    expect([health.status, health.json()]).toEqual([200, { status: 'ok', build }])
    expect([ready.status, ready.json()]).toEqual([200, { status: 'ready', build }])
  })

  test('/metrics counts answers, renderings and what is kept', async () => {
    const requests = (kind: string, status: number) =>
      metric(site, `portico_http_requests_total{kind="${kind}",status="${status}"}`)
    const before = {
      page: await requests('page', 200),
      missing: await requests('page', 404),
      renders: await metric(site, 'portico_page_renders_total'),
      entries: await metric(site, 'portico_page_store_entries'),
    }
    for (const path of ['/newsletter/', '/newsletter/', '/newsletter/', '/nothing/']) await ask(site, path)
    expect({
      page: await requests('page', 200),
      missing: await requests('page', 404),
      renders: await metric(site, 'portico_page_renders_total'),
      entries: await metric(site, 'portico_page_store_entries'),
    }).toEqual({
      page: before.page + 3,
      missing: before.missing + 1,
      renders: before.renders + 1,
      entries: before.entries + 1,
    })
    const { headers, text } = await ask(site, '/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const name of [
      'portico_http_requests_total counter',
      'portico_http_duration_seconds histogram',
      'portico_page_renders_total counter',
      'portico_page_store_entries gauge',
      'portico_page_store_bytes gauge',
      'portico_jobs_total counter',
    ]) {
      expect(text).toContain(`# TYPE ${name}\n`)
    }
    expect(text).toContain('\nprocess_cpu_seconds_total ')
  })

  test('what waits is counted, so that an alarm can watch it', async () => {
    const waiting = (what: string) => metric(site, `portico_waiting{what="${what}"}`)
    expect([await waiting('unsent_letters'), await waiting('leads_set_aside')]).toEqual([0, 0])
    await sql(
      site,
      `insert into leads (mergelead, query, body, state, created_at, set_aside_at)
       select i::text, '[]', '[]', 'set-aside', '2025-08-20T09:00:00+03:00', '2025-08-20T09:00:00+03:00' from generate_series(1, 3) i`,
    )
    await until(async () => (await waiting('leads_set_aside')) === 3)
    expect(await waiting('unsent_letters')).toBe(0)
  })

  test('a picture comes resized', async () => {
    const { status, headers, bytes } = await ask(site, '/_ipx/w_96&f_webp&q_90/people/person-01.jpg')
    expect([status, headers['content-type']]).toEqual([200, 'image/webp'])
    const { format, width } = await sharp(bytes).metadata()
    expect([format, width]).toEqual(['webp', 96])
  })
})

test('with the database gone the site is alive but not ready, keeps serving what it has, and stops', async () => {
  const clone = await cloneFair()
  const site = await startOwnSite({ DATABASE_URL: clone.url })
  onTestFinished(() => void site.process.kill('SIGKILL'))
  await ask(site, '/award/')
  await clone.drop()
  const ready = await until(
    () => ask(site, '/readyz'),
    ({ status }) => status !== 200,
  )
  expect([ready.status, ready.headers['content-type'], ready.json()]).toEqual([
    503,
    'application/problem+json',
    {
      type: 'about:blank#not-ready',
      title: 'not-ready',
      status: 503,
      detail: 'The database does not answer.',
    },
  ])
  expect((await ask(site, '/healthz')).status).toBe(200)
  expect((await ask(site, '/award/')).status).toBe(200)
  const lost = await ask(site, '/speakers/')
  expect(lost.status).toBe(500)
  expect(lost.text).not.toMatch(/database|connect|fair_/i)
  expect((await site.stop()).code).toBe(0)
})

describe('a start that cannot be', () => {
  const serve = (env: Record<string, string>) => startChild(['dist/server/server.js'], env)

  test.for([
    ['PORT', 'abc', 'A setting is wrong. PORT: must be a port number. See .env.example.'],
    [
      'PUBLIC_URL',
      'portik.example',
      'A setting is wrong. PUBLIC_URL: must be an http or https address. See .env.example.',
    ],
    [
      'FAIR_NOW',
      'soon',
      'A setting is wrong. FAIR_NOW: must be an ISO instant such as 2025-08-20T10:00:00+03:00. See .env.example.',
    ],
  ] as const)('%s=%s ends with code 1 and one sentence', async ([name, value, sentence]) => {
    const child = serve({ [name]: value })
    expect([await child.ended, child.output()]).toEqual([1, `${sentence}\n`])
  })

  test('production without an address of its own ends before anything is opened', async () => {
    const child = serve({ NODE_ENV: 'production', SANDBOX: 'on', FAIR_NOW: '2025-08-20T10:00:00+03:00' })
    expect(await child.ended).toBe(1)
    expect(child.output()).toMatch(
      /^A setting is wrong\. PUBLIC_URL: must be set in production; .*; SANDBOX: must be off in production; FAIR_NOW: must not be set in production: the time is real\. See \.env\.example\.\n$/,
    )
  })

  test('a port that is taken is named', async () => {
    const neighbour = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void neighbour.close())
    const { port } = await until(() => neighbour.address() as AddressInfo)
    const clone = await cloneFair()
    onTestFinished(clone.drop)
    const child = serve({ PORT: String(port), DATABASE_URL: clone.url, LOG_LEVEL: 'error', SANDBOX: 'off' })
    expect([await child.ended, child.output()]).toEqual([
      1,
      `Port ${port} is taken by another program. Set PORT to another one.\n`,
    ])
  })
})
