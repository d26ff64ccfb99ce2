import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, payFor, send, startShop, ticketsOf } from '../builders/buying.ts'
import { leaksIn, secretsIn } from '../builders/logs/kept-logs.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
const lines = [{ product: 'day', slot: '2025-09-26-before', quantity: 1 }]

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const toldOf = (what: string) =>
  site
    .output()
    .split('\n')
    .filter(line => line.includes(what))

test('everything a buyer does is in the log, and nothing of the buyer', async () => {
  const bought = await order(site, lines, { email: 'quiet@example.test' })
  await payFor(sandbox, bought)
  await ask(site, `/tickets/order/${bought.token}/`)
  await ask(site, `/en/tickets/order/${bought.token}/_payload.json`)
  await ask(site, `/tickets/order/${bought.token}/tickets.pdf`)
  await ask(site, `/tickets/order/${bought.token}%2e%2e/nothing`)
  await ask(site, `/api/v1/orders/${bought.token}`)
  await ask(site, `/api/v1/orders/${bought.token}/nothing`)
  await ask(site, '/tickets/lost/?email=quiet@example.test')
  await send(site, '/tickets/lost/', { email: 'quiet@example.test' })
  const [ticket] = await ticketsOf(site, bought.token)
  await ask(site, `/search/?q=${ticket?.code}`)
  await until(() => toldOf('/api/v1/orders/{token}')[0])
  expect(toldOf('"/tickets/order/:token/"').length).toBeGreaterThan(0)
  expect(toldOf('"/tickets/order/:token/_payload.json"')).toHaveLength(1)
  const secrets = await secretsIn(site.databaseUrl)
  expect(secrets).toEqual(expect.arrayContaining([bought.token, ticket?.code, 'quiet@example.test']))
  expect(leaksIn(site.output(), secrets)).toEqual([])
})

test('nor does the database say it when it refuses', async () => {
  await sql(site, `alter table orders add constraint never check (buyer_email <> 'broken@example.test')`)
  await expect(order(site, lines, { email: 'broken@example.test' })).rejects.toThrow('answered 500')
  const line = await until(() => toldOf('"a request failed"')[0])
  expect(line).toContain('"constraint":"never"')
  for (const secret of ['broken@example.test', 'Анна Ветрова', '900 000', 'insert into'])
    expect(line).not.toContain(secret)
})

test('nor a letter that nobody takes', async () => {
  await fetch(`${sandbox.url}/mail/control`, { method: 'POST', body: '{"reject":1}' })
  await order(site, lines, { email: 'rejected@example.test' })
  await until(() => toldOf('"a job failed; it will be tried again"')[0])
  expect(leaksIn(site.output(), ['rejected@example.test'])).toEqual([])
})
