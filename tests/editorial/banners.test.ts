import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { addRecord } from '../../app/editorial/drafts/add-record.server.ts'
import { publishDraft, trashRecord, withdrawRecord } from '../../app/editorial/drafts/publish-draft.server.ts'
import { readDraft } from '../../app/editorial/drafts/read-draft.server.ts'
import { saveDraft } from '../../app/editorial/drafts/save-draft.server.ts'
import { readFindings } from '../../app/editorial/office/read-findings.server.ts'
import { type Json, leavesOf } from '../../app/editorial/record.ts'
import type { LocaleCode } from '../../app/platform/languages.ts'
import type { Person } from '../../app/platform/person.ts'
import { judgeLinks } from '../../app/shell/judge-links.server.ts'
import { openFair } from '../builders/fair-database.ts'

const kind = 'banners'
const now = new Date('2025-08-20T10:00:00+03:00')
const as = (role: Person['role']): Person => ({ id: role, email: `${role}@x.example`, name: role, role })

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

const whole: [string, LocaleCode | null, Json][] = [
  ['text', 'ru', 'Вход через северное крыло'],
  ['text', 'en', 'Enter by the north wing'],
  ['tone', null, 'warning'],
  ['place', null, 'everywhere'],
  ['fromAt', null, '2025-09-25T08:00:00.000Z'],
  ['untilAt', null, '2025-09-25T18:00:00.000Z'],
]

async function draftOf(key: string) {
  const draft = await readDraft(database.db, kind, key)
  if (!draft) throw new Error('no draft')
  return draft
}

async function write(key: string, path: string, language: LocaleCode | null, to: Json) {
  const leaf = leavesOf((await draftOf(key)).record).find(
    one => one.path === path && one.language === language,
  )
  const change = { do: 'set', path, language, was: leaf?.value ?? null, to } as const
  return saveDraft(database.pool, as('editor'), { kind, key }, { id: randomUUID(), changes: [change] }, now)
}

async function publish(key: string, languages: readonly LocaleCode[] = ['ru', 'en']) {
  const { revision } = await draftOf(key)
  const publication = { languages, editionId: autumn2025.id, now }
  return publishDraft(database.pool, as('editor'), { kind, key, revision }, publication)
}

async function written(...changes: [string, LocaleCode | null, Json][]) {
  const added = await addRecord(database.pool, as('editor'), { kind, key: '' }, now)
  if (!added.ok) throw new Error(added.reason)
  for (const [path, language, to] of [...whole, ...changes]) await write(added.key, path, language, to)
  return added.key
}

async function rows() {
  const { rows: found } = await database.pool.query(
    'select id::text as key, text, published_ru_at is not null as ru, published_en_at is not null as en from banners order by id',
  )
  return found as { key: string; text: { ru: string; en: string }; ru: boolean; en: boolean }[]
}
const rowOf = async (key: string) => (await rows()).find(row => row.key === key)

test('a banner is published in one language, then in the other, withdrawn, and goes into the trash', async () => {
  const key = await written()
  expect(await rowOf(key)).toBeUndefined()
  expect(await publish(key, ['ru'])).toMatchObject({ ok: true })
  expect(await rowOf(key)).toMatchObject({ ru: true, en: false })
  expect(await publish(key)).toMatchObject({ ok: true })
  expect(await rowOf(key)).toMatchObject({ ru: true, en: true })
  expect(await withdrawRecord(database.pool, as('chief-editor'), { kind, key }, ['en'], now)).toMatchObject({
    ok: true,
  })
  expect(await rowOf(key)).toMatchObject({ ru: true, en: false })
  expect(await trashRecord(database.pool, as('chief-editor'), { kind, key }, now)).toMatchObject({ ok: true })
  expect(await rowOf(key)).toMatchObject({ ru: false, en: false })
})

test.each([
  ['2025-09-25T07:59:00.000Z', 'before it begins'],
  ['2025-09-25T08:00:00.000Z', 'at that very moment'],
])('one that ends at %s, %s, is not published, and says which field', async untilAt => {
  const key = await written(['untilAt', null, untilAt])
  expect(await publish(key)).toMatchObject({
    ok: false,
    reason: 'incomplete',
    faults: [{ path: 'untilAt', reason: 'ends-early' }],
  })
  expect(await rowOf(key)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'http://portico.example/',
  '//evil.example/',
  '/\\evil.example/',
  'https://user@evil.example/',
  'mailto:x@portico.example',
  'tickets',
])('a link to %s is not taken', async to => {
  const key = await written()
  expect(await write(key, 'to', null, to)).toMatchObject({ ok: false })
  expect((await draftOf(key)).record.to).toBe('')
})

test.each(['/tickets/', '/program/?day=1#now', 'https://museum.example/how-to', 'https://museum.example'])(
  'a link to %s is',
  async to => {
    const key = await written(['to', null, to])
    expect(await publish(key)).toMatchObject({ ok: true })
  },
)

test('a text has two hundred characters and not one more', async () => {
  const key = await written()
  expect(await write(key, 'text', 'ru', 'я'.repeat(200))).toMatchObject({ ok: true })
  expect(await write(key, 'text', 'ru', 'я'.repeat(201))).toMatchObject({ ok: false })
})

test.each([
  ['2025-08-20T06:59:00.000Z', [['fix', 'over']]],
  ['2025-09-27T20:59:00.000Z', []],
  ['2025-09-27T21:00:00.000Z', [['decide', 'after-fair']]],
])('before publishing it is said of one shown until %s: %o', async (untilAt, expected) => {
  const key = await written(['fromAt', null, '2025-08-01T00:00:00.000Z'], ['untilAt', null, untilAt])
  const asking = { db: database.db, edition: autumn2025, now, judgeLinks }
  const found = await readFindings(asking, await draftOf(key))
  const showing = found.filter(({ check }) => check === 'showing')
  expect(showing.map(({ severity, detail }) => [severity, detail.reason])).toEqual(expected)
})

test('a link to a page that is not there is said too', async () => {
  const key = await written(['to', null, '/nowhere/'])
  const asking = {
    db: database.db,
    edition: autumn2025,
    now,
    judgeLinks,
  }
  const found = await readFindings(asking, await draftOf(key))
  expect(found.filter(({ check }) => check === 'links')).toMatchObject([
    { severity: 'fix', path: 'to', detail: { reason: 'broken', to: '/nowhere/' } },
  ])
})

test('the database itself takes no other tone, place, link or order of moments', async () => {
  const insert = (changes: Record<string, string>) => {
    const row = {
      tone: 'info',
      place: 'home',
      leads_to: '/',
      from_at: '2025-09-01',
      until_at: '2025-09-02',
      ...changes,
    }
    return database.pool.query(
      `insert into banners (text, edition_id, tone, place, leads_to, from_at, until_at)
       values ('{"ru": "", "en": ""}', 'x', $1, $2, $3, $4, $5)`,
      [row.tone, row.place, row.leads_to, row.from_at, row.until_at],
    )
  }
  await expect(insert({ tone: 'alarm' })).rejects.toThrow('banners_tone')
  await expect(insert({ place: 'office' })).rejects.toThrow('banners_place')
  await expect(insert({ leads_to: 'javascript:alert(1)' })).rejects.toThrow('banners_leads_to')
  await expect(insert({ until_at: '2025-09-01' })).rejects.toThrow('banners_moments')
})
