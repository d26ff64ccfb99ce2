import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withLocale } from '../../../app/platform/languages.ts'
import { notesHash } from '../../../app/works/saved/shared-list.ts'
import { guest, whenHydrated } from '../../builders/browser.ts'
import { accessibilityFaults, markupFaults } from '../../builders/page-checks.ts'
import { makeFolder } from '../../builders/postgres-cluster.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { oneWay } from '../../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 90_000 })

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const fair = '2025-09'
const kept = (number: string, note = '', at = fair) => ({ fair: at, number, note })
const words = {
  ru: {
    browser: 'ru-RU',
    save: 'Сохранить: Пять правильных вопросов',
    saved: 'Сохранена: Пять правильных вопросов',
    mine: 'Мои работы',
    note: 'Заметка «Пять правильных вопросов»',
    remove: 'Убрать «Пять правильных вопросов»',
    back: 'Вернуть',
    withNotes: 'С\u00a0моими заметками',
    link: 'Ссылка на\u00a0список',
    saveAll: 'Сохранить всё себе',
    ask: /Спросить о.работе «Пять/,
  },
  en: {
    browser: 'en-GB',
    save: 'Save: Five Regular Questions',
    saved: 'Saved: Five Regular Questions',
    mine: 'My works',
    note: 'Note “Five Regular Questions”',
    remove: 'Remove “Five Regular Questions”',
    back: 'Put it back',
    withNotes: 'With my notes',
    link: 'Link to the list',
    saveAll: 'Save them all',
    ask: /Ask about the work “Five/,
  },
}

async function keepOn(page: Page, works: readonly object[]) {
  await page.addInitScript(text => {
    if (localStorage.getItem('portico-works') === null) localStorage.setItem('portico-works', text)
  }, JSON.stringify(works))
}
const onDevice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('portico-works') ?? '[]'))

test.each(
  oneWay(
    [
      ['ru', 390],
      ['en', 1440],
    ] as const,
    0,
  ),
)(
  'saved on a stand, noted, removed and put back by keys alone, sent to somebody: %s at %i',
  async (locale, width) => {
    const t = words[locale]
    const { page, problems } = await guest({ locale: t.browser, viewport: { width, height: 900 } })
    const at = (path: string) => `${site.url}${withLocale(path, locale)}`
    await page.goto(at('/works/saved/'))
    await whenHydrated(page)
    expect(
      await page
        .locator('main')
        .getByRole('link', { name: /работы|works/ })
        .last()
        .getAttribute('href'),
    ).toBe(withLocale('/works/', locale))
    expect(await accessibilityFaults(page)).toEqual([])

    await page.goto(at('/artists/anna-veligor/'))
    await whenHydrated(page)
    const heart = page.getByRole('button', { name: t.save })
    await heart.focus()
    await page.keyboard.press('Enter')
    expect(await page.getByRole('button', { name: t.saved }).getAttribute('aria-pressed')).toBe('true')

    await page.goto(at('/works/saved/'))
    const note = page.getByLabel(t.note)
    await note.fill('Над диваном?\n<b>60 × 80</b>')
    // Nothing is pressed to keep it, and leaving at once loses nothing.
    await page.reload()
    expect(await note.inputValue()).toBe('Над диваном?\n<b>60 × 80</b>')
    expect(await page.getByRole('link', { name: t.ask }).getAttribute('href')).toBe(
      withLocale('/enquiry/?work=31.2', locale),
    )
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

    await page.getByRole('button', { name: t.remove }).focus()
    await page.keyboard.press('Enter')
    expect(await onDevice(page)).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.back)
    await page.keyboard.press('Enter')
    expect(await note.inputValue()).toContain('Над диваном?')

    const link = page.getByLabel(t.link)
    expect(await link.inputValue()).toMatch(/\/works\/list\/\?works=31-2$/)
    await page.getByLabel(t.withNotes).check()
    const sent = new URL(await link.inputValue())
    expect(sent.hash).toMatch(/^#notes=/)

    const other = await guest({ locale: t.browser, viewport: { width, height: 900 } })
    await other.page.goto(`${site.url}${sent.pathname}${sent.search}${sent.hash}`)
    await other.page.getByText('<b>60 × 80</b>').waitFor()
    expect(await accessibilityFaults(other.page)).toEqual([])
    expect(other.traffic.all().filter(path => path.includes('notes'))).toEqual([])
    expect(await onDevice(other.page)).toEqual([])
    await other.page.getByRole('button', { name: t.saveAll }).click()
    expect(await onDevice(other.page)).toEqual([kept('31.2', 'Над диваном?\n<b>60 × 80</b>')])
    expect([...problems, ...other.problems]).toEqual([])
  },
)

test('what was sold or is gone is said to be, two are compared, and the sum is of what can be had', async () => {
  const { page, problems } = await guest()
  const all = await sql(
    site,
    `select w.id, p.number || '.' || w.position as number, w.mark, w.price_kopecks as price, p.stand_code as stand
     from works w join participants p on p.id = w.participant_id where p.edition_id = $1 order by p.stand_code desc`,
    [fair],
  )
  const free = all.filter(({ mark, price }) => mark === 'free' && price !== null).slice(0, 2)
  const sold = all.find(work => work.mark === 'free' && !free.includes(work))
  await sql(site, "update works set mark = 'sold' where id = $1", [sold?.id])
  const numbers = [...free, sold].map(work => String(work?.number))
  await keepOn(page, [
    ...numbers.map(number => kept(number)),
    kept('999.1', 'была'),
    kept('31.2', '', '2024-09'),
  ])
  await page.goto(`${site.url}/works/saved/`)
  await page.getByText('Эту работу уже купили.').waitFor()
  expect(await page.getByText('на\u00a0ярмарке больше нет').count()).toBe(2)
  const sum = free.reduce((all, { price }) => all + Number(price) / 100, 0)
  const total = await page.getByText(/^Всего/).textContent()
  expect(total?.replace(/\D/g, '')).toBe(String(sum))

  const ticks = page.getByRole('checkbox', { name: 'Сравнить' })
  await ticks.nth(0).check()
  await page.getByText('Отметьте ещё одну работу').waitFor()
  await ticks.nth(1).check()
  const compare = page.getByRole('link', { name: 'Сравнить в\u00a0одном масштабе' })
  expect(await compare.getAttribute('href')).toMatch(/^\/works\/\d+-\d+\/wall\/\?with=\d+-\d+$/)

  await page.getByRole('button', { name: 'По стендам' }).click()
  const stands = await page.getByRole('link', { name: /на.плане/ }).allTextContents()
  expect(stands).toEqual(stands.toSorted())
  expect(new URL(page.url()).search).toBe('?by=stand')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('without a script a list is a plain page, and a forged one is harmless', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  const many = Array.from({ length: 1_500 }, (_, at) => `${(at % 60) + 1}-${(at % 9) + 1}`).join(',')
  await page.goto(`${site.url}/works/list/?works=31-2,<script>,31-2,../../etc,999-1#notes=%3Cscript%3E`)
  expect(await page.getByRole('article').count()).toBe(1)
  expect(await page.getByText('Пять правильных вопросов').first().isVisible()).toBe(true)
  const html = await (await fetch(`${site.url}/works/list/?works=${many}`)).text()
  expect(html.match(/<article/g)?.length ?? 0).toBeLessThanOrEqual(50)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect(await markupFaults(html)).toEqual([])
  await page.goto(`${site.url}/works/list/`)
  expect(await page.getByText('Работ из\u00a0этой ссылки на\u00a0ярмарке нет.').isVisible()).toBe(true)
  await page.goto(`${site.url}/works/saved/`)
  expect(await page.locator('noscript').textContent()).toContain('включите JavaScript')
})

test('notes of a forged link are text, and of works that it does not name nothing is taken', async () => {
  const { page, problems } = await guest()
  const { hash } = notesHash([kept('31.2', '<img src=x onerror=alert(1)>'), kept('41.1', 'чужая')])
  await page.goto(`${site.url}/works/list/?works=31-2${hash}`)
  await page.getByText('<img src=x onerror=alert(1)>').waitFor()
  await page.getByRole('button', { name: 'Сохранить всё' }).click()
  expect(await onDevice(page)).toEqual([kept('31.2', '<img src=x onerror=alert(1)>')])
  expect(problems).toEqual([])
})

test('a heart in the lightbox is the same heart, and leads to the list', async () => {
  const { page, problems } = await guest({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/artists/anna-veligor/`)
  await whenHydrated(page)
  await page.locator('.gallery-trigger').first().click()
  const heart = page.getByRole('dialog').getByRole('button', { name: /^Сохранить:/ })
  await heart.click()
  const [saved] = await onDevice(page)
  expect(saved.fair).toBe(fair)
  const toSaved = page.getByRole('dialog').getByRole('link', { name: 'Мои работы' })
  expect(await toSaved.getAttribute('href')).toBe('/works/saved/')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('a list goes to another device as a file', async () => {
  const { page } = await guest()
  await keepOn(page, [kept('31.2', 'моя')])
  await page.goto(`${site.url}/works/saved/`)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Сохранить файлом' }).click()
  const path = join(makeFolder('saved-works'), 'works.json')
  await (await saving).saveAs(path)

  const other = await guest()
  await other.page.goto(`${site.url}/works/saved/`)
  await other.page.getByLabel('Открыть файл').setInputFiles(path)
  await other.page.getByText('Работы из\u00a0файла добавлены.').waitFor()
  expect(await onDevice(other.page)).toEqual([kept('31.2', 'моя')])
  await other.page
    .getByLabel('Открыть файл')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"x":1}') })
  await other.page.getByText('В\u00a0этом файле нет сохранённых работ.').waitFor()
})
