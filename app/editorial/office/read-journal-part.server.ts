import { and, asc, eq } from 'drizzle-orm'
import type { JournalSource, RoomRecord } from '../../office/journal-source.ts'
import { readDraft } from '../drafts/read-draft.server.ts'
import { readRevision } from '../drafts/read-revision.server.ts'
import { contentEdits, contentVersions } from '../drafts/tables.ts'
import { isKindName } from '../kinds/kind-names.ts'
import { kinds } from '../kinds/kinds.ts'
import { shownDifference } from './shown-difference.ts'
import { editorialTexts } from './texts.server.ts'

const most = 20

/** What an editor has written or put on the site: every change by its field, what stood there and what stands there now. */
export const editsInJournal: JournalSource = async (db, { path, at, personId }, locale) => {
  const [, kind = '', key = ''] = /^\/office\/content\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  if (!isKindName(kind)) return []
  const t = editorialTexts[locale]
  const edits = await db
    .select()
    .from(contentEdits)
    .where(
      and(
        eq(contentEdits.kind, kind),
        eq(contentEdits.key, key),
        eq(contentEdits.at, at),
        eq(contentEdits.personId, personId),
      ),
    )
    .orderBy(asc(contentEdits.revision))
    .limit(most)
  const draft = edits.length > 0 ? await readDraft(db, kind, key) : null
  const records: RoomRecord[] = []
  for (const { revision } of draft ? edits : []) {
    if (!draft) break
    const before = await readRevision(db, draft, revision - 1)
    const after = await readRevision(db, draft, revision)
    records.push({
      what: t.versions.events.written,
      reason: '',
      changes: shownDifference(kinds[kind].fields, before, after, locale).map(
        ({ label, language, was, now }) => ({
          label: language ? `${label}, ${t.edit.languages[language]}` : label,
          was: textOf(was),
          now: textOf(now),
        }),
      ),
    })
  }
  const versions = await db
    .select()
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.kind, kind),
        eq(contentVersions.key, key),
        eq(contentVersions.at, at),
        eq(contentVersions.personId, personId),
      ),
    )
    .orderBy(asc(contentVersions.number))
    .limit(most)
  const kept = versions.map(({ event, languages, reason }) => ({
    what: [t.versions.events[event], languages.join(', ').toUpperCase()].filter(Boolean).join(', '),
    reason: reason ?? '',
    changes: [],
  }))
  return [...records, ...kept]
}

function textOf(pieces: readonly { text: string }[]): string {
  return pieces.map(({ text }) => text).join('')
}
