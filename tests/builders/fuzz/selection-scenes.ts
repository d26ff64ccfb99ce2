import { randomUUID } from 'node:crypto'
import { importStatement } from '../../../app/invoices/import-statement.server.ts'
import { type Invoice, issueInvoice } from '../../../app/invoices/issue-invoice.server.ts'
import { payee } from '../../../app/invoices/payee.ts'
import { recordPayment } from '../../../app/invoices/record-payment.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { wholeFields } from '../exhibitors/applicants.ts'
import { spring2026 } from '../exhibitors/spring-2026.ts'
import { sample1c, windows1251 } from '../invoices/statement-sample.ts'
import { emailOf, signIn } from '../sign-in.ts'
import { member } from './exhibitor-scenes.ts'
import type { Scene, World } from './scene.ts'

const now = new Date('2025-08-10T07:00:00Z')
const cause = { actor: 'somebody@portico.example', reason: '', now }

/** The council, its secretary and the accounts, each in a state in which their pages show their forms. */
export const selectionScenes: Record<string, Scene> = {
  'an application before the council': async world => ({
    path: `/council/${await inReview(world)}/`,
    cookie: await signIn(world.site, 'council'),
    typed: { score: '4', reason: 'Учил автора', confirm: 'yes' },
  }),
  'an application that a member has voted on': async world => {
    const id = await inReview(world)
    await world.database.pool.query(
      `insert into council_votes (application_id, person_id, score, for_colleagues, for_applicant, voted_at)
       select $1, id, 4, '', '', $3 from people where email = $2`,
      [id, emailOf('council'), now],
    )
    const cookie = await signIn(world.site, 'council')
    return { path: `/council/${id}/`, cookie, typed: { text: 'Спорно' } }
  },
  'a decision to be taken': async world => ({
    path: `/office/decisions/?application=${await inReview(world)}`,
    cookie: world.cookie,
    typed: { decision: 'accept', message: 'Добро пожаловать' },
  }),
  'applications to be shared out': async world => ({
    path: `/office/decisions/assignment/?application=${await inReview(world)}`,
    cookie: world.cookie,
    typed: { votes: '1', confirm: 'yes' },
  }),
  'an exhibitor who writes': async world => {
    await inReview(world)
    await submitted(world)
    return {
      path: '/account/messages/',
      cookie: await signIn(world.site, 'member'),
      typed: { text: 'Добрый день' },
    }
  },
  'an exhibitor who waits for an answer': async world => {
    const id = await inReview(world)
    await submitted(world)
    await world.database.pool.query(
      'insert into exhibitor_threads (application_id, last_at, waits_since) values ($1, $2, $2)',
      [id, now],
    )
    return { path: `/office/messages/${id}/`, cookie: world.cookie, typed: { text: 'Добрый день' } }
  },
  'answers ready to be released': async world => {
    const id = await inReview(world)
    await world.database.pool.query(
      `insert into council_decisions (application_id, decision, section, message, decided_by, decided_at)
       values ($1, 'accept', 'painting', '', 'somebody@portico.example', $2)`,
      [id, now],
    )
    return {
      path: `/office/decisions/?application=${id}`,
      cookie: world.cookie,
      typed: { confirm: 'yes', message: 'Добро пожаловать' },
    }
  },
  'an invoice nobody has paid': async world => ({
    path: `/office/invoices/${(await invoice(world)).id}/`,
    cookie: world.cookie,
    typed: { sum: '100', on: '2025-08-09', note: 'Звонил бухгалтер', reason: 'Ошибка', confirm: 'yes' },
  }),
  'an invoice with a payment': async world => {
    const { id } = await invoice(world)
    const payment = { invoiceId: id, sumKopecks: 100_00, way: 'hand', receivedOn: '2025-08-09' } as const
    await transaction(world.database.pool, tx => recordPayment(tx, payment, cause, async () => {}))
    return {
      path: `/office/invoices/${id}/`,
      cookie: world.cookie,
      typed: { sum: '100', on: '2025-08-09', note: 'Звонил бухгалтер', confirm: 'yes' },
    }
  },
  'statements of the bank': async ({ cookie }) => ({ path: '/office/statements/', cookie }),
  'a line to be decided': async world => {
    const id = await statement(world, 'за участие')
    return { path: `/office/statements/${id}/?line=${await lineOf(world, id)}`, cookie: world.cookie }
  },
  'lines that fit': async world => {
    const id = await statement(world)
    await world.database.pool.query(
      `update statement_lines set decided_by = 'somebody@portico.example', outcome = 'not-ours'
       where statement_id = $1 and place = 2`,
      [id],
    )
    return { path: `/office/statements/${id}/?line=${await lineOf(world, id, 2)}`, cookie: world.cookie }
  },
}

/** The demo's member’s application, submitted and before the council. */
async function inReview(world: World): Promise<string> {
  await member(world, 'in-review')
  const { rows } = await world.database.pool.query<{ id: string }>(
    `select a.id from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1`,
    [emailOf('member')],
  )
  const id = rows[0]?.id ?? ''
  await world.database.pool.query(
    `insert into exhibitor_versions (application_id, number, fields, works, locale, consents, address, user_agent, submitted_at)
     values ($1, 1, $2, '[]', 'ru', '[]', '', '', $3)`,
    [id, JSON.stringify(wholeFields), now],
  )
  return id
}

async function submitted({ database }: World): Promise<void> {
  await database.pool.query(
    'update exhibitor_applications set submitted_at = $1 where submitted_at is null',
    [now],
  )
}

function invoice({ database }: World): Promise<Invoice> {
  const payer = {
    name: 'ООО «Бумажный ордер»',
    inn: '7700000016',
    kpp: '770001001',
    bic: '044525999',
    account: '40702810200000001219',
    correspondentAccount: '30101810600000000999',
    address: 'Москва',
    email: 'buh@order.example',
  }
  const lines = [{ name: 'Стенд', unit: 'шт.', quantity: 1, priceKopecks: 220_000_00 }]
  const wish = {
    edition: spring2026,
    applicationId: randomUUID(),
    standCode: 'C-07',
    payer,
    lines,
    basis: 'договор участия',
    dueOn: '2025-09-01',
  }
  return transaction(database.pool, tx => issueInvoice(tx, wish, cause))
}

async function statement(world: World, purpose?: string): Promise<string> {
  const { number, payerInn } = await invoice(world)
  const order = (place: number) => ({
    number: String(place),
    day: '09.08.2025',
    sum: '1000.00',
    payer: 'ООО «Бумажный ордер»',
    inn: payerInn,
    account: '40702810200000001219',
    purpose: purpose ?? `по счёту ${number}`,
  })
  // Each time another file: the same one is known again.
  const mark = Math.trunc(Math.random() * 1e9)
  const bytes = windows1251(sample1c(payee.account, [order(mark), order(mark + 1)]))
  const file = { bytes, name: 'kl_to_1c.txt', ownAccount: payee.account }
  const outcome = await importStatement(world.database.pool, file, cause)
  if (outcome.kind === 'refused') throw new Error(outcome.why.problem)
  return outcome.id
}

async function lineOf({ database }: World, statementId: string, place = 1): Promise<number> {
  const { rows } = await database.pool.query(
    'select id from statement_lines where statement_id = $1 and place = $2',
    [statementId, place],
  )
  return rows[0]?.id
}
