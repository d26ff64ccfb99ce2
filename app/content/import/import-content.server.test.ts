import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import kedrachArtist from '../../../content/artists/painting/mark-kedrach.ts'
import veligorArtist from '../../../content/artists/paper/anna-veligor.ts'
import portico from '../../../content/audio-stops/01-portico.ts'
import departure from '../../../content/departures/day-1/day-1-1130-six-sections.ts'
import offer from '../../../content/documents/offer-2.ts'
import opening from '../../../content/events/day-0/fair-opening.ts'
import aboutPage from '../../../content/pages/fair/about.ts'
import workshop from '../../../content/participants/paper/bumazhny-order.ts'
import chair from '../../../content/people/jury/vsevolod-chernoles.ts'
import { recordsOf } from '../../../content/reading.ts'
import veligor from '../../../content/speakers/anna-veligor.ts'
import type { ContentRecords, Entity, WorkRecord } from '../../../content/types.ts'
import { bothDatabases, openBareEmbedded } from '../../../tests/builders/both-databases.ts'
import { makeFolder } from '../../../tests/builders/postgres-cluster.ts'
import { autumn2025 } from '../../editions/edition.ts'
import { migrateDatabase } from '../../platform/database/migrate.server.ts'
import { createLog } from '../../platform/log.server.ts'
import { importContent, importNewContent } from './import-content.server.ts'

const both = (text: string) => ({ ru: text, en: text })
const lake = {
  file: 'works/work-901.jpg',
  alt: both('A lake'),
  title: both('Lake'),
  technique: both('ink'),
  year: 2025,
  size_cm: { height: 20, width: 30 },
}

describe.each(bothDatabases)('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  let atStart: number
  let seeded: number
  const uploadsDir = makeFolder('import-uploads')
  const made = [uploadsDir]
  const warnings: object[] = []
  const source = (contentDir: string) => ({
    edition: autumn2025,
    uploadsDir,
    now: new Date('2025-08-21T09:00:00Z'),
    log: { ...createLog('silent'), warn: (about: object) => void warnings.push(about) },
    contentDir,
  })
  const rows = async (query: string) => (await database.pool.query(query)).rows
  const bringIn = (...files: File[]) => importContent(database.pool, source(folderOf(made, files)))

  beforeAll(async () => {
    database = await open()
    atStart = await importNewContent(database.pool, source('content'))
    seeded = await importContent(database.pool, source('content'))
  }, 180_000)
  beforeEach(() => {
    warnings.length = 0
  })
  afterAll(async () => {
    await database.drop()
    for (const folder of made) rmSync(folder, { recursive: true, force: true })
  })

  test('an empty database is left to the seed, which brings in everything', () => {
    expect(atStart).toBe(0)
    // The clone of PostgreSQL comes seeded.
    expect(seeded > 0).toBe(database.isEmbedded)
  })

  test('a fair that knows all of content/ is left alone', async () => {
    const before = await fingerprint(rows)
    expect(await importNewContent(database.pool, source('content'))).toBe(0)
    expect(await fingerprint(rows)).toEqual(before)
  })

  test('a new page is there, and a second start changes nothing', async () => {
    const page = record('pages', 'lake', { ...aboutPage, key: 'lake', title: both('Lake') })
    expect(await bringIn(page)).toBe(1)
    expect(await rows("select title, revision from pages where key = 'lake'")).toEqual([
      { title: both('Lake'), revision: 1 },
    ])
    const before = await fingerprint(rows)
    expect(await bringIn(page)).toBe(0)
    expect(await fingerprint(rows)).toEqual(before)
  })

  test('what staff changed stays changed, what they removed stays removed, renamed or not', async () => {
    const pages = ['island', 'river', 'spring'].map(key => record('pages', key, { ...aboutPage, key }))
    expect(await bringIn(...pages)).toBe(3)
    await rows(`update pages set title = '{"ru": "Ours", "en": "Ours"}' where key = 'island'`)
    await rows("delete from pages where key = 'river'")
    await rows("update pages set key = 'well' where key = 'spring'")
    const before = await fingerprint(rows)
    expect(await bringIn(...pages)).toBe(0)
    expect(await fingerprint(rows)).toEqual(before)
  })

  test('a new speaker, the event they speak at and a person of the jury are there', async () => {
    const speaker = { ...veligor, id: 901, lastName: both('Lake') }
    const event = { ...opening, slug: 'lake-at-dusk', speakerIds: [901, 1, 902] }
    expect(
      await bringIn(
        record('speakers', 'anna-lake', speaker),
        record('events', 'lake-at-dusk', event, 'day-0'),
        record('people', 'boris-lake', { ...chair, lastName: both('Lake') }, 'jury'),
        record('departures', 'day-1-2000-lake', { ...departure, from: '20:00' }, 'day-1'),
      ),
    ).toBe(4)
    // Nobody has the number 902: the event goes without.
    expect(
      await rows(`select speaker_id from event_speakers join events on events.id = event_id
        where slug = 'lake-at-dusk' order by position`),
    ).toEqual([{ speaker_id: 901 }, { speaker_id: 1 }])
    expect(await rows("select body from members where last_name->>'en' = 'Lake'")).toEqual([{ body: 'jury' }])
    expect(await rows("select minutes from departures where starts_at = '2025-09-25T20:00+03'")).toEqual([
      { minutes: 60 },
    ])
    const [next] = await rows("select nextval(pg_get_serial_sequence('speakers', 'id'))::int as id")
    expect(next).toEqual({ id: 902 })
  })

  test('a new participant comes with works and their pictures', async () => {
    const hung: WorkRecord = { picture: lake.file, artist: 'anna-veligor', mark: 'free', priceRoubles: null }
    const studio = { ...workshop, slug: 'ozero', number: 71, stand: 'C-13', works: [hung] }
    expect(await bringIn(record('participants', 'ozero', studio, 'paper'), picture(lake.file))).toBe(1)
    expect(
      await rows(`select works.title, picture_path, width_cm, pictures.width > 0 as is_sized from works
        join participants on participants.id = participant_id
        join pictures on path = picture_path where slug = 'ozero'`),
    ).toEqual([{ title: lake.title, picture_path: lake.file, width_cm: 30, is_sized: true }])
    expect(existsSync(join(uploadsDir, lake.file))).toBe(true)
  })

  test.each([
    ['is on the site', 'null'],
    ['was taken off the site', 'now()'],
  ])(
    'an address of an exhibitor’s page that %s is not taken by a later participant',
    async (_, withdrawnAt) => {
      const slug = withdrawnAt === 'null' ? 'zaliv' : 'zaton'
      await rows(`insert into exhibitor_pages (slug, application_id, edition_id, stand_code, type, section, name, city, about, artists,
        email, phone, links, pictures, published_at, changed_at, withdrawn_at)
      values ('${slug}', gen_random_uuid(), 'spring-2026', 'C-07', 'workshop', 'paper', '{"ru":"Наши","en":"Ours"}', '{"ru":"","en":""}',
        '{"ru":"","en":""}', '[]', 'a@b.example', '', '[]', '[]', now(), now(), ${withdrawnAt})`)
      const [before] = await rows(`select * from exhibitor_pages where slug = '${slug}'`)
      const studio = { ...workshop, slug, number: 81, stand: 'C-15', works: [] }
      const beside = { ...studio, slug: `${slug}-2`, number: withdrawnAt === 'null' ? 82 : 83 }
      await bringIn(
        record('participants', slug, studio, 'paper'),
        record('participants', `${slug}-2`, beside, 'paper'),
      )
      expect(await rows(`select slug from participants where slug like '${slug}%'`)).toEqual([
        { slug: `${slug}-2` },
      ])
      expect(await rows(`select * from exhibitor_pages where slug = '${slug}'`)).toEqual([before])
      expect(warnings).toEqual([{ entity: 'participants', keys: expect.arrayContaining([slug]) }])
      // Alone it stops nothing either.
      await bringIn(record('participants', slug, studio, 'paper'))
      expect(await rows(`select 1 from participants where slug = '${slug}'`)).toEqual([])
    },
  )

  test('an artist known by name alone gets the rest, whom staff described stays theirs', async () => {
    const bare = 'born = null, city = null, school = null, practice = null, about = null'
    await rows(`update artists set ${bare} where slug in ('anna-veligor', 'mark-kedrach')`)
    await rows(`update artists set about = '{"ru": "Ours", "en": "Ours"}' where slug = 'mark-kedrach'`)
    await rows(
      "delete from content_imports where entity = 'artists' and key in ('anna-veligor', 'mark-kedrach')",
    )
    const files = [veligorArtist, kedrachArtist].map(artist =>
      record('artists', artist.slug, artist, 'paper'),
    )
    expect(await bringIn(...files)).toBe(2)
    expect(
      await rows(
        "select slug, born, about from artists where slug in ('anna-veligor', 'mark-kedrach') order by slug",
      ),
    ).toEqual([
      { slug: 'anna-veligor', born: veligorArtist.born, about: veligorArtist.about },
      { slug: 'mark-kedrach', born: null, about: both('Ours') },
    ])
    await rows(`update artists set born = ${kedrachArtist.born}, about = null where slug = 'mark-kedrach'`)
  })

  test('a participant comes without an artist whom staff removed, and without their works', async () => {
    const gone: WorkRecord = { picture: lake.file, artist: 'nobody-here', mark: 'free', priceRoubles: null }
    const artists = ['nobody-here', 'lev-ovsyanik']
    const studio = { ...workshop, slug: 'reka', number: 72, stand: 'C-14', artists, works: [gone] }
    expect(await bringIn(record('participants', 'reka', studio, 'paper'), picture(lake.file))).toBe(1)
    expect(
      await rows(`select artist_slug from participant_artists join participants on id = participant_id
        where slug = 'reka'`),
    ).toEqual([{ artist_slug: 'lev-ovsyanik' }])
    expect(
      await rows(
        "select 1 from works join participants on participants.id = participant_id where slug = 'reka'",
      ),
    ).toEqual([])
  })

  test('a new audio stop comes with the recordings it names', async () => {
    const recording = { ru: '13-lake.ru.mp3' }
    const take = { path: `recordings/${recording.ru}`, text: 'music' }
    expect(await bringIn(record('audio-stops', '13-lake', { ...portico, number: 13, recording }), take)).toBe(
      1,
    )
    expect(await rows('select recording from audio_stops where number in (1, 13) order by number')).toEqual([
      { recording: null },
      { recording },
    ])
    expect(readFileSync(join(uploadsDir, take.path), 'utf8')).toBe('music')

    const wrong = record('audio-stops', '14-lake', {
      ...portico,
      number: 14,
      recording: { en: '../lake.mp3' },
    })
    await expect(bringIn(wrong)).rejects.toThrow('a recording cannot be called ../lake.mp3')
  })

  test('a new version of a document stands beside the old one', async () => {
    await bringIn(record('documents', 'offer-3', { ...offer, version: 3, validFromDaysBefore: 10 }))
    const versions = await rows("select version, sha256 from documents where slug = 'offer' order by version")
    expect(versions.map(({ version }) => version)).toEqual([1, 2, 3])
    expect(versions[1].sha256).not.toBe(versions[2].sha256)
  })

  test('a key that staff have taken is theirs', async () => {
    await rows(`insert into pages (key, title, lead, description, blocks, published_at)
      values ('harbour', '{"ru": "Ours", "en": "Ours"}', '{}', '{}', '[]', now())`)
    await bringIn(record('pages', 'harbour', { ...aboutPage, key: 'harbour' }))
    expect(await rows("select title from pages where key = 'harbour'")).toEqual([{ title: both('Ours') }])
    expect(warnings).toEqual([{ entity: 'pages', keys: ['harbour'] }])
  })

  test('a picture that staff removed comes back for a new record that shows it', async () => {
    const shore = { ...lake, file: 'works/work-902.jpg' }
    await bringIn(picture(shore.file))
    await rows(`delete from pictures where path = '${shore.file}'`)
    expect(await bringIn(picture(shore.file))).toBe(0)
    expect(await rows(`select 1 from pictures where path = '${shore.file}'`)).toEqual([])
    const person = { ...chair, lastName: both('Shore'), picture: shore.file }
    await bringIn(record('people', 'boris-shore', person, 'jury'), picture(shore.file))
    expect(await rows("select picture_path from members where last_name->>'en' = 'Shore'")).toEqual([
      { picture_path: shore.file },
    ])
  })

  test('a file under a wrong name is refused, and nothing of it is kept', async () => {
    const before = await fingerprint(rows)
    const files = [
      record('pages', 'bay', { ...aboutPage, key: 'bay' }),
      record('pages', 'cape', { ...aboutPage, key: 'gulf' }),
    ]
    await expect(bringIn(...files)).rejects.toThrow('pages/cape.ts should be called gulf.ts')
    expect(await fingerprint(rows)).toEqual(before)
  })

  test('eight who start at once bring it in once', async () => {
    const folder = folderOf(made, [
      record('pages', 'strait', { ...aboutPage, key: 'strait' }),
      record('people', 'boris-strait', { ...chair, lastName: both('Strait') }, 'jury'),
    ])
    const counts = await Promise.all(
      Array.from({ length: 8 }, () => importContent(database.pool, source(folder))),
    )
    expect(counts.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 0, 2])
    expect(await rows("select 1 from members where last_name->>'en' = 'Strait'")).toHaveLength(1)
  })

  test('in a fair older than the list of imports, what is there counts as brought in, and the rest is new', async () => {
    await rows('delete from content_imports')
    await rows("delete from pages where key = 'newsletter'")
    await rows(`update partners set name = '{"ru": "Ours", "en": "Ours"}' where slug = 'velta'`)
    const before = await fingerprint(rows)
    expect(await importNewContent(database.pool, source('content'))).toBeGreaterThan(300)
    const after = await fingerprint(rows)
    expect(after).toEqual({ ...before, pages: after.pages, content_imports: after.content_imports })
    expect(await rows("select key from pages where key = 'newsletter'")).toEqual([{ key: 'newsletter' }])
    expect(warnings).toEqual([])
  })
})

type File = { path: string; text?: string }

function record<Kind extends Entity>(
  entity: Kind,
  key: string,
  value: ContentRecords[Kind],
  group = '',
): File {
  return { path: join(entity, group, `${key}.ts`), text: `export default ${JSON.stringify(value)}\n` }
}

const picture = (file: string): File => ({ path: join('pictures', file) })

/** A content folder of one's own, with what is new in it. */
function folderOf(made: string[], files: File[]): string {
  const folder = makeFolder('content')
  made.push(folder)
  const works = files.flatMap(({ path, text }) =>
    text === undefined ? [{ ...lake, file: path.replace('pictures/', '') }] : [],
  )
  const manifest = { works, people: [], hero: [], views: [] }
  for (const { path, text } of [
    ...files,
    { path: 'pictures/manifest.json', text: JSON.stringify(manifest) },
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    if (text === undefined) cpSync('content/pictures/works/work-001.jpg', join(folder, path))
    else writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Every row of every table that content is kept in. */
async function fingerprint(rows: (query: string) => Promise<{ all: string }[]>) {
  const tables =
    `pages speakers pictures artists participant_artists participants works events event_speakers departures audio_stops members partners
    releases questions departments documents content_imports`.split(/\s+/)
  const found: Record<string, string> = {}
  for (const table of tables) {
    const [row] = await rows(
      `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as all from ${table} t`,
    )
    found[table] = row?.all ?? ''
  }
  return found
}

describe('a fair older than the artists', () => {
  const folder = makeFolder('migrations')
  let database: Awaited<ReturnType<typeof openBareEmbedded>>
  const rows = async (query: string) => (await database.pool.query(query)).rows
  beforeAll(async () => {
    database = await openBareEmbedded()
    cpSync('db/migrations', folder, { recursive: true })
    const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[]
    }
    const before = journal.entries.findIndex(({ tag }) => tag.endsWith('_artists'))
    writeFileSync(
      join(folder, 'meta/_journal.json'),
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, before) }),
    )
    await migrateDatabase(database.pool, folder)
  }, 120_000)
  afterAll(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('gets a person for each name, under the slug that content/ files them by', async () => {
    const names = await recordsOf('artists')
    const house = (slug: string, number: number, artists: unknown[]) =>
      database.pool.query(
        `insert into participants (slug, number, name, type, city, section, stand_code, lead, about, artists, email,
           edition_id, published_ru_at) values ($1, $2, $4, 'gallery', $4, 'paper', 'C-01', $4, $4, $3, '',
           'autumn-2025', now())`,
        [slug, number, JSON.stringify(artists), JSON.stringify(both('House'))],
      )
    await house(
      'all',
      1,
      names.map(({ name }) => name),
    )
    await house('two', 2, [both('Нездешний Цыщёй'), names[0]?.name, names[0]?.name])
    await rows(`insert into pictures values ('works/one.jpg', 1, 1, '{"ru": "A sheet", "en": "A sheet"}')`)
    await database.pool.query(
      `insert into works (participant_id, position, picture_path, author, title, year, technique, height_cm, width_cm, mark)
       select id, 1, 'works/one.jpg', $1, name, 2025, name, 1, 1, 'free' from participants where slug = 'two'`,
      [JSON.stringify(both('Guest Hand'))],
    )
    await migrateDatabase(database.pool)

    const known = (await rows('select slug, name, born, published_en_at from artists order by slug')) as {
      slug: string
      name: unknown
    }[]
    expect(known).toEqual(
      [
        ...names.map(({ slug, name }) => ({ slug, name })),
        { slug: 'guest-hand', name: both('Guest Hand') },
        { slug: 'nezdeshny-tsyshchyoy', name: both('Нездешний Цыщёй') },
      ]
        .map(artist => ({ ...artist, born: null, published_en_at: null }))
        .toSorted((a, b) => (a.slug < b.slug ? -1 : 1)),
    )
    expect(await rows('select artist_slug from works')).toEqual([{ artist_slug: 'guest-hand' }])
    expect(
      await rows(`select artist_slug from participant_artists join participants on id = participant_id
        where slug = 'two' order by position`),
    ).toEqual([{ artist_slug: 'nezdeshny-tsyshchyoy' }, { artist_slug: names[0]?.slug }])
  })
})
