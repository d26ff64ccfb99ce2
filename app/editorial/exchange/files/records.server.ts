import { listFile, streamOf } from '../../../office/make-list-file.server.ts'
import { download, type FileContext } from '../../../page-server/file.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { dayOf } from '../../../platform/dates.ts'
import { type Draft, readDrafts } from '../../drafts/read-draft.server.ts'
import { isKindName, type KindName } from '../../kinds/kind-names.ts'
import { kinds } from '../../kinds/kinds.ts'
import { isObject } from '../../record.ts'
import { mayOpenKind } from '../../rights.ts'
import { cellOf } from '../cells.ts'
import { type Column, columnsOf, headingOf, isExchanged, keyHeadingIn } from '../columns.ts'

/**
 * All of a kind as it stands in drafts, as a table that can be written in and sent back, texts in the reader's language
 * first; or whole, as JSON.
 */
export async function make({
  db,
  locale,
  now,
  params,
  path,
  person,
}: SignedIn<FileContext>): Promise<Response | null> {
  const [, kind = '', format] = /^([a-z-]+)\.(csv|xlsx|json)$/.exec(params.file ?? '') ?? []
  if (!isKindName(kind) || !isExchanged(kind) || !mayOpenKind(person, kind)) return null
  const drafts = await readAll(db, kind)
  if (format === 'json') {
    return download(streamOf(jsonOf(kind, drafts)), {
      type: 'application/json; charset=utf-8',
      name: `${kind}-${dayOf(now)}.json`,
    })
  }
  const columns = columnsOf(kind, locale)
  async function* rows() {
    for (const draft of drafts)
      yield [draft.key, ...columns.map(column => cellOf(column.field, valueIn(draft, column), locale))]
  }
  return listFile(
    { path, now },
    {
      name: kind,
      title: kinds[kind].label.many[locale],
      heading: [keyHeadingIn(locale), ...columns.map(column => headingOf(column, locale))],
      rows: rows(),
    },
  )
}

async function readAll(db: Db, kind: KindName): Promise<Draft[]> {
  const drafts = await readDrafts(db, kind, null)
  return drafts.filter(({ trashedAt }) => trashedAt === null)
}

function valueIn({ record }: Draft, { field, language }: Column) {
  const value = record[field.name] ?? null
  return language && isObject(value) ? (value[language] ?? null) : value
}

async function* jsonOf(kind: KindName, drafts: readonly Draft[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{"kind":${JSON.stringify(kind)},"records":[\n`)
  for (const [place, { key, record }] of drafts.entries())
    yield Buffer.from(`${place > 0 ? ',\n' : ''}${JSON.stringify({ key, record })}`)
  yield Buffer.from('\n]}\n')
}
