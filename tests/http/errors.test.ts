import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, handoverOf, metric } from '../builders/ask.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
  // Pages that were never rendered, and whose words are gone: rendering them must fail.
  await sql(site, `create table kept as select * from pages where key in ('award', 'map')`)
  await sql(site, `delete from pages where key in ('award', 'map')`)
})
afterAll(() => site.stop())

describe('a page that fails', () => {
  test.for([
    [
      '/award/',
      'ru-RU',
      'dark',
      'Страница не доступна',
      'К сожалению, эта страница временно недоступна. Попробуйте зайти на неё позже.',
    ],
    [
      '/en/award/',
      'en-GB',
      'dark',
      'Page not available',
      'Sorry, this page is temporarily unavailable. Please try again later.',
    ],
    [
      '/navigator/map/',
      'ru-RU',
      'clear',
      'Страница не доступна',
      'К сожалению, эта страница временно недоступна. Попробуйте зайти на неё позже.',
    ],
    [
      '/en/navigator/map/',
      'en-GB',
      'clear',
      'Page not available',
      'Sorry, this page is temporarily unavailable. Please try again later.',
    ],
  ] as const)('%s says so in its language and layout', async ([path, lang, layout, title, text]) => {
    const answer = await ask(site, path)
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      500,
      'text/html; charset=UTF-8',
      'no-store',
    ])
    expect(/<html[^>]*>/.exec(answer.text)?.[0]).toBe(`<html lang="${lang}" data-layout="${layout}">`)
    expect(/<title>(.*?)<\/title>/.exec(answer.text)?.[1]).toBe(title)
    expect([...answer.text.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(match => match[1])).toEqual([title])
    expect(answer.text).toContain(`>${text}<`)
    expect(answer.text).toContain('<meta name="robots" content="noindex"')
    expect(answer.text).not.toMatch(/rel="(canonical|alternate)"/)
    expect(answer.text).toContain(`href="${lang === 'en-GB' ? '/en/' : '/'}"`)
    expect(handoverOf(answer.text)).toMatchObject({
      error: { status: 500, message: 'Internal error' },
      payload: { data: null },
    })
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/)
  })

  test('tells a visitor nothing of what went wrong, and the log everything', async () => {
    const page = await ask(site, '/award/')
    const payload = await ask(site, '/award/_payload.json')
    for (const { text } of [page, payload])
      expect(text).not.toMatch(/missing|npm run seed|\.ts|\.js:|at load/)
    const line = await until(() =>
      site
        .output()
        .split('\n')
        .find(one => one.includes('"a request failed"')),
    )
    expect(JSON.parse(line ?? '')).toMatchObject({
      level: 'error',
      path: '/award/',
      err: { message: 'the page «award» is not in the database' },
    })
  })

  test('its payload is a problem', async () => {
    const { status, headers, json } = await ask(site, '/en/award/_payload.json')
    expect([status, headers['content-type']]).toEqual([500, 'application/problem+json'])
    expect(json()).toEqual({
      type: 'about:blank#error',
      title: 'error',
      status: 500,
      detail: 'Internal error',
    })
  })

  test('leaves the others alone', async () => {
    expect((await ask(site, '/speakers/')).status).toBe(200)
  })

  test('is not remembered: mended, it is there', async () => {
    expect((await ask(site, '/award/')).status).toBe(500)
    await sql(site, 'insert into pages select * from kept')
    expect(
      (
        await until(
          () => ask(site, '/award/'),
          ({ status }) => status === 200,
        )
      ).status,
    ).toBe(200)
    const renders = await metric(site, 'portico_page_renders_total')
    expect((await ask(site, '/award/')).status).toBe(200)
    expect(await metric(site, 'portico_page_renders_total')).toBe(renders)
  })
})
