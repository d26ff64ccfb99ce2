import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../tests/builders/both-databases.ts'
import { spring2026 } from '../../tests/builders/exhibitors/spring-2026.ts'
import { type SampleOrder, sample1c, windows1251 } from '../../tests/builders/invoices/statement-sample.ts'
import { oneWay } from '../../tests/builders/walks/whole-walk.ts'
import { transaction } from '../platform/database/transaction.server.ts'
import { importStatement, postStatement, readOpenInvoices } from './import-statement.server.ts'
import { type Invoice, issueInvoice } from './issue-invoice.server.ts'
import { payee } from './payee.ts'
import { cancelInvoice, type PaidHook, recordPayment, takePaymentBack } from './record-payment.server.ts'
import { settleLine } from './settle-line.server.ts'

const now = new Date('2026-02-03T07:00:00Z')
const cause = { actor: 'exhibitors@portico.example', reason: '', now }
const payer = {
  name: 'ООО «Бумажный ордер»',
  inn: '7700000016',
  kpp: '770001001',
  bic: '044525999',
  account: '40702810200000001219',
  correspondentAccount: '30101810600000000999',
  address: '109000, Москва, Литейный пер., 4, стр. 2',
  email: 'buh@bumazhny-order.example',
}

describe.each(oneWay(bothDatabases, 1))('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let told: string[] = []
  const onPaid: PaidHook = async (_tx, invoice, change) => void told.push(`${invoice.number} ${change}`)
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    told = []
    await database.pool.query(
      'truncate invoices, invoice_payments, statements, statement_lines, office_changes restart identity cascade',
    )
  })

  const issue = (
    lines = [{ name: 'Стенд C-07', unit: 'шт.', quantity: 1, priceKopecks: 220_000_00 }],
    inn = payer.inn,
  ) =>
    transaction(database.pool, tx =>
      issueInvoice(
        tx,
        {
          edition: spring2026,
          applicationId: randomUUID(),
          standCode: 'C-07',
          payer: { ...payer, inn },
          lines,
          basis: 'договор участия',
          dueOn: '2026-02-05',
        },
        cause,
      ),
    )
  const order = (invoice: Invoice, more: Partial<SampleOrder> = {}): SampleOrder => ({
    number: '1',
    day: '02.02.2026',
    sum: (invoice.totalKopecks / 100).toFixed(2),
    payer: payer.name,
    inn: invoice.payerInn,
    account: payer.account,
    purpose: invoice.purpose,
    ...more,
  })
  const bring = async (orders: SampleOrder[], name = 'kl_to_1c.txt') => {
    const bytes = windows1251(sample1c(payee.account, orders))
    const outcome = await importStatement(database.pool, { bytes, name, ownAccount: payee.account }, cause)
    if (outcome.kind === 'refused') throw new Error(outcome.why.problem)
    return outcome
  }
  const post = (id: string) => postStatement(database.pool, id, cause, onPaid)
  const lines = async () =>
    (await database.pool.query('select id, outcome, reason, booked_at from statement_lines order by id')).rows
  const paid = async () =>
    (await readOpenInvoices(drizzle(database.pool))).map(({ paidKopecks }) => paidKopecks)
  /** What every invoice still owes by the book, and by its payments: always the same. */
  const owed = async () => {
    const { rows } = await database.pool.query(
      `select (select coalesce(sum(amount_kopecks), 0) from ledger g where g.invoice_id = i.id)::int as book,
         (case when cancelled_at is null then total_kopecks else 0 end - (select coalesce(sum(sum_kopecks), 0)
           from invoice_payments p where p.invoice_id = i.id and taken_back_at is null))::int as left
       from invoices i order by sequence`,
    )
    for (const { book, left } of rows) expect(book).toBe(left)
    return rows.map(({ book }) => book)
  }

  test('numbers follow each other without a gap, however many ask at once and whoever fails', async () => {
    await Promise.all([issue(), issue(), issue()])
    await expect(
      transaction(database.pool, async tx => {
        await issueInvoice(
          tx,
          {
            edition: spring2026,
            applicationId: randomUUID(),
            standCode: null,
            payer,
            lines: [{ name: 'x', unit: 'шт.', quantity: 1, priceKopecks: 1 }],
            basis: 'договор участия',
            dueOn: '2026-02-05',
          },
          cause,
        )
        throw new Error('undone')
      }),
    ).rejects.toThrow('undone')
    const last = await issue()
    expect(last.number).toBe('С-2604-004')
    expect(last.purpose).toBe(
      'Оплата по счёту С-2604-004 от 03.02.2026 за участие в ярмарке, стенд C-07. НДС не облагается',
    )
  })

  test('a file is told line by line, and books nothing before it is asked to', async () => {
    const invoice = await issue()
    const { id } = await bring([
      order(invoice),
      order(invoice, { number: '2', inn: '7799999999', purpose: 'аренда' }),
    ])
    expect((await lines()).map(({ outcome, reason }) => `${outcome} ${reason}`)).toEqual([
      'matched number-sum-inn',
      'not-ours no-invoice-no-inn',
    ])
    expect(await paid()).toEqual([0])
    expect(await post(id)).toEqual({ booked: 1, sumKopecks: 220_000_00 })
    expect(await paid()).toEqual([220_000_00])
    expect(told).toEqual(['С-2604-001 paid'])
    expect(await owed()).toEqual([0])
  })

  test('the same file, the same lines in another file, and two presses at once book once', async () => {
    const invoice = await issue()
    const first = await bring([order(invoice)])
    expect(await bring([order(invoice)])).toEqual({ kind: 'known', id: first.id })
    const other = await bring([
      order(invoice),
      order(invoice, { number: '9', sum: '5.00', purpose: 'x', inn: '1' }),
    ])
    const outcomes = await Promise.all([post(first.id), post(first.id), post(other.id)])
    expect(outcomes.map(({ booked }) => booked).sort()).toEqual([0, 0, 1])
    expect(await paid()).toEqual([220_000_00])
    expect(await owed()).toEqual([0])
  })

  test('a part that has been booked is not booked again from another file, though the invoice is still open', async () => {
    const invoice = await issue()
    const part = order(invoice, { sum: '100000.00' })
    const first = await bring([part])
    expect(await post(first.id)).toEqual({ booked: 1, sumKopecks: 100_000_00 })
    const other = await bring([order(invoice, { number: '9', sum: '5.00', purpose: 'x', inn: '1' }), part])
    expect(await post(other.id)).toEqual({ booked: 0, sumKopecks: 0 })
    expect(await paid()).toEqual([100_000_00])
    expect((await lines()).at(-1)).toMatchObject({ outcome: 'already-booked', booked_at: null })
  })

  test('what has changed between reading and booking is judged anew', async () => {
    const invoice = await issue()
    const { id } = await bring([order(invoice)])
    await transaction(database.pool, tx => cancelInvoice(tx, invoice.id, { ...cause, reason: 'ошибка' }))
    expect(await post(id)).toEqual({ booked: 0, sumKopecks: 0 })
    expect((await lines())[0]).toMatchObject({
      outcome: 'to-decide',
      reason: 'invoice-cancelled',
      booked_at: null,
    })
    expect(await owed()).toEqual([0])
  })

  test('parts add up; the last one makes it paid', async () => {
    const invoice = await issue()
    const { id } = await bring([
      order(invoice, { sum: '100000.00' }),
      order(invoice, { number: '2', sum: '120000.00' }),
    ])
    expect(await post(id)).toEqual({ booked: 2, sumKopecks: 220_000_00 })
    expect(told).toEqual(['С-2604-001 paid'])
    expect(await owed()).toEqual([0])
  })

  test('a person decides what the file leaves open, once, and can take it back', async () => {
    const invoice = await issue()
    await bring([order(invoice, { purpose: 'за участие' })])
    const [line] = await lines()
    const settle = (decision: Parameters<typeof settleLine>[2]) =>
      settleLine(database.pool, Number(line.id), decision, cause, onPaid)
    expect(line).toMatchObject({ outcome: 'to-decide', reason: 'inn-and-sum' })
    expect(await settle({ kind: 'undo' })).toBe('nothing-to-undo')
    const both = await Promise.all([
      settle({ kind: 'book', invoiceId: invoice.id }),
      settle({ kind: 'book', invoiceId: invoice.id }),
    ])
    expect(both.sort()).toEqual(['booked-already', 'done'])
    expect(told).toEqual(['С-2604-001 paid'])
    expect(await settle({ kind: 'undo' })).toBe('done')
    expect(told).toEqual(['С-2604-001 paid', 'С-2604-001 unpaid'])
    expect(await owed()).toEqual([220_000_00])
    expect(await settle({ kind: 'not-ours' })).toBe('done')
    expect((await lines())[0]).toMatchObject({ outcome: 'not-ours', booked_at: null })
  })

  test('a decision is not undone by booking the rest of the file', async () => {
    const invoice = await issue()
    const { id } = await bring([order(invoice)])
    const [line] = await lines()
    await settleLine(database.pool, Number(line.id), { kind: 'not-ours' }, cause, onPaid)
    expect(await post(id)).toEqual({ booked: 0, sumKopecks: 0 })
    expect(await paid()).toEqual([0])
  })

  test('money is not booked to a cancelled invoice, to none, or from what went out', async () => {
    const invoice = await issue()
    const gone = await issue()
    await transaction(database.pool, tx => cancelInvoice(tx, gone.id, cause))
    await bring([
      order(invoice, { purpose: 'за участие' }),
      order(invoice, { number: '5', isOutgoing: true }),
    ])
    const [open, out] = await lines()
    const settle = (id: number, invoiceId: string) =>
      settleLine(database.pool, Number(id), { kind: 'book', invoiceId }, cause, onPaid)
    expect(await settle(open.id, gone.id)).toBe('no-invoice')
    expect(await settle(open.id, randomUUID())).toBe('no-invoice')
    expect(await settle(out.id, invoice.id)).toBe('outgoing')
    expect(await settle(999_999, invoice.id)).toBe('unknown')
    expect((await lines())[0]).toMatchObject({ outcome: 'to-decide', booked_at: null })
    expect(await paid()).toEqual([0, 0])
  })

  test('staff book by hand; an invoice with money on it is not cancelled', async () => {
    const invoice = await issue()
    const give = { invoiceId: invoice.id, sumKopecks: 100_00, way: 'hand', receivedOn: '2026-02-02' } as const
    expect(await transaction(database.pool, tx => recordPayment(tx, give, cause, onPaid))).toBe('booked')
    expect(await transaction(database.pool, tx => cancelInvoice(tx, invoice.id, cause))).toBe('has-payments')
    const { rows } = await database.pool.query('select id from invoice_payments')
    const back = () => transaction(database.pool, tx => takePaymentBack(tx, rows[0].id, cause, onPaid))
    expect([await back(), await back()]).toEqual(['done', 'unknown'])
    expect(await transaction(database.pool, tx => cancelInvoice(tx, invoice.id, cause))).toBe('done')
    expect(await transaction(database.pool, tx => cancelInvoice(tx, invoice.id, cause))).toBe('cancelled')
    expect(await transaction(database.pool, tx => recordPayment(tx, give, cause, onPaid))).toBe('cancelled')
    expect(await owed()).toEqual([0])
  })

  test('a thousand lines are read and booked in one go', async () => {
    const all: Invoice[] = []
    for (let one = 0; one < 40; one++) all.push(await issue(undefined, String(7700000100 + one)))
    const orders = Array.from({ length: 1000 }, (_, place) => {
      const invoice = all[place % all.length]
      if (!invoice) throw new Error('no invoice')
      return order(invoice, { number: String(place + 1), sum: '8800.00' })
    })
    const { id } = await bring(orders)
    expect(await post(id)).toEqual({ booked: 1000, sumKopecks: 1000 * 8_800_00 })
    expect(await owed()).toEqual(all.map(() => 0))
    expect(told).toHaveLength(40)
  })
})
