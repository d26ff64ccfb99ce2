import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { KindName } from '../../app/editorial/kinds/kind-names.ts'
import { kinds } from '../../app/editorial/kinds/kinds.ts'
import { readLive } from '../../app/editorial/live/read-live.server.ts'
import { editRows } from '../../app/editorial/office/edit-rows.ts'
import { mostChoices, readChoices } from '../../app/editorial/office/read-choices.server.ts'
import type { JsonObject } from '../../app/editorial/record.ts'
import { openFair } from '../builders/fair-database.ts'

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

/** What the page of a record reads to offer, and in how many queries. */
async function offered(kind: KindName, record: JsonObject) {
  const { pool } = database
  const original = pool.query
  let asked = 0
  pool.query = ((...given: unknown[]) => {
    asked += 1
    return Reflect.apply(original, pool, given)
  }) as typeof pool.query
  try {
    const choices = await readChoices(database.db, editRows(kinds[kind].fields, record, 'ru'), 'ru')
    return { ...choices, asked }
  } finally {
    pool.query = original
  }
}

async function recordOf(kind: KindName, key: string): Promise<JsonObject> {
  const live = await readLive(database.db, kind, key)
  if (!live) throw new Error(`no ${key}`)
  return live.record
}

/** So many more artists and pictures; the search is not told of each. */
async function fill(from: number, to: number) {
  await database.pool.query(
    `begin;
     set local session_replication_role = replica;
     insert into artists (slug, name, edition_id)
     select 'aaa-' || n, jsonb_build_object('ru', 'Аа ' || n, 'en', 'Aa ' || n), '2025-09' from generate_series(${from}, ${to}) n;
     insert into pictures (path, width, height, alt, uploaded_at)
     select 'aaa/' || n || '.jpg', 1200, 800, '{"ru": "x", "en": "x"}', '2025-08-01'::timestamptz + n * interval '1 minute'
     from generate_series(${from}, ${to}) n;
     commit`,
  )
}

describe('what a record may name', () => {
  test('is all there is while it is little', async () => {
    const { records, asked } = await offered('participants', await recordOf('participants', 'bumazhny-order'))
    const [{ count } = { count: 0 }] = (await database.pool.query('select count(*)::int from artists')).rows
    expect(records.artists).toMatchObject({ isWhole: true, list: { to: '/office/content/artists/' } })
    expect(records.artists?.options).toHaveLength(count)
    expect(asked).toBeLessThan(6)
  })

  test('is two hundred of many, what is chosen always among them, in no more queries', async () => {
    const record = await recordOf('participants', 'bumazhny-order')
    // Chosen, and the last of all by their keys.
    const wild = { ...record, artists: ['zzz-9', 'nobody', "'; drop table artists"] }
    await database.pool.query(
      `insert into artists (slug, name, edition_id) values ('zzz-9', '{"ru": "Яя последний", "en": "Last"}', '2025-09')`,
    )
    await fill(1, mostChoices + 10)
    const few = await offered('participants', wild)
    await fill(mostChoices + 11, 5_000)
    const many = await offered('participants', wild)
    expect(many.asked).toBe(few.asked)
    expect(many.records.artists?.isWhole).toBe(false)
    const { options = [] } = many.records.artists ?? {}
    expect(options).toHaveLength(mostChoices)
    expect(options).toContainEqual({ value: 'zzz-9', label: 'Яя последний' })
    // Of the works, too.
    const authors = (record.works as { artistSlug: string }[]).map(({ artistSlug }) => artistSlug)
    for (const author of authors) expect(options.map(({ value }) => value)).toContain(author)
  })

  test('is, of pictures, what is chosen and what came in last', async () => {
    const record = await recordOf('participants', 'bumazhny-order')
    const { pictures } = await offered('participants', record)
    expect(pictures).toHaveLength(mostChoices)
    const hung = (record.works as { picturePath: string }[]).map(({ picturePath }) => picturePath)
    expect(hung.length).toBeGreaterThan(1)
    for (const path of hung) expect(pictures).toContain(path)
    expect(pictures).toContain('aaa/5000.jpg')
    expect(pictures).not.toContain('aaa/1.jpg')
  })

  test('is nothing where a number is named by a word', async () => {
    const { records } = await offered('events', { speakers: ['x', '1', '99999999999'] })
    expect(records.speakers?.options.map(({ value }) => value)).toContain('1')
  })
})
