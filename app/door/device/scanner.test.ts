import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readGivenSealKey } from '../../box-office/tickets/read-seal-key.server.ts'
import { sealWith } from '../../box-office/tickets/seal-ticket.server.ts'
import type { DoorTicket } from '../../box-office/tickets/ticket-claims.ts'
import { autumn2025 } from '../../editions/edition.ts'
import { FetchError } from '../../platform/fetch.ts'
import { codeMark } from '../code-mark.ts'
import { packList } from '../door-list.ts'
import type { Reading } from '../reading.ts'
import type { ScanAnswer, UploadAnswer } from '../scan-answer.ts'
import { passingStore } from './device-store.ts'
import type { DoorNetwork } from './door-network.ts'
import { createScanner, waitingIn } from './scanner.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const sealKey = readGivenSealKey(privateKey.export({ format: 'pem', type: 'pkcs8' }).toString())
const noon = new Date('2025-09-26T12:00:00+03:00')
const ticket = (code: string, more: Partial<DoorTicket> = {}): DoorTicket => ({
  code,
  editionId: '2025-09',
  product: 'day',
  state: 'paid',
  admission: { kind: 'window', day: '2025-09-26', window: 'before' },
  ...more,
})
const anna = ticket('7K3M9QXA2B4CDEFG')
const boris = ticket('0000000000000001')
const late = ticket('0000000000000002')
const replaced = ticket('0000000000000003')
const qr = (one: DoorTicket) => sealWith(sealKey.privateKey)(one)

const marked = async <Coded extends { code: string }>(coded: Coded): Promise<Coded> => ({
  ...coded,
  code: await codeMark(coded.code, '2025-09'),
})

const list = packList({
  day: '2025-09-26',
  rules: autumn2025,
  publicKeys: [sealKey.publicKey],
  tickets: [await marked(anna), await marked(boris)],
  replaced: [await codeMark(replaced.code, '2025-09')],
  entries: [
    await marked({
      code: boris.code,
      gate: 'courtyard-entrance',
      at: new Date('2025-09-26T11:20:00+03:00'),
    }),
  ],
})

/** A gate whose clock is a year behind, with a server that answers as told. */
async function gate(more: Partial<DoorNetwork> = {}, store = passingStore()) {
  const calls: string[] = []
  const network: DoorNetwork = {
    async send(reading) {
      calls.push('send')
      return answerTo(reading)
    },
    async upload(readings) {
      calls.push(`upload ${readings.length}`)
      return { results: readings.map(reading => answerTo(reading)), conflicts: [] }
    },
    fetchList: async () => ({ list, etag: '"1"', fairNow: noon }),
    ...more,
  }
  const yearMs = 365 * 86_400_000
  const scanner = createScanner({ store, network, deviceMs: () => noon.getTime() - yearMs })
  await scanner.open()
  return { scanner, calls, store, shown: () => scanner.getState().shown?.judgement }
}

function answerTo({ nonce, at, judgement }: Reading, more: Partial<ScanAnswer> = {}): ScanAnswer {
  const verdict = judgement?.verdict ?? 'admit'
  return { nonce, at: at.toISOString(), verdict, notes: [], isRepeated: false, ...more }
}

const offline: Partial<DoorNetwork> = {
  send: () => Promise.reject(new FetchError('POST', '/', 0, 'no network')),
  upload: () => Promise.reject(new FetchError('POST', '/', 0, 'no network')),
}
const settled = () => new Promise(resolve => setTimeout(resolve))

test('the verdict stands before the server has been asked', async () => {
  const { scanner, shown } = await gate({ send: () => new Promise(() => {}) })
  await scanner.refresh()
  await scanner.read(qr(anna), 'main-entrance')
  expect(shown()).toEqual({ verdict: 'admit', notes: [] })
  expect(scanner.getState().shown).toMatchObject({ at: noon, gate: 'main-entrance', isSent: false })
})

test('a list that was on its way when somebody signed out is not kept', async () => {
  const { scanner, store } = await gate()
  const coming = scanner.refresh()
  scanner.close()
  await coming
  expect(await store.list()).toBeUndefined()
})

test('the same ticket twice is refused, here and where another gate had let it in', async () => {
  const { scanner, shown } = await gate(offline)
  await scanner.refresh()
  await Promise.all([scanner.read(qr(anna), 'main-entrance'), scanner.read(anna.code, 'main-entrance')])
  expect(shown()).toEqual({ verdict: 'refuse', reason: 'already-in', at: noon, gate: 'main-entrance' })
  await scanner.read(qr(boris), 'main-entrance')
  expect(shown()).toMatchObject({ reason: 'already-in', gate: 'courtyard-entrance' })
})

test('a ticket sold since the list came is let in on its seal; one that was changed is not', async () => {
  const { scanner, shown } = await gate(offline)
  await scanner.refresh()
  await scanner.read(qr(late), 'main-entrance')
  expect(shown()).toEqual({ verdict: 'admit', notes: [{ kind: 'sealed-only' }] })
  await scanner.read(qr(replaced), 'main-entrance')
  expect(shown()).toEqual({ verdict: 'refuse', reason: 'unknown' })
  await scanner.read(`${qr(late).slice(0, -1)}A`, 'main-entrance')
  expect(shown()).toEqual({ verdict: 'refuse', reason: 'forged' })
})

test('a typed code the list does not know is asked about; without a network it goes to the desk', async () => {
  let answer = (_: ScanAnswer) => {}
  const { scanner, shown } = await gate({
    send: () =>
      new Promise(resolve => {
        answer = resolve
      }),
  })
  await scanner.refresh()
  await scanner.read(late.code, 'main-entrance')
  expect(shown()).toBeNull()
  const { shown: asked } = scanner.getState()
  answer(answerTo(asked as Reading))
  await settled()
  expect(shown()).toEqual({ verdict: 'admit', notes: [] })

  scanner.noticeOffline()
  await scanner.read('0000000000000009', 'main-entrance')
  expect(shown()).toEqual({ verdict: 'refuse', reason: 'unknown' })
})

test('where the server knows better, the screen changes and the reading is marked', async () => {
  const { scanner, shown } = await gate({
    send: async reading => answerTo(reading, { verdict: 'refuse', reason: 'refunded' }),
  })
  await scanner.refresh()
  await scanner.read(qr(anna), 'main-entrance')
  await settled()
  expect(shown()).toEqual({ verdict: 'refuse', reason: 'refunded' })
  expect(scanner.getState().shown).toMatchObject({ isOverruled: true, isSent: true })
})

test('an overruled ticket comes back to the screen after the next one', async () => {
  const answers: (() => void)[] = []
  const { scanner, shown } = await gate({
    send: reading =>
      new Promise(resolve => {
        const refused = { verdict: 'refuse' as const, reason: 'refunded' }
        answers.push(() => resolve(answerTo(reading, reading.text === anna.code ? refused : {})))
      }),
  })
  await scanner.refresh()
  await scanner.read(anna.code, 'main-entrance')
  await scanner.read(qr(late), 'main-entrance')
  for (const answer of answers) answer()
  await settled()
  expect(shown()).toMatchObject({ verdict: 'admit' })
  scanner.dismiss()
  expect(shown()).toEqual({ verdict: 'refuse', reason: 'refunded' })
  scanner.dismiss()
  expect(scanner.getState().shown).toBeNull()
})

test('what waits survives a reload and is sent once, with what the gate had done', async () => {
  const first = await gate(offline)
  await first.scanner.refresh()
  await first.scanner.read(qr(anna), 'main-entrance')
  await first.scanner.read(qr(boris), 'main-entrance')
  await settled()
  expect(first.scanner.getState()).toMatchObject({ isOnline: false })

  const sent: Reading[][] = []
  const conflict = { code: anna.code, day: '2025-09-26', entries: [] }
  const upload = async (readings: readonly Reading[]): Promise<UploadAnswer> => {
    sent.push([...readings])
    return { results: readings.map(reading => answerTo(reading)), conflicts: [conflict] }
  }
  const { scanner } = await gate({ upload, send: () => new Promise(() => {}) }, first.store)
  const verdicts = waitingIn(scanner.getState()).map(({ judgement }) => judgement?.verdict)
  expect(verdicts.toSorted()).toEqual(['admit', 'refuse'])
  await Promise.all([scanner.upload(), scanner.upload()])
  await scanner.upload()
  expect(sent.map(({ length }) => length)).toEqual([2])
  expect(waitingIn(scanner.getState())).toEqual([])
  expect(scanner.getState().conflicts).toEqual([conflict])
  // After the reload the gate still knows whom it has let in.
  await scanner.read(qr(anna), 'main-entrance')
  expect(scanner.getState().shown?.judgement).toMatchObject({ reason: 'already-in' })
})

test('when the session is over the gate works on and says so', async () => {
  const { scanner, shown } = await gate({
    send: () => Promise.reject(new FetchError('POST', '/', 401, 'Unauthorized')),
  })
  await scanner.refresh()
  await scanner.read(qr(anna), 'main-entrance')
  await settled()
  expect(shown()).toEqual({ verdict: 'admit', notes: [] })
  expect(scanner.getState()).toMatchObject({ isSignedOut: true })
  expect(waitingIn(scanner.getState()).length).toBe(1)
})

test('what the device keeps names no ticket: a list of marks, and readings without a code once they are sent', async () => {
  const { scanner, store } = await gate()
  await scanner.refresh()
  await scanner.read(qr(anna), 'main-entrance')
  await settled()
  const kept = JSON.stringify([await store.list(), await store.readings()])
  expect([anna, boris, replaced].filter(({ code }) => kept.includes(code))).toEqual([])
  // And yet the device knows who is in: by the same mark, after a reload too.
  const again = await gate(offline, store)
  await again.scanner.read(anna.code, 'main-entrance')
  expect(again.shown()).toMatchObject({ verdict: 'refuse', reason: 'already-in' })
})

test('a code typed by hand is known without a network', async () => {
  const { scanner, shown } = await gate(offline)
  await scanner.refresh()
  await scanner.read('7k3m 9qxa 2b4c defg', 'main-entrance')
  expect(shown()).toMatchObject({ verdict: 'admit' })
})

test('a reading that has not been sent keeps its text: the server must get it', async () => {
  const { scanner, store } = await gate(offline)
  await scanner.refresh()
  await scanner.read(qr(anna), 'main-entrance')
  await settled()
  expect(await store.readings()).toMatchObject([{ text: qr(anna), code: anna.code, isSent: false }])
})
