import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, send, startShop } from '../builders/buying.ts'
import { signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let clerk: string
let chief: string
let door: string

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
  clerk = await signIn(site, 'box-office')
  chief = await signIn(site, 'admin')
  door = await signIn(site, 'door')
  await order(site, [{ product: 'free', slot: '2025-09-25-before', quantity: 1 }])
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const wish = {
  do: 'cancel',
  confirm: 'yes',
  number: '1',
  'message-ru': 'Дворец закрыт.',
  'message-en': 'Closed.',
}
const calledOff = async () => (await sql(site, 'select 1 from slots where called_off_at is not null')).length
const waiting = async () =>
  (
    await sql<{ id: string; digest: string }>(
      site,
      "select id, digest from approvals where state = 'waiting'",
    )
  )[0]
const agree = async (cookie: string, more: Record<string, string> = {}) => {
  const proposal = await waiting()
  const fields = { proposal: proposal?.id ?? '', digest: proposal?.digest ?? '', number: '1', confirm: 'yes' }
  return send(site, '/office/approvals/', { do: 'approve', ...fields, ...more }, { cookie })
}

test('one clerk alone cannot cancel the fair', async () => {
  const sent = await send(site, '/office/fair/', wish, { cookie: clerk })
  expect(sent.headers.location).toBe('/office/fair/?done=proposed')
  expect(await calledOff()).toBe(0)
  const own = await ask(site, '/office/approvals/', { headers: { cookie: clerk } })
  expect(own.text).toContain('Это ваше предложение')
  expect(own.text).not.toContain('value="approve"')
  const alone = await agree(clerk)
  expect([alone.status, alone.text.includes('Своё предложение подтвердить нельзя')]).toEqual([422, true])
  expect((await agree(door)).status).toBe(403)
  expect((await agree('')).status).toBe(403)
  expect(await calledOff()).toBe(0)
})

test('the second person reads the same, types its number, and it is done', async () => {
  const { text } = await ask(site, '/office/approvals/', { headers: { cookie: chief } })
  expect(text).toContain('Дворец закрыт.')
  expect(text).toContain('Предложение: kassa@portico.example')
  const wrongs: Record<string, string>[] = [
    { number: '7' },
    { number: '' },
    { digest: 'f'.repeat(64) },
    { confirm: '' },
  ]
  for (const wrong of wrongs) {
    expect((await agree(chief, wrong)).status).toBe(422)
  }
  expect((await agree(chief, { proposal: 'x' })).status).toBe(422)
  expect(await calledOff()).toBe(0)
  expect((await agree(chief)).headers.location).toBe('/office/approvals/?done=agreed')
  expect(await calledOff()).toBeGreaterThan(0)
  const journal = await sql<{ what: string; actor: string }>(
    site,
    "select what, actor from office_changes where what like 'approval-%' or what like 'fair-%' order by id",
  )
  expect(journal.map(({ what, actor }) => `${what} ${actor}`)).toEqual([
    'approval-proposed kassa@portico.example',
    'fair-cancelled kassa@portico.example',
    'approval-approved admin@portico.example',
  ])
})
