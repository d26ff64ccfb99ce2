import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { guest, whenHydrated } from '../builders/browser.ts'
import { cloneFair } from '../builders/fair-database.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

describe('the fair as it was seeded', () => {
  let site: Site
  beforeAll(async () => {
    site = await startSite()
  })
  afterAll(() => site.stop())

  test('a legal page names its version and day, its index leads to the articles, and it can be printed', async () => {
    const { page, problems } = await guest()
    await page.goto(`${site.url}/offer/`)
    await whenHydrated(page)
    const main = page.locator('main')
    expect(plain(await main.textContent())).toContain('Редакция 2, действует с 15 августа 2025')
    await page.getByRole('navigation', { name: 'Статьи' }).getByRole('link').nth(2).click()
    expect(new URL(page.url()).hash).toBe('#article-3')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Напечатать' }).click()
    expect(await page.locator('body[data-printed]').count()).toBe(1)
    expect(problems).toEqual([])
  })

  test('without a script a legal page is whole and offers nothing to press in vain', async () => {
    const { page } = await guest({ javaScriptEnabled: false })
    await page.goto(`${site.url}/en/privacy/consent/purchase/`)
    expect(await page.getByRole('button', { name: 'Print' }).count()).toBe(0)
    expect(await page.locator('main section h2').count()).toBe(5)
    expect(await page.getByRole('navigation', { name: 'Where you are' }).getByRole('link').count()).toBe(1)
  })

  test('a release that is out has a page of its own and stands in the list, the newest first', async () => {
    const { text } = await ask(site, '/press/')
    const listed = [...text.matchAll(/href="\/press\/([a-z-]+)\/"/g)].map(match => match[1])
    expect(listed.slice(0, 3)).toEqual(['dlya-redaktsiy', 'detskaya-territoriya', 'programma-yarmarki'])
    expect((await ask(site, '/press/razdel-kniga/')).status).toBe(200)
  })

  test('a consent for a purpose that nobody asks about does not exist', async () => {
    expect((await ask(site, '/privacy/consent/horoscope/')).status).toBe(404)
  })

  test('a press picture is really there to be downloaded', async () => {
    const { page } = await guest()
    await page.goto(`${site.url}/press/`)
    const types = { svg: 'image/svg+xml', pdf: 'application/pdf' }
    for (const locale of ['', '/en']) {
      await page.goto(`${site.url}${locale}/press/`)
      const files = await page
        .locator('#press-kit a[href*="/press/portico-"]')
        .evaluateAll(all => all.map(one => one.getAttribute('href') ?? ''))
      expect(files.length).toBe(4)
      for (const path of files) {
        expect(path.startsWith(`${locale}/press/`)).toBe(true)
        const answer = await ask(site, path)
        expect([path, answer.status, answer.headers['content-type']]).toEqual([
          path,
          200,
          types[path.endsWith('pdf') ? 'pdf' : 'svg'],
        ])
      }
    }
    expect((await ask(site, '/press/portico-horoscope.svg')).status).toBe(404)
  })

  test.for([
    [
      '',
      /^JPG, (\d+) × (\d+) пикселей ([\d,]+) × ([\d,]+) см при 300 точках на дюйм, ([\d,]+) МБ$/,
      /Изображение: ярмарка «Портик»/,
    ],
    [
      '/en',
      /^JPG, (\d+) × (\d+) pixels ([\d.]+) × ([\d.]+) cm at 300 dpi, ([\d.]+) MB$/,
      /Image: Portico fair/,
    ],
  ] as const)(
    'every press picture is as large as “%s/press/” says, and carries its credit',
    async ([locale, told, credit]) => {
      const { text } = await ask(site, `${locale}/press/`)
      const kit = [...text.matchAll(/href="([^"]*\/press\/pictures\/[^"]+)"[\s\S]*?<p[^>]*>([\s\S]*?)<\/p>/g)]
      expect(kit.length).toBe(8)
      const files = await Promise.all(
        kit.map(async ([, path, line = '']) => {
          const words = plain(line.replace(/<br\s*\/?>/g, ' ').replace(/<!-- -->/g, '')).trim()
          const answer = await fetch(`${site.url}${path}`)
          return { words, answer, bytes: Buffer.from(await answer.arrayBuffer()) }
        }),
      )
      for (const { words, answer, bytes } of files) {
        const [, width, height, across, down, megabytes] = told.exec(words) ?? []
        const number = (written = '') => Number(written.replace(',', '.'))
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
        const { xmp, density, ...file } = await sharp(bytes).metadata()
        expect([file.width, file.height, density]).toEqual([number(width), number(height), 300])
        expect(Math.max(file.width, file.height)).toBeGreaterThanOrEqual(3_500)
        expect([number(across), number(down)]).toEqual(
          [file.width, file.height].map(pixels => Math.round((pixels / 300) * 25.4) / 10),
        )
        expect(Math.abs(bytes.byteLength / 1_000_000 - number(megabytes))).toBeLessThan(0.1)
        expect(String(xmp)).toMatch(/photoshop:Credit="[^"]+"/)
      }
      expect(files.filter(({ bytes }) => credit.test(bytes.toString('utf8', 0, 4_000))).length).toBe(4)
      expect((await ask(site, '/press/pictures/portico-work-001.jpg')).status).toBe(404)
    },
  )
})

/** The site at a moment, for one test. */
async function siteAt(moment: string, environment: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ FAIR_NOW: moment, ...environment })
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}

test('a release is neither listed nor readable before its day', async () => {
  const site = await siteAt('2025-07-31T23:00:00+03:00')
  expect((await ask(site, '/press/')).text).toContain('/press/arkhitektura-zalov/')
  expect((await ask(site, '/press/')).text).not.toContain('/press/razdel-kniga/')
  expect((await ask(site, '/press/razdel-kniga/')).status).toBe(404)
})

test('who is not published in a language is not named in it; a new legal text holds from its day', async () => {
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  const { url: databaseUrl } = clone
  await sql({ databaseUrl }, `update members set published_en_at = null where last_name->>'ru' = 'Чернолес'`)
  await sql(
    { databaseUrl },
    `insert into documents (slug, version, valid_from, title, articles, sha256)
     select slug, 3, '2025-08-21', title, articles, sha256 from documents where slug = 'terms' and version = 2`,
  )
  const before = await siteAt('2025-08-20T23:00:00+03:00', { DATABASE_URL: databaseUrl })
  expect((await ask(before, '/award/jury/')).text).toContain('Чернолес')
  expect((await ask(before, '/en/award/jury/')).text).not.toContain('Chernoles')
  expect((await ask(before, '/en/terms/')).text).toContain('Version 2, ')
  const onTheDay = await siteAt('2025-08-21T00:00:00+03:00', { DATABASE_URL: databaseUrl })
  expect((await ask(onTheDay, '/en/terms/')).text).toContain('Version 3, ')
}, 60_000)
