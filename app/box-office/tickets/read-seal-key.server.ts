import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toBase32 } from './crockford.ts'

/** The key that seals tickets, and its public half as scanners are given it. */
export type SealKey = { privateKey: KeyObject; publicKey: string }

/**
 * The key given as TICKET_KEY, or the one kept in the data folder, made when there is none. Processes that share
 * the folder agree on one key, whoever comes first.
 */
export function readOrMakeSealKey(dataDir: string, given?: string): SealKey {
  if (given) return sealKeyOf(readGivenKey(given))
  const file = join(dataDir, 'ticket-key.pem')
  return sealKeyOf(createPrivateKey(readIfThere(file) ?? makeKey(dataDir, file)))
}

function sealKeyOf(privateKey: KeyObject): SealKey {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { privateKey, publicKey: toBase32(Buffer.from(x, 'base64url')) }
}

// As PEM, as PEM in base64, or as bare PKCS #8 in base64: settings of one line are easier to pass on.
function readGivenKey(given: string): KeyObject {
  const pem = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : undefined
  const bytes = Buffer.from(given, 'base64')
  const decoded = bytes.toString('latin1')
  const key = readKey(
    pem ?? (decoded.startsWith('-----BEGIN') ? decoded : { key: bytes, format: 'der', type: 'pkcs8' }),
  )
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new Error('TICKET_KEY must be an Ed25519 private key: PEM, or its PKCS #8 in base64')
  }
  return key
}

function readKey(material: Parameters<typeof createPrivateKey>[0]): KeyObject | null {
  try {
    return createPrivateKey(material)
  } catch {
    return null
  }
}

function makeKey(dataDir: string, file: string): string {
  mkdirSync(dataDir, { recursive: true })
  const { privateKey } = generateKeyPairSync('ed25519')
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 })
  try {
    // A hard link is created by exactly one of many, whole with its content.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8')
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
