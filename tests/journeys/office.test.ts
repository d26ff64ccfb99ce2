import { createCanvas, loadImage } from '@napi-rs/canvas'
import jsQR from 'jsqr'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { enterWith, guest } from '../builders/browser.ts'
import { type Bought, order, payFor, send, startShop, ticketsOf } from '../builders/buying.ts'
import { accessibilityFaults } from '../builders/page-checks.ts'
import { emailOf, signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { until } from '../builders/until.ts'
import { isWholeWalk } from '../builders/walks/whole-walk.ts'

// Whole stories with several pages in them.
vi.setConfig({ testTimeout: 90_000 })

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
/** Who looks at every page: signed in once. */
let admin: string | undefined

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

type Lines = Parameters<typeof order>[1]
async function paid(lines: Lines, email: string): Promise<Bought> {
  const bought = await order(site, lines, { email })
  await payFor(sandbox, bought)
  await until(
    () => ticketsOf(site, bought.token),
    tickets => tickets.length > 0,
  )
  return bought
}

/** A clerk at the desk; scripts are off, because the office needs none. */
async function clerk(to: string, width = 1440) {
  const visit = await guest({ viewport: { width, height: 900 }, javaScriptEnabled: false })
  const { page } = visit
  page.setDefaultTimeout(20_000)
  await page.goto(`${site.url}${to}`)
  await page.getByLabel('Электронная почта').fill(emailOf('box-office'))
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Войти' }).click()
  return visit
}

const mailTo = async (address: string) =>
  ((await (await fetch(`${sandbox.url}/mail`)).json()) as { to: string[]; subject: string }[])
    .filter(({ to }) => to.includes(address))
    .map(({ subject }) => subject)

test('sign in, find the order, receive the papers, approve: the money is on its way', async () => {
  const bought = await paid([{ product: 'day', slot: '2025-09-25-before', quantity: 1 }], 'vera@example.test')
  const [ticket] = await ticketsOf(site, bought.token)
  await send(site, `/tickets/order/${bought.token}/`, {
    do: 'return',
    ticket: ticket?.code ?? '',
    reason: 'visitor',
  })
  const { page, problems } = await clerk('/office/orders/')
  await page.getByLabel(/Номер заказа или билета/).fill(` ${bought.code.toLowerCase().replace('-', ' ')} `)
  await page.getByRole('button', { name: 'Найти' }).click()
  await page.getByRole('link', { name: bought.code }).click()
  await page.getByRole('heading', { level: 1, name: `Заказ ${bought.code}` }).waitFor()
  await page.getByRole('button', { name: 'Отметить получение' }).click()
  await page.getByText('Получение документов отмечено.').waitFor()
  await page.locator('summary', { hasText: 'Вернуть 2' }).click()
  await page.getByLabel('Да, всё проверено').first().check()
  await page.getByRole('button', { name: /Вернуть 2.100.₽/ }).click()
  await page.getByText('Возврат одобрен, деньги отправляются.').waitFor()
  const { state } = await until(
    async () => (await ask(site, `/api/v1/orders/${bought.token}`)).json() as { state: string },
    found => found.state === 'refunded',
  )
  expect(state).toBe('refunded')
  await until(
    () => mailTo('vera@example.test'),
    subjects => subjects.some(one => one.includes('деньги отправлены')),
  )
  expect(problems).toEqual([])
})

test('a departure is called off in two steps, the first of which shows whom it touches', async () => {
  const slots = (await ask(site, '/api/v1/slots?product=tour-group&day=2025-09-26')).json() as {
    id: string
  }[]
  const tour = slots[0]?.id ?? ''
  const bought = await paid(
    [
      { product: 'day', slot: '2025-09-26-before', quantity: 1 },
      { product: 'tour-group', slot: tour, quantity: 1 },
    ],
    'tour@example.test',
  )
  const { page } = await clerk('/office/departures/')
  await page.locator(`a[href="/office/departures/?call-off=${tour}"]`).click()
  const question = page.getByRole('region', { name: /^Отменить: Групповая экскурсия/ })
  await question.waitFor()
  expect(await question.textContent()).toMatch(/Билетов\sв\sних1Полная\sцена\sэтих\sбилетов500\s₽/)
  expect(await question.textContent()).toContain(bought.code)
  await question.getByLabel('Причина').fill('Экскурсовод заболел')
  await question.getByLabel('Да, всё проверено').check()
  await question.getByRole('button', { name: 'Отменить и вернуть деньги' }).click()
  await page.getByText('Отменено, деньги и письма отправляются.').waitFor()
  await until(
    () => mailTo('tour@example.test'),
    subjects => subjects.some(one => one.startsWith('Отмена: заказ')),
  )
})

test('on a phone the rail is a menu, which opens without a script', async () => {
  const { page } = await clerk('/office/orders/', 390)
  const refunds = page
    .getByRole('navigation', { name: 'Служебные страницы' })
    .getByRole('link', { name: /Возвраты/ })
  await page.getByRole('heading', { level: 1, name: 'Заказы' }).waitFor()
  expect(await refunds.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Меню' }).click()
  await refunds.click()
  await page.getByRole('heading', { level: 1, name: 'Возвраты' }).waitFor()
})

// The Russian words, which are longer, on the phone, their twins on the desk. The office itself is walked by
// `office/walk.test.ts`.
const ownPages = [
  '/sign-in/',
  '/account/password/',
  '/account/',
  '/en/account/security/',
  '/account/two-factor/',
  '/en/account/two-factor/?do=begin',
  'an order',
]
// A page in one of its languages and one of its states; on the whole walk in all that are named here.
const read = isWholeWalk
  ? ownPages
  : [...new Map(ownPages.map(path => [path.replace(/^\/en|\?.*$/g, ''), path])).values()]

test.each(read)('%s is readable to everybody', async path => {
  const width = path.startsWith('/en/') ? 1440 : 390
  const { page, context, problems } = await guest({ viewport: { width, height: 844 } })
  admin ??= await signIn(site, 'admin')
  if (path !== '/sign-in/') await enterWith(context, site, admin)
  await page.goto(`${site.url}${path === 'an order' ? await somebodysOrder(admin) : path}`)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(problems).toEqual([])
})

test('a phone reads the picture of a code that is being set up', async () => {
  const cookie = await signIn(site, 'requests')
  await send(site, '/account/two-factor/', { do: 'begin', password: demoPassword }, { cookie })
  const { page, context, problems } = await guest({ viewport: { width: 390, height: 844 } })
  await enterWith(context, site, cookie)
  await page.goto(`${site.url}/account/two-factor/`)
  expect(await readQr(page.getByRole('img', { name: /QR/ }))).toMatch(/^otpauth:\/\/totp\//)
  expect(await accessibilityFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

/** What a poor camera makes of it, as it stands on the screen: a point is black or white to it, and nothing between. */
async function readQr(picture: Locator): Promise<string | undefined> {
  const image = await loadImage(await picture.screenshot())
  const canvas = createCanvas(image.width, image.height).getContext('2d')
  canvas.drawImage(image, 0, 0)
  const { data, width, height } = canvas.getImageData(0, 0, image.width, image.height)
  const seen = data.map((value, place) => (place % 4 === 3 || value > 127 ? 255 : 0))
  return jsQR(seen, width, height, { inversionAttempts: 'dontInvert' })?.data
}

/** The page of an order whose buyer wants a ticket back. */
async function somebodysOrder(cookie: string): Promise<string> {
  const bought = await paid([{ product: 'day', slot: '2025-09-25-after', quantity: 2 }], 'order@example.test')
  const [ticket] = await ticketsOf(site, bought.token)
  await send(site, `/tickets/order/${bought.token}/`, {
    do: 'return',
    ticket: ticket?.code ?? '',
    reason: 'visitor',
  })
  const { text } = await ask(site, `/office/orders/?q=${bought.code}`, { headers: { cookie } })
  return /\/office\/orders\/[\da-f-]{36}\//.exec(text)?.[0] ?? ''
}

// It opens a fair of its own, because it leaves nothing to be sold.
test('the fair is cancelled by the number of the dry run, and everybody gets everything back', {
  timeout: 60_000,
}, async () => {
  const own = await startShop(sandbox)
  try {
    const bought = await order(own, [{ product: 'day', slot: '2025-09-27-after', quantity: 2 }], {
      email: 'all@example.test',
    })
    await payFor(sandbox, bought)
    await until(
      () => ticketsOf(own, bought.token),
      tickets => tickets.length > 0,
    )
    const { page } = await guest({ javaScriptEnabled: false })
    page.setDefaultTimeout(20_000)
    await page.goto(`${own.url}/en/office/fair/`)
    await page.getByLabel('E-mail').fill(emailOf('box-office'))
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const form = page.locator('form', { hasText: 'Propose cancelling the fair' })
    const send = async (number: string) => {
      await form.getByLabel('Message to buyers, in Russian').fill('Дворец закрыт.')
      await form.getByLabel('The same message in English').fill('The palace is closed.')
      await form.getByLabel('To confirm, type the number of orders: 1').fill(number)
      await form.getByLabel('Yes, I have checked').check()
      await form.getByRole('button', { name: 'Propose cancelling the fair' }).click()
    }
    await send('7')
    await page.getByText('The numbers have changed or were mistyped.').waitFor()
    await send('1')
    await page.getByText('The proposal is recorded.').waitFor()
    await page.goto(`${own.url}/en/office/approvals/`)
    await page.getByText('This is your own proposal: somebody else must approve it.').waitFor()
    expect(await page.getByRole('button', { name: 'Approve and carry out' }).count()).toBe(0)
    const { page: second } = await guest({ javaScriptEnabled: false })
    await second.goto(`${own.url}/en/office/approvals/`)
    await second.getByLabel('E-mail').fill(emailOf('admin'))
    await second.getByLabel('Password', { exact: true }).fill(demoPassword)
    await second.getByRole('button', { name: 'Sign in' }).click()
    await second.getByLabel('To confirm, type the number of orders: 1').fill('1')
    await second.getByLabel('Yes, I have checked').check()
    await second.getByRole('button', { name: 'Approve and carry out' }).click()
    await second.getByText('Approved and being carried out.').waitFor()
    await page.goto(`${own.url}/en/office/fair/`)
    await page.getByText('1 of 1 orders done').waitFor()
    await page.getByText(/^Finished /).waitFor()
    await until(
      async () => (await ask(own, `/api/v1/orders/${bought.token}`)).json() as { state: string },
      ({ state }) => state === 'refunded',
    )
    await until(
      () => mailTo('all@example.test'),
      subjects => subjects.some(one => one.startsWith('Ярмарка отменена')),
    )
    const sold = await ask(own, '/api/v1/slots?product=day&day=2025-09-25')
    expect((sold.json() as { left: number }[]).map(({ left }) => left)).toEqual([0, 0])
  } finally {
    await own.stop()
  }
})
