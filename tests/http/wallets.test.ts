import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from '../../app/platform/spreadsheets/read-zip.server.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, payFor, send, startShop, ticketsOf } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'
import { testAuthority } from '../builders/wallets/test-authority.ts'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  const { folder } = testAuthority()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = String(privateKey.export({ type: 'pkcs8', format: 'pem' }))
  site = await startShop(sandbox, {
    APPLE_WALLET_CERT: `file:${folder}/pass.pem`,
    APPLE_WALLET_KEY: `file:${folder}/pass-key.pem`,
    APPLE_WALLET_WWDR: `file:${folder}/issuer.pem`,
    PASS_TYPE_ID: 'pass.example.portik',
    TEAM_ID: 'A1B2C3D4E5',
    GOOGLE_WALLET_ISSUER_ID: '3388000000012345678',
    GOOGLE_WALLET_KEY: JSON.stringify({ client_email: 'fair@portik.example', private_key: key }),
  })
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

const lines = [{ product: 'day', slot: '2025-09-26-before', quantity: 1 }]

async function ticketOf(shop: Site) {
  const bought = await order(shop, lines)
  await payFor(sandbox, bought)
  // The gateway tells of the payment in its own time.
  const page = await until(async () => {
    const { text } = await ask(shop, `/tickets/order/${bought.token}/`)
    return /\/tickets\/ticket\/[\w-]{24}\//.exec(text)?.[0] ?? ''
  })
  return { bought, page }
}

async function passAt(page: string) {
  const { status, headers, bytes } = await fetched(`${page}ticket.pkpass`)
  const files = await readZip(bytes, () => true, { entries: 20, unpackedBytes: 2_000_000 })
  return { status, headers, pass: JSON.parse(String(files.get('pass.json'))) }
}

async function fetched(path: string) {
  const response = await fetch(`${site.url}${path}`, { redirect: 'manual' })
  const { status, headers } = response
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a living ticket goes into either wallet with the code of its page, and nobody keeps it on the way', async () => {
  const { bought, page } = await ticketOf(site)
  const [ticket] = await ticketsOf(site, bought.token)
  const { text } = await ask(site, page)
  expect(text).toContain(`href="${page}ticket.pkpass"`)
  expect(text).toContain(`href="${page}google-wallet"`)
  expect(await markupFaults(text)).toEqual([])

  const { status, headers, pass } = await passAt(page)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'application/vnd.apple.pkpass',
    'no-store',
  ])
  expect(pass.barcodes[0].message).toBe(ticket?.qr)
  expect((await passAt(`/en${page}`)).pass.barcodes[0].message).toBe(ticket?.qr)

  const google = await fetched(`${page}google-wallet`)
  const [, claims = ''] = (google.headers.get('location') ?? '').split('.').slice(-3)
  expect([google.status, google.headers.get('cache-control'), google.headers.get('referrer-policy')]).toEqual(
    [302, 'no-store', 'no-referrer'],
  )
  const { payload } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  expect(payload.eventTicketObjects[0].barcode.value).toBe(ticket?.qr)
})

test('the same ticket in another name has the same serial and another code', async () => {
  const { bought, page } = await ticketOf(site)
  const [ticket] = await ticketsOf(site, bought.token)
  const before = (await passAt(page)).pass
  const rename = { do: 'rename', ticket: ticket?.code ?? '' }
  await send(site, `/tickets/order/${bought.token}/`, { ...rename, holder: 'Пётр Лугин' })
  const [named] = await ticketsOf(site, bought.token)
  await send(site, `/tickets/order/${bought.token}/`, {
    ...{ do: 'rename', ticket: named?.code ?? '' },
    holder: 'Анна Ветрова',
  })
  const { text } = await ask(site, `/tickets/order/${bought.token}/`)
  const after = (await passAt(/\/tickets\/ticket\/[\w-]{24}\//.exec(text)?.[0] ?? '')).pass
  expect(after.serialNumber).toBe(before.serialNumber)
  expect(after.barcodes[0].message).not.toBe(before.barcodes[0].message)
})

test.each([
  ['asked back', 'returning'],
  ['returned', 'returned'],
  ['void', 'void'],
])('a ticket that is %s is refused with a sentence', async (_what, state) => {
  const { page } = await ticketOf(site)
  await sql(site, 'update tickets set state = $1 where secret = $2', [state, page.split('/')[3]])
  for (const name of ['ticket.pkpass', 'google-wallet']) {
    const { status, headers } = await fetched(`${page}${name}`)
    expect([status, headers.get('location')]).toEqual([303, `${page}?wallet=dead`])
  }
  const { text } = await ask(site, `${page}?wallet=dead`)
  expect(text.replaceAll('\u00a0', ' ')).toContain('В кошелёк можно добавить только действующий билет.')
  expect(text).not.toContain('ticket.pkpass')
})

test('a ticket whose tour is called off is refused', async () => {
  const { page } = await ticketOf(site)
  await sql(
    site,
    `update slots set called_off_at = now() where id = (select slot_id from tickets where secret = $1)`,
    [page.split('/')[3]],
  )
  expect((await fetched(`${page}ticket.pkpass`)).status).toBe(303)
  await sql(site, 'update slots set called_off_at = null', [])
})

test('a secret that opens nothing opens no pass either', async () => {
  for (const secret of ['A'.repeat(24), 'short', `${'A'.repeat(23)}.`]) {
    for (const name of ['ticket.pkpass', 'google-wallet']) {
      // Where nothing stands a path may get its slash first.
      expect((await fetch(`${site.url}/tickets/ticket/${secret}/${name}`)).status).toBe(404)
    }
  }
})

test('whoever wants the same pass again and again has to wait', async () => {
  const { page } = await ticketOf(site)
  const statuses = await Promise.all(
    Array.from({ length: 25 }, async () => (await fetched(`${page}google-wallet`)).status),
  )
  expect(new Set(statuses)).toEqual(new Set([302, 429]))
})

test('without keys nothing of it is there', async () => {
  const bare = await startShop(sandbox)
  try {
    const { page } = await ticketOf(bare)
    expect((await ask(bare, page)).text).not.toMatch(/pkpass|google-wallet/)
    for (const name of ['ticket.pkpass', 'google-wallet'])
      expect((await ask(bare, `${page}${name}`)).status).toBe(404)
  } finally {
    await bare.stop()
  }
})
