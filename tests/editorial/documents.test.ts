import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentsInForce } from '../../app/content/documents/read-documents-in-force.server.ts'
import { documents } from '../../app/content/documents/tables.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { publishDraft, trashRecord } from '../../app/editorial/drafts/publish-draft.server.ts'
import { readDraft } from '../../app/editorial/drafts/read-draft.server.ts'
import { saveDraft } from '../../app/editorial/drafts/save-draft.server.ts'
import { type Json, leavesOf } from '../../app/editorial/record.ts'
import { refusalOf } from '../../app/editorial/releases/add-to-release.server.ts'
import type { Person } from '../../app/platform/person.ts'
import { openFair } from '../builders/fair-database.ts'

const kind = 'documents'
const key = 'offer'
const now = new Date('2025-08-20T10:00:00+03:00')
const person = (role: Person['role']): Person => ({ id: role, email: `${role}@x.example`, name: role, role })
const chief = person('chief-editor')
const both = ['ru', 'en'] as const

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

async function draftOf() {
  const draft = await readDraft(database.db, kind, key)
  if (!draft) throw new Error('no draft')
  return draft
}

async function write(path: string, language: 'ru' | 'en' | null, to: Json, who = person('editor')) {
  const leaf = leavesOf((await draftOf()).record).find(one => one.path === path && one.language === language)
  const change = { do: 'set', path, language, was: leaf?.value ?? null, to } as const
  return saveDraft(database.pool, who, { kind, key }, { id: randomUUID(), changes: [change] }, now)
}

async function publish(who = chief, languages: readonly ('ru' | 'en')[] = both, at = now) {
  const { revision } = await draftOf()
  const publication = { languages, editionId: autumn2025.id, now: at }
  return publishDraft(database.pool, who, { kind, key, revision }, publication)
}

const versions = () =>
  database.db.select().from(documents).where(eq(documents.slug, key)).orderBy(documents.version)
const inForce = async (today: '2025-08-20' | '2025-09-09' | '2025-09-10') =>
  (await documentsInForce(database.db, [key], today))[0]?.version

test('a legal text is a new version from its day on, and every version before it stays word for word', async () => {
  const before = await versions()
  const last = before.at(-1)?.version ?? 0
  await write('title', 'ru', 'Оферта, новая редакция')
  // In force since a day that has come, or from today: nobody could have read it.
  for (const day of [null, '2025-08-20', '2020-01-01']) {
    if (day) await write('validFrom', null, day)
    expect(await publish()).toMatchObject({
      ok: false,
      reason: 'incomplete',
      faults: [{ path: 'validFrom', reason: 'too-early' }],
    })
  }
  await write('validFrom', null, '2025-09-10')
  expect(await publish(chief, ['ru'])).toMatchObject({
    ok: false,
    faults: [{ language: 'en', reason: 'left-out' }],
  })
  expect(await versions()).toEqual(before)
  expect(await publish()).toMatchObject({ ok: true })
  const after = await versions()
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)).toMatchObject({
    version: last + 1,
    validFrom: '2025-09-10',
    title: { ru: 'Оферта, новая редакция' },
  })
  expect(after.at(-1)?.sha256).toMatch(/^[\da-f]{64}$/)
  expect(new Set(after.map(({ sha256 }) => sha256)).size).toBe(after.length)
  expect([await inForce('2025-08-20'), await inForce('2025-09-09'), await inForce('2025-09-10')]).toEqual([
    last,
    last,
    last + 1,
  ])
  expect(await draftOf()).toMatchObject({ isChanged: false, record: { validFrom: '2025-09-10' } })

  // A later version is not in force before the one it follows.
  await write('title', 'ru', 'Оферта ещё раз')
  await write('validFrom', null, '2025-09-01')
  expect(await publish()).toMatchObject({ ok: false, faults: [{ reason: 'too-early' }] })
})

test('two who publish the same draft at once make one version', async () => {
  await write('title', 'ru', 'Оферта вдвоём')
  await write('validFrom', null, '2025-09-20')
  const count = (await versions()).length
  const answers = await Promise.all([publish(), publish()])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(await versions()).toHaveLength(count + 1)
})

test('only whoever answers for it publishes it; nobody hides, trashes or releases it', async () => {
  await write('title', 'ru', 'Оферта редактора')
  await write('validFrom', null, '2025-10-01')
  for (const role of ['editor', 'translator', 'press', 'curator', 'box-office'] as const)
    expect([role, await publish(person(role))]).toEqual([role, { ok: false, reason: 'not-allowed' }])
  expect(await trashRecord(database.pool, chief, { kind, key }, now)).toEqual({
    ok: false,
    reason: 'always-seen',
  })
  const draft = await draftOf()
  for (const action of ['publish', 'withdraw', 'trash'] as const)
    expect(refusalOf(draft, { action, languages: both })).toBe('has-own-day')
})

test('a text without articles is none; what was published the database itself does not change', async () => {
  const draft = await draftOf()
  const articles = draft.record.articles as { id: string }[]
  for (const { id } of articles) {
    const change = { do: 'remove', path: 'articles', id } as const
    await saveDraft(database.pool, chief, { kind, key }, { id: randomUUID(), changes: [change] }, now)
  }
  await write('validFrom', null, '2025-10-02')
  const published = await publish()
  expect(published).toMatchObject({ ok: false, faults: [{ path: 'articles', reason: 'missing' }] })
  const first = and(eq(documents.slug, key), eq(documents.version, 1))
  await expect(database.db.update(documents).set({ validFrom: '2030-01-01' }).where(first)).rejects.toThrow()
  await expect(database.db.delete(documents).where(first)).rejects.toThrow()
})
