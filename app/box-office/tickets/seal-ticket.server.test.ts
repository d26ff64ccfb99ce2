import { generateKeyPairSync } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DoorProduct } from '../catalogue/products.ts'
import { toBase32 } from './crockford.ts'
import { newSecret, newTicketCode } from './make-codes.server.ts'
import { sealWith } from './seal-ticket.server.ts'
import type { Admission, TicketClaims } from './ticket-claims.ts'
import { importSealKeys, openSeal } from './ticket-seal.ts'

const seed = keyPair()
const key = await importSealKeys([seed.publicKey])

const products: DoorProduct[] = [
  'day',
  'open-date',
  'child',
  'concession',
  'employee',
  'free',
  'premium',
  'tour',
  'class',
]
const day = fc.constantFrom('2025-09-24', '2025-09-25', '2025-09-26', '2025-09-27', '2026-04-02')
const admission: fc.Arbitrary<Admission> = fc.oneof(
  fc.record({
    kind: fc.constant('window' as const),
    day,
    window: fc.constantFrom('before' as const, 'after' as const, 'all-day' as const),
  }),
  fc.constant({ kind: 'each-day' as const }),
  fc.constant({ kind: 'opening' as const }),
  fc.record({
    kind: fc.constant('event' as const),
    startsAt: fc
      .tuple(day, fc.constantFrom('00:00', '11:30', '23:45'))
      .map(([on, at]) => `${on}T${at}:00+03:00`),
    minutes: fc.integer({ min: 0, max: 240 }),
  }),
)
const ticket: fc.Arbitrary<TicketClaims> = fc.record({
  code: fc.uint8Array({ minLength: 10, maxLength: 10 }).map(toBase32),
  editionId: fc.constantFrom('2025-09', '2026-04'),
  product: fc.constantFrom(...products),
  admission,
})
const child: TicketClaims = {
  code: '7K3M9QXA2B4CDEFG',
  editionId: '2025-09',
  product: 'child',
  admission: { kind: 'window', day: '2025-09-26', window: 'before' },
}

test('what was sealed is read back whole', async () => {
  await fc.assert(
    fc.asyncProperty(ticket, async sealed => {
      expect(await openSeal(sealWith(seed.privateKey)(sealed), key)).toEqual({ ok: true, ticket: sealed })
    }),
  )
})

test('the text keeps to the characters a QR code packs densely, and is short', () => {
  fc.assert(
    fc.property(ticket, sealed => {
      const text = sealWith(seed.privateKey)(sealed)
      expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/)
      expect(text.length).toBeLessThanOrEqual(152)
    }),
  )
})

test('the text says what is agreed, and nothing else', () => {
  expect(sealWith(seed.privateKey)(child)).toMatch(
    /^P1\.7K3M9QXA2B4CDEFG\.2025-09:C:B20250926\.[0-9A-Z]{103}$/,
  )
})

test('any changed character is refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      ticket,
      fc.nat(),
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
      async (sealed, at, other) => {
        const text = sealWith(seed.privateKey)(sealed)
        const place = at % text.length
        fc.pre(text[place] !== other)
        const changed = text.slice(0, place) + other + text.slice(place + 1)
        expect(await openSeal(changed, key)).toMatchObject({ ok: false })
      },
    ),
    { numRuns: 500 },
  )
})

test('so is the last one, whose spare bits carry nothing', async () => {
  const text = sealWith(seed.privateKey)(child)
  for (const last of '0123456789ABCDEFGHJKMNPQRSTVWXYZ') {
    const changed = text.slice(0, -1) + last
    expect(await openSeal(changed, key)).toMatchObject({ ok: changed === text })
  }
})

test('a seal of any key that counts is right', async () => {
  const other = keyPair()
  const both = await importSealKeys([other.publicKey, seed.publicKey])
  for (const { privateKey } of [seed, other])
    expect(await openSeal(sealWith(privateKey)(child), both)).toEqual({ ok: true, ticket: child })
})

test('a seal of another key is forged', async () => {
  const text = sealWith(keyPair().privateKey)(child)
  expect(await openSeal(text, key)).toEqual({ ok: false, reason: 'forged' })
})

test.for([
  ['https://portik.example/tickets/', 'not-a-ticket'],
  ['', 'not-a-ticket'],
  ['P2.7K3M9QXA2B4CDEFG.X', 'newer'],
  ['P1.7K3M9QXA2B4CDEFG.2025-09:C:B20250926', 'forged'],
] as const)('%s is %s', async ([text, reason]) => {
  expect(await openSeal(text, key)).toEqual({ ok: false, reason })
})

test('codes and secrets are long enough never to meet', () => {
  const codes = Array.from({ length: 1000 }, newTicketCode)
  expect(new Set(codes).size).toBe(1000)
  expect(codes.every(code => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(code))).toBe(true)
  const secrets = Array.from({ length: 1000 }, newSecret)
  expect(new Set(secrets).size).toBe(1000)
  expect(secrets.every(secret => /^[\w-]{24}$/.test(secret))).toBe(true)
})

function keyPair() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const { x = '' } = publicKey.export({ format: 'jwk' })
  return { privateKey, publicKey: toBase32(Buffer.from(x, 'base64url')) }
}
