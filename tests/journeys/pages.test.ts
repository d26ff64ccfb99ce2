import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ask } from '../builders/ask.ts'
import { guest, whenHydrated } from '../builders/browser.ts'
import { everyPath } from '../builders/every-path.ts'
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

  test('every page has one heading of the first rank', async () => {
    for (const path of everyPath) {
      const { text } = await ask(site, path)
      expect([path, text.match(/<h1[ >]/g)?.length]).toEqual([path, 1])
    }
  })

  test('a legal page names its version and day, its index leads to the articles, and it can be printed', async () => {
    const { page, problems } = await guest()
    await page.goto(`${site.url}/offer/`)
    await whenHydrated(page)
    const main = page.locator('main')
    expect(plain(await main.textContent())).toContain('Редакция 1, действует с 7 апреля 2025')
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

  test('a consent for a purpose that nobody asks about does not exist', async () => {
    expect((await ask(site, '/privacy/consent/horoscope/')).status).toBe(404)
  })

  test('a press picture is really there to be downloaded', async () => {
    const { page } = await guest()
    await page.goto(`${site.url}/press/`)
    const link = page.locator('#press-kit a[download]').first()
    const file = await fetch(`${site.url}${await link.getAttribute('href')}`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(await link.getAttribute('download')).toBe('view-01.jpg')
  })
})

/** The site at a moment, for one test. */
async function siteAt(moment: string, environment: Record<string, string> = {}): Promise<Site> {
  const site = await startSite({ FAIR_NOW: moment, ...environment })
  onTestFinished(async () => {
    await site.stop()
  })
  return site
}

test('a release comes out on its day and not before', async () => {
  const before = await siteAt('2025-07-31T23:00:00+03:00')
  expect((await ask(before, '/press/')).text).not.toContain('/press/razdel-kniga/')
  expect((await ask(before, '/press/razdel-kniga/')).status).toBe(404)
  const onTheDay = await siteAt('2025-08-01T00:00:00+03:00')
  expect((await ask(onTheDay, '/press/')).text).toContain('/press/razdel-kniga/')
  expect((await ask(onTheDay, '/press/razdel-kniga/')).status).toBe(200)
})

test('whoever is not published in a language is not named in it', async () => {
  const { databaseUrl } = await clonedFair()
  await sql({ databaseUrl }, `update members set published_en_at = null where last_name->>'ru' = 'Чернолес'`)
  const site = await siteAt('2025-08-20T10:00:00+03:00', { DATABASE_URL: databaseUrl })
  expect((await ask(site, '/award/jury/')).text).toContain('Чернолес')
  expect((await ask(site, '/en/award/jury/')).text).not.toContain('Chernoles')
})

test('a new version of a legal text replaces the old one on its day', async () => {
  const { databaseUrl } = await clonedFair()
  await sql(
    { databaseUrl },
    `insert into documents (slug, version, valid_from, title, articles, sha256)
     select slug, 2, '2025-08-21', title, articles, sha256 from documents where slug = 'terms'`,
  )
  const versionAt = async (moment: string) => {
    const site = await siteAt(moment, { DATABASE_URL: databaseUrl })
    return /Редакция \d/.exec(plain((await ask(site, '/terms/')).text))?.[0]
  }
  expect(await versionAt('2025-08-20T23:00:00+03:00')).toBe('Редакция 1')
  expect(await versionAt('2025-08-21T00:00:00+03:00')).toBe('Редакция 2')
})

async function clonedFair() {
  const clone = await cloneFair()
  onTestFinished(clone.drop)
  return { databaseUrl: clone.url }
}
