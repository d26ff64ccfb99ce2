import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { insertApplication } from '../../builders/exhibitors/in-review.ts'
import {
  hold,
  holderOf,
  invoicesOf,
  type Payer,
  paymentPath,
  requisites,
} from '../../builders/exhibitors/payers.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const list = '/office/invoices/without-stand/'
let site: Site
let office = ''
const stands = ['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06']
beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2026-01-27T12:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  office = await signIn(site, 'exhibitors')
})
afterAll(() => site.stop())

const read = async (path = list, cookie = office) => ask(site, path, { headers: { cookie } })
const asOffice = (path: string, fields: Record<string, string>) =>
  send(site, path, { confirm: 'yes', ...fields }, { cookie: office })

/** Somebody who has paid so many roubles by bank for an invoice of a quarter of a million. */
async function payer(roubles: string): Promise<{ who: Payer; id: string; number: string }> {
  const who = await holderOf(site, stands.shift() ?? '', { priceKopecks: 250_000_00 })
  await send(site, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites }, { cookie: who.cookie })
  const [invoice] = await invoicesOf(site, who)
  if (!invoice) throw new Error('no invoice')
  const { id, number } = invoice
  await asOffice(`/office/invoices/${id}/`, { do: 'book', sum: roubles, on: '2026-01-26', note: number })
  return { who, id, number }
}
async function takeBack({ applicationId, stand }: Payer, why: string): Promise<void> {
  const [row] = await sql<{ id: string }>(
    site,
    `select id from stand_holds where application_id = $1 and state <> 'released'`,
    [applicationId],
  )
  const done = await asOffice(`/office/stands/${stand}/`, { do: 'release', hold: row?.id ?? '', why })
  expect(done.status).toBe(303)
}
const shows = async ({ applicationId }: Payer) =>
  (await read()).text.includes(`/office/applications/${applicationId}/`)

test('nothing is listed while every stand that is paid for is held', async () => {
  const { who } = await payer('250000')
  expect((await read()).text).toContain('Денег без\u00a0стенда нет')
  expect(await shows(who)).toBe(false)
})

test('a stand that was paid for and taken back leaves its money in the list, with both ways out', async () => {
  const { who, id, number } = await payer('250000')
  await takeBack(who, 'Зал закрыт на\u00a0ремонт')
  const page = (await read()).text
  expect(page).toContain(`/office/applications/${who.applicationId}/`)
  expect(page).toContain('250\u00a0000\u00a0₽')
  expect(page).toContain(`был ${who.stand} до\u00a0`)
  expect(page).toContain('Зал закрыт на\u00a0ремонт')
  expect(page).toContain('href="/office/stands/?state=free"')
  expect(page).toContain(`href="/office/invoices/${id}/"`)
  expect(page).toContain(number)
  expect((await read('/en/office/invoices/without-stand/')).text).toContain('Money without a stand')
  // Another stand ends it: the money waits for its invoice.
  await hold(site, who.applicationId, 'B-01')
  expect(await shows(who)).toBe(false)
})

test('money taken off the invoice, or promised back, is money no more', async () => {
  const { who, id } = await payer('100000')
  await takeBack(who, 'Отказ')
  expect(await shows(who)).toBe(true)
  await sql(site, `update invoice_payments set refunded_kopecks = 4000000 where invoice_id = $1`, [id])
  const part = (await read()).text
  expect([
    part.includes('60\u00a0000\u00a0₽'),
    part.includes('ещё 40\u00a0000\u00a0₽ уже возвращается'),
  ]).toEqual([true, true])
  await sql(site, `update invoice_payments set refunded_kopecks = sum_kopecks where invoice_id = $1`, [id])
  expect(await shows(who)).toBe(false)
  await sql(site, `update invoice_payments set refunded_kopecks = 0 where invoice_id = $1`, [id])
  const [payment] = await sql<{ id: string }>(site, 'select id from invoice_payments where invoice_id = $1', [
    id,
  ])
  await asOffice(`/office/invoices/${id}/`, { do: 'take-back', payment: payment?.id ?? '' })
  expect(await shows(who)).toBe(false)
})

test('whoever withdrew can only be given the money back', async () => {
  const { who } = await payer('50000')
  await takeBack(who, 'Отказ')
  await sql(site, `update exhibitor_applications set state = 'withdrawn' where id = $1`, [who.applicationId])
  expect((await read()).text).toContain('Стенд дать уже нельзя')
})

test('who never had a stand is told so', async () => {
  const { id } = await payer('50000')
  const application = await insertApplication(site, { state: 'accepted' })
  await sql(site, 'update invoices set application_id = $2 where id = $1', [id, application])
  expect((await read()).text).toContain('стенда не\u00a0было')
})

describe('abuses', () => {
  test.each(['?page=0', '?page=-1', '?page=x', '?page=999999', '?page='])(
    'the odd address %s is a page',
    async query => {
      expect((await read(`${list}${query}`)).status).toBe(200)
    },
  )

  test('nobody else reads it', async () => {
    for (const role of ['box-office', 'requests', 'door', 'council', 'member'] as const)
      expect([role, (await read(list, await signIn(site, role))).status]).toEqual([role, 403])
  })
})
