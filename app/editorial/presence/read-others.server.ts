import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../../platform/database/transaction.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { contentEdits } from '../drafts/tables.ts'
import { nameOf } from '../office/edit-rows.ts'
import { isTranslated, type Json, join, type Path, valueAt } from '../record.ts'

/** What others have done to a record since somebody looked: fields as they say now, items that are gone, any other order. */
export type OthersChanges = {
  fields: { name: string; by: string; at: string; value: string | string[] | null }[]
  gone: { path: Path; by: string }[]
  /** Who put items in or moved them: the form shows it when it is opened anew. */
  movedBy: string
}

// Beyond this the page is better opened anew.
const mostEdits = 200

export async function readOthers(
  db: Db,
  { id }: { id: string },
  draft: Draft,
  revision: number,
): Promise<OthersChanges> {
  const others: OthersChanges = { fields: [], gone: [], movedBy: '' }
  if (revision >= draft.revision) return others
  const edits = await db
    .select()
    .from(contentEdits)
    .where(
      and(
        eq(contentEdits.kind, draft.kind),
        eq(contentEdits.key, draft.key),
        gt(contentEdits.revision, revision),
      ),
    )
    .orderBy(asc(contentEdits.revision))
    .limit(mostEdits)
  const fields = new Map<string, OthersChanges['fields'][number]>()
  for (const { changes, personId, personName, at } of edits) {
    for (const change of changes) {
      // What one wrote oneself afterwards is what stands there.
      if (change.do === 'set') {
        const name = nameOf(change.path, change.language)
        if (personId === id) fields.delete(name)
        else {
          const value = shownValue(draft.record, change.path, change.language)
          fields.set(name, { name, by: personName, at: timeOf(at), value })
        }
      } else if (personId !== id && change.do === 'remove') {
        others.gone.push({ path: join(change.path, change.id), by: personName })
      } else if (personId !== id) others.movedBy = personName
    }
  }
  return { ...others, fields: [...fields.values()] }
}

/** As its field shows it; null for what is no text. */
function shownValue(record: Json, path: Path, language: LocaleCode | null): string | string[] | null {
  const found = valueAt(record, path)
  const value = language && isTranslated(found) ? found[language] : found
  if (Array.isArray(value)) return language ? value.join('\n\n') : null
  return language && typeof value === 'string' ? value : null
}
