import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../../builders/ask.ts'
import { payFor, send, startShop } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import {
  attemptsOf,
  hold,
  holderOf,
  invoicesOf,
  type Payer,
  paymentPath,
  requisites,
  standOf,
  stateOf,
} from '../../builders/exhibitors/payers.ts'
import { signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

let site: Site
let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { FAIR_NOW: '2026-01-27T12:00:00+03:00' })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const post = (who: Pick<Payer, 'cookie'>, fields: Record<string, string>, path = paymentPath) =>
  send(site, path, fields, { cookie: who.cookie })
const pay = (who: Payer, more: Record<string, string> = {}) =>
  post(who, { do: 'pay', method: 'bank_card', contractAgree: 'on', ...more })
const bill = (who: Payer, more: Record<string, string> = {}) =>
  post(who, { do: 'invoice', contractAgree: 'on', ...requisites, ...more })
const page = async (who: Pick<Payer, 'cookie'>, path = paymentPath) =>
  (await ask(site, path, { headers: { cookie: who.cookie } })).text
const file = (who: Pick<Payer, 'cookie'>, path: string) =>
  ask(site, path, { headers: { cookie: who.cookie } })
const urlOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers.location ?? '')
const atGateway = (url: string, card?: string) =>
  payFor(sandbox, { token: '', code: '', paymentUrl: url }, card)
/** The page asks the gateway, as when one comes back from there. */
const afterAsking = async (who: Payer) => {
  await page(who)
  return stateOf(site, who)
}
const goodCard = '5555555555554444'
const poorCard = '5555555555554600'
const price = async (code: string) =>
  (
    await sql<{ price: number }>(
      site,
      `select price_kopecks as price from stands where edition_id = 'spring-2026' and code = $1`,
      [code],
    )
  )[0]?.price ?? 0

/** Stands nobody in this file has taken yet, at most so dear. */
let given: string[] = []
async function newStand(most = 350_000_00): Promise<string> {
  const rows = await sql<{ code: string }>(
    site,
    `select code from stands s where edition_id = 'spring-2026' and is_offered and price_kopecks <= $1
       and not exists (select 1 from stand_holds h where h.stand_code = s.code and h.state <> 'released') order by code`,
    [most],
  )
  const code = rows.map(row => row.code).find(one => !given.includes(one))
  if (!code) throw new Error('no stand is left')
  given = [...given, code]
  return code
}
const holder = async (more = {}) => holderOf(site, await newStand(), more)

describe('an invoice', () => {
  test('is issued for what our books say, carries the hold to its day, and the same press again is the same', async () => {
    const who = await holder()
    const issued = await bill(who, { total: '1', priceKopecks: '1', sum: '1', amount: '1' })
    expect([issued.status, urlOf(issued)]).toEqual([303, `${paymentPath}?done=invoice`])
    const [invoice] = await invoicesOf(site, who)
    const total = await price(who.stand)
    expect(invoice).toMatchObject({ total_kopecks: total, owed: total, due_on: '2026-02-03' })
    expect(await stateOf(site, who)).toBe('awaiting-payment')
    expect((await standOf(site, who))?.until?.toISOString()).toBe('2026-02-03T21:00:00.000Z')
    await bill(who)
    expect(await invoicesOf(site, who)).toHaveLength(1)
    const letters = await sql<{ recipient: string; files: number }>(
      site,
      `select recipient, jsonb_array_length(attachments) as files from letters where subject like $1 order by recipient`,
      [`%${invoice?.number}%`],
    )
    expect(letters).toEqual([requisites.email, who.email].sort().map(recipient => ({ recipient, files: 1 })))
  })

  test('is refused field by field, and nothing that was typed is lost', async () => {
    const who = await holder()
    const wrong = { inn: '7700000017', account: '40702810900000001219', email: 'nobody', address: '' }
    const name = '<script>alert("x")</script> ООО'
    const answer = await bill(who, { ...wrong, name, contractAgree: '' })
    expect(answer.status).toBe(422)
    for (const said of [
      'Контрольная цифра ИНН',
      'Счёт не\u00a0сходится с\u00a0БИК',
      'не\u00a0похоже на\u00a0адрес почты',
      'Заполните это поле',
      'поставьте отметку',
    ])
      expect(answer.text).toContain(said)
    expect(answer.text).toContain('value="7700000017"')
    expect(answer.text).toContain('&lt;script&gt;')
    expect(answer.text).not.toContain('<script>alert')
    expect(await invoicesOf(site, who)).toEqual([])
    expect(await stateOf(site, who)).toBe('stand-held')
  })

  test.each([
    ['a name of a megabyte', { name: 'я'.repeat(300) }],
    ['digits of another script', { inn: '٧٧٠٠٠٠٠٠١٦' }],
    ['nothing but spaces', { name: ' \u200b\u00a0 ' }],
    ['an account in dollars', { account: '40702840200000001219' }],
  ])('is refused for %s', async (_, more) => {
    const who = await holder()
    expect((await bill(who, more)).status).toBe(422)
    expect(await invoicesOf(site, who)).toEqual([])
  })

  test('is not issued once the hold has run out, nor without a stand, nor for somebody who judges', async () => {
    const late = await holder({ at: '2026-01-20T09:00:00Z' })
    expect((await bill(late)).text).toContain('Стенд больше не\u00a0закреплён за\u00a0вами')
    const nobody = { cookie: await newcomer(site, `no-stand-${Date.now()}@example.test`) }
    const refused = await post(nobody, { do: 'invoice', contractAgree: 'on', ...requisites })
    expect([refused.status, refused.text.includes('нет заявки')]).toEqual([422, true])
    const council = { cookie: await signIn(site, 'council') }
    expect((await post(council, { do: 'invoice', ...requisites })).status).toBe(403)
  })

  test('is replaced when the stand has changed; what had come goes with it, and its number stays used', async () => {
    const who = await holder()
    await bill(who)
    const [first] = await invoicesOf(site, who)
    const office = { cookie: await signIn(site, 'exhibitors') }
    const booking = { do: 'book', sum: '100000', on: '2026-01-26', note: 'Выписка', confirm: 'yes' }
    await post(office, booking, `/office/invoices/${first?.id}/`)
    const other = await newStand()
    await hold(site, who.applicationId, other)
    expect(await page(who)).toContain('изменились после того')
    expect((await bill(who)).status).toBe(303)
    const [old, next] = await invoicesOf(site, who)
    expect(old).toMatchObject({ paid: 0, owed: 0 })
    expect(old?.cancelled_at).not.toBeNull()
    expect(next).toMatchObject({ paid: 100_000_00, owed: (await price(other)) - 100_000_00 })
    expect(await page(who)).toContain('100\u00a0000\u00a0₽')
  })

  test('cannot be issued again once it is paid', async () => {
    const who = await holder()
    await bill(who)
    const [invoice] = await invoicesOf(site, who)
    const office = { cookie: await signIn(site, 'exhibitors') }
    const roubles = String((invoice?.total_kopecks ?? 0) / 100)
    const booking = { do: 'book', sum: roubles, on: '2026-01-26', note: 'Выписка', confirm: 'yes' }
    await post(office, booking, `/office/invoices/${invoice?.id}/`)
    expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual(['stand-paid', 'sold'])
    expect((await bill(who, { name: 'ООО «Другой»' })).status).toBe(422)
    expect((await pay(who)).status).toBe(422)
    expect(await invoicesOf(site, who)).toHaveLength(1)
  })
})

describe('papers', () => {
  test('are their owner’s alone: a rival who counts numbers finds nothing', async () => {
    const [who, rival] = [await holder(), await holder()]
    await bill(who)
    await bill(rival, { inn: requisites.inn })
    const [invoice] = await invoicesOf(site, who)
    const digits = invoice?.number.slice(2)
    for (const kind of ['invoice', 'contract']) {
      const path = `${paymentPath}${kind}-${digits}.pdf`
      const own = await file(who, path)
      expect([own.status, own.headers['content-type'], own.headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'no-store',
      ])
      expect((await file(rival, path)).status).toBe(404)
      expect((await file({ cookie: '' }, path)).status).not.toBe(200)
      expect((await file({ cookie: await signIn(site, 'council') }, path)).status).toBe(403)
    }
    expect((await file(who, `${paymentPath}act-${digits}.pdf`)).status).toBe(404)
    expect((await file(who, `${paymentPath}contract.pdf`)).status).toBe(200)
    const office = { cookie: await signIn(site, 'exhibitors') }
    expect((await file(office, `/office/invoices/${invoice?.id}/contract.pdf`)).status).toBe(200)
    const till = { cookie: await signIn(site, 'box-office') }
    expect((await file(till, `/office/invoices/${invoice?.id}/contract.pdf`)).status).toBe(403)
  })
})

describe('a card', () => {
  test('pays what is owed, and the stand is sold by the notification', async () => {
    const who = await holder()
    const answer = await pay(who, { amount: '1', amountKopecks: '100' })
    expect([answer.status, urlOf(answer).startsWith(sandbox.url)]).toEqual([303, true])
    expect(await stateOf(site, who)).toBe('awaiting-payment')
    await atGateway(urlOf(answer), goodCard)
    await until(
      () => afterAsking(who),
      state => state === 'stand-paid',
    )
    const [invoice] = await invoicesOf(site, who)
    const total = await price(who.stand)
    expect(invoice).toMatchObject({ total_kopecks: total, paid: total, owed: 0 })
    expect((await standOf(site, who))?.state).toBe('sold')
    expect(await page(who, `${paymentPath}?returned=1`)).toContain('Оплата получена')
    expect(
      (
        await sql(site, 'select id from ledger where payment_id is not null and invoice_id = $1', [
          invoice?.id,
        ])
      ).length,
    ).toBe(1)
  })

  test('that is declined is told of in words, and another may be tried', async () => {
    const who = await holder()
    await atGateway(urlOf(await pay(who)), poorCard)
    await until(
      () => afterAsking(who),
      state => state === 'stand-held',
    )
    expect(await page(who)).toContain('На\u00a0карте не\u00a0хватило денег')
    await atGateway(urlOf(await pay(who)), goodCard)
    await until(
      () => afterAsking(who),
      state => state === 'stand-paid',
    )
    expect((await attemptsOf(site, who)).map(({ state }) => state)).toEqual(['canceled', 'succeeded'])
    expect(await invoicesOf(site, who)).toHaveLength(1)
  })

  test('in two tabs is one payment: the second is led to the same page', async () => {
    const who = await holder()
    const answers = await Promise.all([pay(who), pay(who), pay(who, { method: 'sbp' })])
    const again = await pay(who)
    const urls = new Set([...answers, again].map(urlOf).filter(url => url.startsWith(sandbox.url)))
    expect(urls.size).toBe(1)
    expect(await attemptsOf(site, who)).toHaveLength(1)
    expect(await page(who)).toContain('Продолжить оплату')
  })

  test('has its limit, which a post of one’s own does not pass', async () => {
    const who = await holderOf(site, await newStand(900_000_00), { priceKopecks: 400_000_00 })
    expect(await page(who)).toContain('Сумма больше предела')
    const refused = await pay(who)
    expect([refused.status, refused.text.includes('больше предела для\u00a0этого способа')]).toEqual([
      422,
      true,
    ])
    expect((await pay(who, { method: 'sbp' })).status).toBe(303)
    const dear = await holderOf(site, await newStand(900_000_00), { priceKopecks: 700_000_01 })
    for (const method of ['bank_card', 'sbp', 'invoice', 'cash', ''])
      expect((await pay(dear, { method })).status, method).toBe(422)
    expect(await attemptsOf(site, dear)).toEqual([])
  })

  test('pays the rest of an invoice that was paid in part', async () => {
    const who = await holder()
    await bill(who)
    const [invoice] = await invoicesOf(site, who)
    const office = { cookie: await signIn(site, 'exhibitors') }
    const booking = { do: 'book', sum: '50000', on: '2026-01-26', note: 'Выписка', confirm: 'yes' }
    await post(office, booking, `/office/invoices/${invoice?.id}/`)
    await atGateway(urlOf(await pay(who)), goodCard)
    await until(
      () => afterAsking(who),
      state => state === 'stand-paid',
    )
    expect(await invoicesOf(site, who)).toMatchObject([{ id: invoice?.id, owed: 0 }])
  })

  test('paid for a stand that was changed meanwhile is a part of the new one', async () => {
    const who = await holderOf(site, await newStand(), { priceKopecks: 200_000_00 })
    const url = urlOf(await pay(who))
    await sql(site, `update exhibitor_applications set state = 'stand-held' where id = $1`, [
      who.applicationId,
    ])
    await hold(site, who.applicationId, await newStand(), { priceKopecks: 260_000_00 })
    await atGateway(url, goodCard)
    await until(
      async () => {
        await page(who)
        return invoicesOf(site, who)
      },
      rows => rows.length === 2,
    )
    const [old, next] = await invoicesOf(site, who)
    expect(old).toMatchObject({ paid: 0, owed: 0 })
    expect(next).toMatchObject({ total_kopecks: 260_000_00, paid: 200_000_00, owed: 60_000_00 })
    expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual([
      'awaiting-payment',
      'held',
    ])
    await atGateway(urlOf(await pay(who)), goodCard)
    await until(
      () => afterAsking(who),
      state => state === 'stand-paid',
    )
  })

  test('paid after the stand was given up is booked, flagged, told of and given back by staff', async () => {
    const who = await holder()
    const url = urlOf(await pay(who))
    await sql(
      site,
      `update stand_holds set state = 'released', ended_at = now(), why = 'given up' where application_id = $1`,
      [who.applicationId],
    )
    await sql(site, `update exhibitor_applications set state = 'accepted' where id = $1`, [who.applicationId])
    await atGateway(url, goodCard)
    await until(
      async () => {
        await page(who)
        return sql(
          site,
          `select what from office_changes where subject = $1 and what like '%without-stand'`,
          [who.applicationId],
        )
      },
      rows => rows.length > 0,
    )
    const [invoice] = await invoicesOf(site, who)
    expect(invoice?.paid).toBe(invoice?.total_kopecks)
    expect(await stateOf(site, who)).toBe('accepted')
    expect(await page(who)).not.toContain('Оплатить ')
    const office = { cookie: await signIn(site, 'exhibitors') }
    const [attempt] = await attemptsOf(site, who)
    const back = { do: 'refund', payment: attempt?.id ?? '', reason: 'Стенд снят', confirm: 'yes' }
    const refunded = await post(office, back, `/office/invoices/${invoice?.id}/`)
    expect([refunded.status, urlOf(refunded)]).toEqual([
      303,
      `/office/invoices/${invoice?.id}/?done=refunded`,
    ])
    expect((await post(office, back, `/office/invoices/${invoice?.id}/`)).status).toBe(422)
    await until(
      () =>
        sql<{ sum: number }>(
          site,
          `select amount_kopecks as sum from ledger where invoice_id = $1 and kind = 'payout'`,
          [invoice?.id],
        ),
      rows => rows[0]?.sum === invoice?.total_kopecks,
    )
    expect((await invoicesOf(site, who))[0]).toMatchObject({ paid: 0 })
  })

  test.each(['draft', 'submitted', 'in-review', 'accepted', 'declined', 'stand-paid', 'published'])(
    'is refused to who is %s',
    async state => {
      const who = await holder()
      await sql(site, 'update exhibitor_applications set state = $2 where id = $1', [
        who.applicationId,
        state,
      ])
      expect((await pay(who)).status).toBe(422)
      expect((await bill(who)).status).toBe(422)
      expect(await attemptsOf(site, who)).toEqual([])
      expect(await invoicesOf(site, who)).toEqual([])
    },
  )

  test('is not begun without the contract', async () => {
    const who = await holder()
    const answer = await pay(who, { contractAgree: '' })
    expect([answer.status, await attemptsOf(site, who)]).toEqual([422, []])
  })
})

describe('a notification', () => {
  const tell = (object: Record<string, unknown>, event = 'payment.succeeded') =>
    ask(site, '/api/payments/yookassa', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ type: 'notification', event, object }),
    })

  test('that somebody has made up changes nothing: the gateway is asked', async () => {
    const who = await holder()
    await pay(who)
    const [attempt] = await attemptsOf(site, who)
    const paid = {
      id: attempt?.gateway_id,
      status: 'succeeded',
      paid: true,
      amount: { value: '1.00', currency: 'RUB' },
    }
    await tell(paid)
    await tell({ ...paid, id: '2f0f0f0f-000f-5000-8000-000000000000' })
    expect((await attemptsOf(site, who))[0]?.state).toBe('pending')
    expect((await invoicesOf(site, who))[0]?.paid).toBe(0)
  })

  test('told ten times books once', async () => {
    const who = await holder()
    await atGateway(urlOf(await pay(who)), goodCard)
    const [attempt] = await attemptsOf(site, who)
    await Promise.all(Array.from({ length: 10 }, () => tell({ id: attempt?.gateway_id })))
    await until(
      () => afterAsking(who),
      state => state === 'stand-paid',
    )
    const [invoice] = await invoicesOf(site, who)
    expect(invoice).toMatchObject({ owed: 0, paid: invoice?.total_kopecks })
  })
})
