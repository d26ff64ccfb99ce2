import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import type { Change } from '../../app/editorial/changes.ts'
import { checkComplete, checkShape } from '../../app/editorial/check-fields.ts'
import { toDraft, toLive } from '../../app/editorial/draft-record.ts'
import { addRecord } from '../../app/editorial/drafts/add-record.server.ts'
import {
  publishDraft,
  returnRecord,
  trashRecord,
  withdrawRecord,
} from '../../app/editorial/drafts/publish-draft.server.ts'
import { readDraft, readVersions } from '../../app/editorial/drafts/read-draft.server.ts'
import { readRevision } from '../../app/editorial/drafts/read-revision.server.ts'
import { returnEdit } from '../../app/editorial/drafts/return-edit.server.ts'
import { returnVersion } from '../../app/editorial/drafts/return-version.server.ts'
import { saveDraft } from '../../app/editorial/drafts/save-draft.server.ts'
import { withdrawEdit } from '../../app/editorial/drafts/withdraw-edit.server.ts'
import { idsFor } from '../../app/editorial/item-ids.ts'
import { type KindName, kindNames } from '../../app/editorial/kinds/kind-names.ts'
import { kinds } from '../../app/editorial/kinds/kinds.ts'
import { listLive, readLive } from '../../app/editorial/live/read-live.server.ts'
import { writeLive } from '../../app/editorial/live/write-live.server.ts'
import { readOthers } from '../../app/editorial/presence/read-others.server.ts'
import { type Json, leavesOf } from '../../app/editorial/record.ts'
import { transaction } from '../../app/platform/database/transaction.server.ts'
import type { Person } from '../../app/platform/person.ts'
import { openFair } from '../builders/fair-database.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const minutes = (count: number) => new Date(now.getTime() + count * 60_000)
const person = (role: Person['role'], name: string): Person => ({
  id: name,
  email: `${name}@x.example`,
  name,
  role,
})
const chief = person('chief-editor', 'chief')
const editor = person('editor', 'editor')
const other = person('editor', 'other')
const translator = person('translator', 'translator')
const publication = { languages: ['ru', 'en'] as const, editionId: autumn2025.id, now }

describe('drafts', () => {
  let database: Awaited<ReturnType<typeof openFair>>
  beforeAll(async () => {
    database = await openFair()
    // The only kind of which the fair is not launched with any.
    await database.pool.query(
      `insert into banners (text, leads_to, tone, place, from_at, until_at, edition_id, published_ru_at, published_en_at)
       values ('{"ru": "Вход с\u00a0севера", "en": "Enter from the north"}', '/visitors/', 'info', 'home',
         '2025-08-01', '2025-09-01', 'autumn-2025', '2025-08-01', '2025-08-01')`,
    )
  })
  afterAll(() => database.drop())

  const draftOf = async (kind: KindName, key: string) => {
    const draft = await readDraft(database.db, kind, key)
    if (!draft) throw new Error(`no ${kind} ${key}`)
    return draft
  }
  const set = async (kind: KindName, key: string, path: string, language: 'ru' | 'en' | null, to: Json) => {
    const leaf = leavesOf((await draftOf(kind, key)).record).find(
      one => one.path === path && one.language === language,
    )
    return { do: 'set', path, language, was: leaf?.value ?? null, to } satisfies Change
  }
  const save = (kind: KindName, key: string, changes: Change[], who = editor, at = now, id = randomUUID()) =>
    saveDraft(database.pool, who, { kind, key }, { id, changes }, at)
  const publish = async (
    kind: KindName,
    key: string,
    languages: readonly ('ru' | 'en')[] = ['ru', 'en'],
    who = editor,
  ) => {
    const { revision } = await draftOf(kind, key)
    return publishDraft(database.pool, who, { kind, key, revision }, { ...publication, languages })
  }
  const shown = async (kind: KindName, key: string) => (await readLive(database.db, kind, key))?.record ?? {}

  test.each(kindNames)(
    'every record of %s is read, fits its description, and is written back as it was',
    async kind => {
      const { fields } = kinds[kind]
      const all = await listLive(database.db, kind)
      expect(all.length).toBeGreaterThan(0)
      for (const { key } of all) {
        const live = await readLive(database.db, kind, key)
        const draft = toDraft(fields, live?.record ?? {}, idsFor(live?.record ?? {}))
        expect([key, checkShape(fields, draft), checkComplete(fields, draft, ['ru', 'en'])]).toEqual([
          key,
          [],
          [],
        ])
        await transaction(database.pool, tx => writeLive(tx, kind, key, draft, publication))
        const again = await readLive(database.db, kind, key)
        expect(again?.record).toEqual(live?.record)
      }
    },
  )

  test('what is written is a draft until it is published, then it is on the site', async () => {
    const before = await shown('pages', 'about')
    expect(
      await save('pages', 'about', [await set('pages', 'about', 'title', 'ru', 'О\u00a0ярмарке, заново')]),
    ).toMatchObject({ ok: true, revision: 1, conflicts: [] })
    expect(await shown('pages', 'about')).toEqual(before)
    expect(await draftOf('pages', 'about')).toMatchObject({ isChanged: true, revision: 1 })
    expect(await publish('pages', 'about')).toMatchObject({ ok: true })
    expect(await shown('pages', 'about')).toEqual({
      ...before,
      title: { ...(before.title as object), ru: 'О\u00a0ярмарке, заново' },
    })
    expect(await draftOf('pages', 'about')).toMatchObject({ isChanged: false })
  })

  test('an edit that comes twice is made once', async () => {
    const id = randomUUID()
    const change = await set('pages', 'team', 'title', 'ru', 'Кто это делает')
    const first = await save('pages', 'team', [change], editor, now, id)
    expect(await save('pages', 'team', [change], editor, now, id)).toEqual(first)
  })

  test('two editors in one text: the second is shown the words of the first, and nothing is lost', async () => {
    const mine = await set('pages', 'manifesto', 'title', 'ru', 'Мои слова')
    const theirs = { ...mine, to: 'Их слова' }
    await save('pages', 'manifesto', [theirs], other)
    const saved = await save('pages', 'manifesto', [
      mine,
      await set('pages', 'manifesto', 'title', 'en', 'My words'),
    ])
    expect(saved).toMatchObject({ ok: true, conflicts: [{ change: mine, now: 'Их слова' }] })
    expect((await draftOf('pages', 'manifesto')).record.title).toEqual({ ru: 'Их слова', en: 'My words' })
    // What the first had written is a version of its own by now.
    const versions = await readVersions(database.db, 'pages', 'manifesto')
    expect(versions.map(({ event, personName }) => [event, personName])).toEqual([
      ['written', 'other'],
      ['first', 'other'],
    ])
  })

  test('a changed original makes its translation stale until that is written or confirmed', async () => {
    const [first] = await listLive(database.db, 'speakers')
    const key = first?.key ?? ''
    await save('speakers', key, [await set('speakers', key, 'lead', 'ru', 'Другими словами.')])
    const was = ((await shown('speakers', key)).lead as { ru: string }).ru
    expect((await draftOf('speakers', key)).stale).toEqual({ lead: was })
    await publish('speakers', key, ['ru'])
    expect((await draftOf('speakers', key)).stale).toEqual({ lead: was })
    await save('speakers', key, [await set('speakers', key, 'lead', 'en', 'In other words.')], translator)
    expect((await draftOf('speakers', key)).stale).toEqual({})
  })

  test('one language is published alone; the other stays as the site has it', async () => {
    const [, second] = await listLive(database.db, 'partners')
    const key = second?.key ?? ''
    const before = (await shown('partners', key)).role as { en: string }
    await save('partners', key, [
      await set('partners', key, 'role', 'ru', 'Свет на\u00a0стендах'),
      await set('partners', key, 'role', 'en', 'Light on the stands'),
    ])
    await publish('partners', key, ['ru'])
    expect((await shown('partners', key)).role).toEqual({ ru: 'Свет на\u00a0стендах', en: before.en })
    expect(await draftOf('partners', key)).toMatchObject({ isChanged: true })
    await publish('partners', key, ['en'])
    expect((await shown('partners', key)).role).toEqual({
      ru: 'Свет на\u00a0стендах',
      en: 'Light on the stands',
    })
  })

  test('whoever publishes has seen what goes out', async () => {
    const { revision } = await draftOf('questions', 'child-age')
    await save('questions', 'child-age', [await set('questions', 'child-age', 'isOnHome', null, true)], other)
    const stale = { kind: 'questions' as const, key: 'child-age', revision }
    expect(await publishDraft(database.pool, editor, stale, publication)).toEqual({
      ok: false,
      reason: 'old',
    })
  })

  test('nothing is published that lacks a text, or names what is not there', async () => {
    await save('questions', 'catalogue', [await set('questions', 'catalogue', 'question', 'en', ' ')])
    expect(await publish('questions', 'catalogue')).toMatchObject({
      ok: false,
      reason: 'incomplete',
      faults: [{ path: 'question', language: 'en', reason: 'missing' }],
    })
    const [first] = await listLive(database.db, 'people')
    const key = first?.key ?? ''
    await save('people', key, [await set('people', key, 'picturePath', null, 'nowhere.jpg')])
    expect(await publish('people', key)).toMatchObject({
      reason: 'incomplete',
      faults: [{ path: 'picturePath' }],
    })
  })

  test.each<[string, Change]>([
    ['an unknown field', { do: 'set', path: 'isAdmin', language: null, was: null, to: true }],
    ['a number where a text is', { do: 'set', path: 'title', language: 'ru', was: 'x', to: 7 }],
    [
      'a block of no kind',
      { do: 'insert', path: 'blocks', after: null, item: { id: 'n0000000', kind: 'script' } },
    ],
    [
      'a block with odd fields',
      {
        do: 'insert',
        path: 'blocks',
        after: null,
        item: { id: 'n0000000', kind: 'banner', of: 'sales', html: '<b>' },
      },
    ],
    ['an object in the place of the list', { do: 'set', path: 'blocks', language: null, was: null, to: [] }],
    ['the prototype', { do: 'set', path: '__proto__/polluted', language: null, was: null, to: 'x' }],
  ])('%s is not obeyed', async (_, change) => {
    const before = await draftOf('pages', 'volunteers')
    const sent =
      change.do === 'set' && change.was === 'x'
        ? { ...change, was: (before.record.title as { ru: string }).ru }
        : change
    const saved = await save('pages', 'volunteers', [sent])
    expect(saved.ok === false || saved.conflicts.length > 0).toBe(true)
    expect((await draftOf('pages', 'volunteers')).record).toEqual(before.record)
  })

  test('a translator writes English and nothing else, and publishes nothing', async () => {
    const ru = await set('pages', 'guides', 'title', 'ru', 'Иначе')
    expect(await save('pages', 'guides', [ru], translator)).toEqual({ ok: false, reason: 'not-allowed' })
    const en = await set('pages', 'guides', 'title', 'en', 'Otherwise')
    expect(await save('pages', 'guides', [en], translator)).toMatchObject({ ok: true })
    const block: Change = { do: 'remove', path: 'blocks', id: 'n0000000' }
    expect(await save('pages', 'guides', [block], translator)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await publish('pages', 'guides', ['en'], translator)).toEqual({ ok: false, reason: 'not-allowed' })
    expect(await publish('pages', 'guides', ['en'], person('box-office', 'clerk'))).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
  })

  test('the press office and curators write of their own things, whichever way the writing comes', async () => {
    const refused = { ok: false, reason: 'not-allowed' }
    const press = person('press', 'press')
    const curator = person('curator', 'curator')
    const title = await set('pages', 'guides', 'title', 'ru', 'Иначе')
    for (const one of [press, curator]) {
      expect(await save('pages', 'guides', [title], one)).toEqual(refused)
      expect(await publish('pages', 'guides', ['ru'], one)).toEqual(refused)
      expect(await addRecord(database.pool, one, { kind: 'questions', key: 'not-theirs' }, now)).toEqual(
        refused,
      )
    }
    const key = (await listLive(database.db, 'releases')).at(-1)?.key ?? ''
    const own = await set('releases', key, 'title', 'ru', 'О\u00a0другом')
    expect(await save('releases', key, [own], press)).toMatchObject({ ok: true })
    expect(await save('releases', key, [own], curator)).toEqual(refused)
  })

  test('a version comes back whole or in part, as a draft', async () => {
    const kind = 'releases'
    const [first] = await listLive(database.db, kind)
    const key = first?.key ?? ''
    const before = await shown(kind, key)
    await save(kind, key, [
      await set(kind, key, 'title', 'ru', 'Новый'),
      await set(kind, key, 'lead', 'ru', 'Новая вводка'),
    ])
    await publish(kind, key)
    const part = await returnVersion(
      database.pool,
      editor,
      { kind, key },
      { number: 1, part: 'lead' },
      minutes(1),
    )
    expect(part).toMatchObject({ ok: true })
    const draft = await draftOf(kind, key)
    expect([draft.record.lead, (draft.record.title as { ru: string }).ru]).toEqual([before.lead, 'Новый'])
    await returnVersion(database.pool, editor, { kind, key }, { number: 1 }, minutes(2))
    expect(toLive(kinds[kind].fields, (await draftOf(kind, key)).record)).toEqual(before)
    expect((await shown(kind, key)).title).toMatchObject({ ru: 'Новый' })
    const events = (await readVersions(database.db, kind, key)).map(({ event }) => event)
    expect(events).toEqual(['restored', 'written', 'restored', 'published', 'first'])
    await expect(database.pool.query(`update content_versions set record = '{}'`)).rejects.toThrow()
    await expect(database.pool.query('delete from content_edits')).rejects.toThrow()
  })

  test('whoever has the record open while a version comes back is shown both, and undoes nothing unawares', async () => {
    const kind = 'releases'
    const key = (await listLive(database.db, kind))[1]?.key ?? ''
    const first = (await draftOf(kind, key)).record
    await save(kind, key, [await set(kind, key, 'title', 'ru', 'Новый')])
    const open = await draftOf(kind, key)
    await returnVersion(database.pool, other, { kind, key }, { number: 1 }, minutes(1))
    const restored = await draftOf(kind, key)
    expect(restored.record.title).toEqual(first.title)
    // What a form of the page says that was opened before: its own words, and all the others as they were.
    const before = await readRevision(database.db, restored, open.revision)
    expect(before).toEqual(open.record)
    expect((await readOthers(database.db, editor, restored, open.revision)).fields).toMatchObject([
      { by: 'other' },
    ])
    expect(await withdrawEdit(database, other, { kind, key }, minutes(2))).toMatchObject({ ok: true })
    expect((await draftOf(kind, key)).record).toEqual(open.record)
  })

  test('undo leaves an item in which somebody else has written since', async () => {
    const kind = 'participants'
    const { rows } = await database.pool.query<{ slug: string }>(
      'select slug from participants where id in (select participant_id from works) order by slug desc limit 1',
    )
    const key = rows[0]?.slug ?? ''
    const works = (await draftOf(kind, key)).record.works as { id: string }[]
    const { id: _, ...model } = works[0] as { id: string }
    const item = { ...model, id: 'n0000002', title: { ru: 'Новая', en: 'New' } } as never
    await save(kind, key, [{ do: 'insert', path: 'works', after: null, item }])
    await save(kind, key, [await set(kind, key, 'works/n0000002/title', 'ru', 'Слова другого')], other)
    const undone = () => withdrawEdit(database, editor, { kind, key }, minutes(1))
    expect(await undone()).toMatchObject({ ok: true, conflicts: [{ change: { do: 'remove' } }] })
    const titles = async () =>
      ((await draftOf(kind, key)).record.works as { title: { ru: string } }[]).map(({ title }) => title.ru)
    expect(await titles()).toContain('Слова другого')
    // Once those words are taken back themselves, so is the item.
    expect(await withdrawEdit(database, other, { kind, key }, minutes(2))).toMatchObject({ conflicts: [] })
    expect(await undone()).toMatchObject({ ok: true, conflicts: [] })
    expect(await titles()).toHaveLength(works.length)
  })

  test('what was taken back comes again, step by step, as often as one likes, until something else is written', async () => {
    const [kind, key] = ['questions', (await listLive(database.db, 'questions'))[4]?.key ?? ''] as const
    const words = async () => ((await draftOf(kind, key)).record.question as { ru: string }).ru
    const write = async (text: string) => save(kind, key, [await set(kind, key, 'question', 'ru', text)])
    const back = () => withdrawEdit(database, editor, { kind, key }, minutes(1))
    const again = () => returnEdit(database, editor, { kind, key }, minutes(2))
    const told = async (steps: (() => Promise<unknown>)[]) => {
      const seen: string[] = []
      for (const step of steps) {
        await step()
        seen.push(await words())
      }
      return seen
    }
    const first = await words()
    const nothing = { ok: false, reason: 'nothing-to-redo' }
    expect(await again()).toEqual(nothing)
    await write('Раз')
    await write('Два')
    expect(await told([back, back, again, again])).toEqual(['Раз', first, 'Раз', 'Два'])
    expect(await again()).toEqual(nothing)
    // A redo is an edit: it is taken back in its turn, and comes again.
    expect(await told([back, again, back, back])).toEqual(['Раз', 'Два', 'Раз', first])
    // Pressed in two windows at once it is made once.
    expect(await Promise.all([again(), again()])).toMatchObject([{ ok: true }, { ok: true }])
    expect(await words()).toBe('Раз')
    expect(await returnEdit(database, other, { kind, key }, minutes(2))).toEqual(nothing)
    // Whoever writes on has chosen another way.
    await write('Иначе')
    expect(await again()).toEqual(nothing)
    // What somebody else has written there since is theirs: it is told, and stays.
    await back()
    await save(kind, key, [await set(kind, key, 'question', 'ru', 'Чужое')], other)
    expect(await again()).toMatchObject({ ok: true, conflicts: [{ change: { do: 'set' } }] })
    expect(await words()).toBe('Чужое')
  })

  test('what was published by another way comes into the draft, and the draft keeps its own words', async () => {
    await save('pages', 'media', [await set('pages', 'media', 'title', 'ru', 'Прессе')])
    await database.pool.query(
      `update pages set lead = jsonb_set(lead, '{ru}', '"Вводка с другой стороны"') where key = 'media'`,
    )
    const draft = await draftOf('pages', 'media')
    expect(draft.record.title).toMatchObject({ ru: 'Прессе' })
    expect(draft.record.lead).toMatchObject({ ru: 'Вводка с другой стороны' })
    await publish('pages', 'media')
    expect(await shown('pages', 'media')).toMatchObject({
      title: { ru: 'Прессе' },
      lead: { ru: 'Вводка с другой стороны' },
    })
  })

  test('withdrawn, it is seen in no language; in the trash it takes no words; taken back, it is a draft', async () => {
    const kind = 'events'
    const [first] = await listLive(database.db, kind)
    const key = first?.key ?? ''
    const record = { kind, key } as const
    expect(await withdrawRecord(database.pool, editor, record, ['en'], now)).toEqual({
      ok: false,
      reason: 'not-allowed',
    })
    expect(await withdrawRecord(database.pool, chief, record, ['en'], now)).toMatchObject({ ok: true })
    expect(await draftOf(kind, key)).toMatchObject({ seenIn: ['ru'] })
    expect(await withdrawRecord(database.pool, chief, record, ['en'], now)).toEqual({
      ok: false,
      reason: 'not-seen',
    })
    expect(await trashRecord(database.pool, chief, record, now)).toMatchObject({ ok: true })
    expect(await draftOf(kind, key)).toMatchObject({ seenIn: [], trashedAt: now })
    expect(await save(kind, key, [await set(kind, key, 'title', 'ru', 'Иначе')])).toEqual({
      ok: false,
      reason: 'in-trash',
    })
    expect(await publish(kind, key)).toEqual({ ok: false, reason: 'in-trash' })
    expect(await returnRecord(database.pool, chief, record, now)).toMatchObject({ ok: true })
    expect(await publish(kind, key)).toMatchObject({ ok: true })
    expect(await draftOf(kind, key)).toMatchObject({ seenIn: ['ru', 'en'], trashedAt: null })
    expect(await trashRecord(database.pool, chief, { kind: 'pages', key: 'about' }, now)).toEqual({
      ok: false,
      reason: 'always-seen',
    })
  })

  test('a participant keeps the rows of its works; a new one gets its own, once', async () => {
    const kind = 'participants'
    const [first] = await listLive(database.db, kind)
    const key = first?.key ?? ''
    const { record } = await draftOf(kind, key)
    const works = record.works as { id: string }[]
    const { id: _, ...model } = works[0] as { id: string }
    const item = { ...model, id: 'n0000001', title: { ru: 'Новая', en: 'New' } } as never
    await save(kind, key, [{ do: 'insert', path: 'works', after: null, item }])
    await publish(kind, key)
    await save(kind, key, [await set(kind, key, 'lead', 'ru', 'Ещё раз')])
    await publish(kind, key)
    const after = (await draftOf(kind, key)).record.works as { id: string; title: { ru: string } }[]
    expect(after.map(({ id }) => id).slice(1)).toEqual(works.map(({ id }) => id))
    expect(after[0]).toMatchObject({ id: expect.stringMatching(/^live\d+$/), title: { ru: 'Новая' } })
  })
})
