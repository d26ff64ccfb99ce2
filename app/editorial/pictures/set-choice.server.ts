import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { pictures } from '../../content/pictures/tables.ts'
import type { Person } from '../../platform/person.ts'
import { readDraft } from '../drafts/read-draft.server.ts'
import { saveDraft } from '../drafts/save-draft.server.ts'
import { valueAt } from '../record.ts'
import { type ChosenField, fieldAt } from './chosen-field.ts'
import type { Refused } from './picture-refusal.ts'

/** Puts a picture of the library into a field of a draft: in its place, or after those that stand there. */
export async function setChoice(
  pool: pg.Pool,
  person: Person,
  { kind, key, path, id }: ChosenField & { id: string },
  now: Date,
): Promise<{ ok: true } | Refused> {
  const db = drizzle(pool)
  const [picture] = await db
    .select({ path: pictures.path })
    .from(pictures)
    .where(and(eq(pictures.id, id), isNull(pictures.trashedAt)))
  if (!picture) return { ok: false, reason: 'unknown-picture' }
  const draft = await readDraft(db, kind, key)
  const field = draft && fieldAt(kind, draft.record, path)
  if (field?.type !== 'picture' && field?.type !== 'pictures') return { ok: false, reason: 'unknown' }
  const was = valueAt(draft?.record ?? {}, path) ?? null
  const hung = Array.isArray(was) ? was : []
  const to =
    field.type === 'picture' ? picture.path : [...hung.filter(one => one !== picture.path), picture.path]
  const change = { do: 'set', path, language: null, was, to } as const
  const saved = await saveDraft(pool, person, { kind, key }, { id: randomUUID(), changes: [change] }, now)
  if (!saved.ok) return { ok: false, reason: saved.reason === 'not-allowed' ? 'not-allowed' : 'unknown' }
  return saved.conflicts.length > 0 ? { ok: false, reason: 'old' } : { ok: true }
}
