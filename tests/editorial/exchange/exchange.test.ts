import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { publishDraft, trashRecord } from '../../../app/editorial/drafts/publish-draft.server.ts'
import { readDraft, readDrafts } from '../../../app/editorial/drafts/read-draft.server.ts'
import { saveDraft } from '../../../app/editorial/drafts/save-draft.server.ts'
import { addImport, type ImportAdded } from '../../../app/editorial/exchange/add-import.server.ts'
import { cellOf, readCell, saysTheSame } from '../../../app/editorial/exchange/cells.ts'
import {
  columnsByName,
  columnsOf,
  exchangedKinds,
  headingOf,
} from '../../../app/editorial/exchange/columns.ts'
import { make } from '../../../app/editorial/exchange/files/records.server.ts'
import { readImport, readRows } from '../../../app/editorial/exchange/read-imports.server.ts'
import { runImport, takeImport, withdrawImport } from '../../../app/editorial/exchange/run-import.server.ts'
import { shownChanges } from '../../../app/editorial/exchange/shown-row.ts'
import type { KindName } from '../../../app/editorial/kinds/kind-names.ts'
import { readLive } from '../../../app/editorial/live/read-live.server.ts'
import { addToRelease } from '../../../app/editorial/releases/add-to-release.server.ts'
import type { LocaleCode } from '../../../app/platform/languages.ts'
import type { Person, Role } from '../../../app/platform/person.ts'
import { toCsv } from '../../../app/platform/spreadsheets/csv.ts'
import { decodeText, parseCsv } from '../../../app/platform/spreadsheets/read-csv.ts'
import { toXlsx } from '../../../app/platform/spreadsheets/xlsx.server.ts'
import { zipStream } from '../../../app/platform/spreadsheets/zip-stream.server.ts'
import { openFair } from '../../builders/fair-database.ts'
import { windows1251 } from '../../builders/invoices/statement-sample.ts'

const now = new Date('2025-08-20T10:00:00+03:00')
const clock = { now: () => now }
let database: Awaited<ReturnType<typeof openFair>>
let people: Map<Role, Person>
beforeAll(async () => {
  database = await openFair()
  const { rows } = await database.pool.query<Person>('select id, name, email, role from people')
  people = new Map(rows.map(row => [row.role, row]))
  // Of every kind there is one: a fair opens without banners.
  await database.pool.query(
    `insert into banners (text, edition_id, tone, place, leads_to, from_at, until_at)
     values ('{"ru": "Вход со двора", "en": "Enter from the yard"}', 'autumn-2025', 'info', 'everywhere', '/visitors/',
       '2025-09-24T10:00+03', '2025-09-27T22:00+03')`,
  )
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.pool.query('delete from table_imports')
})

const as = (role: Role) => {
  const person = people.get(role)
  if (!person) throw new Error(`nobody is ${role}`)
  return person
}
const jobs = { enqueue: async () => {} }
const desk = () => ({ pool: database.pool, jobs })

/** What somebody downloads, as bytes. */
async function exported(kind: KindName, format: string, role: Role = 'editor', locale: LocaleCode = 'ru') {
  const context = {
    db: database.db,
    locale,
    now,
    params: { file: `${kind}.${format}` },
    path: `/office/content/exports/${kind}.${format}`,
    person: as(role),
  }
  const made = await make(context as never)
  return made && Buffer.from(await made.arrayBuffer())
}
const sent = (kind: KindName, bytes: Buffer, role: Role = 'editor', fileName = 'table.csv') =>
  addImport(database.pool, as(role), { kind, fileName, bytes }, now)
const csv = (rows: (string | number)[][]) => Buffer.from(toCsv(rows))
const okOf = (added: ImportAdded) => {
  if (!added.ok) throw new Error(added.reason)
  return added
}
const rowsOf = async (added: ImportAdded) => readRows(database.db, okOf(added).id, { verdict: '', page: 1 })
const problemsOf = async (added: ImportAdded) =>
  (await rowsOf(added)).flatMap(({ problems }) => problems.map(({ reason, cell }) => `${cell} ${reason}`))
async function take(added: ImportAdded, role: Role = 'editor', isGoodOnly = true) {
  const { id } = okOf(added)
  const begun = await takeImport(desk(), as(role), id, { isGoodOnly }, now)
  await runImport(database.pool, id, clock)
  return { begun, import: await readImport(database.db, as('admin'), id) }
}
async function undo(added: ImportAdded, role: Role = 'editor') {
  const { id } = okOf(added)
  const begun = await withdrawImport(desk(), as(role), id, now)
  await runImport(database.pool, id, clock)
  return { begun, import: await readImport(database.db, as('admin'), id) }
}
const draft = (kind: KindName, key: string) => readDraft(database.db, kind, key)
const event = async () => {
  const [one] = await readDrafts(database.db, 'events', null)
  if (!one) throw new Error('no events')
  return one
}

describe('what is downloaded can be sent back', () => {
  test.each(
    exchangedKinds.flatMap(kind => (['csv', 'xlsx', 'json'] as const).map(format => [kind, format] as const)),
  )('%s as %s is no change, in either language', async (kind, format) => {
    for (const locale of ['ru', 'en'] as const) {
      const bytes = await exported(kind, format, 'chief-editor', locale)
      const added = okOf(await sent(kind, bytes ?? Buffer.alloc(0), 'chief-editor', `x.${format}`))
      expect(await problemsOf(added)).toEqual([])
      expect(added.counts).toMatchObject({ new: 0, changed: 0, refused: 0 })
      expect(added.counts.unchanged).toBeGreaterThan(0)
    }
  })

  test('every column has a name of its own in every language, and every option too', () => {
    for (const kind of exchangedKinds) {
      const columns = columnsOf(kind, 'ru')
      for (const locale of ['ru', 'en'] as const)
        expect(new Set(columns.map(column => headingOf(column, locale))).size).toBe(columns.length)
      expect(new Set([...columnsByName(kind).values()]).size).toBe(columns.length + 1)
      for (const column of columns)
        if (column.field.type === 'choice')
          for (const { value } of column.field.options)
            for (const locale of ['ru', 'en'] as const)
              expect(readCell({ text: String(cellOf(column.field, value, locale)) }, column, '')).toBe(value)
    }
  })

  test('the reader’s language stands first', async () => {
    const head = async (locale: LocaleCode) =>
      decodeText((await exported('questions', 'csv', 'editor', locale)) ?? Buffer.alloc(0))
        ?.split(';')
        .slice(0, 3)
    expect(await head('ru')).toEqual(['Ключ', 'Вопрос, RU', 'Вопрос, EN'])
    expect(await head('en')).toEqual(['Key', 'Question, EN', 'Question, RU'])
  })

  test('kinds of others are not given away, nor is the trash', async () => {
    expect(await exported('events', 'csv', 'press')).toBe(null)
    expect(await exported('releases', 'csv', 'press')).not.toBe(null)
    expect(await exported('pages', 'json', 'chief-editor')).toBe(null)
    const [first] = await readDrafts(database.db, 'partners', null)
    await trashRecord(database.pool, as('chief-editor'), { kind: 'partners', key: first?.key ?? '' }, now)
    const table = parseCsv(decodeText((await exported('partners', 'csv')) ?? Buffer.alloc(0)) ?? '', ';')
    expect(table.map(([key]) => key)).not.toContain(first?.key)
    expect(
      await problemsOf(
        await sent(
          'partners',
          csv([
            ['key', 'name.ru'],
            [first?.key ?? '', 'x'],
          ]),
        ),
      ),
    ).toEqual(['A2 in-trash'])
  })
})

describe('a dry run', () => {
  test('shows new, changed, unchanged and refused rows, and writes nothing', async () => {
    const { key, record, revision } = await event()
    const bytes = csv([
      ['key', 'title.ru', 'capacity', 'hall'],
      [key, 'Новое название', 55, 'Лекторий'],
      ['a-new-event', 'Встреча', '', 'rotunda'],
      ['Not A Key', 'x', '', 'rotunda'],
      ['another-event', 'x', 'много', 'nowhere'],
    ])
    const added = okOf(await sent('events', bytes))
    expect(added.counts).toEqual({ new: 1, changed: 1, unchanged: 0, refused: 2 })
    const rows = await rowsOf(added)
    expect(rows.map(({ verdict }) => verdict)).toEqual(['changed', 'new', 'refused', 'refused'])
    expect(await problemsOf(added)).toEqual(['A4 bad-key', 'C5 unfit', 'D5 not-an-option'])
    const [first] = rows
    const shown = first ? shownChanges('events', first, 'ru') : []
    expect(shown.map(({ label, language }) => [label, language])).toContainEqual(['Заголовок', 'ru'])
    expect(
      shown
        .find(({ label }) => label === 'Заголовок')
        ?.now.map(({ text }) => text)
        .join(''),
    ).toBe('Новое название')
    expect(await draft('events', key)).toMatchObject({ record, revision })
    expect(await draft('events', 'a-new-event')).toBe(null)
  })

  test.each([
    ['UTF-8 with commas', (text: string) => Buffer.from(text.replaceAll(';', ','))],
    ['Windows-1251 with semicolons', (text: string) => windows1251(text)],
    ['tabs', (text: string) => Buffer.from(text.replaceAll(';', '\t'))],
  ])('reads %s', async (_, encode) => {
    const bytes = Buffer.from(encode('Ключ;Тема;answer.ru\nfresh;билеты;Да\n'))
    const added = okOf(await sent('questions', bytes))
    expect(added.counts).toMatchObject({ new: 1, refused: 0 })
  })

  test.each<[string, KindName, Buffer, string]>([
    ['an empty file', 'events', Buffer.alloc(0), 'no-file'],
    ['a picture', 'events', Buffer.from([0xff, 0xd8, 0, 0]), 'no-text'],
    ['no key', 'events', csv([['title.ru'], ['x']]), 'no-key-column'],
    [
      'a column twice',
      'events',
      csv([
        ['key', 'Заголовок, RU', 'title.ru'],
        ['a', 'b', 'c'],
      ]),
      'column-twice',
    ],
    ['a heading alone', 'events', csv([['key', 'title.ru']]), 'no-rows'],
    ['200,000 rows', 'events', Buffer.from(`key\n${'a\n'.repeat(200_000)}`), 'too-many-rows'],
    ['50 MB', 'events', Buffer.alloc(50 * 1024 * 1024, 'a'), 'too-large'],
    ['broken JSON', 'events', Buffer.from('{"records": ['), 'bad-json'],
    ['deep JSON', 'events', Buffer.from(`${'['.repeat(10_000)}${']'.repeat(10_000)}`), 'bad-json'],
    ['another kind', 'events', Buffer.from('{"kind":"partners","records":[]}'), 'other-kind'],
    ['pages', 'pages', csv([['key'], ['about']]), 'not-allowed'],
    ['a broken workbook', 'events', Buffer.from('PK\x03\x04 nothing'), 'broken-file'],
  ])('%s is refused as a whole', async (_, kind, bytes, reason) => {
    expect(await sent(kind, bytes)).toMatchObject({ ok: false, reason })
  })

  test('odd cells are refused one by one: formulas, invisible signs, keys that come twice, cells beyond the table', async () => {
    const bytes = csv([['key', 'question.ru']])
    const text = `${decodeText(bytes)}q1;=cmd|' /C calc'!A0\r\nq2;a\u202eb\r\nq3;a\u0007b\r\nq4;x\r\nq4;y\r\n;x\r\nq5;x;y\r\n`
    expect(await problemsOf(await sent('questions', Buffer.from(text)))).toEqual([
      'B2 formula',
      'B3 odd-signs',
      'B4 odd-signs',
      'A5 twice',
      'A6 twice',
      'A7 no-key',
      'C8 extra-cells',
    ])
  })

  test('columns that nobody knows are told and left alone; words every object knows are columns like others', async () => {
    const names = ['__proto__', 'constructor', 'Зарплата']
    const added = okOf(
      await sent(
        'questions',
        csv([
          ['key', 'question.ru', ...names],
          ['fresh', 'Да?', 'a', 'b', 'c'],
        ]),
      ),
    )
    expect((await readImport(database.db, as('editor'), added.id))?.unknown).toEqual(names)
    expect(added.counts.new).toBe(1)
    const json = Buffer.from(
      '[{"key":"fresh","record":{"__proto__":{"x":1},"constructor":1,"question":{"ru":"Да?","en":""}}}]',
    )
    const [row] = await rowsOf(await sent('questions', json))
    expect(row).toMatchObject({ verdict: 'new', changes: [{ path: 'question', language: 'ru', to: 'Да?' }] })
    expect(({} as { x?: number }).x).toBe(undefined)
  })

  test('markup is a text, and a text that looks like a formula survives the journey', async () => {
    const html = '<script>alert(1)</script>'
    const plus = "+7 (495) — это '=1'"
    const bytes = csv([
      ['key', 'question.ru', 'question.en'],
      ['fresh', html, plus],
    ])
    const [row] = await rowsOf(await sent('questions', bytes))
    expect(row?.changes.map(change => change.do === 'set' && change.to)).toEqual([html, plus])
  })

  test('records and pictures that are nowhere are refused, with their cell', async () => {
    const { key } = await event()
    expect(
      await problemsOf(
        await sent(
          'events',
          csv([
            ['key', 'speakers'],
            [key, '1, 99999'],
          ]),
        ),
      ),
    ).toEqual(['B2 nowhere'])
    expect(
      await problemsOf(
        await sent(
          'speakers',
          csv([
            ['key', 'picturePath'],
            ['1', 'people/../../etc/passwd'],
          ]),
        ),
      ),
    ).toEqual(['B2 nowhere'])
  })

  test('numbers are given by hand, and not far ahead', async () => {
    const next =
      Math.max(...(await readDrafts(database.db, 'speakers', null)).map(({ key }) => Number(key))) + 1
    const table = (key: string | number) =>
      csv([
        ['key', 'firstName.ru'],
        [key, 'Анна'],
      ])
    expect(await problemsOf(await sent('speakers', table('')))).toEqual(['A2 no-key'])
    expect(await problemsOf(await sent('speakers', table(999_999_999)))).toEqual(['A2 far-number'])
    expect(okOf(await sent('speakers', table(next))).counts.new).toBe(1)
  })

  test('dates come as spreadsheets write them', () => {
    const column = columnsOf('events', 'ru').find(({ name }) => name === 'startsAt')
    if (!column) throw new Error('no column')
    const noon = '2025-09-24T09:00:00.000Z'
    for (const cell of [
      { text: '24.09.2025 12:00' },
      { text: '2025-09-24 12:00' },
      { text: '45924.5', isNumber: true as const },
    ])
      expect(readCell(cell, column, '')).toBe(noon)
    expect(saysTheSame({ text: '2025-09-24 12:00' }, column, noon)).toBe(true)
  })

  test('a workbook edited by hand is read, its numbers too', async () => {
    const { key } = await event()
    const bytes = Buffer.from(
      await toXlsx(
        [
          ['Ключ', 'Число мест', 'Цена'],
          [key, 321, 1_500.5],
        ],
        'x',
      ),
    )
    const [row] = await rowsOf(await sent('events', bytes))
    expect(row?.changes.map(change => change.do === 'set' && [change.path, change.to])).toEqual([
      ['capacity', 321],
      ['priceKopecks', 150_050],
    ])
  })
})

describe('rights', () => {
  test('a translator brings English and nothing else', async () => {
    const { key } = await event()
    const english = await sent(
      'events',
      csv([
        ['key', 'title.en'],
        [key, 'By hand'],
      ]),
      'translator',
    )
    expect(okOf(english).counts.changed).toBe(1)
    const russian = await sent(
      'events',
      csv([
        ['key', 'title.ru', 'title.en'],
        [key, 'Рукой', 'By hand'],
      ]),
      'translator',
    )
    expect(await problemsOf(russian)).toEqual(['B2 not-allowed'])
    const fresh = await sent(
      'events',
      csv([
        ['key', 'title.en'],
        ['fresh-one', 'x'],
      ]),
      'translator',
    )
    expect(await problemsOf(fresh)).toEqual(['A2 no-new'])
  })

  test('press and curators bring their own kinds', async () => {
    const table = csv([
      ['key', 'title.ru'],
      ['fresh-one', 'x'],
    ])
    expect(await sent('events', table, 'press')).toMatchObject({ reason: 'not-allowed' })
    expect(okOf(await sent('releases', table, 'press')).counts.new).toBe(1)
    expect(await sent('releases', table, 'curator')).toMatchObject({ reason: 'not-allowed' })
    expect(await sent('events', table, 'box-office')).toMatchObject({ reason: 'not-allowed' })
  })

  test('somebody else’s table is not theirs to take, nor to see', async () => {
    const added = okOf(
      await sent(
        'questions',
        csv([
          ['key', 'question.ru'],
          ['not-yours', 'x'],
        ]),
      ),
    )
    expect(await takeImport(desk(), as('chief-editor'), added.id, { isGoodOnly: true }, now)).toEqual({
      ok: false,
      reason: 'not-yours',
    })
    expect(await readImport(database.db, as('translator'), added.id)).toBe(null)
    expect(await readImport(database.db, as('chief-editor'), added.id)).not.toBe(null)
  })

  test('a right that was lost meanwhile is asked for again when a row is written', async () => {
    const added = okOf(
      await sent(
        'questions',
        csv([
          ['key', 'question.ru'],
          ['too-late', 'x'],
        ]),
      ),
    )
    const { id } = as('editor')
    await takeImport(desk(), as('editor'), added.id, { isGoodOnly: true }, now)
    await database.pool.query("update people set role = 'translator' where id = $1", [id])
    await runImport(database.pool, added.id, clock)
    await database.pool.query("update people set role = 'editor' where id = $1", [id])
    expect(await rowsOf(added)).toMatchObject([{ outcome: 'refused', reason: 'no-new' }])
    expect(await draft('questions', 'too-late')).toBe(null)
  })
})

describe('taking over', () => {
  test('makes drafts and publishes nothing; the same file again is no change; all of it can be undone', async () => {
    const { key, record } = await event()
    const table = csv([
      ['key', 'title.ru'],
      [key, 'Взято из таблицы'],
      ['brand-new', 'Новое событие'],
    ])
    const added = await sent('events', table)
    const { import: taken } = await take(added)
    expect(taken).toMatchObject({ state: 'taken', counts: { taken: 2, refusedLater: 0 } })
    expect(await draft('events', key)).toMatchObject({
      record: { title: { ru: 'Взято из таблицы' } },
      isChanged: true,
    })
    expect(await readLive(database.db, 'events', 'brand-new')).toBe(null)
    expect((await readLive(database.db, 'events', key))?.record.title).toEqual(record.title)

    const again = okOf(await sent('events', table))
    expect(again.counts).toEqual({ new: 0, changed: 0, unchanged: 2, refused: 0 })
    expect((await take(again)).begun).toEqual({ ok: false, reason: 'nothing-to-take' })

    const { import: undone } = await undo(added)
    expect(undone).toMatchObject({ state: 'undone', counts: { undone: 2, left: 0 } })
    expect((await draft('events', key))?.record).toEqual(record)
    expect(await draft('events', 'brand-new')).toBe(null)
    // What was undone can be brought again.
    const anew = await sent('events', table)
    expect((await take(anew)).import).toMatchObject({ counts: { taken: 2 } })
    expect((await undo(anew)).import).toMatchObject({ counts: { undone: 2 } })
  })

  test('rows that do not fit stay away, when somebody says so', async () => {
    const added = await sent(
      'questions',
      csv([
        ['key', 'question.ru', 'topic'],
        ['good-one', 'Да?', 'билеты'],
        ['bad-one', 'Да?', 'нет такого'],
      ]),
    )
    expect((await take(added, 'editor', false)).begun).toEqual({ ok: false, reason: 'has-refused' })
    expect(await draft('questions', 'good-one')).toBe(null)
    expect((await take(added)).import).toMatchObject({ counts: { taken: 1, refused: 1 } })
    expect(await draft('questions', 'bad-one')).toBe(null)
    await undo(added)
  })

  test('what somebody changed since yesterday is refused, and what is new since', async () => {
    const { key, record } = await event()
    const added = await sent(
      'events',
      csv([
        ['key', 'title.en'],
        [key, 'From a table'],
        ['since-then', 'x'],
      ]),
    )
    const set = { do: 'set', path: 'capacity', language: null, was: record.capacity ?? null, to: 77 } as const
    await saveDraft(
      database.pool,
      as('chief-editor'),
      { kind: 'events', key },
      { id: randomUUID(), changes: [set] },
      now,
    )
    const rival = await sent(
      'events',
      csv([
        ['key', 'title.en'],
        ['since-then', 'y'],
      ]),
      'chief-editor',
    )
    await take(rival, 'chief-editor')
    await take(added)
    expect((await rowsOf(added)).map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['refused', 'changed-since'],
      ['refused', 'changed-since'],
    ])
    expect((await draft('events', key))?.record.title).toEqual(record.title)
    await undo(rival, 'chief-editor')
  })

  test('undo leaves what somebody has written since', async () => {
    const { key } = await event()
    const added = await sent(
      'events',
      csv([
        ['key', 'title.en'],
        [key, 'From a table'],
        ['half-way', 'x'],
      ]),
    )
    await take(added)
    const write = (record: string, was: string, to: string) =>
      saveDraft(
        database.pool,
        as('chief-editor'),
        { kind: 'events', key: record },
        { id: randomUUID(), changes: [{ do: 'set', path: 'title', language: 'en', was, to }] },
        now,
      )
    await write(key, 'From a table', 'By the chief')
    await write('half-way', 'x', 'By the chief')
    expect((await undo(added)).import).toMatchObject({ counts: { undone: 0, left: 2 } })
    expect((await draft('events', key))?.record.title).toMatchObject({ en: 'By the chief' })
    expect((await draft('events', 'half-way'))?.record.title).toMatchObject({ en: 'By the chief' })
  })

  test('two tabs are one import, before and after the press', async () => {
    const table = csv([
      ['key', 'question.ru'],
      ['two-tabs', 'x'],
    ])
    const both = await Promise.all([sent('questions', table), sent('questions', table)])
    expect(okOf(both[0]).id).toBe(okOf(both[1]).id)
    const { id } = okOf(both[0])
    const pressed = await Promise.all(
      [1, 2].map(() => takeImport(desk(), as('editor'), id, { isGoodOnly: true }, now)),
    )
    expect(pressed.map(({ ok }) => ok)).toEqual([true, true])
    await Promise.all([1, 2].map(() => runImport(database.pool, id, clock)))
    expect((await draft('questions', 'two-tabs'))?.revision).toBe(1)
    await undo(both[0])
  })

  test('may go into a release, and undo takes it out again', async () => {
    const added = okOf(
      await sent(
        'questions',
        csv([
          ['key', 'question.ru'],
          ['for-release', 'x'],
        ]),
        'chief-editor',
      ),
    )
    await take(added, 'chief-editor')
    const records = [{ kind: 'questions', key: 'for-release' }] as const
    const put = await addToRelease(
      desk(),
      as('chief-editor'),
      { title: 'Из таблицы' },
      records,
      { action: 'publish', languages: ['ru'] },
      now,
    )
    if (!put.ok) throw new Error(put.reason)
    await database.pool.query('update table_imports set release_id = $1, batch = $2 where id = $3', [
      put.releaseId,
      put.batch,
      added.id,
    ])
    expect((await undo(added, 'chief-editor')).import).toMatchObject({ counts: { undone: 1 } })
    const { rows } = await database.pool.query('select 1 from content_release_items where release_id = $1', [
      put.releaseId,
    ])
    expect(rows).toEqual([])
  })

  test('what was published meanwhile stays on the site; undo gives the draft back', async () => {
    const { key } = await event()
    const before = (await draft('events', key))?.record.title as { ru: string; en: string }
    const added = await sent(
      'events',
      csv([
        ['key', 'title.en'],
        [key, 'Out it goes'],
      ]),
    )
    await take(added)
    const revision = (await draft('events', key))?.revision ?? 0
    const publication = { languages: ['ru', 'en'] as const, editionId: autumn2025.id, now }
    expect(
      await publishDraft(database.pool, as('chief-editor'), { kind: 'events', key, revision }, publication),
    ).toMatchObject({ ok: true })
    await undo(added)
    expect((await readLive(database.db, 'events', key))?.record.title).toMatchObject({ en: 'Out it goes' })
    expect((await draft('events', key))?.record.title).toEqual(before)
  })

  test('a JSON with works in it comes over whole, in their order', async () => {
    const bytes = (await exported('participants', 'json', 'chief-editor')) ?? Buffer.alloc(0)
    const { records } = JSON.parse(bytes.toString()) as {
      records: { key: string; record: { works: { title: { ru: string } }[] } }[]
    }
    const one = records.find(({ record }) => record.works.length > 1)
    if (!one) throw new Error('nobody has two works')
    one.record.works.reverse()
    const [first] = one.record.works
    if (first) first.title = { ...first.title, ru: 'Переименована' }
    const added = await sent('participants', Buffer.from(JSON.stringify([one])))
    await take(added)
    const works = (await draft('participants', one.key))?.record.works as { title: { ru: string } }[]
    expect(works.map(({ title }) => title.ru)).toEqual(one.record.works.map(({ title }) => title.ru))
    expect((await undo(added)).import).toMatchObject({ counts: { undone: 1 } })
  })
})

test('nobody hoards tables: the oldest of those not taken over go', async () => {
  for (let count = 0; count < 23; count++)
    await sent(
      'questions',
      csv([
        ['key', 'question.ru'],
        [`q-${count}`, 'x'],
      ]),
    )
  const { rows } = await database.pool.query('select count(*)::int as count from table_imports')
  expect(rows).toEqual([{ count: 20 }])
})

test('a table takes as many queries for ten rows as for a hundred', async () => {
  const { pool } = database
  const asked = async (count: number) => {
    const original = pool.query
    let queries = 0
    pool.query = ((...given: unknown[]) => {
      queries += 1
      return Reflect.apply(original, pool, given)
    }) as typeof pool.query
    const rows = Array.from({ length: count }, (_, place) => [`many-${place}`, 'x'])
    await sent('questions', csv([['key', 'question.ru'], ...rows])).finally(() => {
      pool.query = original
    })
    return queries
  }
  expect(await asked(100)).toBe(await asked(10))
})

describe('signs that no database holds', () => {
  // Spreadsheets write what XML cannot hold by its number.
  const cells = (texts: readonly string[]) =>
    `<row>${texts.map(text => `<c t="str"><v>${text}</v></c>`).join('')}</row>`
  async function workbook() {
    const rows = [
      ['Ключ', '_x0000_', 'Вопрос, RU'],
      ['a_x0000_b', 'x', 'Где_x0000_?'],
    ]
    const sheet = `<worksheet><sheetData>${rows.map(cells).join('')}</sheetData></worksheet>`
    const chunks = []
    for await (const chunk of zipStream([{ name: 'xl/worksheets/sheet1.xml', content: [sheet] }]))
      chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  const json = JSON.stringify([
    { key: 'a\u0000b', record: { 'nobodys\u0000': 1, question: { ru: 'Где?', en: '' } } },
  ])
  test.each([
    ['a workbook', 'table.xlsx', workbook],
    ['JSON', 'table.json', async () => Buffer.from(json)],
    ['another kind', 'table.json', async () => Buffer.from('{"kind":"\\u0000","records":[]}')],
  ])('%s that names things so is read, and none of it is taken', async (_, fileName, make) => {
    const bytes = await make()
    const added = await addImport(database.pool, as('editor'), { kind: 'questions', fileName, bytes }, now)
    expect(added).toMatchObject(
      added.ok ? { counts: { new: 0, refused: 1 } } : { ok: false, reason: 'other-kind' },
    )
  })
})

test.each([
  ['in one row', `key\nx${';'.repeat(9_000_000)}`],
  ['in the row of names', ';'.repeat(9_000_000)],
  ['in thousands of rows', `key\n${`x${';'.repeat(1_800)}\n`.repeat(5_000)}`],
])(
  'millions of empty cells %s cost nobody a gigabyte: they are refused at the first row',
  async (_, text) => {
    const begun = performance.now()
    const sent = { kind: 'questions' as const, fileName: 'table.csv', bytes: Buffer.from(text) }
    expect(await addImport(database.pool, as('editor'), sent, now)).toEqual({
      ok: false,
      reason: 'too-many-columns',
    })
    expect(performance.now() - begun).toBeLessThan(1_500)
  },
)
