import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startClock } from '../../app/platform/clock.server.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { brokenWords, cutOff } from '../builders/broken-words.ts'
import { addressOf, guest, whenHydrated } from '../builders/browser.ts'
import { accessibilityFaults, markupFaults } from '../builders/page-checks.ts'
import { type Site, startSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

let site: Site
let sandbox: Awaited<ReturnType<typeof startSandbox>>

beforeAll(async () => {
  const { now } = startClock('2025-08-20T10:00:00+03:00')
  // Nobody hears the notifications: whoever looks at an order asks the gateway.
  const gateway = { now, webhookUrl: 'http://127.0.0.1:9/nobody' }
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, gateway })
  site = await startSite({ YOOKASSA_URL: `${sandbox.url}/yookassa/v3` })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

describe('a family buys its tickets with a walk', () => {
  test('in Russian, with the cart beside the page', async () => {
    const { page, problems } = await guest()
    await page.goto(`${site.url}/tickets/`)
    await whenHydrated(page)
    await page.getByLabel('26 сентября пятница').check()
    await page.getByLabel('До 14:00').check()
    for (const kind of ['Полный', 'Полный', 'Льготный', 'Детский', 'Бесплатный']) {
      await page.getByRole('button', { name: `Больше: ${kind}` }).click()
    }
    await page.getByRole('status').getByText(said('5 900 ₽')).waitFor()
    await expect.poll(() => page.getByText('много мест').count()).toBe(2)
    await page.getByRole('button', { name: said('В корзину') }).click()
    const dialog = page.getByRole('dialog', { name: said('В корзине') })
    await dialog.getByText(said('5 900 ₽')).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(4)
    expect(await accessibilityFaults(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Выбрать ещё' }).click()
    // What was added is not chosen any more: another press must not add it twice.
    expect(await page.getByLabel('Полный', { exact: true }).inputValue()).toBe('0')

    await page.goto(`${site.url}/excursions/`)
    const booking = page.locator('section.lintel').nth(1).locator('details').first()
    await booking.locator('summary').click()
    await booking.getByLabel('Сколько вас').fill('4')
    await booking.getByRole('button', { name: said('Добавить к билетам') }).click()
    await page.getByRole('heading', { name: 'Корзина', level: 1 }).waitFor()
    await page.getByRole('timer').waitFor()
    expect(await linesOf(page)).toEqual([
      'Билет на один день',
      'Детский билет, 7–14 лет',
      'Льготный билет на один день',
      'Бесплатный билет',
      expect.stringMatching(/^Групповая экскурсия: ./),
    ])
    expect(problems).toEqual([])
    await fillBuyer(page, ['Имя и фамилия', 'Электронная почта', 'Телефон'])
    await page.getByRole('button', { name: said('Перейти к оплате, 7 900 ₽') }).click()
    await payByCard(page)
    const order = await orderBehind(page, '/tickets/order/')
    expect(order).toMatchObject({ state: 'paid', totalKopecks: 7_900_00 })
    expect(order.tickets.length).toBe(9)
  }, 60_000)

  test('all in one form, the walk of the chosen day after the tickets', async () => {
    const { page, problems } = await guest()
    await page.goto(`${site.url}/tickets/`)
    await whenHydrated(page)
    await page.getByLabel('25 сентября четверг').check()
    await page.getByLabel('До 14:00').check()
    // Under the lintel one sees where one is, and gets there.
    const posts = page.getByRole('navigation', { name: 'Шаги покупки' }).getByRole('listitem')
    await expect.poll(() => posts.and(page.locator('[aria-current=step]')).textContent()).toMatch(/^3Билеты/)
    expect(spaced((await posts.nth(0).textContent()) ?? '')).toBe('1Деньвыбрано25 сентябряИзменить: День')
    await posts.getByRole('link', { name: 'Экскурсия' }).click()
    expect(addressOf(page)).toBe('/tickets/#step-tour')
    await page.getByRole('button', { name: 'Больше: Полный' }).click({ clickCount: 2 })
    const step = page.locator('#step-tour')
    const group = step.locator('details').first()
    await group.locator('summary').click()
    const departures = group.getByRole('radio')
    const ofDay = await departures.count()
    await departures.first().check()
    await page.getByRole('status').getByText(said('5 200 ₽')).waitFor()
    const noteAt = async (place: number) => spaced((await posts.nth(place).textContent()) ?? '')
    expect(await noteAt(2)).toBe('3Билетывыбрано2 × ПолныйИзменить: Билеты')
    expect(await noteAt(3)).toMatch(/^4Экскурсиявыбрано.+, \d\d:\d\dИзменить: Экскурсия$/)
    await group
      .getByText(/осталось/)
      .first()
      .waitFor()
    // A finished step leads back to itself; on a telephone all that is chosen stands in one line.
    await posts.nth(0).getByRole('link').click()
    expect(addressOf(page)).toBe('/tickets/#step-day')
    await page.setViewportSize({ width: 390, height: 844 })
    const line = page
      .getByRole('navigation', { name: 'Шаги покупки' })
      .getByText('25 сентября, до 14:00, 2 × Полный')
    expect(await line.getByRole('link', { name: 'Изменить' }).isVisible()).toBe(true)
    expect([...(await brokenWords(page)), ...(await cutOff(page))]).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
    // The walks of another day are others, and what was chosen for this one is not sent with it.
    await page.getByLabel('26 сентября пятница').check()
    await page.getByRole('status').getByText(said('4 200 ₽')).waitFor()
    await page.getByLabel('25–27 сентября').check()
    expect(await departures.count()).toBeGreaterThan(ofDay)
    await page.getByLabel('25 сентября четверг').check()
    await departures.first().check()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: said('В корзину') }).click()
    const dialog = page.getByRole('dialog', { name: said('В корзине') })
    await dialog.getByText(said('5 200 ₽')).waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(2)
    expect(problems).toEqual([])
  })

  test('in English, without JavaScript', async () => {
    const { page } = await guest({ locale: 'en-GB', javaScriptEnabled: false })
    await page.goto(`${site.url}/en/tickets/`)
    await page.getByLabel('26 September Friday').check()
    await page.getByLabel('After 14:00').check()
    await page.getByLabel('Full price', { exact: true }).fill('2')
    await page.getByLabel('Children’s', { exact: true }).fill('1')
    await page.getByRole('button', { name: 'Add to basket' }).click()
    expect(addressOf(page)).toBe('/en/tickets/cart/')
    await page.goto(`${site.url}/en/excursions/`)
    const booking = page.locator('section.lintel').nth(1).locator('details').first()
    await booking.locator('summary').click()
    await booking.getByLabel('How many of you').fill('3')
    await booking.getByRole('button', { name: 'Add to tickets' }).click()
    await expect
      .poll(() => linesOf(page))
      .toEqual(['Single-day ticket', 'Children’s ticket, ages 7–14', expect.stringMatching(/^Group tour: ./)])
    await page.getByLabel('Number: Single-day ticket').fill('1')
    await page.getByLabel('Number: Group tour').fill('2')
    await page.getByRole('button', { name: 'Update' }).click()
    await fillBuyer(page, ['First and last name', 'E-mail', 'Telephone'])
    await page.getByRole('button', { name: 'Go to payment, ₽4,150' }).click()
    await payByCard(page)
    const order = await orderBehind(page, '/en/tickets/order/')
    expect(order).toMatchObject({ state: 'paid', totalKopecks: 4_150_00 })
  }, 60_000)
})

describe('a window that is full', () => {
  test('says so and offers the next one', async () => {
    await sql(site, `update slots set capacity = taken where id = '2025-09-27-before'`)
    const { page, problems } = await guest({ locale: 'en-GB' })
    await page.goto(`${site.url}/en/tickets/`)
    await whenHydrated(page)
    await page.getByLabel('27 September Saturday').check()
    await page.getByText('no places left').waitFor()
    expect(await page.getByLabel('Before 14:00').isDisabled()).toBe(true)
    await page.getByRole('button', { name: said('Next with room: 27 September, 14:00–21:00') }).click()
    expect(await page.getByLabel('After 14:00').isChecked()).toBe(true)
    expect(problems).toEqual([])
  })

  test('is refused in words without JavaScript, nothing typed is lost', async () => {
    await sql(site, `update slots set capacity = taken where id = '2025-09-27-before'`)
    const { page } = await guest({ javaScriptEnabled: false })
    await page.goto(`${site.url}/tickets/`)
    await page.getByLabel('27 сентября суббота').check()
    await page.getByLabel('До 14:00').check()
    await page.getByLabel('Полный', { exact: true }).fill('2')
    await page.getByRole('button', { name: said('В корзину') }).click()
    const day = page.getByRole('group', { name: 'День' })
    await day.getByText(said('Мест на это время не осталось.')).waitFor()
    await day.getByText(said('Ближайшее свободное: 27 сентября, 14:00–21:00')).waitFor()
    expect(await page.getByLabel('27 сентября суббота').isChecked()).toBe(true)
    expect(await page.getByLabel('Полный', { exact: true }).inputValue()).toBe('2')
  })
})

describe('what is wrong stands at its field', () => {
  const buyers = {
    ru: {
      path: '/tickets/cart/',
      fields: ['Имя и фамилия', 'Электронная почта', 'Телефон'],
      pay: 'Перейти к оплате, 2 100 ₽',
      told: [
        'Проверьте 4 поля',
        'Поле не должно содержать цифры',
        'Проверьте адрес: он должен быть вида имя@почта.рф.',
        'Поле обязательно для заполнения.',
        'Чтобы купить билет, примите условия договора-оферты.',
      ],
    },
    en: {
      path: '/en/tickets/cart/',
      fields: ['First and last name', 'E-mail', 'Telephone'],
      pay: 'Go to payment, ₽2,100',
      told: [
        'Please check 4 fields',
        'The field must not contain numbers',
        'Please check the address: it should look like name@example.com.',
        'Field is required.',
        'To buy a ticket, please accept the terms of the public offer.',
      ],
    },
  }
  test.each(Object.entries(buyers))('of the buyer, %s', async (_, { path, fields, pay, told }) => {
    const { page } = await guest()
    await cartWith(page, { 'quantity-day': '1' })
    await page.goto(`${site.url}${path}`)
    const [name = '', email = '', phone = ''] = fields
    await page.getByLabel(name).fill('Анна 2')
    await page.getByLabel(email).fill('anna')
    await page.getByRole('button', { name: said(pay) }).click()
    const summary = page.getByRole('alert')
    for (const words of told) expect(spaced((await summary.textContent()) ?? '')).toContain(words)
    await expect.poll(() => summary.evaluate(box => box === document.activeElement)).toBe(true)
    expect(await page.getByLabel(name).inputValue()).toBe('Анна 2')
    const below = await page.getByLabel(phone).evaluate(field => {
      return document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    })
    expect(below).toBe(told[3])
  })

  test('of the buyer, as soon as a field is left, and with every change after that', async () => {
    const { page, problems } = await guest()
    await cartWith(page, { 'quantity-day': '1' })
    await page.goto(`${site.url}/tickets/cart/`)
    await whenHydrated(page)
    const told = (field: string) => page.locator(`#below-field-${field}`)
    const name = page.getByLabel('Имя и\u00a0фамилия')
    const digits = 'Поле не должно содержать цифры'
    await name.pressSequentially('Анна 5')
    expect(await told('name').count()).toBe(0)
    await name.press('Tab')
    await expect.poll(() => told('name').textContent()).toBe(digits)
    await name.fill('Анна')
    await told('name').waitFor({ state: 'detached' })
    await name.fill('Анна 7')
    await expect.poll(() => told('name').textContent()).toBe(digits)

    await page.getByLabel('Электронная почта').focus()
    await page.getByLabel('Телефон').focus()
    await expect.poll(() => told('email').textContent()).toBe('Поле обязательно для заполнения.')

    const offer = page.getByRole('checkbox')
    await offer.check()
    await offer.uncheck()
    await expect
      .poll(async () => spaced((await page.locator('#below-offer').textContent()) ?? ''))
      .toBe('Чтобы купить билет, примите условия договора-оферты.')
    await offer.check()
    await page.locator('#below-offer').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  test('of the buyer, who has begun to mend it before the page comes to life', async () => {
    const { page } = await guest()
    await cartWith(page, { 'quantity-day': '1' })
    const { promise: slowLine, resolve: arrive } = Promise.withResolvers<void>()
    await page.route('**/_assets/entry.client-*.js', route => slowLine.then(() => route.continue()))
    await page.goto(`${site.url}/tickets/cart/`, { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: said('Перейти к оплате, 2 100 ₽') }).click()
    await page.getByRole('alert').waitFor()
    const name = page.getByLabel('Имя и фамилия')
    await name.pressSequentially('Анна')
    arrive()
    await whenHydrated(page)
    expect(await name.evaluate(field => field === document.activeElement)).toBe(true)
    expect(await name.inputValue()).toBe('Анна')
  })

  test('of the tickets: nothing chosen, a companion alone, a child for an open date', async () => {
    const send = async (fields: Record<string, string>) => {
      const body = new URLSearchParams(fields).toString()
      const headers = { origin: site.url, 'content-type': 'application/x-www-form-urlencoded' }
      const { status, text } = await ask(site, '/en/tickets/', { method: 'POST', headers, body })
      const errors = [...text.matchAll(/id="error-([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?([^<]+)/g)]
      return [status, ...errors.map(([, field, words]) => `${field}: ${words}`)]
    }
    const friday = { day: '2025-09-26', window: 'before' }
    expect(await send(friday)).toEqual([422, 'step-tickets: Please choose at least one ticket.'])
    expect(await send({ 'quantity-day': '1' })).toEqual([422, 'step-day: Please choose a day and a time.'])
    expect(await send({ ...friday, 'quantity-companion': '1' })).toEqual([
      422,
      'quantity-companion: A companion’s ticket comes with the ticket of a person with a group I or II disability, for the same day and time.',
    ])
    expect(await send({ day: 'open-date', 'quantity-day': '1', 'quantity-child': '1' })).toEqual([
      422,
      'quantity-child: This ticket is not sold for the chosen time; please choose another.',
    ])
  })
})

test('a cart outlives a change of language, is kept longer once, and can be put together again', async () => {
  const { page } = await guest()
  await cartWith(page, { 'quantity-day': '2' })
  await page.goto(`${site.url}/tickets/cart/`)
  expect(await linesOf(page)).toEqual(['Билет на один день'])
  await page.getByRole('button', { name: 'Продлить' }).click()
  await page.getByRole('heading', { name: 'Корзина', level: 1 }).waitFor()
  expect(await page.getByRole('button', { name: 'Продлить' }).count()).toBe(0)
  await page.goto(`${site.url}/en/tickets/cart/`)
  expect(await linesOf(page)).toEqual(['Single-day ticket'])

  const token = await cartOf(page)
  await sql(site, `update orders set held_until = '2025-08-20T06:00:00Z' where token = $1`, [token])
  await page.reload()
  await page.getByRole('heading', { name: 'The time is up. The places are back on sale.' }).waitFor()
  await page.getByRole('button', { name: 'Order the same again' }).click()
  await page.getByRole('heading', { name: 'Who is buying' }).waitFor()
  expect(await linesOf(page)).toEqual(['Single-day ticket'])
  await page.getByRole('button', { name: 'Remove: Single-day ticket' }).click()
  await page.goto(`${site.url}/en/tickets/cart/`)
  await page.getByText('There is nothing in your basket yet.').waitFor()
})

test('a cart to which something is added, and which is put together again, still knows the pass', async () => {
  const { page } = await guest()
  await cartWith(page, { 'quantity-concession': '1', 'pass-number': 'К-1755' })
  await cartWith(page, { 'quantity-day': '1', 'quantity-concession': '1' })
  const passes = async () => {
    const rows = await sql(
      site,
      `select l.product, l.quantity, l.pass_hash is not null as pass from order_lines l
       join orders o on o.id = l.order_id where o.token = $1 and not l.is_removed order by l.position`,
      [await cartOf(page)],
    )
    return rows.map(({ product, quantity, pass }) => [product, quantity, pass])
  }
  const kept = [
    ['concession', 1, true],
    ['day', 1, false],
    ['concession', 1, false],
  ]
  expect(await passes()).toEqual(kept)
  const old = await cartOf(page)
  await sql(site, `update orders set held_until = '2025-08-20T06:00:00Z' where token = $1`, [old])
  const again = { form: { do: 'again' }, headers: { origin: site.url }, maxRedirects: 0 }
  await page.request.post(`${site.url}/tickets/cart/`, again)
  expect(await cartOf(page)).not.toBe(old)
  expect(await passes()).toEqual(kept)
})

test('free tickets need no payment', async () => {
  const { page } = await guest({ javaScriptEnabled: false })
  await cartWith(page, { 'quantity-free': '1' })
  await page.goto(`${site.url}/tickets/cart/`)
  await fillBuyer(page, ['Имя и фамилия', 'Электронная почта', 'Телефон'])
  await page.getByRole('button', { name: 'Получить билеты' }).click()
  expect(addressOf(page)).toMatch(/^\/tickets\/order\//)
  expect(await orderBehind(page, '/tickets/order/')).toMatchObject({ state: 'paid', totalKopecks: 0 })
})

test('the till and the cart are in order for assistive technology, on a phone and on a desk', async () => {
  for (const width of [390, 1440]) {
    const { page } = await guest({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
    await page.goto(`${site.url}/tickets/`)
    await whenHydrated(page)
    await page.getByLabel('25–27 сентября открытая дата').check()
    await page.getByRole('button', { name: 'Больше: Полный' }).click()
    await page.getByText('Есть код приглашения?').click()
    expect([width, ...(await accessibilityFaults(page))]).toEqual([width])
    await cartWith(page, { 'quantity-concession': '1' })
    await page.goto(`${site.url}/tickets/cart/`)
    await whenHydrated(page)
    expect([width, ...(await accessibilityFaults(page))]).toEqual([width])
    await page.getByRole('button', { name: said('Перейти к оплате') }).click()
    await page.getByRole('alert').waitFor()
    expect([width, ...(await accessibilityFaults(page))]).toEqual([width])
    const { text } = await ask(site, '/tickets/cart/', { headers: { cookie: `cart=${await cartOf(page)}` } })
    expect(await markupFaults(text)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}, 60_000)

test('opening the booking of one master class leaves its neighbours where they are', async () => {
  const { page } = await guest({ reducedMotion: 'reduce' })
  await page.goto(`${site.url}/master-classes/`)
  await whenHydrated(page)
  await expect.poll(() => page.locator('main li details').count()).toBeGreaterThan(2)
  const facts = page.locator('main li a ul')
  const places = () =>
    facts.evaluateAll(lists => lists.slice(0, 3).map(list => list.getBoundingClientRect().top))
  const before = await places()
  await page
    .locator('main li details summary')
    .first()
    .evaluate((summary: HTMLElement) => summary.click())
  await page.locator('main li details[open] form').waitFor()
  expect(await places()).toEqual(before)
})

/** Puts tickets for Friday before 14:00 into the visitor's cart. */
async function cartWith(page: Page, quantities: Record<string, string>): Promise<void> {
  const form = { day: '2025-09-26', window: 'before', ...quantities }
  await page.request.post(`${site.url}/tickets/`, { form, headers: { origin: site.url }, maxRedirects: 0 })
}

async function cartOf(page: Page): Promise<string> {
  return (await page.context().cookies()).find(({ name }) => name === 'cart')?.value ?? ''
}

async function fillBuyer(page: Page, [name = '', email = '', phone = '']: string[]): Promise<void> {
  await page.getByLabel(name).fill('Анна Верещагина')
  await page.getByLabel(email).fill('anna@example.org')
  await page.getByLabel(phone).fill('+7 912 345-67-89')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
}

/** On the gateway's own page, which is a plain form. */
async function payByCard(page: Page): Promise<void> {
  await page.waitForURL(`${sandbox.url}/yookassa/checkout?**`)
  await page.locator('[name=number]').fill('5555 5555 5555 4444')
  await page.locator('[name=expiry]').fill('12/30')
  await page.locator('[name=csc]').fill('123')
  await page.locator('[value=bank_card]').click()
  await page.waitForURL('**/tickets/order/**')
}

/** The order to whose page the visitor was led, as the interface for machines tells it. */
async function orderBehind(page: Page, path: string) {
  const { pathname } = new URL(page.url())
  expect(pathname.startsWith(path)).toBe(true)
  const token = pathname.slice(path.length, -1)
  const { text } = await ask(site, `/api/v1/orders/${token}`)
  return JSON.parse(text) as { state: string; totalKopecks: number; tickets: unknown[] }
}

async function linesOf(page: Page): Promise<string[]> {
  // Without scripts a page is looked at while it is still arriving.
  await page.waitForLoadState()
  return (await page.locator('#cart-lines h3').allTextContents()).map(spaced)
}

/** Words as they are read: any space between them is a space. */
function said(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s'))
}

function spaced(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
