import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sealWith } from '../../app/box-office/tickets/seal-ticket.server.ts'
import { codeMark } from '../../app/door/code-mark.ts'
import type { DoorCounts } from '../../app/door/counts.ts'
import { type DoorList, openList } from '../../app/door/door-list.ts'
import type { ScanAnswer, UploadAnswer } from '../../app/door/scan-answer.ts'
import { startSandbox } from '../../sandbox/start-sandbox.ts'
import { ask } from '../builders/ask.ts'
import { order, payFor, send, startShop, type Ticket, ticketsOf } from '../builders/buying.ts'
import { markupFaults } from '../builders/page-checks.ts'
import { emailOf, signIn } from '../builders/sign-in.ts'
import type { Site } from '../builders/site.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const noon = '2025-09-26T12:00:00+03:00'
const key = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')

let sandbox: Awaited<ReturnType<typeof startSandbox>>
let site: Site
let keeper: string

beforeAll(async () => {
  sandbox = await startSandbox({ host: '127.0.0.1', port: 0, smtpPort: 0 })
  site = await startShop(sandbox, { FAIR_NOW: noon, TICKET_KEY: key })
  keeper = await signIn(site, 'door')
})
afterAll(async () => {
  await site.stop()
  await sandbox.stop()
})

describe('a ticket shown at a gate', () => {
  test('is let in once, and the second time is told when and where', async () => {
    const [ticket] = await buy('day', '2025-09-26-before')
    const first = await show(ticket.qr)
    expect(first).toMatchObject({ verdict: 'admit', notes: [], code: ticket.code, product: 'day' })
    const second = await show(ticket.qr, { gate: 'courtyard-entrance' })
    expect(second).toMatchObject({
      verdict: 'refuse',
      reason: 'already-in',
      entry: { at: first.at, gate: 'main-entrance' },
    })
    const rows = await sql(
      site,
      'select verdict, reason, gate, actor from scans where text = $1 order by verdict',
      [ticket.qr],
    )
    expect(rows).toEqual([
      { verdict: 'admit', reason: null, gate: 'main-entrance', actor: emailOf('door') },
      { verdict: 'refuse', reason: 'already-in', gate: 'courtyard-entrance', actor: emailOf('door') },
    ])
  })

  test('may be typed as people type', async () => {
    const [ticket] = await buy('day', '2025-09-26-before')
    const typed = ticket.code.toLowerCase().replace(/(.{4})(?=.)/g, '$1-')
    expect(await show(` ${typed.replaceAll('0', 'o')} `)).toMatchObject({
      verdict: 'admit',
      code: ticket.code,
    })
  })

  test('names the paper to look at', async () => {
    const [child] = await buy('child', '2025-09-26-before')
    expect((await show(child.qr)).proof).toEqual({
      kind: 'age',
      bornFrom: '2010-09-27',
      bornTo: '2018-09-26',
    })
    const [concession] = await buy('concession', '2025-09-26-before')
    expect((await show(concession.qr)).proof).toEqual({ kind: 'concession' })
  })

  test('is refused on another day and before its hour', async () => {
    const [tomorrow] = await buy('day', '2025-09-27-before')
    expect(await show(tomorrow.qr)).toMatchObject({ reason: 'wrong-day', days: ['2025-09-27'] })
    const [afternoon] = await buy('day', '2025-09-26-after')
    expect(await show(afternoon.qr)).toMatchObject({ reason: 'too-early', from: '14:00' })
  })

  test('is refused after its hour', async () => {
    const tickets = await buy('day', '2025-09-26-before', 2)
    const env = { DATABASE_URL: site.databaseUrl, TICKET_KEY: key }
    for (const [time, reason, place] of [
      ['15:00', 'too-late-window', 0],
      ['21:30', 'too-late', 1],
    ] as const) {
      const later = await startShop(sandbox, { ...env, FAIR_NOW: `2025-09-26T${time}:00+03:00` })
      const answer = await show(tickets[place]?.qr ?? '', {}, later)
      await later.stop()
      expect(answer).toMatchObject({ verdict: 'refuse', reason })
    }
  })

  test.each([
    ['returned', 'refunded'],
    ['void', 'cancelled'],
  ])('is refused when it is %s', async (state, reason) => {
    const [ticket] = await buy('day', '2025-09-26-before')
    await sql(site, 'update tickets set state = $1 where code = $2', [state, ticket.code])
    expect(await show(ticket.qr)).toMatchObject({ verdict: 'refuse', reason })
  })

  test('is refused when its code was replaced, though the seal is right', async () => {
    const [ticket] = await buy('day', '2025-09-26-before')
    await sql(site, "update tickets set code = '000000000000000A' where code = $1", [ticket.code])
    expect(await show(ticket.qr)).toMatchObject({ verdict: 'refuse', reason: 'unknown' })
  })

  test('that is none of ours is refused, and written down all the same', async () => {
    const sealed = {
      code: '7K3M9QXA2B4CDEFG',
      editionId: '2024-09',
      product: 'day' as const,
      admission: { kind: 'each-day' as const },
    }
    const ours = sealWith(privateKey)(sealed)
    const shown = [
      ours,
      `${ours.slice(0, -1)}Z`,
      'P2.ANYTHING',
      'https://example.test',
      '7K3M 9QXA 2B4C DEFG',
    ]
    const reasons = []
    for (const text of shown) reasons.push((await show(text)).reason)
    expect(reasons).toEqual(['other-fair', 'forged', 'newer', 'not-a-ticket', 'unknown'])
    const [row] = await sql(site, 'select count(*)::int as count from scans where text = any($1)', [shown])
    expect(row).toEqual({ count: shown.length })
  })
})

test('the same reading sent again gets the same answer and counts once', async () => {
  const [ticket] = await buy('child', '2025-09-26-before')
  const nonce = randomUUID()
  const first = await show(ticket.qr, { nonce })
  const again = await show(ticket.qr, { nonce })
  expect(again).toEqual({ ...first, isRepeated: true })
  const refused = await show(ticket.qr, { nonce: `${nonce}-2` })
  expect(await show(ticket.qr, { nonce: `${nonce}-2` })).toEqual({ ...refused, isRepeated: true })
  expect(await readingsOf(ticket)).toBe(2)
})

test('fifty gates at the same instant let one in', async () => {
  const [ticket] = await buy('day', '2025-09-26-before')
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) => show(ticket.qr, { gate: `gate ${place}` })),
  )
  expect(answers.filter(({ verdict }) => verdict === 'admit').length).toBe(1)
  expect(answers.filter(({ reason }) => reason === 'already-in').length).toBe(49)
  expect(await readingsOf(ticket)).toBe(50)
})

describe('what a gate has kept without a network', () => {
  test('200 readings sent twice are counted once', async () => {
    const tickets = [
      ...(await buy('day', '2025-09-26-before', 10)),
      ...(await buy('day', '2025-09-26-before', 10)),
    ]
    const scans = Array.from({ length: 200 }, (_, place) => ({
      ...reading(tickets[place % 20]?.qr ?? ''),
      at: `2025-09-26T11:${String(Math.floor(place / 20) + 10)}:00+03:00`,
      verdict: place < 20 ? 'admit' : 'refuse',
      ...(place >= 20 && { reason: 'already-in' }),
    }))
    const before = await counts()
    const first = await upload(scans)
    expect(first.results.map(({ isRepeated }) => isRepeated)).toEqual(scans.map(() => false))
    const again = await upload(scans)
    expect(again.results.map(({ isRepeated }) => isRepeated)).toEqual(scans.map(() => true))
    expect(again.results.map(({ verdict }) => verdict)).toEqual(first.results.map(({ verdict }) => verdict))
    const after = await counts()
    expect(after.entries - before.entries).toBe(20)
    expect(first.conflicts).toEqual([])
  })

  test('keeps its own time, but never one that has not come yet', async () => {
    const [one, other] = await buy('day', '2025-09-26-before', 2)
    const { results } = await upload([
      { ...reading(one?.qr ?? ''), at: '2025-09-26T11:30:00+03:00' },
      { ...reading(other?.qr ?? ''), at: '2025-09-27T11:30:00+03:00' },
    ])
    expect(results.map(({ verdict }) => verdict)).toEqual(['admit', 'admit'])
    expect(results[0]?.at).toBe('2025-09-26T08:30:00.000Z')
    expect(results[1]?.at.slice(0, 13)).toBe('2025-09-26T09')
  })

  test.each(['2020-01-01T12:00:00+03:00', '2025-09-23T12:00:00+03:00', '2031-01-01T12:00:00+03:00'])(
    'of %s is taken for one of now, and what the gate claimed stands beside it',
    async claimed => {
      const [ticket] = await buy('day', '2025-09-26-before')
      const kept = { ...reading(ticket.qr), at: claimed, verdict: 'admit' }
      const { results } = await upload([kept])
      expect(results[0]?.at.slice(0, 13)).toBe('2025-09-26T09')
      const [row] = await sql(
        site,
        'select at = received_at as is_ours, claimed_at from scans where nonce = $1',
        [kept.nonce],
      )
      expect(row).toEqual({ is_ours: true, claimed_at: new Date(claimed) })
      // It is an entry of today, so that nobody comes in on it a second time.
      expect(await show(ticket.qr)).toMatchObject({ verdict: 'refuse', reason: 'already-in' })
    },
  )

  test('is a fact: two gates that let the same ticket in are reported, and both entries stay', async () => {
    const [ticket] = await buy('day', '2025-09-26-before')
    const first = await show(ticket.qr)
    const kept = {
      ...reading(ticket.qr),
      gate: 'courtyard-entrance',
      at: '2025-09-26T11:59:00+03:00',
      verdict: 'admit',
    }
    const { results, conflicts } = await upload([kept])
    expect(results).toMatchObject([{ nonce: kept.nonce, verdict: 'admit', objection: 'already-in' }])
    expect(conflicts).toEqual([
      {
        code: ticket.code,
        day: '2025-09-26',
        entries: [
          { nonce: kept.nonce, at: '2025-09-26T08:59:00.000Z', gate: 'courtyard-entrance' },
          { nonce: first.nonce, at: first.at, gate: 'main-entrance' },
        ],
      },
    ])
    expect((await counts()).conflicts).toBeGreaterThan(0)
  })
})

test('only those who keep the door may ask, and a visitor learns nothing', async () => {
  const [ticket] = await buy('day', '2025-09-26-before')
  const cashier = await signIn(site, 'box-office')
  for (const [cookie, status] of [
    ['', 401],
    [cashier, 403],
  ] as const) {
    expect((await post(reading(ticket.qr), { cookie })).status).toBe(status)
    for (const path of ['/api/v1/door/list', '/api/v1/door/counts']) {
      expect((await ask(site, path, { headers: { cookie } })).status).toBe(status)
    }
  }
  expect(await readingsOf(ticket)).toBe(0)
  const page = await ask(site, '/door/')
  expect([page.status, page.headers.location]).toEqual([302, '/sign-in/?to=/door/'])
  expect((await ask(site, '/door/', { headers: { cookie: cashier } })).status).toBe(403)
})

test.each([
  [{ qr: 'X' }],
  [{ scans: [] }],
  [{ ...{ qr: 'X', nonce: 'n', gate: 'g' }, at: 'yesterday' }],
  ['nothing'],
])('what is not a reading is refused: %o', async body => {
  expect((await post(body as object)).status).toBe(422)
})

test('the list knows every ticket and nobody’s name, and is not sent twice', async () => {
  const [ticket] = await buy('day', '2025-09-27-after')
  const headers = { cookie: keeper, 'accept-encoding': 'gzip' }
  const answer = await ask(site, '/api/v1/door/list', { headers })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(answer.headers['cache-control']).toBe('private, no-cache')
  expect(answer.text).not.toMatch(/Ветрова|example\.test|900 000/)
  const list = openList(answer.json() as DoorList)
  // A stolen device names no ticket: the list knows codes by their marks alone.
  expect(answer.text).not.toContain(ticket.code)
  expect(list.find(ticket.code)).toBeUndefined()
  expect(list.find(await codeMark(ticket.code, '2025-09'))).toMatchObject({
    product: 'day',
    state: 'paid',
    admission: { day: '2025-09-27' },
  })
  const again = await ask(site, '/api/v1/door/list', {
    headers: { ...headers, 'if-none-match': String(answer.headers.etag) },
  })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
  expect(String(again.headers['x-fair-now']).slice(0, 13)).toBe('2025-09-26T09')
})

test('without a script the code is sent as a form, and a second click changes nothing', async () => {
  const [ticket] = await buy('child', '2025-09-26-before')
  const page = await ask(site, '/door/', { headers: { cookie: keeper } })
  expect(page.headers['cache-control']).toBe('no-store')
  expect(await markupFaults(page.text)).toEqual([])
  const nonce = /name="nonce" value="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const fields = { code: ticket.code, gate: 'courtyard-entrance', nonce }
  const sent = [
    await send(site, '/door/', fields, { cookie: keeper }),
    await send(site, '/door/', fields, { cookie: keeper }),
  ]
  const to = `/door/?reading=${nonce}&gate=courtyard-entrance`
  expect(sent.map(({ status, headers }) => [status, headers.location])).toEqual([
    [303, to],
    [303, to],
  ])
  const answer = await ask(site, to, { headers: { cookie: keeper } })
  expect(answer.text).toContain('data-tone="check"')
  expect(answer.text).toContain('Проверьте документ')
  expect(answer.text).toMatch(/<option value="courtyard-entrance" selected=""/)
  expect(await readingsOf(ticket)).toBe(1)
  expect((await send(site, '/en/door/', fields)).headers.location).toBe('/en/door/')
})

test('the camera is for the door alone', async () => {
  const door = await ask(site, '/door/', { headers: { cookie: keeper } })
  expect(door.headers['permissions-policy']).toContain('camera=(self)')
  expect((await ask(site, '/award/')).headers['permissions-policy']).toContain('camera=()')
})

async function buy(product: string, slot: string, quantity = 1): Promise<[Ticket, ...Ticket[]]> {
  const placed = await order(site, [{ product, slot, quantity }])
  await payFor(sandbox, placed)
  const tickets = await until(
    () => ticketsOf(site, placed.token),
    ({ length }) => length === quantity,
  )
  return tickets as [Ticket, ...Ticket[]]
}

function reading(qr: string) {
  return { qr, at: '2025-09-26T12:00:00+03:00', nonce: randomUUID(), gate: 'main-entrance' }
}

async function show(
  qr: string,
  more: { nonce?: string; gate?: string } = {},
  at: Site = site,
): Promise<ScanAnswer> {
  const cookie = at === site ? keeper : await signIn(at, 'door')
  const answer = await post({ ...reading(qr), ...more }, { cookie }, at)
  expect(answer.status).toBe(200)
  return answer.json() as ScanAnswer
}

async function upload(scans: object[]): Promise<UploadAnswer> {
  return (await post({ scans })).json() as UploadAnswer
}

function post(body: object, { cookie = keeper } = {}, at: Site = site) {
  return ask(at, '/api/v1/door/scans', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  })
}

async function counts(): Promise<DoorCounts> {
  return (await ask(site, '/api/v1/door/counts', { headers: { cookie: keeper } })).json() as DoorCounts
}

async function readingsOf({ code }: Ticket): Promise<number> {
  const [row] = await sql<{ count: number }>(
    site,
    'select count(*)::int as count from scans join tickets on tickets.id = ticket_id where code = $1',
    [code],
  )
  return row?.count ?? 0
}
