import { afterAll, beforeAll, expect, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { readDraft } from '../../app/editorial/drafts/read-draft.server.ts'
import { kindNames } from '../../app/editorial/kinds/kind-names.ts'
import { listLive } from '../../app/editorial/live/read-live.server.ts'
import { readFindings, shownFindings } from '../../app/editorial/office/read-findings.server.ts'
import { matchRoute } from '../../app/navigation/route-table.ts'
import { everyRoute } from '../../app/office-routes.ts'
import { openFair } from '../builders/fair-database.ts'

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

test.each(kindNames)('the launch texts of %s ask for no repair', async kind => {
  const asking = {
    db: database.db,
    edition: autumn2025,
    now: new Date('2025-08-20T10:00:00+03:00'),
    mayOpen: (path: string) => matchRoute(everyRoute, path) !== null,
  }
  const faults: string[] = []
  for (const { key } of await listLive(database.db, kind)) {
    const draft = await readDraft(database.db, kind, key)
    if (!draft) throw new Error(`no ${kind} ${key}`)
    const found = (await readFindings(asking, draft)).filter(({ severity }) => severity === 'fix')
    for (const { title, text, at } of shownFindings(draft, found, 'en'))
      faults.push(`${key}: ${title}. ${text} ${at}`)
  }
  expect(faults).toEqual([])
})
