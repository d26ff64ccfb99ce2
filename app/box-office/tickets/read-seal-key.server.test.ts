import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withoutSecrets } from '../../platform/log/told-error.ts'
import { makeFirstSealKey, makeNextSealKey, readGivenSealKey, sealKeysIn } from './read-seal-key.server.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a key that is made is read by its owner alone; whoever makes it again finds it', () => {
  const data = join(folder, 'new')
  expect(sealKeysIn(data)).toEqual([])
  const first = makeFirstSealKey(data)
  expect(makeFirstSealKey(data).publicKey).toBe(first.publicKey)
  expect(sealKeysIn(data).map(({ fingerprint }) => fingerprint)).toEqual([first.fingerprint])
  expect(readdirSync(data)).toEqual(['ticket-key.pem'])
  expect(statSync(join(data, 'ticket-key.pem')).mode & 0o777).toBe(0o600)
})

test('the next one lies beside it, under its name', () => {
  const first = makeFirstSealKey(folder)
  const { key, file } = makeNextSealKey(folder)
  expect(file).toBe(join(folder, `ticket-key-${key.fingerprint}.pem`))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(sealKeysIn(folder).map(({ fingerprint }) => fingerprint)).toEqual([
    first.fingerprint,
    key.fingerprint,
  ])
})

test('its name can be told in a log', () => {
  const said = `The key ${makeFirstSealKey(folder).fingerprint} is missing.`
  expect(withoutSecrets(said)).toBe(said)
})

test('a key is given in whatever way it is written', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const spellings = [pem, pem.replaceAll('\n', '\\n'), Buffer.from(pem).toString('base64'), der]
  expect(new Set(spellings.map(given => readGivenSealKey(given).publicKey)).size).toBe(1)
})

test.for([
  ['nonsense', 'nonsense'],
  [
    'of another kind',
    generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  ],
] as const)('a key that is %s stops the start', ([, given]) => {
  expect(() => readGivenSealKey(given)).toThrow('TICKET_KEY must be an Ed25519 private key')
})
