import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { readDraft } from '../../app/editorial/drafts/read-draft.server.ts'
import { kindNames } from '../../app/editorial/kinds/kind-names.ts'
import { listLive } from '../../app/editorial/live/read-live.server.ts'
import {
  readFindings,
  readFindingsOf,
  shownFindings,
} from '../../app/editorial/office/read-findings.server.ts'
import { everyRoute } from '../../app/office-routes.ts'
import { judgeLinks, recordPages } from '../../app/shell/judge-links.server.ts'
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
  judgeLinks,
})

describe('what a text leads to', () => {
  const judged = async (...paths: string[]) => [...(await judgeLinks(asking(), paths)).values()]
  const living = { state: 'living' }
  const none = { state: 'none' }
  const ours = { state: 'ours' }

  test('is judged by what a visitor finds there, whoever asks', async () => {
    expect(await judged('/', '/tickets/', '/tickets/cart/', '/account/', '/account/register/')).toEqual(
      Array(5).fill(living),
    )
    expect(
      await judged('/office/people/', '/door/', '/council/', '/jury/', '/sign-out/', '/api/v1/events/'),
    ).toEqual(Array(6).fill(ours))
    expect(
      await judged(
        '/nowhere/',
        '/participants/no-such/',
        '/speakers/999999/',
        '/works/999-9/',
        '/artists/x/y/',
      ),
    ).toEqual(Array(5).fill(none))
    expect(await judged('/speakers/abc/', '/works/1-1%00/', `/artists/${'a'.repeat(300)}/`, '/%zz/')).toEqual(
      Array(4).fill(none),
    )
    expect(await judged('/map/', '/people/1/', '/Tickets', '/people/999999/')).toEqual([
      { state: 'moved', to: '/navigator/map/' },
      { state: 'moved', to: '/speakers/1/' },
      { state: 'moved', to: '/tickets/' },
      none,
    ])
  })

  test('a page is there as long as its record is seen; one that has moved is led to, if there is a page', async () => {
    const slugOf = async (table: string) => {
      const { rows } = await database.pool.query<{ slug: string }>(
        `select slug from ${table} where published_ru_at is not null and address is null order by slug desc limit 1`,
      )
      return rows[0]?.slug ?? ''
    }
    for (const [table, beginning] of [
      ['participants', '/participants/'],
      ['artists', '/artists/'],
      ['events', '/program/'],
      ['releases', '/press/'],
    ] as const) {
      const slug = await slugOf(table)
      const path = `${beginning}${slug}/`
      const now = `${beginning}moved-on/`
      const set = (what: string) => database.pool.query(`update ${table} set ${what} where slug = $1`, [slug])
      const also = table === 'releases' ? `, released_on = '2025-08-01'` : ''
      await set(`published_en_at = null${also}`)
      expect([table, ...(await judged(path, now))]).toEqual([table, living, none])
      await set(`address = 'moved-on'`)
      await database.pool.query(
        `insert into redirects (from_path, kind, key, is_by_hand, made_at, person_id, person_name)
         values ($1, $2, $3, false, now(), 'x', 'x')`,
        [path, table, slug],
      )
      expect([table, ...(await judged(path, now))]).toEqual([table, { state: 'moved', to: now }, living])
      await set('published_ru_at = null')
      expect([table, ...(await judged(path, now))]).toEqual([table, none, none])
      if (table !== 'artists') {
        const isAhead = table === 'releases' ? `released_on = '2025-12-01'` : `edition_id = 'spring-2026'`
        await set(`published_ru_at = now(), ${isAhead}`)
        expect([table, ...(await judged(now))]).toEqual([table, none])
      }
    }
  })

  test('a thousand links cost no more than one', async () => {
    const asked = vi.spyOn(database.db, 'execute')
    await judged('/participants/no-such/')
    const few = asked.mock.calls.length
    await judged(...Array.from({ length: 1_000 }, (_, at) => `/participants/no-such-${at}/`))
    expect([few, asked.mock.calls.length]).toEqual([1, 2])
    asked.mockRestore()
  })

  test('every page of visitors with a record behind it is known', () => {
    const named = everyRoute.filter(({ audience, path }) => audience === 'public' && path.includes(':'))
    expect(named.map(({ id }) => id).toSorted()).toEqual(Object.keys(recordPages(asking())).toSorted())
  })

  test('a draft may lead to itself, and to what goes out with it', async () => {
    const draft = await readDraft(database.db, 'questions', 'when-and-where')
    if (!draft) throw new Error('no question')
    const record = { ...draft.record, question: { ru: 'Где /artists/new-name/?', en: '/office/content/?' } }
    const artist = { kind: 'artists' as const, key: 'new-name', record: {}, stale: {} }
    const linksIn = async (...also: (typeof artist)[]) => {
      const [found = []] = await readFindingsOf(asking(), [{ ...draft, record }, ...also])
      return found.flatMap(({ check, severity, detail }) =>
        check === 'links' ? [[severity, detail.reason, detail.to]] : [],
      )
    }
    const toOffice = ['fix', 'ours', '/office/content/']
    expect(await linksIn()).toEqual([['fix', 'broken', '/artists/new-name/'], toOffice])
    expect(await linksIn(artist)).toEqual([toOffice])
  })
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
