import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { withoutSecrets } from '../platform/log/told-error.ts'
import { countAgainstLimit, limitKey } from '../platform/rate-limit.server.ts'
import { type Content, digestOf, type Ending, type Intent } from './entry.ts'

export type Journal = ReturnType<typeof openJournal>

const refusalsWindowSeconds = 600
const interruptedAfterMs = 15 * 60_000

/**
 * The one place where the journal is written. An action is written down before it begins and once more when it has
 * ended: whatever happens in between, nothing is done without a trace (decision 0056).
 */
export function openJournal(pool: pg.Pool) {
  async function begin(intent: Intent): Promise<string> {
    const requestId = randomUUID()
    await pool.query('insert into journal_intents (request_id, begun_at, intent) values ($1, $2, $3)', [
      requestId,
      intent.at,
      intent,
    ])
    return requestId
  }

  const end = (requestId: string, intent: Intent, ending: Ending) =>
    recordEntry(pool, requestId, intent, ending)

  /** What has no middle: a list taken along, a door that stayed shut. */
  const note = (intent: Intent, ending: Ending) => recordEntry(pool, randomUUID(), intent, ending)

  /** Whoever knocks at the same door all day is written down once in ten minutes. */
  async function refuse(intent: Intent): Promise<void> {
    const key = limitKey('journal-refusal', { person: `${intent.personId} ${intent.place}` })
    const now = new Date(intent.at)
    const { isAllowed } = await countAgainstLimit(pool, key, 1, refusalsWindowSeconds, now)
    if (isAllowed) await note(intent, { outcome: 'refused', cause: 'no-right' })
  }

  return { begin, end, note, refuse }
}

/** Of what was begun and never ended: the process that did it is gone, and how far it came nobody knows. */
export async function closeInterrupted(pool: pg.Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ request_id: string; intent: Intent }>(
    'select request_id, intent from journal_intents where begun_at < $1 order by begun_at limit 100',
    [new Date(now.getTime() - interruptedAfterMs)],
  )
  for (const { request_id, intent } of rows)
    await recordEntry(pool, request_id, intent, { outcome: 'interrupted', cause: 'stopped' })
  return rows.length
}

async function recordEntry(
  pool: pg.Pool,
  requestId: string,
  { personId, name, role, place, path, does, at, origin }: Intent,
  { outcome, cause, said = '', thing = '', before = null, after = null }: Ending,
): Promise<void> {
  const content: Content = { name, thing, said: withoutSecrets(said).slice(0, 300), before, after }
  const details = [partOf('origin', origin), partOf('content', content)] as const
  // One statement: the entry with its words, and the intent gone with it. The same request twice is one entry.
  await pool.query({
    name: 'journal-entry',
    text: `with gone as (delete from journal_intents where request_id = $1),
      entry as (
        insert into journal_entries
          (request_id, at, person_id, role, place, path, does, outcome, cause, origin_digest, content_digest)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
        on conflict (request_id) do nothing returning id)
      insert into journal_details (entry_id, part, salt, value)
      select entry.id, part.part, part.salt, part.value
      from entry, jsonb_to_recordset($12) as part (part text, salt text, value jsonb)`,
    values: [
      requestId,
      at,
      personId,
      role,
      place,
      path.slice(0, 400),
      does,
      outcome,
      cause,
      details[0].digest,
      details[1].digest,
      JSON.stringify(details),
    ],
  })
}

function partOf(part: 'origin' | 'content', value: object) {
  const salt = randomBytes(16).toString('base64url')
  return { part, salt, value, digest: digestOf(salt, value) }
}
