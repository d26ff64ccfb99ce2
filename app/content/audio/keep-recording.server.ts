import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { LocaleCode } from '../../platform/languages.ts'
import { recordingsIn } from './read-recording.server.ts'
import { recordingName } from './recording-path.ts'
import { audioStops } from './tables.ts'

type Given = { number: number; locale: LocaleCode; file: string; uploadsDir: string }
type Kept = { ok: true; name: string } | { ok: false; reason: 'no-such-stop' | 'not-played' }

/** Gives a stop its recording in one language. A new recording has a new name, so no browser plays the old one. */
export async function keepRecording(pool: pg.Pool, given: Given): Promise<Kept> {
  const { number, locale, file, uploadsDir } = given
  const bytes = await readFile(file)
  const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
  const name = `stop-${number}-${locale}-${mark}${extname(file).toLowerCase()}`
  if (!recordingName.test(name)) return { ok: false, reason: 'not-played' }
  const folder = recordingsIn(uploadsDir)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.part`), bytes)
  await rename(join(folder, `${name}.part`), join(folder, name))
  const changed = await drizzle(pool)
    .update(audioStops)
    .set({
      recording: sql`coalesce(${audioStops.recording}, '{}') || jsonb_build_object(${locale}::text, ${name}::text)`,
    })
    .where(eq(audioStops.number, number))
    .returning({ number: audioStops.number })
  return changed.length > 0 ? { ok: true, name } : { ok: false, reason: 'no-such-stop' }
}

/** The device reads this language of the stop aloud again; the file stays where it is. */
export async function removeRecording(
  pool: pg.Pool,
  { number, locale }: Pick<Given, 'number' | 'locale'>,
): Promise<boolean> {
  const changed = await drizzle(pool)
    .update(audioStops)
    .set({ recording: sql`nullif(${audioStops.recording} - ${locale}::text, '{}')` })
    .where(eq(audioStops.number, number))
    .returning({ number: audioStops.number })
  return changed.length > 0
}
