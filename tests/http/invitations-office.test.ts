import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { send, startShop } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { emailOf, signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { sheetOf } from '../builders/unzip.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let cookie: string

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox)
  cookie = await signIn(site, 'box-office')
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const list = '/office/invitations/'
const wish = {
  do: 'create',
  kind: 'vip',
  product: 'premium',
  price: '0',
  uses: '1',
  'per-order': '',
  count: '',
  from: '2025-08-20',
  until: '2025-09-24',
  guests: '',
  note: '',
}
const post = (path: string, fields: Record<string, string>) => send(site, path, fields, { cookie })
const get = (path: string) => ask(site, path, { headers: { cookie } })
const premium = (invitation: string) =>
  ask(site, '/api/v1/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      lines: [{ product: 'premium', slot: 'premium', quantity: 1 }],
      locale: 'ru',
      invitation,
    }),
  })

test('what staff make sells the premium ticket, and stops when they revoke it', async () => {
  const guests = '=HYPERLINK("http://evil.example"); first@guests.test; en\nГость второй'
  const made = await post(list, { ...wish, guests, letters: 'yes' })
  const [, batch = ''] = /^\/office\/invitations\/\?batch=([\da-f-]{36})&done=created$/.exec(
    made.headers.location ?? '',
  ) ?? ['', '']
  expect([made.status, batch.length]).toEqual([303, 36])
  const rows = await sql<{ id: string; code: string; created_by: string }>(
    site,
    'select * from invitations where batch_id = $1 order by guest_email nulls last',
    [batch],
  )
  expect(rows.map(({ created_by }) => created_by)).toEqual([emailOf('box-office'), emailOf('box-office')])
  const [first, second] = rows.map(({ code }) => code)
  const shown = await get(`${list}?batch=${batch}&done=created`)
  expect(await markupFaults(shown.text)).toEqual([])
  for (const text of [first, second, 'Приглашения созданы.', 'Гость второй'])
    expect(shown.text).toContain(text)

  expect((await premium(first?.toLowerCase() ?? '')).status).toBe(201)
  expect((await premium(first ?? '')).status).toBe(422)
  const [order] = await sql<{ code: string }>(site, 'select code from orders where invitation_id = $1', [
    rows[0]?.id,
  ])

  const bare = await post(`${list}?batch=${batch}`, { do: 'revoke-batch', batch, reason: 'Список отозван' })
  expect([bare.status, bare.text.includes('Список отозван')]).toEqual([422, true])
  const fields = { do: 'revoke-batch', batch, reason: 'Список отозван', confirm: 'yes' }
  const revoked = await post(`${list}?batch=${batch}`, fields)
  expect([revoked.status, revoked.headers.location]).toEqual([303, `${list}?batch=${batch}&done=revoked`])
  expect((await premium(second ?? '')).status).toBe(422)
  const after = await get(`${list}?batch=${batch}&done=revoked`)
  // The cart made with the first one is let go, and named.
  expect(after.text).toContain(order?.code)
  expect((await post(`${list}?batch=${batch}`, fields)).text).toContain('Отзывать нечего')

  const csv = await get(`/office/invitations.csv?batch=${batch}`)
  expect([csv.status, csv.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(csv.text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(csv.text.split('\r\n')).toHaveLength(4)
  const xlsx = await fetch(`${site.url}/en/office/invitations.xlsx?batch=${batch}&state=revoked`, {
    headers: { cookie },
  })
  const sheet = sheetOf(Buffer.from(await xlsx.arrayBuffer()))
  expect(sheet.map(row => row[2]).toSorted()).toEqual([
    '=HYPERLINK("http://evil.example")',
    'Guest',
    'Гость второй',
  ])
})

test('a wrong list keeps everything that was typed and names its line', async () => {
  const guests = 'Анна Ветрова; anna@example.test\nБорис; не адрес'
  const { status, text } = await post(list, { ...wish, price: '15 000', guests, note: 'черновик' })
  expect(status).toBe(422)
  expect(text).toContain('Строка 2: проверьте почту.')
  for (const kept of ['value="15 000"', 'Борис; не адрес', 'value="черновик"']) expect(text).toContain(kept)
  expect(await markupFaults(text)).toEqual([])
})

test.each(['/office/invitations.csv', '/en/office/invitations.xlsx'])(
  '%s is for the box office only',
  async path => {
    expect((await ask(site, path)).status).toBe(403)
    const door = await signIn(site, 'door')
    expect((await ask(site, path, { headers: { cookie: door } })).status).toBe(403)
  },
)
