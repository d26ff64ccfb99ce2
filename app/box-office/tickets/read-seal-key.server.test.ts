import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOrMakeSealKey } from './read-seal-key.server.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seal-key-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the first start makes a key that only its owner reads; the next finds it', () => {
  const data = join(folder, 'new')
  const first = readOrMakeSealKey(data)
  expect(readOrMakeSealKey(data).publicKey).toBe(first.publicKey)
  expect(readdirSync(data)).toEqual(['ticket-key.pem'])
  expect(statSync(join(data, 'ticket-key.pem')).mode & 0o777).toBe(0o600)
})

test('a key that is given wins, however it is written', () => {
  const { privateKey } = generateKeyPairSync('ed25519')
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const der = privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')
  const spellings = [pem, pem.replaceAll('\n', '\\n'), Buffer.from(pem).toString('base64'), der]
  const keys = spellings.map(given => readOrMakeSealKey(folder, given).publicKey)
  expect(new Set(keys).size).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

test.for([
  ['nonsense', 'nonsense'],
  [
    'of another kind',
    generateKeyPairSync('x25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  ],
])('a key that is %s stops the start', ([, given]) => {
  expect(() => readOrMakeSealKey(folder, given)).toThrow('TICKET_KEY must be an Ed25519 private key')
})
