import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { enterWith, guest, whenHydrated } from '../builders/browser.ts'
import { order, payFor, startShop, ticketsOf } from '../builders/buying.ts'
import { browserLookingAt } from '../builders/devices/fake-camera.ts'
import { openFront } from '../builders/front.ts'
import { packedBytes } from '../builders/packed-bytes.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { readPdf } from '../builders/pdf-pages.ts'
import { emailOf, signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

const phone = { viewport: { width: 360, height: 640 } }
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { FAIR_NOW: '2025-09-26T12:00:00+03:00' })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

test('a ticket printed from its PDF is let in once: colour, word, and no second entry', async () => {
  const { token } = await buy(1)
  const pdf = await ask(site, `/tickets/order/${token}/tickets.pdf`)
  const [first] = (await readPdf(pdf.bytes)).pages
  const printed = await first?.qr({ left: 0, top: 0, right: 1, bottom: 1 })
  const { page, problems } = await guest(phone)
  await takePost(page, site.url)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  await type(page, printed?.text ?? '')
  expect(await screen(page)).toEqual({
    tone: 'go',
    colour: 'rgb(23, 114, 74)',
    words: ['Проходите', 'Один день'],
  })
  expect(await accessibilityFaults(page)).toEqual([])
  await next(page)

  await type(page, printed?.text ?? '')
  const [tone, word, when] = await verdict(page)
  expect([tone, word]).toEqual(['stop', 'Входа нет'])
  expect(when).toMatch(/^Вошли в\u00a012:0\d$/)
  expect(await accessibilityFaults(page)).toEqual([])
  await next(page)
  await page.getByRole('heading', { name: 'Сегодня' }).waitFor()
  const words = await page.locator('.door-reading b').allTextContents()
  expect(words).toEqual(['Входа нет', 'Проходите'])
  expect(problems).toEqual([])
})

test('the verdict does not wait for the network, and changes when the server knows better', async () => {
  const { tickets } = await buy(1)
  const { page } = await guest(phone)
  await takePost(page, `${site.url}/en`)
  await sql(site, "update tickets set state = 'returned' where code = $1", [tickets[0]?.code])
  let letGo = () => {}
  const isHeld = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/api/v1/door/scans', async route => {
    await isHeld
    await route.continue()
  })
  let answered = 0
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    page.on(event as 'requestfinished', request => {
      if (request.url().endsWith('/door/scans')) answered++
    })
  }
  await shoot(page, tickets[0]?.code ?? '')
  expect(await verdict(page)).toEqual(['go', 'Come in', 'Single day'])
  expect(answered).toBe(0)
  letGo()
  await page.locator('.door-screen[data-tone=stop]').waitFor()
  const [tone, overruled, ...words] = await verdict(page)
  expect(overruled).toMatch(/^The server decided otherwise: 12:0\d, (?:\w{4} ?){4}$/)
  expect([tone, ...words]).toEqual(['stop', 'No entry', 'Refunded', 'A new ticket is needed: box office'])
})

test('the camera reads the code by itself', async () => {
  const { tickets } = await buy(1)
  const { browser, close } = await browserLookingAt(tickets[0]?.qr ?? '')
  onTestFinished(close)
  const page = await browser.newPage({ locale: 'ru-RU', ...phone })
  await takePost(page, site.url)
  await page.getByRole('button', { name: 'Включить камеру' }).click()
  expect(await verdict(page)).toEqual(['go', 'Проходите', 'Один день'])
  // It is still in front of the camera, and is not read again.
  await page.locator('.door-screen').waitFor({ state: 'detached' })
  expect(await page.locator('.door-reading').count()).toBe(1)
})

test('without a network the gate goes on, through a reload too, and everything is sent once', async () => {
  const { tickets } = await buy(3)
  const codes = tickets.map(({ code }) => code)
  const front = await openFront(site)
  onTestFinished(front.close)
  const expected = /Failed to load resource|net::ERR/
  const { page, context, problems } = await guest({ ...phone, serviceWorkers: 'allow', expected })
  await page.clock.install()
  await takePost(page, front.url)
  await page.clock.runFor(6_000)
  await until(
    () => kept(page),
    all => all.includes('/door/') && all.some(path => path.includes('decode-frame')),
  )
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

  front.isDown = true
  await context.setOffline(true)
  for (const code of codes) {
    await type(page, code)
    expect((await verdict(page))[0]).toBe('go')
    await next(page)
  }
  expect(await line(page)).toBe('Без сети: 3 отметки ждут отправки')
  await page.reload()
  await whenHydrated(page)
  await expect.poll(() => line(page)).toBe('Без сети: 3 отметки ждут отправки')
  await type(page, codes[0] ?? '')
  expect((await verdict(page))[0]).toBe('stop')
  await next(page)
  // Meanwhile another gate, which has a network, lets the second ticket in.
  const cookie = await signIn(site, 'door')
  const elsewhere = {
    qr: codes[1],
    at: '2025-09-26T12:00:00+03:00',
    nonce: randomUUID(),
    gate: 'main-entrance',
  }
  await ask(site, '/api/v1/door/scans', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(elsewhere),
  })

  front.isDown = false
  await context.setOffline(false)
  await page.clock.runFor(16_000)
  await expect.poll(() => line(page)).toBe('')
  await page.getByRole('heading', { name: 'Нужно разобраться' }).waitFor()
  const twice = page.locator('.door-attention li')
  expect(await twice.count()).toBe(1)
  expect(await twice.textContent()).toContain(codes[1]?.slice(0, 4))
  await page.clock.runFor(60_000)
  const rows = await sql(
    site,
    'select verdict, count(*)::int as count from scans join tickets on tickets.id = ticket_id where code = any($1) group by verdict order by verdict',
    [codes],
  )
  expect(rows).toEqual([
    { verdict: 'admit', count: 4 },
    { verdict: 'refuse', count: 1 },
  ])

  await page.getByRole('button', { name: 'Выйти' }).click()
  await page.waitForURL(/\/sign-in\//)
  await expect.poll(async () => (await kept(page)).filter(path => path === '/door/')).toEqual([])
  await expect.poll(() => storedOnDevice(page)).toEqual({ list: 0, readings: 0 })
  expect(problems).toEqual([])
})

test('a first load of the door brings at most 110 kB of JavaScript, compressed', async () => {
  const { page, context, traffic } = await guest({ ...phone, connection: { saveData: true } })
  await enterWith(context, site, await signIn(site, 'door'))
  await page.goto(`${site.url}/door/`)
  await whenHydrated(page)
  const bytes = await packedBytes(site, traffic.scripts())
  expect(bytes).toBeLessThan(110_000)
  expect(bytes).toBeGreaterThan(60_000)
})

async function buy(quantity: number) {
  const placed = await order(site, [{ product: 'day', slot: '2025-09-26-before', quantity }])
  await payFor(sandbox, placed)
  const tickets = await until(
    () => ticketsOf(site, placed.token),
    ({ length }) => length === quantity,
  )
  return { token: placed.token, tickets }
}

/** Signs in and stands at the main entrance, the list at hand. */
async function takePost(page: Page, at: string) {
  const isEnglish = at.endsWith('/en')
  await page.goto(`${at}/sign-in/?to=${isEnglish ? '/en' : ''}/door/`)
  await fillSignIn(page)
  await page.waitForURL(`${at}/door/`)
  await whenHydrated(page)
  await page.getByRole('button', { name: isEnglish ? 'Main entrance' : 'Главный вход' }).click()
  await page.getByText(isEnglish ? /^List as of/ : /^Список на/).waitFor()
}

async function fillSignIn(page: Page) {
  await page.locator('#email').fill(emailOf('door'))
  await page.locator('#password').fill(demoPassword)
  await page.locator('main form button[type=submit]').first().click()
}

async function type(page: Page, text: string) {
  await page.locator('#code').fill(text)
  await page.locator('#code').press('Enter')
}

/** What the screen says and how it looks, read in one glance: whoever may come in is gone in three seconds. */
async function screen(page: Page) {
  const seen = await page.waitForFunction(() => {
    const shown = document.querySelector('.door-screen')
    const block = shown?.querySelector<HTMLElement>('.door-verdict[data-tone]')
    if (!shown || !block) return null
    return {
      tone: block.dataset.tone ?? '',
      colour: getComputedStyle(shown).backgroundColor,
      words: [...block.querySelectorAll('p')].map(line => line.textContent ?? ''),
    }
  })
  return (await seen.jsonValue()) as { tone: string; colour: string; words: string[] }
}

/** The tone on the screen and everything it says. */
async function verdict(page: Page): Promise<string[]> {
  const { tone, words } = await screen(page)
  return [tone, ...words]
}

/** By the button, unless the screen has gone by itself. */
async function next(page: Page) {
  await page.evaluate(() => document.querySelector<HTMLElement>('.door-next')?.click())
  await page.locator('.door-screen').waitFor({ state: 'detached' })
}

/** A hand scanner: a keyboard faster than any hand, with the focus nowhere in particular. */
async function shoot(page: Page, text: string) {
  await page.evaluate(text => {
    const press = (key: string, code: string) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }))
    for (const letter of text) press(letter, /\d/.test(letter) ? `Digit${letter}` : `Key${letter}`)
    press('Enter', 'Enter')
  }, text)
}

async function line(page: Page): Promise<string> {
  const text = await page.locator('.door-network [role=status]').textContent()
  return (text ?? '').replaceAll('\u00a0', ' ')
}

function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(names.map(async name => (await caches.open(name)).keys()))
    return keys.flat().map(({ url }) => new URL(url).pathname)
  })
}

function storedOnDevice(page: Page): Promise<{ list: number; readings: number }> {
  return page.evaluate(async () => {
    const answer = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await answer(indexedDB.open('door'))
    const count = (name: string) => answer(database.transaction(name).objectStore(name).count())
    const counted = { list: await count('list'), readings: await count('readings') }
    database.close()
    return counted
  })
}
