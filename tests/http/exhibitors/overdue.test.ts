import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { usualTerms } from '../../../sandbox/yookassa/gateway.ts'
import { ask } from '../../builders/ask.ts'
import { payFor, send, startShop } from '../../builders/buying.ts'
import {
  attemptsOf,
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
let office = ''
const stands = ['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06', 'A-07', 'A-08']
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { FAIR_NOW: '2026-01-27T12:00:00+03:00' })
  office = await signIn(site, 'exhibitors')
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const page = async ({ cookie }: Payer, path = paymentPath) =>
  (await ask(site, path, { headers: { cookie } })).text
const asOffice = (invoiceId: string, fields: Record<string, string>) =>
  send(site, `/office/invoices/${invoiceId}/`, { confirm: 'yes', ...fields }, { cookie: office })

/** Somebody with an invoice of a quarter of a million. */
async function billed(): Promise<{ who: Payer; id: string; number: string; roubles: string }> {
  const who = await holderOf(site, stands.shift() ?? '', { priceKopecks: 250_000_00 })
  await send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, { cookie: who.cookie })
  const [invoice] = await invoicesOf(site, who)
  if (!invoice) throw new Error('no invoice')
  return { who, id: invoice.id, number: invoice.number, roubles: '250000' }
}
const dueOn = (id: string, day: string) =>
  sql(site, 'update invoices set due_on = $2 where id = $1', [id, day])
const subjects = async ({ email }: Payer) =>
  (
    await sql<{ subject: string }>(
      site,
      'select subject from letters where recipient = $1 order by created_at',
      [email],
    )
  ).map(({ subject }) => subject.replaceAll('\u00a0', ' '))

test('who does not pay is reminded once each, then released by a person with a reason, never by itself', async () => {
  const { who, id, number } = await billed()
  await sql(
    site,
    `insert into equipment_reservations (edition_id, slug, application_id, quantity, price_kopecks, changed_at)
     values ('spring-2026', 'chair', $1, 2, 90000, now())`,
    [who.applicationId],
  )
  await sql(site, `update equipment set taken = taken + 2 where slug = 'chair'`, [])
  for (const [day, said] of [
    ['2026-01-30', 'осталось три дня'],
    ['2026-01-27', 'сегодня последний день'],
    ['2026-01-24', 'просрочен'],
  ] as const) {
    // Issued before, or nobody would be reminded on the same day.
    await sql(site, `update invoices set issued_at = '2026-01-20T09:00:00Z' where id = $1`, [id])
    await dueOn(id, day)
    await until(
      () => subjects(who),
      all => all.some(subject => subject.includes(said)),
    )
  }
  await new Promise(resolve => setTimeout(resolve, 4_500))
  expect((await subjects(who)).filter(subject => subject.includes(number))).toHaveLength(4)
  expect((await standOf(site, who))?.state).toBe('held')

  const list = await ask(site, '/office/invoices/?state=overdue', { headers: { cookie: office } })
  expect(list.text).toContain(number)
  expect((await asOffice(id, { do: 'release', reason: '' })).status).toBe(422)
  expect((await asOffice(id, { do: 'release', reason: 'Нет денег', confirm: '' })).status).toBe(422)
  const released = await asOffice(id, { do: 'release', reason: 'Денег нет две недели' })
  expect([released.status, released.headers.location]).toEqual([303, `/office/invoices/${id}/?done=released`])
  expect([await stateOf(site, who), await standOf(site, who)]).toEqual(['accepted', undefined])
  const [invoice] = await invoicesOf(site, who)
  expect([invoice?.cancelled_at !== null, invoice?.owed]).toEqual([true, 0])
  expect((await subjects(who)).at(-1)).toMatch(/^Стенд .* освобождён$/)
  const [chairs] = await sql<{ taken: number }>(site, `select taken from equipment where slug = 'chair'`, [])
  expect(chairs?.taken).toBe(0)
  expect((await asOffice(id, { do: 'release', reason: 'Ещё раз' })).status).toBe(422)
})

test('nothing is released before its day, nor while somebody is paying, nor by another role', async () => {
  const { who, id } = await billed()
  const early = await asOffice(id, { do: 'release', reason: 'Спешим' })
  expect([early.status, early.text.includes('срок счёта прошёл')]).toEqual([422, true])
  await send(
    site,
    paymentPath,
    { do: 'pay', method: 'bank_card', contractAgree: 'on' },
    { cookie: who.cookie },
  )
  await dueOn(id, '2026-01-20')
  const paying = await asOffice(id, { do: 'release', reason: 'Срок' })
  expect([paying.status, paying.text.includes('прямо сейчас платит')]).toEqual([422, true])
  for (const role of ['box-office', 'council', 'member'] as const) {
    const answer = await send(
      site,
      `/office/invoices/${id}/`,
      { do: 'release', reason: 'Хочу', confirm: 'yes' },
      { cookie: await signIn(site, role) },
    )
    expect(answer.status, role).toBe(403)
  }
  expect((await standOf(site, who))?.state).toBe('held')
})

test('a payment that was booked by mistake is taken back: the stand is held again, and both sides read it', async () => {
  const { who, id, roubles } = await billed()
  const booking = { do: 'book', sum: roubles, on: '2026-01-26', note: 'Выписка' }
  await asOffice(id, booking)
  expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual(['stand-paid', 'sold'])
  const [payment] = await sql<{ id: string }>(site, 'select id from invoice_payments where invoice_id = $1', [
    id,
  ])
  expect((await asOffice(id, { do: 'take-back', payment: payment?.id ?? '' })).status).toBe(303)
  expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual(['awaiting-payment', 'held'])
  expect((await subjects(who)).at(-1)).toContain('отменена')
  const told = await sql(
    site,
    `select id from office_changes where what = 'invoice-unpaid' and subject = $1`,
    [who.applicationId],
  )
  expect(told).toHaveLength(1)
  expect(await page(who)).toContain('К\u00a0оплате')
  await asOffice(id, { ...booking, note: 'Другая выписка' })
  expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual(['stand-paid', 'sold'])
})

test.each(['materials-in-review', 'published'])(
  'who is %s stays there when money is taken back; the stand waits',
  async state => {
    const { who, id, roubles } = await billed()
    await asOffice(id, { do: 'book', sum: roubles, on: '2026-01-26', note: 'Выписка' })
    await sql(site, 'update exhibitor_applications set state = $2 where id = $1', [who.applicationId, state])
    const [payment] = await sql<{ id: string }>(
      site,
      'select id from invoice_payments where invoice_id = $1',
      [id],
    )
    await asOffice(id, { do: 'take-back', payment: payment?.id ?? '' })
    expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual([state, 'held'])
    await asOffice(id, { do: 'book', sum: roubles, on: '2026-01-26', note: 'Вторая выписка' })
    expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual([state, 'sold'])
  },
)

test('a card’s money that the gateway gave back itself is unpaid in our books too', async () => {
  const who = await holderOf(site, stands.shift() ?? '', { priceKopecks: 250_000_00 })
  const answer = await send(
    site,
    paymentPath,
    { do: 'pay', method: 'sbp', contractAgree: 'on' },
    { cookie: who.cookie },
  )
  await payFor(sandbox, { token: '', code: '', paymentUrl: String(answer.headers.location) })
  await until(
    async () => {
      await page(who)
      return stateOf(site, who)
    },
    state => state === 'stand-paid',
  )
  const [attempt] = await attemptsOf(site, who)
  const refund = await fetch(`${sandbox.url}/yookassa/v3/refunds`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${usualTerms.shopId}:${usualTerms.secretKey}`)}`,
      'content-type': 'application/json',
      'idempotence-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      payment_id: attempt?.gateway_id,
      amount: { value: '250000.00', currency: 'RUB' },
    }),
  })
  const { id } = (await refund.json()) as { id: string }
  const told = await ask(site, '/api/payments/yookassa', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'notification',
      event: 'refund.succeeded',
      object: { id, payment_id: attempt?.gateway_id },
    }),
  })
  expect(told.status).toBe(200)
  expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual(['awaiting-payment', 'held'])
  expect(await invoicesOf(site, who)).toMatchObject([{ paid: 0, owed: 250_000_00 }])
})

test('the account says what waits and what stays', async () => {
  const { who } = await billed()
  expect(await page(who, '/account/')).toContain('Осталось 250\u00a0000\u00a0₽')
  expect(await page(who, '/account/security/')).toContain('по\u00a0закону о\u00a0бухгалтерском учёте')
})
