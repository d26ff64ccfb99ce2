import { expect, test } from 'vitest'
import { filesOf, listContent, readRecords } from '../content/import/read-content.server.ts'
import { adoptIds } from './adopt-ids.ts'
import { applyChanges, changesBetween } from './changes.ts'
import { checkComplete, checkShape } from './check-fields.ts'
import { emptyRecord, toDraft, toLive } from './draft-record.ts'
import { kinds } from './kinds/kinds.ts'
import type { JsonObject } from './record.ts'

const { fields } = kinds.pages
const files = filesOf(await listContent('content'), 'pages')
const pages = (await readRecords(files)).map(
  ({ key, ...page }) => [key, page as unknown as JsonObject] as const,
)

let count = 0
const newId = () => `id${String(count++).padStart(4, '0')}`

test.each(pages)('page %s is whole after a draft of it, and fits its description', (_, page) => {
  const draft = toDraft(fields, page, newId)
  expect(toLive(fields, draft)).toEqual(page)
  expect(checkShape(fields, draft)).toEqual([])
  expect(checkComplete(fields, draft, ['ru', 'en'])).toEqual([])
})

test('the changes from an empty page to a written one make it', () => {
  for (const [, page] of pages) {
    const draft = toDraft(fields, page, newId)
    const empty = emptyRecord(fields)
    const { record, conflicts } = applyChanges(empty, changesBetween(empty, draft))
    expect(conflicts).toEqual([])
    expect(record).toEqual(draft)
  }
})

test('a page read anew keeps the ids its blocks had, wherever they stand now', () => {
  const page: JsonObject = pages.find(([key]) => key === 'about')?.[1] ?? {}
  const draft = toDraft(fields, page, newId)
  const turned = { ...page, blocks: (page.blocks as JsonObject[]).toReversed() }
  const ids = (record: JsonObject) => (record.blocks as JsonObject[]).map(({ id }) => id)
  expect(ids(adoptIds(toDraft(fields, turned, newId), draft))).toEqual(ids(draft).toReversed())
})
