import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { drawnBlocks } from '../../app/content/blocks/drawn-blocks.ts'
import { isGivenBlock } from '../../app/content/blocks/home-sections.ts'
import { pageByKey } from '../../app/content/queries.server.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { applyChanges, type Change } from '../../app/editorial/changes.ts'
import { keepVersion } from '../../app/editorial/drafts/keep-version.server.ts'
import { publishDraft } from '../../app/editorial/drafts/publish-draft.server.ts'
import { readDraft } from '../../app/editorial/drafts/read-draft.server.ts'
import { returnPublication } from '../../app/editorial/drafts/return-publication.server.ts'
import { returnVersion } from '../../app/editorial/drafts/return-version.server.ts'
import { saveDraft } from '../../app/editorial/drafts/save-draft.server.ts'
import { withdrawEdit } from '../../app/editorial/drafts/withdraw-edit.server.ts'
import { blockKinds } from '../../app/editorial/kinds/blocks.ts'
import { readFindings } from '../../app/editorial/office/read-findings.server.ts'
import type { Item, JsonObject } from '../../app/editorial/record.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import type { Person } from '../../app/platform/person.ts'
import { judgeLinks } from '../../app/shell/judge-links.server.ts'
import home from '../../content/pages/home.ts'
import { filledBlock } from '../builders/editorial/filled-block.ts'
import { openFair } from '../builders/fair-database.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const person = (role: Person['role'], name: string): Person => ({
  id: name,
  email: `${name}@x.example`,
  name,
  role,
})
const chief = person('chief-editor', 'chief')
const other = person('editor', 'other')

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

const draftOf = async (key: string) => {
  const draft = await readDraft(database.db, 'pages', key)
  if (!draft) throw new Error(`no page ${key}`)
  return draft
}
const blocksOf = async (key: string) => (await draftOf(key)).record.blocks as Item[]
const idOf = async (key: string, kind: string) =>
  (await blocksOf(key)).find(block => block.kind === kind)?.id ?? ''
const save = (key: string, changes: Change[], who = chief) =>
  saveDraft(database.pool, who, { kind: 'pages', key }, { id: randomUUID(), changes }, now)
const blockOf = (kind: string, id: string): Item => ({
  id,
  kind,
  ...filledBlock(blockKinds[kind]?.fields ?? [], 'Слова'),
})
const insert = (kind: string, id = `${kind.replaceAll('-', '')}new`): Change => ({
  do: 'insert',
  path: 'blocks',
  after: null,
  item: blockOf(kind, id),
})
const remove = (id: string): Change => ({ do: 'remove', path: 'blocks', id })
const hide = (id: string): Change => ({
  do: 'set',
  path: `blocks/${id}/isHidden`,
  language: null,
  was: false,
  to: true,
})
const findings = async (key: string, record?: JsonObject) => {
  const draft = await draftOf(key)
  const asking = { db: database.db, edition: autumn2025, now, judgeLinks }
  const found = await readFindings(asking, record ? { ...draft, record } : draft)
  return found.filter(({ check }) => check === 'blocks')
}
const reasonsFor = async (changes: Change[]) =>
  (await findings('home', applyChanges((await draftOf('home')).record, changes).record)).map(
    ({ severity, detail }) => [severity, detail.reason, detail.block].filter(Boolean).join(' '),
  )

describe('a page', () => {
  test('takes no block that it would not draw, and loses none that it is given', async () => {
    const before = await blocksOf('home')
    const speakers = await idOf('home', 'speakers')
    for (const [key, changes, reason] of [
      ['about', [insert('hero')], 'not-drawn'],
      ['works', [insert('text')], 'not-drawn'],
      ['about', [insert('partners')], 'not-drawn'],
      ['home', [insert('steps')], 'not-drawn'],
      ['home', [insert('speakers')], 'not-drawn'],
      ['home', [insert('hero')], 'drawn-enough'],
      ['tickets', [insert('banner')], 'drawn-enough'],
      ['tickets', [insert('index')], 'drawn-enough'],
      ['home', [remove(speakers)], 'stays'],
    ] as const) {
      expect(await save(key, [...changes])).toMatchObject({
        ok: false,
        reason: 'unfit',
        faults: [{ reason }],
      })
    }
    expect(await blocksOf('home')).toEqual(before)
  })

  test('with room for one takes it from one of two tabs; what was taken away comes back', async () => {
    const banner = await idOf('media', 'banner')
    expect(await save('media', [remove(banner)])).toMatchObject({ ok: true })
    expect(await save('media', [insert('banner', 'tab1')], other)).toMatchObject({ ok: true })
    expect(await save('media', [insert('banner', 'tab2')])).toMatchObject({
      ok: false,
      faults: [{ reason: 'drawn-enough' }],
    })
    expect(await save('media', [remove('tab1'), insert('banner', 'tab3')], other)).toMatchObject({ ok: true })
    const undone = await withdrawEdit(database, chief, { kind: 'pages', key: 'media' }, now)
    expect(undone).toMatchObject({ ok: true })
    const kinds = (await blocksOf('media')).filter(({ kind }) => kind === 'banner')
    expect(kinds.map(({ id }) => id).sort()).toEqual([banner, 'tab3'].sort())
    expect((await findings('media')).map(({ detail }) => detail)).toEqual([
      { reason: 'too-many', block: 'banner' },
    ])
  })

  test('keeps what it does not draw, shows it to nobody, and is told of by the checks', async () => {
    const stray = { kind: 'quote', text: both('Тихие слова'), author: both('Автор'), position: both('Кто') }
    await database.pool.query(`update pages set blocks = blocks || $1::jsonb where key = 'artists'`, [
      JSON.stringify([stray]),
    ])
    const found = await findings('artists')
    expect(found).toEqual([
      {
        severity: 'decide',
        check: 'blocks',
        path: `blocks/${await idOf('artists', 'quote')}`,
        detail: { reason: 'not-drawn', block: 'quote' },
      },
    ])
    expect(await save('artists', [await retitle('artists', 'Художники и\u00a0мастера')])).toMatchObject({
      ok: true,
    })
    await publish('artists')
    const [row] = await rows<{ last: string }>(
      `select blocks -> -1 #>> '{text,ru}' last from pages where key = 'artists'`,
    )
    expect(row?.last).toBe('Тихие слова')
    const shown = await pageByKey(database.db, 'artists')
    expect(shown.blocks.map(({ kind }) => kind)).toEqual(['text'])
    expect((await blocksOf('artists')).at(-1)).toMatchObject({ kind: 'quote' })
    expect(await save('artists', [remove(await idOf('artists', 'quote'))])).toMatchObject({ ok: true })
  })

  test('goes without what is hidden, and so does the search', async () => {
    const id = await idOf('organizer', 'statement')
    const words = JSON.stringify((await blocksOf('organizer')).find(block => block.id === id)?.text)
    const found = async () => {
      const asked = `select body from search_source where kind = 'page' and key = 'organizer' and locale = 'ru'`
      return (await rows<{ body: string }>(asked))[0]?.body.includes(JSON.parse(words).ru)
    }
    expect(await found()).toBe(true)
    expect(await save('organizer', [hide(id)])).toMatchObject({ ok: true })
    await publish('organizer')
    expect(await found()).toBe(false)
    const { blocks } = await pageByKey(database.db, 'organizer')
    expect(blocks.map(({ kind }) => kind)).not.toContain('statement')
    expect(await findings('organizer')).toEqual([])
  })
})

describe('home', () => {
  test('goes out without a word as it is; what it may not go without is an editor’s decision', async () => {
    const [hero, speakers, children] = [
      await idOf('home', 'hero'),
      await idOf('home', 'speakers'),
      await idOf('home', 'work'),
    ]
    expect(await reasonsFor([])).toEqual([])
    expect(await reasonsFor([hide(await idOf('home', 'newsletter'))])).toEqual([])
    expect(await reasonsFor([hide(speakers), remove(children)])).toEqual([
      'decide left-out speakers',
      'decide no-children work',
    ])
    expect(await reasonsFor([{ do: 'move', path: 'blocks', id: hero, after: speakers }])).toEqual([
      'decide not-first',
    ])
  })

  const migration = readFileSync('db/migrations/0071_home-sections.sql', 'utf8')
  const compose = migration.slice(migration.indexOf('WITH sections'))
  const older = home.blocks.filter(({ kind }) => !isGivenBlock(kind))
  const putBack = (blocks: readonly object[]) =>
    database.pool.query(`update pages set blocks = $1::jsonb where key = 'home'`, [JSON.stringify(blocks)])
  const composed = async () => {
    const [row] = await rows<{ blocks: { kind: string; isHidden?: true }[] }>(
      `select blocks from pages where key = 'home'`,
    )
    return row?.blocks ?? []
  }

  test('of a site that is older lists its sections in the order it had, and shows no more than it did', async () => {
    await putBack(older)
    await database.pool.query(compose)
    expect(await composed()).toEqual(home.blocks)
    await database.pool.query(compose)
    expect(await composed()).toEqual(home.blocks)
    // What an editor had put there, drawn or not, in whatever order.
    const statement = { kind: 'statement', text: both('Вторая мысль'), aside: both('') }
    const text = { kind: 'text', title: both('Ещё'), paragraphs: { ru: ['Слова'], en: ['Words'] } }
    const stray = { kind: 'quote', text: both('Слова'), author: both('Автор'), position: both('Кто') }
    await putBack([text, ...older.toReversed(), stray, statement])
    await database.pool.query(compose)
    const blocks = await composed()
    const texts = home.blocks.filter(({ kind }) => kind === 'text')
    const shown = drawnBlocks('home', blocks)
    expect(shown.filter(({ kind }) => kind !== 'text')).toEqual(
      home.blocks.filter(({ kind }) => kind !== 'text'),
    )
    expect(shown.filter(({ kind }) => kind === 'text')).toEqual([text, ...texts.toReversed()])
    expect(blocks.slice(-2)).toEqual([stray, { ...statement, isHidden: true }])
    await putBack(home.blocks)
  })

  test('that somebody was writing in meanwhile has its sections, and what was written', async () => {
    await putBack(older)
    expect(await save('home', [await retitle('home', 'Портик и\u00a0двор')])).toMatchObject({ ok: true })
    // Written before a block could be hidden.
    await database.pool.query(
      `update content_drafts set record = jsonb_set(record, '{blocks}',
         (select jsonb_agg(block - 'isHidden' order by place) from jsonb_array_elements(record -> 'blocks') with ordinality one (block, place)))
       where kind = 'pages' and key = 'home'`,
    )
    await database.pool.query(compose)
    const draft = await draftOf('home')
    expect((draft.record.blocks as Item[]).map(({ kind }) => kind)).toEqual(
      home.blocks.map(({ kind }) => kind),
    )
    expect(draft.record.title).toMatchObject({ ru: 'Портик и\u00a0двор' })
    expect(await save('home', [hide(await idOf('home', 'numbers'))])).toMatchObject({ ok: true })
    await publish('home')
    expect(drawnBlocks('home', await composed()).map(({ kind }) => kind)).not.toContain('numbers')
  })

  test('as it stood before it listed its sections comes back with them', async () => {
    const written = await draftOf('home')
    const blocks = (written.record.blocks as Item[]).filter(({ kind }) => !isGivenBlock(String(kind)))
    const older = { ...written.record, blocks: blocks.map(({ isHidden: _, ...block }) => block) }
    const number = await transaction(database.pool, tx =>
      keepVersion(tx, { kind: 'pages', key: 'home', record: older, event: 'written' }, chief, now),
    )
    const given = (blocks: { kind?: unknown }[]) =>
      blocks.map(({ kind }) => String(kind)).filter(kind => isGivenBlock(kind))
    const record = { kind: 'pages', key: 'home' } as const
    const restored = await returnVersion(database.pool, chief, record, { number }, now)
    expect(restored).toMatchObject({ ok: true })
    expect((await blocksOf('home')).map(({ kind }) => kind)).toEqual(home.blocks.map(({ kind }) => kind))
    const draft = await draftOf('home')
    const before = { record: older, seenIn: ['ru', 'en'] as const }
    await transaction(database.pool, tx =>
      returnPublication(tx, draft, before, chief, { editionId: autumn2025.id, now }),
    )
    expect(given(await composed())).toEqual(given(home.blocks))
  })
})

const both = (text: string) => ({ ru: text, en: text })

async function retitle(key: string, to: string): Promise<Change> {
  const { ru } = (await draftOf(key)).record.title as { ru: string }
  return { do: 'set', path: 'title', language: 'ru', was: ru, to }
}

async function publish(key: string) {
  const { revision } = await draftOf(key)
  const publication = { languages: ['ru', 'en'] as const, editionId: autumn2025.id, now }
  const published = await publishDraft(database.pool, chief, { kind: 'pages', key, revision }, publication)
  expect(published).toMatchObject({ ok: true })
}

async function rows<Row extends object>(statement: string): Promise<Row[]> {
  return (await database.pool.query<Row>(statement)).rows
}
