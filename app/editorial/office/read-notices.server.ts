import { sql } from 'drizzle-orm'
import { pictures } from '../../content/pictures/tables.ts'
import type { OfficeRoom } from '../../office/office-room.ts'
import { fill } from '../../platform/fill.ts'
import { contentDrafts, contentEdits } from '../drafts/tables.ts'
import { tableImports } from '../exchange/tables.ts'
import { isKindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { rightsWarningDays } from '../pictures/library-bounds.ts'
import { warnedFrom } from '../pictures/read-library.server.ts'
import type { JsonObject } from '../record.ts'
import { contentReleases } from '../releases/tables.ts'
import { mayEdit, mayOpenKind } from '../rights.ts'
import { addressOf } from './record-in.ts'
import { editorialTexts } from './texts.server.ts'

type Happened = {
  what: 'edit' | 'held-up' | 'rights' | 'taken' | 'undone'
  at: string
  kind: string
  key: string
  who: string
  record: JsonObject | null
}

/**
 * Of the editors' desk: somebody went on with my text, a release of mine was held up, a table of mine was taken over, the
 * rights to a picture run out. By one question, to whoever it concerns.
 */
export const editorialHappened: NonNullable<OfficeRoom['happened']> = async asking => {
  const { db, person, locale, now, since } = asking
  const t = editorialTexts[locale].happened
  const from = since.toISOString()
  const { rows } = await db.execute(sql`
    (select distinct on (e.kind, e.key) 'edit' as what, e.at::text as at, e.kind, e.key, e.person_name as who, d.record
      from (select kind, key, max(revision) as revision from ${contentEdits}
        where person_id = ${person.id} and at >= ${from}::timestamptz group by kind, key) mine
      join ${contentEdits} e on e.kind = mine.kind and e.key = mine.key and e.revision > mine.revision
      join ${contentDrafts} d on d.kind = e.kind and d.key = e.key
      where e.person_id <> ${person.id} and d.trashed_at is null
      order by e.kind, e.key, e.revision desc limit 50)
    union all
    (select 'held-up', planned_for::text, '', id::text, title, null from ${contentReleases}
      where state = 'held-up' and planned_for >= ${from}::timestamptz
        and ${person.id} in (planned_by_id, made_by_id)
      order by planned_for desc limit 20)
    union all
    (select 'rights', (rights_until - ${rightsWarningDays}::int)::timestamptz::text, '', id::text, path, null
      from ${pictures}
      where trashed_at is null and rights_until <= ${warnedFrom(now)}
        and rights_until - ${rightsWarningDays}::int >= ${from}::timestamptz
      order by rights_until desc limit 20)
    union all
    (select state, run_at::text, '', id::text, file_name, null from ${tableImports}
      where run_by_id = ${person.id} and state in ('taken', 'undone') and run_at >= ${from}::timestamptz
      order by run_at desc limit 20)`)
  return (rows as Happened[]).flatMap(({ what, at, kind, key, who, record }) => {
    const when = new Date(at)
    if (what === 'held-up') {
      return [{ at: when, text: fill(t.heldUp, { title: who }), to: `/office/releases/${key}/` }]
    }
    if (what === 'rights') {
      const isTheirs = mayEdit(person, 'write') && mayEdit(person, 'publish')
      const to = `/office/content/pictures/${key}/`
      return isTheirs ? [{ at: when, text: fill(t.rights, { path: who }), to }] : []
    }
    if (what === 'taken' || what === 'undone') {
      return [{ at: when, text: fill(t[what], { file: who }), to: `/office/content/imports/${key}/` }]
    }
    if (!isKindName(kind) || !mayOpenKind(person, kind) || !record) return []
    const title = kinds[kind].titleOf(record, key)[locale] || key
    return [{ at: when, text: fill(t.edited, { who, title }), to: `${addressOf({ kind, key })}versions/` }]
  })
}
