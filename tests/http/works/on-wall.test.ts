import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const numberOf = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="(\\d+)"`).exec(html)?.[1]

describe('a work on one’s own wall', () => {
  test('is drawn on the server in both languages, with its label and the way to ask', async () => {
    const russian = await ask(site, '/works/31-2/wall/?below=table&wall=420&centre=150&colour=graphite')
    expect(russian.status).toBe(200)
    expect(russian.text).toContain('data-furniture="table"')
    expect(russian.text).toContain('Стена шириной 420\u00a0см, графит. Работа 36\u00a0×\u00a045\u00a0см')
    expect(russian.text).toContain('57\u00a0см до\u00a0столешницы')
    expect([numberOf(russian.text, 'wall'), numberOf(russian.text, 'centre')]).toEqual(['420', '150'])
    expect(russian.text).toContain('href="/enquiry/?work=31.2"')
    expect(russian.text).toContain('href="/works/31-2/"')
    const english = await ask(site, '/en/works/31-2/wall/')
    expect(english.text).toContain('A wall 300\u00a0cm wide, sage. The work, 36\u00a0×\u00a045\u00a0cm')
    expect(await markupFaults(russian.text)).toEqual([])
    const unnamed = await ask(site, '/works/4-3/wall/')
    expect(unnamed.text).toContain('свободна, цена по\u00a0запросу, стенд\u00a0A-04')
  })

  test('hangs beside another, whoever shows it, and never beside itself', async () => {
    const two = await ask(site, '/works/31-2/wall/?with=2-1&gap=35')
    expect(two.text).toContain(
      'Две работы, 36\u00a0×\u00a045\u00a0см и\u00a090\u00a0×\u00a072\u00a0см, между ними 35\u00a0см',
    )
    const same = await ask(site, '/works/31-2/wall/?with=31-2')
    expect(same.text).not.toContain('Две работы')
  })

  test('odd queries are as if they were not there', async () => {
    const odd = await ask(
      site,
      `/works/31-2/wall/?below=%3Cb%3E&wall=9e9&colour=red&gap=-1&with=${'x'.repeat(2_000)}`,
    )
    expect(odd.status).toBe(200)
    expect(odd.text).toContain('Стена шириной 300\u00a0см, шалфей')
    expect(odd.text).not.toContain('<b>')
  })

  test('a work that nobody shows has no wall', async () => {
    for (const path of [
      '/works/31-99/wall/',
      '/works/999-1/wall/',
      '/works/31.2/wall/',
      '/works/0-1/wall/',
      '/works/x/wall/',
    ])
      expect((await ask(site, path)).status, path).toBe(404)
  })

  test('a number nobody knows is said to be unknown', async () => {
    expect((await ask(site, '/works/31-2/wall/?number=98.7')).text).toContain(
      'Работы с\u00a0номером 98.7 в\u00a0каталоге нет',
    )
  })

  test('what is not published in this language hangs nowhere, not even as the second', async () => {
    await sql(site, `update participants set published_en_at = null where number = 2`)
    expect((await ask(site, '/en/works/2-1/wall/')).status).toBe(404)
    const beside = await ask(site, '/en/works/31-2/wall/?with=2-1')
    expect(beside.text).not.toContain('Two works')
    expect(beside.text).not.toContain('Kedrach')
    expect((await ask(site, '/works/2-1/wall/')).status).toBe(200)
  })

  test('a work that is sold cannot be asked about', async () => {
    await sql(
      site,
      `update works set mark = 'sold' where participant_id = (select id from participants where number = 31) and position = 2`,
    )
    const page = await ask(site, '/works/31-2/wall/')
    expect(page.text).toContain('продана')
    expect(page.text).not.toContain('/enquiry/?work=31.2')
  })
})
