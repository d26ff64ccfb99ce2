import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { type Bought, order, payFor, send, startShop, ticketsOf } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { readPdf } from '../builders/pdf-pages.ts'
import { readCalendar } from '../builders/read-calendar.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const morning = '2025-09-26-before'
const pair = [
  { product: 'day', slot: morning, quantity: 1 },
  { product: 'child', slot: morning, quantity: 1 },
]
const pageOf = ({ token }: { token: string }, query = '') => `/tickets/order/${token}/${query}`
const words = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
const see = async (path: string) => words((await ask(site, path)).text)
const paid = async (lines = pair, locale = 'ru'): Promise<Bought> => {
  const bought = await order(site, lines, { locale })
  await payFor(sandbox, bought)
  await ask(site, pageOf(bought))
  return bought
}
type Mail = { to: string[]; subject: string; text: string; attachments: { filename: string }[] }
const letters = async (to: string) =>
  ((await (await fetch(`${sandbox.url}/mail`)).json()) as Mail[]).filter(mail => mail.to.includes(to))

describe('an order that waits for its payment', () => {
  test('says until when, and is nobody else’s to keep, to find or to pass on', async () => {
    const { status, headers, text } = await ask(site, pageOf(await order(site, pair)))
    expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'strict-origin',
    ])
    expect(text).toContain('<meta name="robots" content="noindex"')
    expect(words(text)).toMatch(/Ожидает оплаты .* Оплатите до 10:3\d МСК.* Оплатить 2 750 ₽/)
    expect(await markupFaults(text)).toEqual([])
  })

  test('tells in plain words why a payment did not go through, and offers another try', async () => {
    const bought = await order(site, pair)
    await payFor(sandbox, bought, '5555555555554600')
    const text = await see(pageOf(bought))
    expect(text).toContain('На карте не хватило денег.')
    expect(text).toContain('Попробовать ещё раз')
    const again = await send(site, pageOf(bought), { do: 'pay' })
    expect(again.status).toBe(303)
    expect(again.headers.location).toMatch(/\/yookassa\/checkout\?orderId=/)
  })

  test('offers card and SBP, each with its own page of the gateway, and gives nobody tickets twice', async () => {
    const bought = await order(site, pair)
    expect(await see(pageOf(bought))).toMatch(/Способ оплаты Банковская карта СБП Оплатить 2 750 ₽/)
    expect(await see(`/en${pageOf(bought)}`)).toMatch(/How to pay Bank card SBP \(Russian banks\) Pay ₽2,750/)
    const pageFor = async (method: string) =>
      String((await send(site, pageOf(bought), { do: 'pay', method })).headers.location)
    const [sbp, card] = [await pageFor('sbp'), await pageFor('bank_card')]
    expect([await pageFor('sbp'), await pageFor('wire')]).toEqual([sbp, sbp])
    expect(new Set([bought.paymentUrl, sbp, card]).size).toBe(3)
    const shown = await Promise.all([sbp, card].map(async url => (await fetch(url)).text()))
    expect(shown.map(text => [text.includes('/checkout/sbp'), text.includes('name="number"')])).toEqual([
      [true, false],
      [false, true],
    ])

    await payFor(sandbox, { ...bought, paymentUrl: card }, '5555555555554444')
    await payFor(sandbox, { ...bought, paymentUrl: sbp })
    expect(await see(pageOf(bought))).toContain('Ждём вас 26 сентября')
    expect((await ticketsOf(site, bought.token)).length).toBe(2)
  })

  test('shows its tickets to whoever comes back from the till, in both languages', async () => {
    const bought = await order(site, pair)
    await payFor(sandbox, bought)
    expect(await see(pageOf(bought))).toContain('Ждём вас 26 сентября')
    expect(await see(`/en${pageOf(bought)}`)).toMatch(/See you on 26 September .* from 11:00 to 14:00 MSK/)
  })

  test('can be cancelled, and says so', async () => {
    const bought = await order(site, pair)
    const answer = await send(site, pageOf(bought), { do: 'cancel' })
    expect([answer.status, answer.headers.location]).toEqual([303, pageOf(bought, '?done=cancelled')])
    expect(await see(pageOf(bought, '?done=cancelled'))).toMatch(/Заказ отменён .*Выбрать билеты снова/)
  })

  test('let go, it says what happened and how to go on, on its page and by letter', async () => {
    const bought = await order(site, pair, { email: 'late@example.test' })
    await sql(site, `update orders set held_until = '2025-08-20T10:00:00+03:00' where code = $1`, [
      bought.code,
    ])
    const text = await until(
      () => see(pageOf(bought)),
      page => page.includes('Время вышло'),
    )
    expect(text).toContain('места вернулись в продажу')
    const mail = await until(async () =>
      (await letters('late@example.test')).find(({ subject }) => subject.includes('не\u00a0оплачен')),
    )
    expect(mail?.text).toContain(bought.token)
  })

  test('let go, it is put together again with one press, or says why not', async () => {
    const bought = await order(site, pair)
    expect((await ask(site, pageOf(bought))).text).not.toContain('value="again"')
    expect((await send(site, pageOf(bought), { do: 'again' })).headers.location).toBe(
      pageOf(bought, '?done=not-possible'),
    )
    await send(site, pageOf(bought), { do: 'cancel' })
    expect((await ask(site, pageOf(bought))).text).toContain('value="again"')

    const again = await send(site, pageOf(bought), { do: 'again' })
    expect([again.status, again.headers.location]).toEqual([303, '/tickets/cart/'])
    const cookie = String(again.headers['set-cookie']).split(';')[0] ?? ''
    const cart = words((await ask(site, '/tickets/cart/', { headers: { cookie } })).text)
    expect(cart).toMatch(/26 сентября, пятница, 11:00–14:00 .*Итого 2 750 ₽/)

    const evening = '2025-09-27-after'
    const last = await order(site, [{ product: 'day', slot: evening, quantity: 1 }])
    await send(site, pageOf(last), { do: 'cancel' })
    await sql(site, 'update slots set capacity = taken where id = $1', [evening])
    const { location = '' } = (await send(site, pageOf(last), { do: 'again' })).headers
    expect(location).toBe(pageOf(last, '?done=again-sold-out'))
    expect(await see(location)).toContain('на выбранное время мест уже не хватает')
  })
})

describe('a paid order', () => {
  test('sends its tickets by letter', async () => {
    const bought = await order(site, pair, { email: 'paper@example.test', locale: 'en' })
    await payFor(sandbox, bought)
    await ask(site, pageOf(bought))
    const mail = await until(async () =>
      (await letters('paper@example.test')).find(({ attachments }) => attachments.length > 0),
    )
    expect(mail?.subject.replaceAll('\u00a0', ' ')).toBe(`Tickets: order ${bought.code}, 26 September`)
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`tickets-${bought.code}.pdf`])
  })

  test('is taken along as paper that carries the same code, and as a date', async () => {
    const bought = await paid()
    const tickets = await ticketsOf(site, bought.token)
    const all = await ask(site, pageOf(bought, 'tickets.pdf'))
    expect(all.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    const { pages } = await readPdf(all.bytes)
    const whole = { left: 0, top: 0, right: 1, bottom: 0.5 }
    const printed = await Promise.all(pages.map(page => page.qr(whole)))
    expect(printed.map(code => code?.text)).toEqual(tickets.map(({ qr }) => qr))
    const one = await ask(site, pageOf(bought, `ticket-${tickets[1]?.code}.pdf`))
    expect((await readPdf(one.bytes)).pages).toHaveLength(1)

    const calendar = readCalendar((await ask(site, pageOf(bought, 'visit.ics'))).text)
    const visits = calendar.parts.filter(({ name }) => name === 'VEVENT')
    expect(visits.map(({ properties }) => properties['DTSTART;TZID=Europe/Moscow'])).toEqual([
      '20250926T110000',
    ])
    expect(JSON.stringify(visits)).not.toContain(bought.token)
  })

  test('refuses a name with digits and keeps what was typed', async () => {
    const bought = await paid()
    const [ticket] = await ticketsOf(site, bought.token)
    const code = ticket?.code ?? ''
    const answer = await send(site, pageOf(bought), { do: 'rename', ticket: code, holder: 'Анна 2' })
    expect(answer.status).toBe(422)
    expect(answer.text).toContain('value="Анна 2"')
    expect(answer.text).toContain(`href="#holder-${code}"`)
    expect(await markupFaults(answer.text)).toEqual([])
  })

  test('is none yet while it is a cart: what is wrong with a form sent to it leads there', async () => {
    const placed = await ask(site, '/api/v1/orders', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ lines: pair }),
    })
    const cart = placed.json() as { token: string }
    const answer = await send(site, pageOf(cart), { do: 'rename', ticket: 'x', holder: '' })
    expect([answer.status, answer.headers.location]).toEqual([303, '/tickets/cart/'])
  })

  test.each(['abc', '1.5', '-1', '9'.repeat(400)])(
    'a cart keeps what lies in it when a number is none: %s',
    async typed => {
      const placed = await ask(site, '/api/v1/orders', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines: [{ product: 'day', slot: morning, quantity: 2 }] }),
      })
      const { token } = placed.json() as { token: string }
      const stored = () =>
        sql<{ id: string; quantity: number; state: string }>(
          site,
          `select l.id, quantity, state from order_lines l join orders o on o.id = order_id where token = '${token}'`,
        )
      const before = await stored()
      const cookie = `cart=${token}`
      const fields = { do: 'change', [`quantity-${before[0]?.id}`]: typed }
      const answer = await send(site, '/tickets/cart/', fields, { cookie })
      expect(answer.status).toBe(422)
      expect(words(answer.text)).toContain('Здесь нужно целое число не меньше единицы.')
      expect(await stored()).toEqual(before)
    },
  )

  test('tickets that are no number are not left out of an order in silence', async () => {
    const fields = {
      day: '2025-09-26',
      window: 'before',
      'quantity-day': '1',
      'quantity-child': '2.5',
    }
    const answer = await send(site, '/tickets/', fields)
    expect([answer.status, answer.headers['set-cookie']]).toEqual([422, undefined])
    expect(words(answer.text)).toContain('Здесь нужно целое число не меньше единицы.')
  })

  test('names the exact sum before a ticket is given back, and offers the application after', async () => {
    const bought = await paid()
    const [ticket] = await ticketsOf(site, bought.token)
    const code = ticket?.code ?? ''
    const application = pageOf(bought, `application-${code}.pdf`)
    expect((await ask(site, application)).status).toBe(404)
    const question = await see(pageOf(bought, `?return=${code}`))
    expect(question).toMatch(/вернём 100 % цены: 2 100 ₽ С 16 сентября вернём 50 % \(1 050 ₽\)\./)

    const answer = await send(site, pageOf(bought), { do: 'return', ticket: code, reason: 'visitor' })
    expect(answer.headers.location).toBe(pageOf(bought, '?done=return-requested'))
    const text = await see(pageOf(bought))
    expect(text).toContain('Возврат запрошен 20 августа: 2 100 ₽, 100 % цены.')
    expect(text).toContain('Пришлите документы на tickets@portik.example не позже 3 сентября.')
    expect((await readPdf((await ask(site, application)).bytes)).pages[0]?.text).toContain('Заявление')
  })

  test('gives a free ticket back at once, with nothing to sign', async () => {
    const bought = await paid([
      { product: 'day', slot: morning, quantity: 1 },
      { product: 'free', slot: morning, quantity: 1 },
    ])
    const tickets = await ticketsOf(site, bought.token)
    const code = tickets[1]?.code ?? ''
    const answer = await send(site, pageOf(bought), { do: 'return', ticket: code, reason: 'visitor' })
    expect(answer.headers.location).toBe(pageOf(bought, '?done=return-done'))
    expect(await see(pageOf(bought))).toContain('Билет возвращён, место свободно.')
  })

  test('offers every other time with its difference, and moves a ticket to another day', async () => {
    const bought = await paid()
    const [ticket] = await ticketsOf(site, bought.token)
    const { text } = await ask(site, pageOf(bought))
    const options = [...text.matchAll(/<option value="([^"]+)"/g)].map(([, id]) => id)
    expect(options.slice(0, 2)).toEqual(['2025-09-25-before', '2025-09-25-after'])
    const wish = { do: 'switch', ticket: ticket?.code ?? '', slot: '2025-09-27-before' }
    expect((await send(site, pageOf(bought), wish)).headers.location).toBe(pageOf(bought, '?done=switched'))
    expect((await ticketsOf(site, bought.token)).map(({ slot }) => slot.id)).toContain('2025-09-27-before')
  })
})

describe('a single ticket', () => {
  test('has a link of its own, which tells nothing of the order', async () => {
    const bought = await paid()
    const { text } = await ask(site, pageOf(bought))
    const [, link = ''] = /href="(\/tickets\/ticket\/[\w-]+\/)"/.exec(text) ?? []
    const page = await ask(site, link)
    expect([page.status, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
      200,
      'no-store',
      'strict-origin',
    ])
    expect(await markupFaults(page.text)).toEqual([])
    const payload = await ask(site, `${link}_payload.json`)
    for (const told of [page.text, payload.text]) {
      expect(told).not.toContain(bought.token)
      expect(told).not.toContain('anna@example.test')
    }
    expect((await readPdf((await ask(site, `${link}ticket.pdf`)).bytes)).pages).toHaveLength(1)
    expect((await ask(site, `${link}visit.ics`)).status).toBe(200)
  })

  test('loses its code when it has been given back', async () => {
    const bought = await paid([{ product: 'free', slot: morning, quantity: 1 }])
    const [ticket] = await ticketsOf(site, bought.token)
    const { text } = await ask(site, pageOf(bought))
    const [, link = ''] = /href="(\/tickets\/ticket\/[\w-]+\/)"/.exec(text) ?? []
    await send(site, pageOf(bought), { do: 'return', ticket: ticket?.code ?? '', reason: 'visitor' })
    expect(await see(link)).toContain('По этому билету не войти.')
    expect((await ask(site, `${link}ticket.pdf`)).status).toBe(404)
  })
})

test.each([
  '/tickets/order/AAAAAAAAAAAAAAAAAAAAAAAA/',
  '/tickets/order/AAAAAAAAAAAAAAAAAAAAAAAA/tickets.pdf',
  '/tickets/order/AAAAAAAAAAAAAAAAAAAAAAAA/visit.ics',
  '/tickets/order/short/',
  '/tickets/ticket/AAAAAAAAAAAAAAAAAAAAAAAA/',
  '/tickets/ticket/AAAAAAAAAAAAAAAAAAAAAAAA/ticket.pdf',
])('%s belongs to nobody', async path => {
  expect((await ask(site, path)).status).toBe(404)
})

describe('on a device of somebody else', () => {
  test.each(['', '/en'])(
    'an order is forgotten by a plain form, and its cart with it (%s)',
    async language => {
      const bought = await paid()
      const page = `${language}${pageOf(bought)}`
      const { text } = await ask(site, page)
      expect(text).toContain(`action="${page}?forget"`)
      const answer = await send(site, `${page}?forget`, { do: 'forget' }, { cookie: `cart=${bought.token}` })
      expect([answer.status, answer.headers.location]).toEqual([
        303,
        `${language}/tickets/lost/?sent=forgotten`,
      ])
      // Drafts, the plan, the worker and a gate's unsent readings stay: they are nothing of this order.
      expect(answer.headers['clear-site-data']).toBe('"cache"')
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(/^cart=; Max-Age=0; Path=\//),
        expect.stringMatching(/^cart-held=; Max-Age=0; Path=\//),
      ])
      const said = await ask(site, answer.headers.location ?? '')
      expect(words(said.text)).toMatch(/На этом устройстве|no longer on this device/)
      expect(await markupFaults(said.text)).toEqual([])
      // The order itself is as it was.
      expect((await ticketsOf(site, bought.token)).map(({ state }) => state)).toEqual(['valid', 'valid'])
    },
  )

  test('the cart of another order stays', async () => {
    const bought = await paid()
    const answer = await send(site, pageOf(bought, '?forget'), { do: 'forget' }, { cookie: 'cart=another' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('a single ticket is forgotten too', async () => {
    const bought = await paid()
    const [, page = ''] =
      /href="(\/tickets\/ticket\/[^/"]+\/)"/.exec((await ask(site, pageOf(bought))).text) ?? []
    expect((await ask(site, page)).text).toContain(`action="${page}?forget"`)
    const answer = await send(site, `${page}?forget`, { do: 'forget' })
    expect([answer.headers.location, answer.headers['clear-site-data']]).toEqual([
      '/tickets/lost/?sent=ticket-forgotten',
      '"cache"',
    ])
    expect(await see('/tickets/lost/?sent=ticket-forgotten')).toContain(
      'На этом устройстве билета больше нет',
    )
  })
})

describe('the letter with the tickets', () => {
  test('is sent again three times in an hour; then a sentence says so', async () => {
    const bought = await paid()
    const places: unknown[] = []
    for (let time = 0; time < 6; time++)
      places.push((await send(site, pageOf(bought), { do: 'resend' })).headers.location)
    expect(places.slice(0, 5)).toEqual([
      ...Array(3).fill(pageOf(bought, '?done=sent')),
      ...Array(2).fill(pageOf(bought, '?done=sent-too-often')),
    ])
    expect(places.filter(place => String(place).endsWith('=sent'))).toHaveLength(3)
    expect(await see(pageOf(bought, '?done=sent-too-often'))).toContain(
      'Мы уже отправили это письмо несколько раз',
    )
    expect(await see(`/en${pageOf(bought, '?done=sent-too-often')}`)).toContain(
      'sent this e-mail several times',
    )
  })

  test('is nothing that an unpaid order has', async () => {
    const bought = await order(site, pair)
    const answer = await send(site, pageOf(bought), { do: 'resend' })
    expect(answer.headers.location).toBe(pageOf(bought, '?done=not-possible'))
  })
})

describe('a lost link', () => {
  test('is asked for with the same answer, whether the address is known or not', async () => {
    const known = 'known@example.test'
    const bought = await order(site, pair, { email: known })
    const answers = await Promise.all(
      [known, 'nobody@example.test'].map(email => send(site, '/tickets/lost/', { email })),
    )
    const [one, other] = answers.map(({ status, headers, text }) => [status, headers.location, text])
    expect(one).toEqual([303, '/tickets/lost/?sent=yes', ''])
    expect(other).toEqual(one)
    const mail = await until(async () =>
      (await letters(known)).find(({ subject }) => subject === 'Ваши заказы'),
    )
    expect(mail?.text).toContain(pageOf(bought))
    expect(await letters('nobody@example.test')).toEqual([])
  })

  test('goes to the address of the order, however the one in the form is written', async () => {
    const stored = 'Kate.Folder@example.test'
    const bought = await order(site, pair, { email: stored })
    expect((await send(site, '/tickets/lost/', { email: 'KATE.FOLDER@EXAMPLE.TEST' })).status).toBe(303)
    const mail = await until(async () =>
      (await letters(stored)).find(({ subject }) => subject === 'Ваши заказы'),
    )
    expect([mail?.to, mail?.text.includes(pageOf(bought))]).toEqual([[stored], true])
    // The Kelvin sign folds to a k.
    expect((await send(site, '/tickets/lost/', { email: '\u212aate.folder@example.test' })).status).toBe(422)
  })

  test('needs an address, and not too many of them', async () => {
    const wrong = await send(site, '/en/tickets/lost/', { email: 'anna' })
    expect([wrong.status, words(wrong.text).includes('Please check the address')]).toEqual([422, true])
    const places: unknown[] = []
    for (let time = 0; time < 4; time++) {
      places.push((await send(site, '/tickets/lost/', { email: 'often@example.test' })).headers.location)
    }
    expect(places).toEqual([...Array(3).fill('/tickets/lost/?sent=yes'), '/tickets/lost/?sent=too-often'])
  })
})

test('an address is one mailbox, wherever one is given', async () => {
  const several = '"x",one@victim-a.example,two@victim-b.example,"y"@k.example'
  await expect(order(site, pair, { email: several })).rejects.toThrow('"buyer.email"')
  expect((await send(site, '/tickets/lost/', { email: several })).status).toBe(422)
  const newsletter = await send(site, '/contacts/', { email: several })
  expect(newsletter.status).not.toBe(303)
  expect(await letters('one@victim-a.example')).toEqual([])
})
