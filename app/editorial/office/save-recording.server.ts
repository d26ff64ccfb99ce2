import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { keepRecording, removeRecording } from '../../content/audio/keep-recording.server.ts'
import { recordingPath } from '../../content/audio/recording-path.ts'
import { audioStops } from '../../content/audio/tables.ts'
import { type ActionContext, type Answer, goTo } from '../../page-server/action.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { localeCodes } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import { mayHandle } from '../rights.ts'
import { answerRefused } from './answer-refused.server.ts'
import { addressOf, recordIn } from './record-in.ts'
import { recordingBounds } from './recording-bounds.ts'

type Which = ReturnType<typeof recordIn>

/** What each language of a stop is heard from, where it is a stop and on the site. */
export async function loadRecordings(db: Db, { kind, key }: Which, person: Person) {
  const number = kind === 'audio-stops' && /^\d{1,9}$/.test(key) ? Number(key) : null
  if (number === null) return null
  const [stop] = await db
    .select({ recording: audioStops.recording })
    .from(audioStops)
    .where(eq(audioStops.number, number))
  return {
    isOnSite: stop !== undefined,
    mayKeep: mayKeep(person),
    megabytes: recordingBounds.fileBytes / 1024 / 1024,
    languages: localeCodes.map(code => {
      const name = stop?.recording?.[code]
      return { code, name: name ?? '', path: recordingPath(name) }
    }),
  }
}

/** It is heard at once by everybody: whoever may put the stop on the site may do that. */
function mayKeep(person: Person): boolean {
  return mayHandle(person, { kind: 'audio-stops', action: 'publish' })
}

type Shelf = { pool: pg.Pool; recordingsDir: string }

/** One language of the stop is heard from the file that was sent. */
export async function keepOne(context: SignedIn<ActionContext>, { pool, recordingsDir }: Shelf) {
  const { file, locale } = context
  const asked = askedOf(context)
  if (!asked.ok) return answerRefused(asked, locale)
  if (!file || file.bytes === 0) return answerRefused({ reason: 'no-recording' }, locale)
  if (file.bytes > recordingBounds.fileBytes) return answerRefused({ reason: 'recording-heavy' }, locale)
  const kept = await keepRecording(pool, { ...asked.place, file: file.path, recordingsDir })
  if (!kept.ok) return answerRefused(kept, locale)
  return told(context, 'recorded', { before: kept.before, after: kept.name })
}

/** One language of the stop is read aloud by the visitor's device again. */
export async function removeOne(context: SignedIn<ActionContext>, pool: pg.Pool) {
  const asked = askedOf(context)
  if (!asked.ok) return answerRefused(asked, context.locale)
  const removed = await removeRecording(pool, asked.place)
  if (!removed.ok) return answerRefused(removed, context.locale)
  return told(context, 'unrecorded', { before: removed.before, after: null })
}

function askedOf(context: SignedIn<ActionContext>) {
  const { fields, person } = context
  const { kind, key } = recordIn(context)
  const code = localeCodes.find(one => one === fields.language)
  if (kind !== 'audio-stops' || !/^\d{1,9}$/.test(key) || !code)
    return { ok: false, reason: 'unknown' } as const
  if (!mayKeep(person)) return { ok: false, reason: 'not-allowed' } as const
  return { ok: true, place: { number: Number(key), locale: code, was: fields.was ?? '' } } as const
}

/** What the journal says of it beside who and when. */
function told(
  context: SignedIn<ActionContext>,
  done: 'recorded' | 'unrecorded',
  { before, after }: { before: string | null; after: string | null },
): Answer {
  const { trace, fields } = context
  const record = recordIn(context)
  trace.concern(`${record.kind}/${record.key} ${fields.language}`)
  trace.change({ recording: before }, { recording: after })
  return goTo(`${addressOf(record)}?done=${done}`)
}
