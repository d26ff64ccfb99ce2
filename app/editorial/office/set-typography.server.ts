import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Person } from '../../platform/person.ts'
import type { Change } from '../changes.ts'
import type { Draft } from '../drafts/read-draft.server.ts'
import { type Saved, saveDraft } from '../drafts/save-draft.server.ts'
import { type Json, leavesOf } from '../record.ts'
import { mayEdit, rightFor } from '../rights.ts'
import { typeset } from '../typography/typeset.ts'

/** Sets quotation marks, dashes and no-break spaces in everything this person may write; taken back like any other edit. */
export async function setTypography(pool: pg.Pool, person: Person, draft: Draft, now: Date): Promise<Saved> {
  const changes = typographyChanges(draft).filter(({ language }) => mayEdit(person, rightFor(language)))
  return saveDraft(pool, person, draft, { id: randomUUID(), changes }, now)
}

function typographyChanges({ record }: Pick<Draft, 'record'>): Extract<Change, { do: 'set' }>[] {
  return leavesOf(record).flatMap(({ path, language, value }) => {
    if (!language) return []
    const set = (text: Json) => (typeof text === 'string' ? typeset(text, language).text : text)
    const to = Array.isArray(value) ? value.map(set) : set(value)
    return JSON.stringify(to) === JSON.stringify(value) ? [] : [{ do: 'set', path, language, was: value, to }]
  })
}
