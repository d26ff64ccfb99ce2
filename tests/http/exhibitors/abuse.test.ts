import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payee } from '../../../app/invoices/payee.ts'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../../builders/ask.ts'
import { payFor, send, startShop } from '../../builders/buying.ts'
import { exhibitor } from '../../builders/exhibitors/accepted.ts'
import { sendFile } from '../../builders/exhibitors/applicants.ts'
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
import { sample1c, windows1251 } from '../../builders/invoices/statement-sample.ts'
import { signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// What somebody tries who wants a stand for longer, for less, or for nothing; and what two clerks do at once.

let site: Site
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let office = ''
beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { FAIR_NOW: '2026-01-27T12:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  office = await signIn(site, 'exhibitors')
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

let given: string[] = []
async function newStand(): Promise<string> {
  const rows = await sql<{ code: string }>(
    site,
    `select code from stands s where edition_id = 'spring-2026' and is_offered and price_kopecks <= 35000000
       and not exists (select 1 from stand_holds h where h.stand_code = s.code and h.state <> 'released') order by code`,
  )
  const code = rows.map(row => row.code).find(one => !given.includes(one))
  if (!code) throw new Error('no stand is left')
  given = [...given, code]
  return code
}
const holder = async (more = {}) => holderOf(site, await newStand(), more)
const post = (who: { cookie: string }, path: string, fields: Record<string, string>) =>
  send(site, path, fields, { cookie: who.cookie })
const pay = (who: Payer, method = 'bank_card') =>
  post(who, paymentPath, { do: 'pay', method, contractAgree: 'on' })
const bill = (who: Payer, more: Record<string, string> = {}) =>
  post(who, paymentPath, { do: 'invoice', contractAgree: 'on', ...requisites, ...more })
const asOffice = (path: string, fields: Record<string, string>) =>
  send(site, path, { confirm: 'yes', ...fields }, { cookie: office })
const byHand = (invoice: { id: string; total_kopecks: number } | undefined, kopecks?: number) =>
  asOffice(`/office/invoices/${invoice?.id}/`, {
    do: 'book',
    sum: String((kopecks ?? invoice?.total_kopecks ?? 0) / 100),
    on: '2026-01-27',
    note: `Выписка завтра ${Math.random()}`,
  })
const openOf = async (who: Payer) => (await invoicesOf(site, who)).filter(one => !one.cancelled_at)
const rankOf = (who: Payer, rank = 1) =>
  sql(
    site,
    `insert into council_decisions (application_id, decision, section, message, decided_by, decided_at, rank, released_at)
     values ($1, 'accept', 'paper', '', 'x', '2026-01-18', $2, '2026-01-20')`,
    [who.applicationId, rank],
  )

describe('a hoarder', () => {
  test('who changes stands and begins to pay, again and again, keeps none beyond five hours', async () => {
    const who = await holder({ at: '2026-01-24T09:30:00Z' })
    await rankOf(who)
    const [one, other] = [who.stand, await newStand()]
    const answers: number[] = []
    for (let round = 0; round < 7; round++) {
      // The hour of the attempt is nearly over: nothing was paid at the gateway.
      await sql(
        site,
        `update stand_holds set until = '2026-01-27T09:01:00Z' where application_id = $1 and state = 'held'`,
        [who.applicationId],
      )
      answers.push((await pay(who)).status)
      await sql(
        site,
        `update payments set state = 'canceled', cancel_reason = 'expired_on_confirmation', settled_at = now()
         where state in ('started', 'pending') and invoice_id in (select id from invoices where application_id = $1)`,
        [who.applicationId],
      )
      await post(who, '/account/stand/', { do: 'hold', stand: round % 2 ? one : other })
    }
    expect(answers).toEqual([303, 303, 303, 303, 303, 422, 422])
  })
})

describe('what is ordered', () => {
  test('does not grow behind an invoice, wherever its owner stands meanwhile', async () => {
    for (const state of ['awaiting-payment', 'materials-in-review', 'published']) {
      const who = await holder()
      await bill(who)
      await byHand((await invoicesOf(site, who))[0])
      expect(await stateOf(site, who)).toBe('stand-paid')
      await sql(site, 'update exhibitor_applications set state = $2 where id = $1', [
        who.applicationId,
        state === 'awaiting-payment' ? 'stand-paid' : state,
      ])
      const [invoice] = await invoicesOf(site, who)
      const [payment] = await sql<{ id: string }>(
        site,
        'select id from invoice_payments where invoice_id = $1',
        [invoice?.id],
      )
      const back = { do: 'take-back', payment: payment?.id ?? '' }
      expect((await asOffice(`/office/invoices/${invoice?.id}/`, back)).status).toBe(303)
      expect([await stateOf(site, who), (await standOf(site, who))?.state]).toEqual([state, 'held'])
      // The invoice names its sum; more chairs would come for nothing with its payment.
      const ordered = await post(who, '/account/stand/', { do: 'order', 'item-chair': '4' })
      expect([state, ordered.status]).toEqual([state, 422])
      expect(
        await sql(site, 'select 1 from equipment_reservations where application_id = $1', [
          who.applicationId,
        ]),
      ).toEqual([])
      await byHand(invoice)
      expect((await standOf(site, who))?.state).toBe('sold')
    }
  })

  test('costs what it cost when it was ordered, also where the catalogue changes between two tabs', async () => {
    const who = await holder()
    await post(who, '/account/stand/', { do: 'order', 'item-chair': '2' })
    const [before] = await sql<{ price: number }>(
      site,
      `select price_kopecks as price from equipment where slug = 'chair'`,
    )
    await sql(site, `update equipment set price_kopecks = price_kopecks + 100000 where slug = 'chair'`)
    await sql(site, `update stands set price_kopecks = price_kopecks + 5000000 where code = $1`, [who.stand])
    await bill(who)
    const [row] = await sql<{ lines: { quantity: number; priceKopecks: number }[]; total: number }>(
      site,
      'select lines, total_kopecks::int as total from invoices where application_id = $1',
      [who.applicationId],
    )
    const chairs = row?.lines.find(({ quantity }) => quantity === 2)
    expect(chairs?.priceKopecks).toBe(before?.price)
    const [held] = await sql<{ price: number }>(
      site,
      `select price_kopecks as price from stand_holds where application_id = $1 and state = 'held'`,
      [who.applicationId],
    )
    expect(row?.total).toBe((held?.price ?? 0) + 2 * (before?.price ?? 0))
    await sql(site, `update equipment set price_kopecks = price_kopecks - 100000 where slug = 'chair'`)
  })
})

describe('money that comes when the stand is gone', () => {
  test('is booked and told of; its owner is accepted again and may choose, withdraw, or be paid back', async () => {
    const who = await holder()
    const opened = await pay(who)
    await sql(
      site,
      `update stand_holds set until = '2026-01-27T08:59:00Z' where application_id = $1 and state = 'held'`,
      [who.applicationId],
    )
    await until(
      () => standOf(site, who),
      found => found === undefined,
    )
    await payFor(
      sandbox,
      { token: '', code: '', paymentUrl: String(opened.headers.location) },
      '5555555555554444',
    )
    await until(
      async () => {
        await ask(site, paymentPath, { headers: { cookie: who.cookie } })
        return attemptsOf(site, who)
      },
      ([attempt]) => attempt?.state === 'succeeded',
    )
    await until(
      () => stateOf(site, who),
      state => state === 'accepted',
    )
    const [invoice] = await invoicesOf(site, who)
    expect(invoice?.paid).toBe(invoice?.total_kopecks)
    expect(
      (await post(who, '/account/application/withdraw/', { do: 'withdraw', confirm: 'yes' })).status,
    ).toBe(303)
    expect(await stateOf(site, who)).toBe('withdrawn')
  })
})

describe('a payment of the bank', () => {
  const upload = async (orders: Parameters<typeof sample1c>[1]) => {
    const bytes = Buffer.from(windows1251(sample1c(payee.account, orders)))
    const answer = await sendFile(site, office, { name: 'a.txt', bytes }, { path: '/office/statements/' })
    return String(answer.headers.location).split('?')[0] ?? ''
  }
  const orderFor = (number: string, sum: string, no: string) => ({
    ...{ number: no, day: '27.01.2026', sum, payer: requisites.name, inn: requisites.inn },
    ...{ account: requisites.account, purpose: `Оплата по счёту ${number}` },
  })

  test('taken back at its invoice waits for a person again, and can be booked where it belongs', async () => {
    const [wrong, right] = [
      await holder({ priceKopecks: 250_000_00 }),
      await holder({ priceKopecks: 250_000_00 }),
    ]
    await bill(wrong)
    await bill(right)
    const [[of], [to]] = [await invoicesOf(site, wrong), await invoicesOf(site, right)]
    const path = await upload([orderFor(of?.number ?? '', '250000.00', '501')])
    expect((await asOffice(path, { do: 'post' })).status).toBe(303)
    expect(await stateOf(site, wrong)).toBe('stand-paid')
    const [payment] = await sql<{ id: string; line: string }>(
      site,
      'select id, statement_line_id::text as line from invoice_payments where invoice_id = $1',
      [of?.id],
    )
    const back = { do: 'take-back', payment: payment?.id ?? '' }
    expect((await asOffice(`/office/invoices/${of?.id}/`, back)).status).toBe(303)
    const [line] = await sql(site, 'select outcome, booked_at from statement_lines where id = $1', [
      payment?.line,
    ])
    expect(line).toEqual({ outcome: 'to-decide', booked_at: null })
    // Posting the rest of the file does not put it back where it was taken from.
    await asOffice(path, { do: 'post' })
    expect((await invoicesOf(site, wrong))[0]?.paid).toBe(0)
    const booked = await asOffice(path, { do: 'book', line: payment?.line ?? '', invoice: to?.id ?? '' })
    expect([booked.status, await stateOf(site, right)]).toEqual([303, 'stand-paid'])
    // The same file under another name books nothing twice.
    const again = await upload([
      orderFor(of?.number ?? '', '250000.00', '501'),
      orderFor(of?.number ?? '', '1.00', '502'),
    ])
    await asOffice(again, { do: 'post' })
    expect((await invoicesOf(site, wrong))[0]?.paid).toBe(100)
  })

  test('taken back and undone at once is given back once, and nobody meets an error', async () => {
    for (let round = 0; round < 5; round++) {
      const who = await holder({ priceKopecks: 250_000_00 })
      await bill(who)
      const [invoice] = await invoicesOf(site, who)
      const path = await upload([orderFor(invoice?.number ?? '', '250000.00', `60${round}`)])
      await asOffice(path, { do: 'post' })
      const [payment] = await sql<{ id: string; line: string }>(
        site,
        'select id, statement_line_id::text as line from invoice_payments where invoice_id = $1',
        [invoice?.id],
      )
      const answers = await Promise.all([
        asOffice(`/office/invoices/${invoice?.id}/`, { do: 'take-back', payment: payment?.id ?? '' }),
        asOffice(path, { do: 'undo', line: payment?.line ?? '' }),
        asOffice(`/office/invoices/${invoice?.id}/`, { do: 'take-back', payment: payment?.id ?? '' }),
        asOffice(path, { do: 'post' }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      expect((await invoicesOf(site, who))[0]).toMatchObject({ paid: 0, owed: 250_000_00 })
    }
  })
})

describe('many at once', () => {
  test('whatever two tabs, a clerk and the gateway do to one exhibitor, the books agree and nobody meets an error', async () => {
    for (let round = 0; round < 3; round++) {
      const who = await holder({ priceKopecks: 250_000_00 })
      await rankOf(who)
      const other = await newStand()
      await bill(who)
      const [first] = await invoicesOf(site, who)
      const [living] = await sql<{ id: string }>(
        site,
        `select id from stand_holds where application_id = $1 and state = 'held'`,
        [who.applicationId],
      )
      const deeds = [
        () => bill(who),
        () => bill(who, { email: 'other@order.example' }),
        () => pay(who),
        () => pay(who, 'sbp'),
        () => post(who, '/account/stand/', { do: 'hold', stand: other }),
        () => post(who, '/account/stand/', { do: 'order', 'item-chair': '1' }),
        () => byHand(first, 100_000_00),
        () => byHand(first),
        () => asOffice(`/office/invoices/${first?.id}/`, { do: 'cancel', reason: 'Ошибка' }),
        () =>
          asOffice(`/office/stands/${who.stand}/`, { do: 'release', hold: living?.id ?? '', why: 'Нужен' }),
        () =>
          asOffice(`/office/stands/${who.stand}/`, {
            ...{ do: 'extend', hold: living?.id ?? '', day: '2026-02-05', time: '18:00', why: 'Ждём' },
          }),
        () => post(who, '/account/stand/', { do: 'release', confirm: 'yes' }),
      ]
      const answers = await Promise.all(
        deeds
          .flatMap((deed, index) => [deed, deeds[(index * 5 + round) % deeds.length] ?? deed])
          .map(deed => deed()),
      )
      expect(answers.map(({ status }) => status).filter(status => status >= 500)).toEqual([])
      expect((await openOf(who)).length).toBeLessThanOrEqual(1)
      // What each invoice is owed is what it asks for less what has come; a cancelled one asks for nothing.
      for (const { number, owed, paid, total_kopecks, cancelled_at } of await invoicesOf(site, who))
        expect([number, owed]).toEqual([number, (cancelled_at ? 0 : total_kopecks) - paid])
      const holds = await sql(
        site,
        `select 1 from stand_holds where application_id = $1 and state <> 'released'`,
        [who.applicationId],
      )
      const state = await stateOf(site, who)
      expect([state, holds.length]).toEqual([state, state === 'accepted' ? 0 : 1])
    }
  })

  test('two clerks give one stand to two, and one stand twice to one', async () => {
    for (let round = 0; round < 5; round++) {
      const stand = await newStand()
      const [one, other] = await Promise.all(
        [1, 2].map(n => exhibitor(site, `given-${round}-${n}@example.test`, { rank: 4 })),
      )
      const give = (application = '') => asOffice(`/office/stands/${stand}/`, { do: 'give', application })
      const answers = await Promise.all([
        give(one?.applicationId),
        give(other?.applicationId),
        give(one?.applicationId),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
      const holds = await sql(
        site,
        `select 1 from stand_holds where stand_code = $1 and state <> 'released'`,
        [stand],
      )
      expect(holds).toHaveLength(1)
    }
  })
})

describe('a part, and more than all', () => {
  test('a part leaves the stand held; more than owed is to the payer’s good and no more is given back than came', async () => {
    const who = await holder({ priceKopecks: 250_000_00 })
    const opened = await pay(who)
    await payFor(
      sandbox,
      { token: '', code: '', paymentUrl: String(opened.headers.location) },
      '5555555555554444',
    )
    await until(
      async () => {
        await ask(site, paymentPath, { headers: { cookie: who.cookie } })
        return stateOf(site, who)
      },
      state => state === 'stand-paid',
    )
    const [invoice] = await invoicesOf(site, who)
    const path = `/office/invoices/${invoice?.id}/`
    // The bank pays it once more.
    expect((await byHand(invoice)).status).toBe(303)
    expect((await invoicesOf(site, who))[0]?.paid).toBe(500_000_00)
    const [attempt] = await attemptsOf(site, who)
    const refund = { do: 'refund', payment: attempt?.id ?? '', reason: 'Оплачено дважды', sum: '9999999' }
    const answers = await Promise.all([1, 2, 3].map(() => asOffice(path, refund)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422])
    await until(
      () =>
        sql<{ sum: number }>(
          site,
          `select coalesce(sum(amount_kopecks), 0)::int as sum from payouts where payment_id = $1 and state = 'succeeded'`,
          [attempt?.id],
        ),
      ([row]) => row?.sum === 250_000_00,
    )
    // Paid by the bank as before: the stand stays theirs.
    expect([await stateOf(site, who), (await invoicesOf(site, who))[0]?.paid]).toEqual([
      'stand-paid',
      250_000_00,
    ])
  })
})
