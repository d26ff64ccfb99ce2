import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { audioKindOf } from './audio-kind.ts'
import { audioStops } from './tables.ts'

type Place = {
  number: number
  locale: LocaleCode
  /** The file it had when somebody wished so, '' without one; not asked where nobody has looked. */
  was?: string
}
type Given = Place & { file: string; recordingsDir: string }
type Refusal = 'no-such-stop' | 'not-played' | 'replaced'
type Kept = { ok: true; name: string; before: string | null } | { ok: false; reason: Refusal }
type Removed = { ok: true; before: string | null } | { ok: false; reason: Refusal }

/**
 * Gives a stop its recording in one language, as soon as it is here. A new recording has a new name, so no browser plays the
 * old one; the same one sent again is the one there is.
 */
export async function keepRecording(pool: pg.Pool, given: Given): Promise<Kept> {
  const { number, locale, file, recordingsDir } = given
  const bytes = await readFile(file)
  const kind = audioKindOf(bytes)
  if (!kind) return { ok: false, reason: 'not-played' }
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const name = `stop-${number}-${locale}-${mark}.${kind}`
  return transaction(pool, async (tx): Promise<Kept> => {
    const found = await lockStop(tx, given, name)
    if (!found.ok) return found
    await mkdir(recordingsDir, { recursive: true })
    await writeFile(join(recordingsDir, `${name}.part`), bytes)
    await rename(join(recordingsDir, `${name}.part`), join(recordingsDir, name))
    await tx
      .update(audioStops)
      .set({ recording: { ...found.recording, [locale]: name } })
      .where(eq(audioStops.number, number))
    return { ok: true, name, before: found.before }
  })
}

/** The device reads this language of the stop aloud again; the file stays where it is. */
export function removeRecording(pool: pg.Pool, place: Place): Promise<Removed> {
  return transaction(pool, async (tx): Promise<Removed> => {
    const found = await lockStop(tx, place, undefined)
    if (!found.ok) return found
    const { [place.locale]: before, ...rest } = found.recording
    await tx
      .update(audioStops)
      .set({ recording: Object.keys(rest).length > 0 ? rest : null })
      .where(eq(audioStops.number, place.number))
    return { ok: true, before: before ?? null }
  })
}

/** The recordings of a stop, held; refused where somebody else has given it another one since. */
async function lockStop(tx: Tx, { number, locale, was }: Place, coming: string | undefined) {
  const [stop] = await tx
    .select({ recording: audioStops.recording })
    .from(audioStops)
    .where(eq(audioStops.number, number))
    .for('update')
  if (!stop) return { ok: false, reason: 'no-such-stop' } as const
  const recording = stop.recording ?? {}
  const before = recording[locale]
  // Whoever sends it again, because nobody told them that it was done, meets their own.
  const isExpected = was === undefined || was === (before ?? '') || before === coming
  return isExpected
    ? ({ ok: true, recording, before: before ?? null } as const)
    : ({ ok: false, reason: 'replaced' } as const)
}
