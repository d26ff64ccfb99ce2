import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Invoice, issueInvoice } from '../../../app/invoices/issue-invoice.server.ts'
import { payee } from '../../../app/invoices/payee.ts'
import type { Database } from '../../../app/platform/database/database.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { ask } from '../../builders/ask.ts'
import { send } from '../../builders/buying.ts'
import { sendFile } from '../../builders/exhibitors/applicants.ts'
import { spring2026 } from '../../builders/exhibitors/spring-2026.ts'
import { sample1c, windows1251 } from '../../builders/invoices/statement-sample.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { openSiteDatabase } from '../../builders/submissions.ts'

let site: Site
let database: Database
let cookie = ''
beforeAll(async () => {
  site = await startSite({ POSTS_PER_MINUTE: '100000' })
  database = await openSiteDatabase(site)
  cookie = await signIn(site, 'exhibitors')
})
afterAll(async () => {
  await database.close()
  await site.stop()
})

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
const cause = { actor: 'test', reason: '', now: new Date('2025-08-20T07:00:00Z') }
const issue = (): Promise<Invoice> =>
  transaction(database.pool, tx =>
    issueInvoice(
      tx,
      {
        edition: spring2026,
        applicationId: randomUUID(),
        standCode: 'C-07',
        payer,
        lines: [{ name: 'Стенд C-07', unit: 'шт.', quantity: 1, priceKopecks: 220_000_00 }],
        basis: 'договор участия',
        dueOn: '2025-09-01',
      },
      cause,
    ),
  )
let orders = 0
const order = (invoice: Invoice, purpose = invoice.purpose) => ({
  number: String(++orders),
  day: '19.08.2025',
  sum: '220000.00',
  payer: payer.name,
  inn: payer.inn,
  account: payer.account,
  purpose,
})
const upload = (bytes: Uint8Array, name = 'kl_to_1c.txt') =>
  sendFile(site, cookie, { name, bytes: Buffer.from(bytes) }, { path: '/office/statements/' })
const paidOf = async ({ id }: Invoice) =>
  (
    await sql<{ sum: number }>(
      site,
      'select coalesce(sum(sum_kopecks), 0)::int as sum from invoice_payments where invoice_id = $1 and taken_back_at is null',
      [id],
    )
  )[0]?.sum

test('a statement is uploaded, read line by line, and booked once by a press', async () => {
  const [one, other] = [await issue(), await issue()]
  const bytes = windows1251(sample1c(payee.account, [order(one), order(other, 'за участие')], '440000.00'))
  const taken = await upload(bytes)
  expect([taken.status, taken.headers.location]).toEqual([
    303,
    expect.stringMatching(/^\/office\/statements\/[\da-f-]{36}\/\?done=imported$/),
  ])
  const path = (taken.headers.location ?? '').split('?')[0] ?? ''
  const page = await ask(site, path, { headers: { cookie } })
  for (const words of ['Итог сходится с\u00a0банком', 'номер, сумма и\u00a0ИНН совпали', 'Провести строк: 1'])
    expect(page.text).toContain(words)
  expect(await paidOf(one)).toBe(0)
  await Promise.all([1, 2, 3].map(() => send(site, path, { do: 'post' }, { cookie })))
  expect([await paidOf(one), await paidOf(other)]).toEqual([220_000_00, 0])
  // The same file once more is the same statement.
  expect((await upload(bytes)).headers.location).toBe(`${path}?done=known`)
  const [line] = await sql<{ id: number }>(site, "select id from statement_lines where outcome = 'to-decide'")
  const fields = { line: String(line?.id), invoice: other.id }
  expect((await send(site, path, { do: 'book', line: fields.line }, { cookie })).status).toBe(422)
  expect((await send(site, path, { do: 'book', ...fields }, { cookie })).headers.location).toBe(
    `${path}?done=booked`,
  )
  expect(await paidOf(other)).toBe(220_000_00)
  expect((await send(site, path, { do: 'undo', ...fields }, { cookie })).status).toBe(303)
  expect(await paidOf(other)).toBe(0)
  const csv = await ask(site, `${path}lines.csv`, { headers: { cookie } })
  expect(csv.text.split('\r\n')).toHaveLength(4)
})

test.each([
  ['a spreadsheet', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]), 'Файл не\u00a0текстовый'],
  ['a letter', Buffer.from('Добрый день'), 'Это не\u00a0выписка'],
  ['another account', windows1251(sample1c('40703810000000000001', [])), 'Это выписка по\u00a0другому счёту'],
])('%s is refused with a sentence', async (_name, bytes, sentence) => {
  const refused = await upload(bytes)
  expect([refused.status, refused.text.includes(sentence)]).toEqual([422, true])
})

test('without a file one is asked for', async () => {
  const refused = await send(site, '/office/statements/', { do: 'upload' }, { cookie })
  expect([refused.status, refused.text.includes('Выберите файл')]).toEqual([422, true])
})

test('a line of one statement is not decided at another’s address', async () => {
  const one = await issue()
  const first = await upload(windows1251(sample1c(payee.account, [order(one, 'a')])))
  const second = await upload(windows1251(sample1c(payee.account, [order(one, 'b')])))
  const [line] = await sql<{ id: number }>(site, 'select id from statement_lines where statement_id = $1', [
    first.headers.location?.split('/')[3],
  ])
  const path = (second.headers.location ?? '').split('?')[0] ?? ''
  const fields = { do: 'book', line: String(line?.id), invoice: one.id }
  expect((await send(site, path, fields, { cookie })).status).toBe(422)
  expect(await paidOf(one)).toBe(0)
})

test('an invoice is paid by hand with a reason, and read as a document', async () => {
  const one = await issue()
  const path = `/office/invoices/${one.id}/`
  const good = { do: 'book', sum: '220 000', on: '2025-08-19', note: 'Выписка придёт завтра', confirm: 'yes' }
  for (const wrong of [{ sum: '0' }, { sum: '-5' }, { on: '2025-08-21' }, { note: ' ' }, { confirm: '' }])
    expect([wrong, (await send(site, path, { ...good, ...wrong }, { cookie })).status]).toEqual([wrong, 422])
  const presses = await Promise.all([1, 2, 3].map(() => send(site, path, good, { cookie })))
  expect(presses.map(({ status }) => status).sort()).toEqual([303, 422, 422])
  expect(await paidOf(one)).toBe(220_000_00)
  const cancelled = await send(site, path, { do: 'cancel', reason: 'x', confirm: 'yes' }, { cookie })
  expect([cancelled.status, cancelled.text.includes('отменить его нельзя')]).toEqual([422, true])
  const page = await ask(site, path, { headers: { cookie } })
  expect(page.text).toContain('оплачен')
  const list = await ask(site, '/office/invoices/?state=paid&q=0000016', { headers: { cookie } })
  expect(list.text).toContain(one.number)
  const pdf = await ask(site, `${path}invoice.pdf`, { headers: { cookie } })
  expect(pdf.headers['content-type']).toBe('application/pdf')
  const file = await ask(site, '/office/invoices.csv', { headers: { cookie } })
  expect(file.text).toContain(one.number)
})
