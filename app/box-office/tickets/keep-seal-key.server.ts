import { randomBytes } from 'node:crypto'
import { desc, eq, isNull, sql } from 'drizzle-orm'
import type pg from 'pg'
import { decryptText, encryptText } from '../../platform/database/encrypted-text.server.ts'
import { type Db, type Tx, transaction } from '../../platform/database/transaction.server.ts'
import {
  makeFirstSealKey,
  makeNextSealKey,
  readGivenSealKey,
  type SealKey,
  sealKeysIn,
  secretFrom,
} from './read-seal-key.server.ts'
import { sealKeys } from './tables.ts'

/** Where a key may lie: given as TICKET_KEY, or in the data folder. */
type Place = { dataDir: string; given?: string | undefined }

/** The key that seals, and the secret that outlives every key. */
export type OpenedSealKey = { key: SealKey; lastingSecret: string }

/**
 * The key that this database's tickets are sealed by. A database that knows none learns the one at hand, or a new one;
 * a database that knows one is never given another: its tickets would all be strangers at the door.
 */
export async function openSealKey(
  pool: pg.Pool,
  place: Place,
  { hasTickets, now }: { hasTickets: boolean; now: Date },
): Promise<OpenedSealKey> {
  return transaction(pool, async tx => {
    await holdKeys(tx)
    const known = await sealingKey(tx)
    if (known) return openKnown(known, place)
    const [atHand] = keysAt(place)
    if (!atHand && hasTickets) {
      throw new SealKeyRefused(
        `This database has sold tickets, and the key that sealed them is missing: there is no ticket-key.pem in ${place.dataDir}. ${putItBack}`,
      )
    }
    const key = atHand ?? makeFirstSealKey(place.dataDir)
    const lastingSecret = randomBytes(32).toString('hex')
    await addKey(tx, key, lastingSecret, now)
    return { key, lastingSecret }
  })
}

/** A new key seals from the next start on; what the old ones have sealed stays good. */
export async function rotateSealKey(
  pool: pg.Pool,
  place: Place,
  now: Date,
): Promise<{ before: SealKey; key: SealKey; file: string }> {
  return transaction(pool, async tx => {
    await holdKeys(tx)
    const known = await sealingKey(tx)
    if (!known) throw new SealKeyRefused('This database knows no key yet: start the site once.')
    const { key: before, lastingSecret } = openKnown(known, place)
    // The file first: a key nobody knows of does no harm, a known one that is nowhere would.
    const next = makeNextSealKey(place.dataDir)
    await tx
      .update(sealKeys)
      .set({ replacedAt: now, lastingSecret: null })
      .where(eq(sealKeys.fingerprint, before.fingerprint))
    await addKey(tx, next.key, lastingSecret, now)
    return { before, ...next }
  })
}

/** What was sealed by this key is a forgery from now on: for a key that somebody else has got. */
export async function retireSealKey(
  pool: pg.Pool,
  fingerprint: string,
  now: Date,
): Promise<'done' | 'unknown' | 'seals-today'> {
  return transaction(pool, async tx => {
    await holdKeys(tx)
    const [known] = await tx.select().from(sealKeys).where(eq(sealKeys.fingerprint, fingerprint))
    if (!known) return 'unknown'
    if (!known.replacedAt) return 'seals-today'
    await tx
      .update(sealKeys)
      .set({ retiredAt: known.retiredAt ?? now })
      .where(eq(sealKeys.fingerprint, fingerprint))
    return 'done'
  })
}

/** Every key there has been, the newest first. */
export async function readSealKeys(db: Db) {
  const { fingerprint, publicKey, sealsFrom, replacedAt, retiredAt } = sealKeys
  return db
    .select({ fingerprint, publicKey, sealsFrom, replacedAt, retiredAt })
    .from(sealKeys)
    .orderBy(desc(sealsFrom), fingerprint)
}

/** What the door checks seals with: the public halves of the keys that count, the newest first. */
export async function readPublicKeys(db: Db): Promise<string[]> {
  const rows = await db
    .select({ publicKey: sealKeys.publicKey })
    .from(sealKeys)
    .where(isNull(sealKeys.retiredAt))
    .orderBy(desc(sealKeys.sealsFrom), sealKeys.fingerprint)
  return rows.map(row => row.publicKey)
}

export class SealKeyRefused extends Error {}

const manual = 'See "The key of the tickets" in docs/operations.md.'
const putItBack = `Put it back from the backup; no new one was made. ${manual}`

type Known = typeof sealKeys.$inferSelect

function openKnown(known: Known, place: Place): OpenedSealKey {
  const keys = keysAt(place)
  const key = keys.find(({ fingerprint }) => fingerprint === known.fingerprint)
  if (!key) {
    const sealedBy = `This database's tickets are sealed by the key ${known.fingerprint}, and`
    throw new SealKeyRefused(
      place.given
        ? `${sealedBy} TICKET_KEY is ${keys[0]?.fingerprint}. Set TICKET_KEY to that key. ${manual}`
        : `${sealedBy} it is missing: no ticket-key*.pem in ${place.dataDir} is that key. ${putItBack}`,
    )
  }
  if (!known.lastingSecret) throw new Error(`the key ${known.fingerprint} keeps no secret`)
  return { key, lastingSecret: decryptText(known.lastingSecret, secretFrom(key, 'lasting')) }
}

// A key that is given is the one that is meant: what lies in the folder is then not looked at.
function keysAt({ dataDir, given }: Place): SealKey[] {
  return given ? [readGivenSealKey(given)] : sealKeysIn(dataDir)
}

async function sealingKey(tx: Tx): Promise<Known | undefined> {
  const [known] = await tx.select().from(sealKeys).where(isNull(sealKeys.replacedAt))
  return known
}

// Processes that start together must not each record a key of their own.
async function holdKeys(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${sealKeys} in share row exclusive mode`)
}

async function addKey(tx: Tx, key: SealKey, lastingSecret: string, now: Date): Promise<void> {
  await tx.insert(sealKeys).values({
    fingerprint: key.fingerprint,
    publicKey: key.publicKey,
    sealsFrom: now,
    lastingSecret: encryptText(lastingSecret, secretFrom(key, 'lasting')),
  })
}
