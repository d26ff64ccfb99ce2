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

test('a slip is named before it goes out; names and terms that stand on the site are words', async () => {
  const draft = await readDraft(database.db, 'questions', 'when-and-where')
  if (!draft) throw new Error('no question')
  const record = {
    ...draft.record,
    question: {
      ru: 'Где на ярмарке смотреть искуство мастерской и сграффито?',
      en: 'Where does one recieve the catalogue of the fair?',
    },
  }
  await database.pool.query(
    `insert into search_words (locale, word, folded) values ('ru', 'сграффито', 'sgraffito') on conflict do nothing`,
  )
  const found = await readFindings(asking(), { ...draft, record })
  const slips = found.filter(({ check, path }) => check === 'spelling' && path === 'question')
  expect(slips.map(({ severity, language, detail }) => [severity, language, detail.words])).toEqual([
    ['decide', 'ru', 'искуство'],
    ['decide', 'en', 'recieve'],
  ])
})

test('what is on the site from the first day has no word that is not known', async () => {
  const slips: string[] = []
  for (const kind of kindNames)
    for (const { key } of (await listLive(database.db, kind)).slice(0, 12)) {
      const draft = await readDraft(database.db, kind, key)
      const found = draft ? await readFindings(asking(), draft) : []
      for (const { check, severity, detail, path } of found)
        if (check === 'spelling' && severity === 'decide')
          slips.push(`${kind}/${key} ${path}: ${detail.words}`)
    }
  expect(slips).toEqual([])
})

const asking = () => ({
  db: database.db,
  edition: autumn2025,
  now: new Date('2025-08-20T10:00:00+03:00'),
  mayOpen: (path: string) => matchRoute(everyRoute, path) !== null,
})

test.each(kindNames)('the launch texts of %s ask for no repair', async kind => {
  const faults: string[] = []
  for (const { key } of await listLive(database.db, kind)) {
    const draft = await readDraft(database.db, kind, key)
    if (!draft) throw new Error(`no ${kind} ${key}`)
    const found = (await readFindings(asking(), draft)).filter(({ severity }) => severity === 'fix')
    for (const { title, text, at } of shownFindings(draft, found, 'en'))
      faults.push(`${key}: ${title}. ${text} ${at}`)
  }
  expect(faults).toEqual([])
})

test('a picture that is lost on the dark wall is named where it is chosen', async () => {
  const contrastIn = async () => {
    const [speaker] = await listLive(database.db, 'speakers')
    const draft = speaker && (await readDraft(database.db, 'speakers', speaker.key))
    if (!draft) throw new Error('no speaker')
    const found = await readFindings(asking(), draft)
    return found.flatMap(({ check, severity, path }) => (check === 'contrast' ? [[severity, path]] : []))
  }
  await database.pool.query(`update pictures set colours = '[[0.95, 0, 0, 0.4], [0.2, 0, 0, 0.6]]'`)
  expect(await contrastIn()).toEqual([['fine', '']])
  await database.pool.query(`update pictures set colours = '[[0.95, 0, 0, 0.02], [0.2, 0, 0, 0.98]]'`)
  expect(await contrastIn()).toEqual([['decide', 'picturePath']])
})
