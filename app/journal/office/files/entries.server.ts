import { inBatches, type ListRow, listFile, streamOf } from '../../../office/make-list-file.server.ts'
import { download, type FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { dayOf } from '../../../platform/dates.ts'
import { readJournalFilter } from '../../filter.ts'
import { type JournalEntry, readEntries } from '../../read-entries.server.ts'
import { readerOf } from '../../reader.ts'
import { shownEntry } from '../shown-entry.ts'
import { journalTexts } from '../texts.server.ts'

/** The journal with the filter of its page, as far as this reader reads it; read and sent a batch at a time. */
export async function make(context: SignedIn<FileContext>): Promise<Response> {
  const { db, locale, search, person, path, now, mayOpen } = context
  const t = journalTexts[locale]
  const filter = readJournalFilter(search)
  const entries = inBatches<JournalEntry>((after, limit) =>
    readEntries(db, readerOf(person, mayOpen), filter, { before: after?.id ?? null, limit }),
  )
  if (path.endsWith('.json'))
    return download(streamOf(jsonBytes(entries)), {
      type: 'application/json; charset=utf-8',
      name: `journal-${dayOf(now)}.json`,
    })
  const { columns, file } = t
  const heading = [
    file.number,
    columns.time,
    columns.who,
    file.role,
    columns.does,
    columns.what,
    file.path,
    file.outcome,
    columns.brief,
    columns.origin,
  ]
  return listFile(context, { name: 'journal', title: t.title, heading: heading.map(plain), rows: rowsOf() })

  async function* rowsOf(): AsyncGenerator<ListRow> {
    for await (const entry of entries) {
      const shown = shownEntry(entry, locale, t)
      yield [
        shown.number,
        `${shown.day} ${shown.time}`,
        shown.who,
        shown.role,
        shown.does,
        [shown.section, shown.thing].filter(Boolean).join(': '),
        shown.path,
        shown.outcomeName,
        shown.why,
        shown.origin,
      ].map(value => (typeof value === 'string' ? plain(value) : value))
    }
  }
}

/** Whole entries, with their links of the chain: whoever has the file can prove it. */
async function* jsonBytes(entries: AsyncIterable<JournalEntry>): AsyncGenerator<Uint8Array> {
  let waiting = '['
  let isFirst = true
  for await (const entry of entries) {
    waiting += `${isFirst ? '' : ','}\n${JSON.stringify(entry)}`
    isFirst = false
    if (waiting.length < 65_536) continue
    yield Buffer.from(waiting)
    waiting = ''
  }
  yield Buffer.from(`${waiting}\n]\n`)
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
