import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { usualTerms } from '../../sandbox/yookassa/gateway.ts'
import { ask } from '../builders/ask.ts'
import { payFor, send, startOwnShop } from '../builders/buying.ts'
import {
  attemptsOf,
  holderOf,
  invoicesOf,
  type Payer,
  paymentPath,
  requisites,
  standOf,
  stateOf,
} from '../builders/exhibitors/payers.ts'
import type { OwnSite } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

// Each round kills three times: while the gateway is asked for a page, while it is asked how it ended, while an invoice is issued.
const kills = Number(process.env.PAYER_KILLS ?? 3)
const rounds = Math.ceil(kills / 3)
const begin = new Date('2026-01-27T12:00:00+03:00')

test(`killed ${3 * rounds} times with -9 while exhibitors pay: nothing that was answered is lost, nothing is there twice`, {
  timeout: 120_000 + kills * 30_000,
}, async ({ onTestFinished }) => {
  const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  onTestFinished(sandbox.stop)
  let deaths = 0
  const momentNow = () => new Date(begin.getTime() + deaths * 90_000).toISOString()
  // The first keeps the database; those after it are put on the same.
  const first = await startOwnShop(sandbox, { FAIR_NOW: momentNow() })
  onTestFinished(async () => {
    await first.stop()
  })
  let site: OwnSite = first
  const offered = await sql<{ code: string }>(
    first,
    `select code from stands where edition_id = 'spring-2026' and is_offered order by code limit $1`,
    [2 * rounds],
  )
  const stands = offered.map(({ code }) => code)
  expect(stands).toHaveLength(2 * rounds)
  const die = async () => {
    site.process.kill('SIGKILL')
    await once(site.process, 'exit')
    deaths += 1
    site = await startOwnShop(sandbox, { FAIR_NOW: momentNow(), DATABASE_URL: first.databaseUrl })
    const { stop } = site
    onTestFinished(async () => {
      await stop()
    })
  }
  const slowly = (delayMs: number) =>
    fetch(`${sandbox.url}/yookassa/control`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ delayMs }),
    })
  const post = (who: Payer, fields: Record<string, string>) =>
    send(site, paymentPath, { contractAgree: 'on', ...fields }, { cookie: who.cookie })
  const pay = (who: Payer) => post(who, { do: 'pay', method: 'bank_card' })
  const atGateway = async (paymentId: string) => {
    const answer = await fetch(`${sandbox.url}/yookassa/v3/payments?limit=100`, {
      headers: { authorization: `Basic ${btoa(`${usualTerms.shopId}:${usualTerms.secretKey}`)}` },
    })
    const { items } = (await answer.json()) as { items: { metadata: { payment_id?: string } }[] }
    return items.filter(({ metadata }) => metadata.payment_id === paymentId).length
  }

  for (let round = 0; round < rounds; round++) {
    const who = await holderOf(site, stands.pop() ?? '', { priceKopecks: 250_000_00 })

    // The gateway has made the payment, and nobody is there to hear it.
    await slowly(4_000)
    void pay(who).catch(() => {})
    await until(
      () => attemptsOf(site, who),
      rows => rows.length === 1,
    )
    await wait(300)
    await die()
    await until(
      () => attemptsOf(site, who),
      rows => rows[0]?.state === 'pending',
      30_000,
    )
    const [attempt] = await attemptsOf(site, who)
    const again = await pay(who)
    expect(again.headers.location).toBe(attempt?.confirmation_url)
    expect(await attemptsOf(site, who)).toHaveLength(1)
    expect(await atGateway(attempt?.id ?? '')).toBe(1)

    // It is paid, the gateway says so, and we die before it is written down.
    await payFor(
      sandbox,
      { token: '', code: '', paymentUrl: String(again.headers.location) },
      '5555555555554444',
    )
    await slowly(4_000)
    void ask(site, paymentPath, { headers: { cookie: who.cookie } }).catch(() => {})
    // Every time at another moment of it; the gateway takes four seconds.
    await wait(300 + (round % 9) * 400)
    await die()
    await until(
      () => stateOf(site, who),
      state => state === 'stand-paid',
      30_000,
    )
    expect(await invoicesOf(site, who)).toMatchObject([{ paid: 250_000_00, owed: 0 }])
    expect((await standOf(site, who))?.state).toBe('sold')
    const entries = await sql(site, `select id from ledger where payment_id = $1 and kind = 'payment'`, [
      attempt?.id,
    ])
    expect(entries).toHaveLength(1)

    // An invoice: what was answered is there, and pressing again makes no second.
    const firm = await holderOf(site, stands.pop() ?? '', { priceKopecks: 250_000_00 })
    const answered = post(firm, { do: 'invoice', ...requisites }).then(
      ({ status }) => status,
      () => null,
    )
    await wait(40 + (round % 9) * 60)
    await die()
    const invoices = await invoicesOf(site, firm)
    if ((await answered) === 303) expect(invoices).toHaveLength(1)
    expect((await post(firm, { do: 'invoice', ...requisites })).status).toBe(303)
    const after = await invoicesOf(site, firm)
    expect(after).toHaveLength(1)
    expect(after[0]).toMatchObject({ owed: 250_000_00, ...(invoices[0] && { number: invoices[0].number }) })
    const letters = await sql(site, `select id from letters where subject like $1 and recipient = $2`, [
      `%${after[0]?.number}%`,
      firm.email,
    ])
    expect(letters).toHaveLength(1)
  }
  const numbers = await sql<{ sequence: number }>(site, 'select sequence from invoices order by sequence', [])
  expect(numbers.map(({ sequence }) => sequence)).toEqual(numbers.map((_, place) => place + 1))
})
