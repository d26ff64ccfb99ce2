import { randomUUID } from 'node:crypto'
import { type Invoice, issueInvoice } from '../../../app/invoices/issue-invoice.server.ts'
import { recordPayment } from '../../../app/invoices/record-payment.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { paymentPath, requisites } from '../exhibitors/payers.ts'
import { spring2026 } from '../exhibitors/spring-2026.ts'
import { emailOf } from '../sign-in.ts'
import { member } from './exhibitor-scenes.ts'
import type { Scene, World } from './scene.ts'

const now = new Date('2025-08-10T07:00:00Z')
const cause = { actor: 'somebody@portico.example', reason: '', now }
const stand = 'F-01'

/** The money of exhibitors: what they pay with, and what the office does when they do not. */
export const paymentScenes: Record<string, Scene> = {
  'a stand to be paid for': async world => {
    const cookie = await member(world, 'stand-held')
    await hold(world)
    return { path: paymentPath, cookie, typed: { ...requisites, contractAgree: 'on' } }
  },
  'an overdue invoice of a stand': async world => {
    await member(world, 'awaiting-payment')
    const { id } = await invoice(world, await hold(world), '2025-08-01')
    return {
      path: `/office/invoices/${id}/`,
      cookie: world.cookie,
      typed: { sum: '100', on: '2025-08-09', note: 'Звонил бухгалтер', reason: 'Нет денег', confirm: 'yes' },
    }
  },
  'an invoice that a card has paid': async world => {
    const { id, totalKopecks } = await invoice(world, randomUUID(), '2025-09-01')
    const gatewayPaymentId = randomUUID()
    await world.database.pool.query(
      `insert into payments (id, invoice_id, method, amount_kopecks, captured_kopecks, state, gateway_id, created_at, check_at, settled_at)
       values ($1, $2, 'bank_card', $3, $3, 'succeeded', $4, $5, $5, $5)`,
      [gatewayPaymentId, id, totalKopecks, randomUUID(), now],
    )
    const money = {
      invoiceId: id,
      sumKopecks: totalKopecks,
      way: 'gateway',
      receivedOn: '2025-08-10',
    } as const
    await transaction(world.database.pool, tx =>
      recordPayment(tx, { ...money, gatewayPaymentId }, cause, async () => {}),
    )
    return {
      path: `/office/invoices/${id}/`,
      cookie: world.cookie,
      typed: { sum: '100', on: '2025-08-09', note: 'Ещё', reason: 'Отказ', confirm: 'yes' },
    }
  },
}

/** The demo's member holds the stand, whoever had it. */
async function hold({ database }: World): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select a.id from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1`,
    [emailOf('member')],
  )
  const applicationId = rows[0]?.id ?? ''
  await database.pool.query(
    `update stand_holds set state = 'released', ended_at = $2, why = 'test' where stand_code = $1 and state <> 'released'`,
    [stand, now],
  )
  await database.pool.query(
    `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, until, why, changed_by, changed_at)
     select $1, edition_id, code, $2, 'held', price_kopecks, $4, $4::timestamptz + interval '300 days', 'chosen', 'test', $4
     from stands where edition_id = 'spring-2026' and code = $3`,
    [randomUUID(), applicationId, stand, now],
  )
  return applicationId
}

function invoice({ database }: World, applicationId: string, dueOn: string): Promise<Invoice> {
  const lines = [{ name: `Стенд ${stand}`, unit: 'шт.', quantity: 1, priceKopecks: 220_000_00 }]
  const basis = 'договор участия №\u00a0Э-218 от 10 августа 2025'
  const wish = {
    edition: spring2026,
    applicationId,
    standCode: stand,
    payer: requisites,
    lines,
    basis,
    dueOn,
  }
  return transaction(database.pool, tx => issueInvoice(tx, wish, cause))
}
