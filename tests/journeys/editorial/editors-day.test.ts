import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { desk, saved, sound, tabTo, wordsOf } from '../../builders/editorial/desk.ts'
import { photograph } from '../../builders/pictures/picture-uploads.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// An editor's day, piece by piece, by the keyboard alone; axe looks at every page that is met, and what counts is what a
// visitor sees afterwards. Whole stories with several pages in them.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 120_000 })

let site: Site
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
})
afterAll(() => site.stop())

// Beside a narrow window the preview waits to be asked for: the way of the keyboard is that of the form.
const width = 1000
const typographed = (text: string) => text.replaceAll('\u00a0', ' ')
const publicText = async (path: string) => typographed((await ask(site, path)).text)
const isPublic = (path: string, words: string) => until(async () => (await publicText(path)).includes(words))

/** Whether a page has this file among its pictures, in whatever size. */
async function shows(path: string, file: string): Promise<boolean> {
  const { text } = await ask(site, path)
  return (text.match(/\/_ipx\/[^"\s]+/g) ?? []).some(address => address.endsWith(`/${file}`))
}

const hasFile = (input: Element) => ((input as HTMLInputElement).files?.length ?? 0) > 0

async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
  await tabTo(page, selector)
  await page.keyboard.press(key)
}

/** Writes anew what a field says. */
async function write(page: Page, field: string, words: string): Promise<void> {
  await tabTo(page, `[name="field:${field}"]`)
  await page.keyboard.press('Control+a')
  await page.keyboard.type(words)
}

/** What is written is published; a remark of the checks that stands already is lifted with a reason. */
async function publish(page: Page): Promise<void> {
  await saved(page)
  if ((await page.locator('#reason').count()) > 0) {
    await tabTo(page, '#reason')
    await page.keyboard.type('Проверено')
  }
  await press(page, '[data-publish]')
  await page.waitForURL(/done=published/)
  await sound(page)
}

/** From the list to a record: the words into the search of the page, the row by its key. */
async function openBySearch(page: Page, list: string, words: string): Promise<void> {
  await page.goto(site.url + list)
  await sound(page)
  await page.keyboard.press('/')
  await page.keyboard.type(words)
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=/)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.locator('[data-editing]').waitFor()
  await sound(page)
}

/** 23 August, 10:00, part by part: which of them comes first is the browser's own language. */
async function typeMoment(page: Page, field: string): Promise<void> {
  await tabTo(page, field)
  for (const [day, hour] of [
    ['08232025', '1000AM'],
    ['23082025', '1000'],
  ] as const) {
    await page.keyboard.type(day)
    // From the year to the hour.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type(hour)
    if ((await page.inputValue(field)) === '2025-08-23T10:00') return
    for (let part = 0; part < 6; part++) await page.keyboard.press('ArrowLeft')
  }
  throw new Error(`the field says ${await page.inputValue(field)}`)
}

test('a typo is mended on a phone', async () => {
  await sql(
    site,
    `update questions set question = jsonb_set(question, '{ru}', '"Нужна ли виза для поездки в Москвву?"') where slug = 'visa'`,
  )
  await isPublic('/visitors/', 'Москвву')
  const { page, problems } = await desk(site, 'editor', { width: 390 })
  await openBySearch(page, '/office/content/questions/', 'Москвву')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await tabTo(page, '[name="field:question:ru"]')
  await page.keyboard.press('End')
  for (let letter = 0; letter < 3; letter++) await page.keyboard.press('Backspace')
  await page.keyboard.type('у?')
  await publish(page)
  await isPublic('/visitors/', 'Нужна ли виза для поездки в Москву?')
  expect(await publicText('/visitors/')).not.toContain('Москвву')
  expect(problems).toEqual([])
})

test('a translation is caught up, in English: the page says what the original said before', async () => {
  const author = await desk(site, 'editor', { width })
  await author.page.goto(`${site.url}/office/content/questions/entry-window/`)
  const [before] = await sql<{ ru: string }>(
    site,
    `select question->>'ru' ru from questions where slug = 'entry-window'`,
  )
  await write(author.page, 'question:ru', 'Когда можно войти?')
  await publish(author.page)
  await isPublic('/visitors/', 'Когда можно войти?')

  const { page, problems } = await desk(site, 'translator', { width })
  await page.goto(`${site.url}/en/office/content/questions/?state=stale`)
  await sound(page)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await page.getByText(`The original has changed. It said: “${before?.ru}”`).waitFor()
  await sound(page)
  await write(page, 'question:en', 'At what hour may I come in?')
  await saved(page)
  await until(
    async () =>
      typographed(await wordsOf(site, 'entry-window', '{question,en}')) === 'At what hour may I come in?',
  )
  await page.goto(`${site.url}/en/office/content/questions/entry-window/`)
  expect(await page.getByText('The original has changed').count()).toBe(0)

  const chief = await desk(site, 'chief-editor', { width })
  await chief.page.goto(`${site.url}/en/office/content/questions/entry-window/`)
  await publish(chief.page)
  await isPublic('/en/visitors/', 'At what hour may I come in?')
  expect([...problems, ...author.problems, ...chief.problems]).toEqual([])
})

test('a difference is read, word by word, and an earlier version is restored', async () => {
  const { page, problems } = await desk(site, 'editor', { width })
  const record = '/en/office/content/questions/photography/'
  const [before] = await sql<{ en: string }>(
    site,
    `select question->>'en' en from questions where slug = 'photography'`,
  )
  await page.goto(site.url + record)
  await write(page, 'question:en', 'Are tripods allowed?')
  await publish(page)
  await isPublic('/en/visitors/', 'Are tripods allowed?')

  await press(page, `a[href="${record}versions/"]`)
  await page.waitForURL(`**${record}versions/`)
  await press(page, 'a[href$="?version=1"]')
  await page.waitForURL(/version=1/)
  await page.locator('ins').filter({ hasText: 'tripods' }).first().waitFor()
  expect(await page.locator('del').count()).toBeGreaterThan(0)
  await sound(page)
  await press(page, 'form:has([name=version]):not(:has([name=part])) button')
  await page.waitForURL(/done=restored/)
  await sound(page)
  // Nothing changes on the site until it is published.
  expect(await publicText('/en/visitors/')).toContain('Are tripods allowed?')
  await publish(page)
  await isPublic('/en/visitors/', typographed(before?.en ?? ''))
  expect(await publicText('/en/visitors/')).not.toContain('Are tripods allowed?')
  expect(problems).toEqual([])
})

test('two people in one text see each other, and neither loses a word', async () => {
  const one = await desk(site, 'editor', { width, expected: /ERR_INTERNET_DISCONNECTED|status of (409|422)/ })
  const other = await desk(site, 'chief-editor', { width })
  const address = `${site.url}/office/content/questions/bags-and-cloakroom/`
  await one.page.goto(address)
  await other.page.goto(address)
  await tabTo(other.page, '[name="field:question:ru"]')
  await one.page.getByText('Сейчас здесь: Варвара Купавина').waitFor()
  await one.context.setOffline(true)
  await write(one.page, 'question:ru', 'Куда сдать рюкзак?')
  await write(other.page, 'question:ru', 'Куда сдать чемодан?')
  await until(
    async () =>
      typographed(await wordsOf(site, 'bags-and-cloakroom', '{question,ru}')) === 'Куда сдать чемодан?',
  )
  await one.context.setOffline(false)
  await one.page.getByText('Куда сдать чемодан?').first().waitFor()
  expect(await one.page.inputValue('#field-question-ru')).toBe('Куда сдать рюкзак?')
  await sound(one.page)
  // Either beside the field, or on the page of both texts: what was typed here is sent by one's own hand.
  const keep = one.page.getByRole('button', { name: 'Оставить мой' })
  if ((await keep.count()) > 0) {
    await keep.evaluate(button => button.setAttribute('data-keep', ''))
    await tabTo(one.page, '[data-keep]', { key: 'Shift+Tab' })
    await one.page.keyboard.press('Enter')
  } else await press(one.page, '[data-save]')
  await until(
    async () =>
      typographed(await wordsOf(site, 'bags-and-cloakroom', '{question,ru}')) === 'Куда сдать рюкзак?',
  )
  // The page has to hear of it, too: until then it asks whoever leaves whether they mean to.
  await saved(one.page)
  await one.page.goto(address)
  await publish(one.page)
  await isPublic('/visitors/', 'Куда сдать рюкзак?')
  // What was written over is a version, under the name of whoever wrote it.
  const kept = await sql<{ words: string; who: string }>(
    site,
    `select record #>> '{question,ru}' words, person_name who from content_versions where key = 'bags-and-cloakroom' and event = 'written'`,
  )
  expect(kept.map(({ words, who }) => [typographed(words), who])).toEqual([
    ['Куда сдать чемодан?', 'Варвара Купавина'],
  ])
  expect([...one.problems, ...other.problems]).toEqual([])
})

test('a picture is replaced in five places at once', async () => {
  const { page, problems } = await desk(site, 'editor', { width })
  const picture = 'views/view-09.jpg'
  const file = {
    name: 'Новый вид.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph(1_600, 1_000, 91),
  }
  // From the first page on: a browser that is told late would show its own window.
  page.on('filechooser', chooser => void chooser.setFiles(file))
  await page.goto(`${site.url}/office/content/releases/dlya-redaktsiy/`)
  await sound(page)
  await write(page, 'picturePath', picture)
  await publish(page)

  await page.goto(`${site.url}/office/content/pictures/?q=view-09`)
  await sound(page)
  const [row] = await sql<{ id: string }>(site, 'select id from pictures where path = $1', [picture])
  await press(page, `a[href="/office/content/pictures/${row?.id}/"]`)
  await page.getByRole('heading', { name: 'Где используется: 5' }).waitFor()
  await sound(page)
  const places = await page
    .locator('section[aria-labelledby=uses] li a:last-of-type')
    .evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  expect(places).toHaveLength(5)
  for (const place of places) expect([place, await shows(place, picture)]).toEqual([place, true])

  await press(page, 'form[data-pictures] input[type=file]')
  await until(() => page.locator('form[data-pictures] input[type=file]').evaluate(hasFile))
  await press(page, 'form[data-pictures] button[type=submit]')
  const [replaced] = await until(
    () =>
      sql<{ file: string }>(site, 'select file from pictures where path = $1 and file is not null', [
        picture,
      ]),
    rows => rows.length === 1,
  )
  for (const place of places) {
    for (const path of [place, `/en${place}`]) {
      await until(() => shows(path, replaced?.file ?? ''))
      expect([path, await shows(path, picture)]).toEqual([path, false])
    }
  }
  await page.getByRole('heading', { name: 'Где используется: 5' }).waitFor()
  await sound(page)
  expect(problems).toEqual([])
})

test('a person is found by the palette and renamed, and the old address leads to the new one', async () => {
  const { page, problems } = await desk(site, 'editor', { width })
  const [old, now] = ['/artists/platon-zakharov/', '/artists/platon-zakharin/']
  expect((await ask(site, old)).status).toBe(200)
  await page.goto(`${site.url}/en/office/content/`)
  await sound(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Zakharov')
  const record = '/en/office/content/artists/platon-zakharov/'
  await page.locator(`#palette a[href="${record}"]`).waitFor()
  await sound(page)
  await tabTo(page, `#palette a[href="${record}"]`, { key: 'ArrowDown', most: 40 })
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${record}`)
  await sound(page)
  await write(page, 'name:ru', 'Платон Захарьин')
  await write(page, 'name:en', 'Platon Zakharin')
  await publish(page)
  await isPublic(old, 'Платон Захарьин')

  await press(page, 'details:has(#new-address) > summary')
  await tabTo(page, '#new-address')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('platon-zakharin')
  await page.keyboard.press('Enter')
  await page.waitForURL(/done=moved/)
  await sound(page)
  for (const language of ['', '/en']) {
    await until(async () => (await ask(site, `${language}${old}`)).status === 301)
    const led = await ask(site, `${language}${old}`)
    expect([led.status, led.headers.location]).toEqual([301, `${language}${now}`])
  }
  await isPublic(`/en${now}`, 'Platon Zakharin')
  await isPublic('/artists/', now)
  expect(problems).toEqual([])
})

test('a release that is scheduled is taken off the calendar; one that is out is taken back', async () => {
  const { page, problems } = await desk(site, 'chief-editor', { width })
  const words = 'When does the fair begin, and where?'
  const record = `${site.url}/en/office/content/questions/when-and-where/`
  const before = await publicText('/en/visitors/')
  expect(before).not.toContain(words)
  await page.goto(record)
  await write(page, 'question:en', words)
  await saved(page)
  await until(async () => typographed(await wordsOf(site, 'when-and-where', '{question,en}')) === words)
  await page.reload()
  await press(page, 'details:has(#plan-title) > summary')
  if ((await page.locator('#plan-reason').count()) > 0) {
    await tabTo(page, '#plan-reason')
    await page.keyboard.type('Checked')
  }
  await tabTo(page, '#plan-title')
  await page.keyboard.type('Saturday')
  await press(page, 'button[name=do][value=to-release]')
  await page.getByRole('heading', { name: 'Saturday', level: 1 }).waitFor()
  await sound(page)
  await typeMoment(page, '#at')
  await press(page, 'form:has([value=plan]) button')
  await page.getByRole('heading', { name: 'Goes out by itself' }).waitFor()
  await sound(page)
  await press(page, 'form:has([value=unplan]) button')
  await page.waitForURL(/done=unplanned/)
  await sound(page)
  expect(await publicText('/en/visitors/')).not.toContain(words)

  await press(page, 'form:has([value=publish]) button')
  await page.waitForURL(/done=published/)
  await sound(page)
  await isPublic('/en/visitors/', words)
  await press(page, 'form:has([value=take-back]) button')
  await page.waitForURL(/done=taken-back/)
  await sound(page)
  await until(async () => !(await publicText('/en/visitors/')).includes(words))
  // The draft has what was written.
  expect(typographed(await wordsOf(site, 'when-and-where', '{question,en}'))).toBe(words)
  expect(problems).toEqual([])
})
