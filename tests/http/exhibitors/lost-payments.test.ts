import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../../sandbox/start-sandbox.ts'
import { ask } from '../../builders/ask.ts'
import { payFor, send, startShop } from '../../builders/buying.ts'
import {
  attemptsOf,
  holderOf,
  invoicesOf,
  type Payer,
  paymentPath,
  stateOf,
} from '../../builders/exhibitors/payers.ts'
import { signIn } from '../../builders/sign-in.ts'
import type { Site } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

// Paid at the gateway, and the news of it never came: what the nightly comparison finds.

let site: Site
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let clerk = ''
const stands = ['A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06']
const page = '/office/reconciliation/'
beforeAll(async () => {
  // Nobody listens where the gateway tells: every notification is lost. Its lists are asked for by the site's days.
  const gateway = { webhookUrl: 'http://127.0.0.1:9/', now: () => new Date('2026-01-27T11:59:00+03:00') }
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0, gateway })
  site = await startShop(sandbox, { FAIR_NOW: '2026-01-27T12:00:00+03:00' })
  clerk = await signIn(site, 'box-office')
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

/** Paid there; here the attempt is as these columns say, and nobody will ask about it by itself. */
async function paidUnheard(columns: string): Promise<Payer> {
  const who = await holderOf(site, stands.shift() ?? '', { priceKopecks: 250_000_00 })
  const opened = await send(
    site,
    paymentPath,
    { do: 'pay', method: 'bank_card', contractAgree: 'on' },
    { cookie: who.cookie },
  )
  await sql(
    site,
    `update payments set check_at = '2027-01-01' where invoice_id in (select id from invoices where application_id = $1)`,
    [who.applicationId],
  )
  const paymentUrl = String(opened.headers.location)
  await payFor(sandbox, { token: '', code: '', paymentUrl }, '5555555555554444')
  await sql(
    site,
    `update payments set ${columns} where invoice_id in (select id from invoices where application_id = $1)`,
    [who.applicationId],
  )
  return who
}

async function compare(): Promise<void> {
  await send(site, page, { do: 'run' }, { cookie: clerk })
  await until(
    () =>
      sql<{ open: number }>(
        site,
        'select count(*)::int as open from reconciliations where finished_at is null',
      ),
    ([row]) => row?.open === 0,
  )
}

test.each([
  ['its page was open', `state = 'pending'`],
  ['the answer with its name was lost', `state = 'started', gateway_id = null, confirmation_url = null`],
])('%s: the comparison books it once, and the stand is sold', async (_how, columns) => {
  const who = await paidUnheard(columns)
  expect(await stateOf(site, who)).toBe('awaiting-payment')
  await compare()
  expect(await stateOf(site, who)).toBe('stand-paid')
  await compare()
  const [invoice] = await invoicesOf(site, who)
  expect([invoice?.paid, invoice?.owed]).toEqual([250_000_00, 0])
  expect(await attemptsOf(site, who)).toMatchObject([{ state: 'succeeded' }])
  expect(await sql(site, 'select 1 from gateway_differences')).toEqual([])
})

test.each([
  ['with its name known', `state = 'canceled', cancel_reason = 'x', settled_at = now()`],
  [
    'with its name lost',
    `state = 'canceled', cancel_reason = 'refused: x', settled_at = now(), gateway_id = null, confirmation_url = null`,
  ],
])(
  'an attempt that was given up too early, %s, is told of, and one press books it to its invoice',
  async (_how, columns) => {
    const who = await paidUnheard(columns)
    await compare()
    await compare()
    const [difference, ...more] = await sql<{ id: string; kind: string }>(
      site,
      'select id, kind from gateway_differences where settled_at is null',
    )
    expect([difference?.kind, more]).toEqual(['unknown-payment', []])
    expect((await invoicesOf(site, who))[0]?.paid).toBe(0)
    for (const [path, words] of [
      [page, 'Деньги экспонента'],
      [`/en${page}`, 'exhibitor’s money'],
    ] as const)
      expect((await ask(site, path, { headers: { cookie: clerk } })).text).toContain(words)
    const adopt = () =>
      send(site, page, { do: 'adopt', difference: difference?.id ?? '', confirm: 'yes' }, { cookie: clerk })
    const answers = await Promise.all([adopt(), adopt()])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    expect(await stateOf(site, who)).toBe('stand-paid')
    const [invoice] = await invoicesOf(site, who)
    expect([invoice?.paid, invoice?.owed]).toEqual([250_000_00, 0])
    await compare()
    expect(await sql(site, 'select 1 from gateway_differences where settled_at is null')).toEqual([])
  },
)

test('what is adopted while another attempt is open waits for its end', async () => {
  const who = await paidUnheard(`state = 'canceled', cancel_reason = 'x', settled_at = now()`)
  await send(site, paymentPath, { do: 'pay', method: 'sbp', contractAgree: 'on' }, { cookie: who.cookie })
  await compare()
  const [difference] = await sql<{ id: string }>(
    site,
    'select id from gateway_differences where settled_at is null',
  )
  const adopt = { do: 'adopt', difference: difference?.id ?? '', confirm: 'yes' }
  expect((await send(site, page, adopt, { cookie: clerk })).status).toBe(422)
  expect((await invoicesOf(site, who))[0]?.paid).toBe(0)
})
