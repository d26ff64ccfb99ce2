import { afterAll, beforeAll, expect, test } from 'vitest'
import { autumn2025 } from '../../app/editions/edition.ts'
import { publishDraft, trashRecord, withdrawRecord } from '../../app/editorial/drafts/publish-draft.server.ts'
import { readDraft } from '../../app/editorial/drafts/read-draft.server.ts'
import { refusalOf } from '../../app/editorial/releases/add-to-release.server.ts'
import type { LocaleCode } from '../../app/platform/languages.ts'
import type { Person } from '../../app/platform/person.ts'
import { openFair } from '../builders/fair-database.ts'

const kind = 'pages'
const now = new Date('2025-08-20T10:00:00+03:00')
const as = (role: Person['role']): Person => ({ id: role, email: `${role}@x.example`, name: role, role })
const chief = as('chief-editor')

let database: Awaited<ReturnType<typeof openFair>>
beforeAll(async () => {
  database = await openFair()
})
afterAll(() => database.drop())

async function draftOf(key: string) {
  const draft = await readDraft(database.db, kind, key)
  if (!draft) throw new Error('no draft')
  return draft
}
const seenIn = async (key: string) => (await draftOf(key)).seenIn
const withdraw = (key: string, languages: readonly LocaleCode[], who = chief) =>
  withdrawRecord(database.pool, who, { kind, key }, languages, now)
async function publish(key: string, languages: readonly LocaleCode[]) {
  const { revision } = await draftOf(key)
  const publication = { languages, editionId: autumn2025.id, now }
  return publishDraft(database.pool, chief, { kind, key, revision }, publication)
}
async function foundIn(key: string) {
  const { rows } = await database.pool.query<{ locale: string }>(
    `select locale from search_entries where kind = 'page' and key = $1 order by locale`,
    [key],
  )
  return rows.map(({ locale }) => locale)
}

test('a page is taken out of one language and comes back; the search follows', async () => {
  const key = 'volunteers'
  expect([await seenIn(key), await foundIn(key)]).toEqual([
    ['ru', 'en'],
    ['en', 'ru'],
  ])
  expect(await withdraw(key, ['en'])).toMatchObject({ ok: true })
  expect([await seenIn(key), await foundIn(key)]).toEqual([['ru'], ['ru']])
  // What is published in the other language leaves this one as it is.
  expect(await publish(key, ['ru'])).toMatchObject({ ok: true })
  expect(await seenIn(key)).toEqual(['ru'])
  expect(await publish(key, ['en'])).toMatchObject({ ok: true })
  expect([await seenIn(key), await foundIn(key)]).toEqual([
    ['ru', 'en'],
    ['en', 'ru'],
  ])
})

test('it stays in at least one, whether both go at once or one after the other', async () => {
  const key = 'guides'
  expect(await withdraw(key, ['ru', 'en'])).toEqual({ ok: false, reason: 'last-language' })
  expect(await withdraw(key, ['ru'])).toMatchObject({ ok: true })
  expect(await withdraw(key, ['ru'])).toEqual({ ok: false, reason: 'not-seen' })
  expect(await withdraw(key, ['en'])).toEqual({ ok: false, reason: 'last-language' })
  expect(await withdraw(key, ['ru', 'en'])).toEqual({ ok: false, reason: 'last-language' })
  expect(await seenIn(key)).toEqual(['en'])
  await expect(
    database.pool.query('update pages set withdrawn_ru_at = now(), withdrawn_en_at = now() where key = $1', [
      key,
    ]),
  ).rejects.toThrow('pages_in_a_language')
})

test('two who take one language each at once leave one of them', async () => {
  const key = 'media'
  const answers = await Promise.all([withdraw(key, ['ru']), withdraw(key, ['en'])])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: 'last-language' })
  expect(await seenIn(key)).toHaveLength(1)
})

test.each(['home', 'tickets', 'privacy', 'offer', 'refund', 'contacts'])(
  '%s is needed in both languages, by itself and in a release',
  async key => {
    expect(await withdraw(key, ['en'])).toEqual({ ok: false, reason: 'needed-in-both' })
    const draft = await draftOf(key)
    expect(refusalOf(draft, { action: 'withdraw', languages: ['en'] })).toBe('needed-in-both')
    expect(await seenIn(key)).toEqual(['ru', 'en'])
  },
)

test('only whoever may withdraws; nobody puts a page into the trash', async () => {
  for (const role of ['editor', 'translator', 'press', 'curator', 'box-office'] as const)
    expect([role, await withdraw('team', ['en'], as(role))]).toEqual([
      role,
      { ok: false, reason: 'not-allowed' },
    ])
  expect(await trashRecord(database.pool, chief, { kind, key: 'team' }, now)).toEqual({
    ok: false,
    reason: 'always-seen',
  })
  expect(refusalOf(await draftOf('team'), { action: 'trash', languages: ['ru', 'en'] })).toBe('always-seen')
})
