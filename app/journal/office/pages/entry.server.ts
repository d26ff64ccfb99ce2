import { wordDifference } from '../../../editorial/difference/word-difference.ts'
import { notFound } from '../../../navigation/page-error.ts'
import { officeFrameData } from '../../../office/frame-data.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import type { Facts } from '../../../page-server/trace.ts'
import { findDoer, findEntry } from '../../read-entries.server.ts'
import { readerOf } from '../../reader.ts'
import { shownEntry } from '../shown-entry.ts'
import type { JournalTexts } from '../texts.ru.ts'
import { journalTexts } from '../texts.server.ts'

export const load = using(['journalSources'], async (context: SignedIn<LoadContext>, { journalSources }) => {
  const { db, locale, params, person, pathname, mayOpen } = context
  const t = journalTexts[locale]
  const entry = await findEntry(db, readerOf(person, mayOpen), params.id ?? '')
  if (!entry) throw notFound(pathname)
  const { at, path, personId, content } = entry
  const email = await findDoer(db, personId)
  const records = []
  for (const read of journalSources) records.push(...(await read(db, { at, path, personId, email }, locale)))
  return {
    frame: officeFrameData(context),
    entry: shownEntry(entry, locale, t),
    email: email ?? t.entry.formerPerson,
    former: entry.former,
    hash: entry.hash,
    // An address that somebody could open anyway; a file is not taken by looking at who took it.
    to: path.endsWith('/') && mayOpen(path) ? path : null,
    changes: changesOf(content?.before ?? null, content?.after ?? null, t),
    records: records.map(record => ({
      ...record,
      changes: record.changes.map(({ label, was, now }) => ({ label, ...sides(was, now) })),
    })),
  }
})

export type EntryData = Awaited<ReturnType<typeof load>>

function changesOf(before: Facts | null, after: Facts | null, t: JournalTexts) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names.map(name => ({
    label: (t.fields as Record<string, string>)[name] ?? name,
    ...sides(textOf(before?.[name]), textOf(after?.[name])),
  }))
}

function textOf(value: Facts[string] | undefined): string {
  return value === null || value === undefined ? '' : String(value)
}

function sides(was: string, now: string) {
  const pieces = wordDifference(was, now)
  return {
    was: pieces.filter(({ kind }) => kind !== 'added'),
    now: pieces.filter(({ kind }) => kind !== 'removed'),
  }
}
