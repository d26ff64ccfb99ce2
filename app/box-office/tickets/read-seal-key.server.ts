import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toBase32 } from './crockford.ts'

/** The key that seals tickets, its public half as scanners are given it, and the name the database knows it by. */
export type SealKey = { privateKey: KeyObject; publicKey: string; fingerprint: string }

/** Every key kept in the data folder, the first one made first. */
export function sealKeysIn(dataDir: string): SealKey[] {
  const names = filesIn(dataDir).filter(name => /^ticket-key(?:-[0-9A-Z]+)?\.pem$/.test(name))
  const firstMade = (name: string) => (name === firstFile ? 0 : 1)
  return names
    .toSorted((a, b) => firstMade(a) - firstMade(b) || a.localeCompare(b))
    .map(name => sealKeyOf(createPrivateKey(readFileSync(join(dataDir, name)))))
}

/** The first key of a data folder. Processes that share the folder agree on one, whoever comes first. */
export function makeFirstSealKey(dataDir: string): SealKey {
  const { pem } = newSealKey()
  return sealKeyOf(createPrivateKey(writeOnce(dataDir, firstFile, pem)))
}

/** One more key beside those there are, in a file of its own. */
export function makeNextSealKey(dataDir: string): { key: SealKey; file: string } {
  const { key, pem } = newSealKey()
  const name = `ticket-key-${key.fingerprint}.pem`
  writeOnce(dataDir, name, pem)
  return { key, file: join(dataDir, name) }
}

/** The key given as TICKET_KEY: PEM, PEM in base64, or bare PKCS #8 in base64; settings of one line are easier to pass on. */
export function readGivenSealKey(given: string): SealKey {
  const pem = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : undefined
  const bytes = Buffer.from(given, 'base64')
  const decoded = bytes.toString('latin1')
  const key = readKey(
    pem ?? (decoded.startsWith('-----BEGIN') ? decoded : { key: bytes, format: 'der', type: 'pkcs8' }),
  )
  if (key?.asymmetricKeyType !== 'ed25519') {
    throw new Error('TICKET_KEY must be an Ed25519 private key: PEM, or its PKCS #8 in base64')
  }
  return sealKeyOf(key)
}

/** Derived, so that one secret is enough to keep: whoever has the ticket key has the fair anyway. */
export function secretFrom({ publicKey, privateKey }: SealKey, purpose: string): string {
  return createHash('sha256')
    .update(`${purpose} ${publicKey}`)
    .update(privateKey.export({ format: 'der', type: 'pkcs8' }))
    .digest('hex')
}

const firstFile = 'ticket-key.pem'

function sealKeyOf(privateKey: KeyObject): SealKey {
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  const bytes = Buffer.from(x, 'base64url')
  // Of 20 signs: one of 16 would look like a ticket's code, which no log tells.
  const fingerprint = toBase32(createHash('sha256').update(bytes).digest().subarray(0, 12))
  return { privateKey, publicKey: toBase32(bytes), fingerprint }
}

function newSealKey(): { key: SealKey; pem: string } {
  const { privateKey } = generateKeyPairSync('ed25519')
  return { key: sealKeyOf(privateKey), pem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString() }
}

function readKey(material: Parameters<typeof createPrivateKey>[0]): KeyObject | null {
  try {
    return createPrivateKey(material)
  } catch {
    return null
  }
}

/** What stands in the file afterwards: ours, or another's who was quicker. */
function writeOnce(dataDir: string, name: string, pem: string): string {
  mkdirSync(dataDir, { recursive: true })
  const file = join(dataDir, name)
  const draft = `${file}.${process.pid}`
  // On the disk before the database knows of it: a key that is known must not be lost to a power cut.
  writeFileSync(draft, pem, { mode: 0o600, flush: true })
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

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
