import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeFile } from '../../app/editorial/pictures/make-file.server.ts'
import { countLibrary, readAlike, readLibrary } from '../../app/editorial/pictures/read-library.server.ts'
import { readUses } from '../../app/editorial/pictures/read-uses.server.ts'
import { readMetadata } from '../../app/editorial/pictures/upload-metadata.ts'
import { readPrint } from '../../app/images/read-print.server.ts'
import { readS3Place } from '../../app/platform/s3-place.ts'
import { openFair } from '../builders/fair-database.ts'
import { photograph } from '../builders/pictures/picture-uploads.ts'

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

const wish = {
  words: '',
  folder: '',
  shape: '',
  list: '',
  page: 1,
  today: new Date('2025-08-20T10:00:00+03:00'),
} as const

/** How many queries a piece of work asks. */
async function queriesOf(work: () => Promise<unknown>): Promise<number> {
  const { pool } = database
  const original = pool.query
  let asked = 0
  pool.query = ((...given: unknown[]) => {
    asked += 1
    return Reflect.apply(original, pool, given)
  }) as typeof pool.query
  try {
    await work()
  } finally {
    pool.query = original
  }
  return asked
}

test('launch pictures are in the library with folder, title, size and print', async () => {
  const { rows, total } = await readLibrary(database.db, { ...wish, folder: 'views' })
  expect(total).toBe(10)
  expect(rows[0]).toMatchObject({
    path: 'views/view-01.jpg',
    title: { ru: 'Большой зал', en: 'The Great Hall' },
  })
  const { pool } = database
  const { rows: without } = await pool.query(
    'select path from pictures where sha256 is null or folder is null',
  )
  expect(without).toEqual([])
})

test('uses are found in records, in blocks of pages and in drafts, once for each record', async () => {
  const { pool, db } = database
  const [use] = (await readUses(db, ['views/view-02.jpg'])).filter(({ kind }) => kind === 'pages')
  expect(use).toMatchObject({ path: 'views/view-02.jpg', onSite: true })
  const { rows } = await pool.query<{ id: number; picture_path: string }>(
    'select id, picture_path from speakers where picture_path is not null order by id limit 1',
  )
  const speaker = rows[0]
  expect(await readUses(db, [speaker?.picture_path ?? ''])).toContainEqual({
    path: speaker?.picture_path,
    kind: 'speakers',
    key: String(speaker?.id),
    onSite: true,
  })
  expect(await readUses(db, ['views/nothing.jpg'])).toEqual([])
})

test('five thousand pictures are listed by as many queries as a hundred, and quickly', async () => {
  const { db, pool } = database
  const work = async () => {
    await readLibrary(db, { ...wish, list: 'unused', words: 'зал', page: 9_999 })
    await readLibrary(db, { ...wish, list: 'similar' })
    await countLibrary(db, wish.today)
  }
  const few = await queriesOf(work)
  await pool.query(`insert into pictures (path, width, height, alt, title, looks, folder)
    select 'library/' || n || '.jpg', 1600, 1000, '{"ru": "Зал", "en": ""}', '{"ru": "Зал", "en": "Hall"}', substr(md5(n::text), 1, 16), 'views'
    from generate_series(1, 5000) as n`)
  const start = performance.now()
  expect(await queriesOf(work)).toBe(few)
  expect(performance.now() - start).toBeLessThan(6_000)
  const { rows, total, pages } = await readLibrary(db, { ...wish, list: 'no-alt', page: 9_999 })
  expect([total, pages, rows.length]).toEqual([5_000, 209, 8])
  await pool.query("delete from pictures where path like 'library/%'")
})

describe('a print', () => {
  test('is the same for the same bytes, near for the same look, far for another picture', async () => {
    const file = await photograph(1_600, 1_000, 2)
    const one = await readPrint(file)
    const pale = await readPrint(
      await sharp(file).resize(900).modulate({ brightness: 1.05 }).jpeg({ quality: 60 }).toBuffer(),
    )
    const another = await readPrint(await photograph(1_600, 1_000, 9))
    expect(await readPrint(file)).toEqual(one)
    expect(pale.sha256).not.toBe(one.sha256)
    expect(bitsBetween(one.looks, pale.looks)).toBeLessThanOrEqual(5)
    expect(bitsBetween(one.looks, another.looks)).toBeGreaterThan(5)
  })

  test('no launch picture is taken for another by its bytes', async () => {
    const { rows } = await database.pool.query(
      'select sha256 from pictures group by sha256 having count(*) > 1',
    )
    expect(rows).toEqual([])
    expect(await readAlike(database.db, { path: 'x', looks: null })).toEqual([])
  })
})

describe('a file', () => {
  test('keeps what shines through, and stands upright', async () => {
    const clear = await sharp({ create: { width: 1_300, height: 900, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect(await makeFile(clear, null)).toMatchObject({ ok: true, ending: 'png', width: 1_300 })
    const lying = await sharp(await photograph(1_500, 1_000, 4))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    // Turned, it is a thousand pixels wide.
    expect(await makeFile(lying, null)).toMatchObject({ ok: false, reason: 'too-narrow', width: 1_000 })
    expect(await makeFile(lying, 'people')).toMatchObject({ ok: true, width: 1_000, height: 1_500 })
  })
})

test.each([
  [
    's3://key:se%2Fcret@store.example/pictures',
    { endpoint: 'https://store.example', bucket: 'pictures', prefix: '', secretAccessKey: 'se/cret' },
  ],
  [
    's3://k:s@127.0.0.1:4568/portico/site/a?tls=no&region=ru-1',
    { endpoint: 'http://127.0.0.1:4568', prefix: 'site/a/', region: 'ru-1' },
  ],
])('%s is a bucket', (text, place) => expect(readS3Place(text)).toMatchObject(place))

test.each(['', 'file:/srv', 's3://bucket', 's3://k:s@host', 's3://k:s@host/..', 's3://k@host/bucket'])(
  '“%s” is none',
  text => expect(readS3Place(text)).toBeNull(),
)

test('what is odd in the metadata of an upload is left out', () => {
  const said = (text: string) => Buffer.from(text).toString('base64')
  expect(readMetadata(`filename ${said('вид.jpg')},folder ${said('views')},revision ${said('3')}`)).toEqual({
    name: 'вид.jpg',
    folder: 'views',
    replaces: null,
    revision: 3,
  })
  expect(readMetadata(`revision ${said('-1')},filename,,x y z`)).toMatchObject({ name: '', revision: null })
})

function bitsBetween(one: string, other: string): number {
  return (BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2).replaceAll('0', '').length
}
