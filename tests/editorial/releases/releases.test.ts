import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { autumn2025 } from '../../../app/editions/edition.ts'
import type { Change } from '../../../app/editorial/changes.ts'
import { addRecord } from '../../../app/editorial/drafts/add-record.server.ts'
import { publishDraft, trashRecord } from '../../../app/editorial/drafts/publish-draft.server.ts'
import { readDraft, readVersions } from '../../../app/editorial/drafts/read-draft.server.ts'
import { saveDraft } from '../../../app/editorial/drafts/save-draft.server.ts'
import type { KindName } from '../../../app/editorial/kinds/kind-names.ts'
import { readLive } from '../../../app/editorial/live/read-live.server.ts'
import { type Json, leavesOf, valueAt } from '../../../app/editorial/record.ts'
import { addToRelease, removeFromRelease } from '../../../app/editorial/releases/add-to-release.server.ts'
import { publishDue, publishRelease } from '../../../app/editorial/releases/publish-release.server.ts'
import { momentIn } from '../../../app/editorial/releases/release.ts'
import type { ReleaseDesk } from '../../../app/editorial/releases/release-desk.ts'
import { runBulk } from '../../../app/editorial/releases/run-bulk.server.ts'
import {
  agreeTo,
  closeRelease,
  itemsOf,
  planRecord,
  returnPlan,
  seenOf,
  setPlan,
} from '../../../app/editorial/releases/set-plan.server.ts'
import { takeBackRelease } from '../../../app/editorial/releases/take-back-release.server.ts'
import { keepWords } from '../../../app/mail/words/keep-words.server.ts'
import { openJobs } from '../../../app/platform/jobs.server.ts'
import { createLog } from '../../../app/platform/log.server.ts'
import type { Person, Role } from '../../../app/platform/person.ts'
import { judgeLinks } from '../../../app/shell/judge-links.server.ts'
import { letterWords } from '../../../app/shell/rooms/letter-words.server.ts'
import { openFair } from '../../builders/fair-database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const now = new Date('2025-08-20T10:00:00+03:00')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const both = { action: 'publish', languages: ['ru', 'en'] } as const

let database: Awaited<ReturnType<typeof openFair>>
let desk: ReleaseDesk
let chief: Person
let editor: Person
let translator: Person

beforeAll(async () => {
  database = await openFair()
  const jobs = await openJobs(database, createLog('silent'))
  await jobs.openQueue({ name: 'send-letter', retryLimit: 1, retryDelaySeconds: 1 })
  desk = {
    pool: database.pool,
    jobs,
    edition: autumn2025,
    publicUrl: 'https://portico.example',
    judgeLinks,
  }
  const whoIs = async (role: Role) => {
    const { rows } = await database.pool.query<Person>(
      'select id, name, email, role from people where role = $1 order by email limit 1',
      [role],
    )
    return rows[0] as Person
  }
  chief = await whoIs('chief-editor')
  editor = await whoIs('editor')
  translator = await whoIs('translator')
  return () => jobs.stop()
})
afterAll(() => database.drop())
// Every story begins with nothing waiting and no draft: the site is as it was seeded, but for what stories published.
beforeEach(async () => {
  await database.pool.query(
    `update content_release_items set is_open = false; update content_releases set state = 'taken-back' where state <> 'published'`,
  )
})

async function write(
  kind: KindName,
  key: string,
  path: string,
  to: Json,
  language: 'ru' | 'en' | null = 'ru',
  by = chief,
) {
  const draft = await readDraft(database.db, kind, key)
  const leaf = leavesOf(draft?.record ?? {}).find(one => one.path === path && one.language === language)
  const change: Change = { do: 'set', path, language, was: leaf?.value ?? null, to }
  const saved = await saveDraft(
    database.pool,
    by,
    { kind, key },
    { id: randomUUID(), changes: [change] },
    now,
  )
  expect(saved).toMatchObject({ ok: true, conflicts: [] })
}
const shown = async (kind: KindName, key: string, path: string) =>
  valueAt((await readLive(database.db, kind, key))?.record ?? {}, path)
const seen = async (id: number) => seenOf(await itemsOf(database.db, id))
const stateOf = async (id: number) => {
  const { rows } = await database.pool.query<{
    state: string
    obstacles: { key: string; reason: string }[]
  }>('select state, obstacles from content_releases where id = $1', [id])
  return rows[0]
}
async function gathered(...keys: string[]): Promise<number> {
  const records = keys.map(key => ({ kind: 'questions' as const, key }))
  const added = await addToRelease(desk, chief, { title: 'Суббота' }, records, both, now)
  if (!added.ok) throw new Error(JSON.stringify(added))
  return added.releaseId
}
async function planned(at: Date, ...keys: string[]): Promise<number> {
  const id = await gathered(...keys)
  expect(await setPlan(desk, chief, id, { at, seen: await seen(id) }, now)).toEqual({ ok: true })
  return id
}
const letters = async () =>
  (
    await database.pool.query<{ recipient: string; subject: string; body: string }>(
      `select recipient, subject, body from letters where subject like '%не%вышел%'`,
    )
  ).rows
async function questionKeys(count: number): Promise<string[]> {
  const { rows } = await database.pool.query<{ slug: string }>(
    'select slug from questions order by slug limit $1',
    [count],
  )
  return rows.map(({ slug }) => slug)
}

test('at its moment all of it goes out at once, and not a second before', async () => {
  const [one = '', two = ''] = await questionKeys(2)
  const was = await shown('questions', one, 'question')
  await write('questions', one, 'question', 'Первый вопрос?')
  await write('questions', two, 'question', 'Второй вопрос?')
  const id = await planned(hours(2), one, two)
  expect(await publishDue(desk, new Date(hours(2).getTime() - 1))).toBe(0)
  expect(await shown('questions', one, 'question')).toEqual(was)
  expect(await publishDue(desk, hours(2))).toBe(1)
  expect(await shown('questions', one, 'question/ru')).toBe('Первый вопрос?')
  expect(await shown('questions', two, 'question/ru')).toBe('Второй вопрос?')
  expect(await stateOf(id)).toMatchObject({ state: 'published' })
  expect(await publishDue(desk, hours(3))).toBe(0)
})

test('two processes at the same moment: it goes out once', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Один раз?')
  await planned(hours(1), key)
  const before = (await readVersions(database.db, 'questions', key)).length
  const outs = await Promise.all([publishDue(desk, hours(1)), publishDue(desk, hours(1))])
  expect(outs.toSorted()).toEqual([0, 1])
  expect(await readVersions(database.db, 'questions', key)).toHaveLength(before + 1)
})

test('two chiefs press at once: one puts it out, the other is told', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Кто первый?')
  const id = await gathered(key)
  const mark = await seen(id)
  const outs = await Promise.all([
    publishRelease(desk, chief, id, mark, now),
    publishRelease(desk, chief, id, mark, now),
  ])
  expect(outs.filter(({ ok }) => ok)).toHaveLength(1)
  expect(outs.find(({ ok }) => !ok)).toMatchObject({ reason: 'closed-release' })
})

test('one thing that cannot go out keeps all of it back, says why, and writes to whoever planned it', async () => {
  const [one = '', two = ''] = await questionKeys(2)
  await write('questions', one, 'question', 'Готово?')
  await write('questions', two, 'question', 'Не\u00a0готово?')
  const was = await shown('questions', one, 'question/ru')
  const id = await planned(hours(1), one, two)
  await trashRecord(database.pool, chief, { kind: 'questions', key: two }, now)
  const before = (await letters()).length
  expect(await publishDue(desk, hours(1))).toBe(0)
  expect(await shown('questions', one, 'question/ru')).toBe(was)
  expect(await stateOf(id)).toMatchObject({
    state: 'held-up',
    obstacles: [{ key: two, reason: 'in-trash' }],
  })
  const told = await letters()
  expect(told).toHaveLength(before + 1)
  expect(told.at(-1)).toMatchObject({ recipient: chief.email })
  expect(told.at(-1)?.body).toContain('запись в\u00a0корзине')
  // It is held up once, and told once.
  await publishDue(desk, hours(2))
  expect(await letters()).toHaveLength(before + 1)
  await database.pool.query('update content_drafts set trashed_at = null')
})

test('a check that asks for a repair holds it up, unless somebody wrote why not', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Что такое {nowhere}?')
  const id = await gathered(key)
  expect(await publishRelease(desk, chief, id, await seen(id), now)).toMatchObject({
    ok: false,
    reason: 'held-up',
    obstacles: [{ key, reason: 'needs-reason' }],
  })
  expect(await stateOf(id)).toMatchObject({ state: 'gathering' })
  const { revision = 0 } = (await readDraft(database.db, 'questions', key)) ?? {}
  await agreeTo(desk, chief, id, { kind: 'questions', key, revision }, 'Так и задумано', now)
  expect(await publishRelease(desk, chief, id, await seen(id), now)).toMatchObject({ ok: true })
  expect((await readVersions(database.db, 'questions', key))[0]).toMatchObject({ reason: 'Так и задумано' })
  await takeBackRelease(desk, chief, id, new Set(), now)
  await write('questions', key, 'question', 'Что это?')
})

test('at its moment its links are judged as they were when it was planned: by what visitors find', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Где /office/releases/?')
  const id = await planned(hours(1), key)
  expect(await publishDue(desk, hours(1))).toBe(0)
  const { obstacles = [] } = (await stateOf(id)) ?? {}
  expect(obstacles).toMatchObject([{ key, reason: 'needs-reason', findings: [{ check: 'links' }] }])
  await write('questions', key, 'question', 'Где /navigator/map/?')
})

test('whoever planned it must still have the right when the moment comes', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Права?')
  const id = await planned(hours(1), key)
  await database.pool.query(`update people set role = 'translator' where id = $1`, [chief.id])
  await publishDue(desk, hours(1))
  await database.pool.query(`update people set role = 'chief-editor' where id = $1`, [chief.id])
  expect(await stateOf(id)).toMatchObject({ state: 'held-up', obstacles: [{ reason: 'planner-may-not' }] })
})

test('a release that breaks keeps none of the others waiting', async () => {
  const [one = '', two = ''] = await questionKeys(2)
  await write('questions', one, 'question', 'Сломается?')
  await write('questions', two, 'question', 'Выйдет всё\u00a0равно?')
  const broken = await planned(hours(1), one)
  await planned(hours(2), two)
  await database.pool.query(`update content_release_items set agreed = '{}' where release_id = $1`, [broken])
  await expect(publishDue(desk, hours(2))).rejects.toThrow()
  expect(await shown('questions', two, 'question/ru')).toBe('Выйдет всё\u00a0равно?')
})

test('whoever has left the house is not written to of what they had planned', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Ещё здесь?')
  const id = await planned(hours(1), key)
  const before = (await letters()).length
  await database.pool.query(`update people set role = 'member' where id = $1`, [chief.id])
  await publishDue(desk, hours(1))
  await database.pool.query(`update people set role = 'chief-editor' where id = $1`, [chief.id])
  expect(await stateOf(id)).toMatchObject({ state: 'held-up' })
  expect(await letters()).toHaveLength(before)
})

test('a write that the database refuses holds all of it up', async () => {
  const [one = '', two = ''] = await questionKeys(2)
  await write('questions', one, 'question', 'Примет?')
  await write('questions', two, 'question', 'Не\u00a0примет?')
  const was = await shown('questions', one, 'question/ru')
  const id = await planned(hours(1), one, two)
  await database.pool.query(
    `alter table questions add constraint no_more check (question ->> 'ru' <> 'Не\u00a0примет?') not valid`,
  )
  await publishDue(desk, hours(1))
  await database.pool.query('alter table questions drop constraint no_more')
  expect(await stateOf(id)).toMatchObject({
    state: 'held-up',
    obstacles: [{ key: two, reason: 'refused-write' }],
  })
  expect(await shown('questions', one, 'question/ru')).toBe(was)
})

test('what is written after the plan stays a draft; agreed to, it goes out', async () => {
  const [one = '', two = ''] = await questionKeys(2)
  await write('questions', one, 'question', 'Согласовано?')
  await write('questions', two, 'question', 'Тоже?')
  const id = await planned(hours(1), one, two)
  await write('questions', one, 'question', 'Недописан')
  await write('questions', two, 'question', 'Дописано и\u00a0согласовано?')
  const draft = await readDraft(database.db, 'questions', two)
  const record = { kind: 'questions', key: two, revision: draft?.revision ?? -1 } as const
  expect(await agreeTo(desk, chief, id, { ...record, revision: 0 }, '', now)).toMatchObject({
    reason: 'release-changed',
  })
  expect(await agreeTo(desk, chief, id, record, '', now)).toEqual({ ok: true })
  await publishDue(desk, hours(1))
  expect(await shown('questions', one, 'question/ru')).toBe('Согласовано?')
  expect(await shown('questions', two, 'question/ru')).toBe('Дописано и\u00a0согласовано?')
  expect(await readDraft(database.db, 'questions', one)).toMatchObject({
    isChanged: true,
    record: { question: { ru: 'Недописан' } },
  })
})

test('a draft waits in one release only, and the other is named', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Два выпуска?')
  await gathered(key)
  const again = await addToRelease(desk, editor, { title: 'Другой' }, [{ kind: 'questions', key }], both, now)
  expect(again).toMatchObject({ ok: false, refused: [{ reason: 'in-release', elsewhere: 'Суббота' }] })
  const { rows } = await database.pool.query(`select 1 from content_releases where title = 'Другой'`)
  expect(rows).toEqual([])
  expect(await planRecord(desk, chief, { kind: 'questions', key }, both, hours(1), now)).toMatchObject({
    ok: false,
    refused: [{ reason: 'in-release' }],
  })
  await expect(
    database.pool.query(
      `insert into content_release_items select (select max(id) from content_releases) as release_id, kind, key, action, languages,
       agreed, revision, reason, added_at, added_by_name, batch, true, before, version, outcome
       from content_release_items where key = $1 and is_open`,
      [key],
    ),
  ).rejects.toThrow(/content_release_items/)
})

test('a translator plans nothing, an editor takes nothing off the site', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Чьё право?')
  const record = { kind: 'questions', key } as const
  expect(await addToRelease(desk, translator, { title: 'Мой' }, [record], both, now)).toMatchObject({
    reason: 'not-allowed',
  })
  expect(await planRecord(desk, translator, record, both, hours(1), now)).toMatchObject({
    reason: 'not-allowed',
  })
  const id = await gathered(key)
  const plan = { at: hours(1), seen: await seen(id) }
  expect(await setPlan(desk, translator, id, plan, now)).toMatchObject({ reason: 'not-allowed' })
  const withdraw = { action: 'withdraw', languages: ['ru'] } as const
  expect(await addToRelease(desk, editor, { title: 'Снять' }, [record], withdraw, now)).toMatchObject({
    reason: 'not-allowed',
  })
  const [, other = ''] = await questionKeys(2)
  const chiefs = await addToRelease(
    desk,
    chief,
    { releaseId: id },
    [{ kind: 'questions', key: other }],
    withdraw,
    now,
  )
  expect(chiefs).toMatchObject({ ok: true })
  expect(await setPlan(desk, editor, id, { at: hours(1), seen: await seen(id) }, now)).toMatchObject({
    reason: 'not-allowed',
  })
})

test('no plan in the past, at no moment, of nothing, or of what changed meanwhile', async () => {
  const [key = ''] = await questionKeys(1)
  await write('questions', key, 'question', 'Когда?')
  const id = await gathered(key)
  const mark = await seen(id)
  const plan = (at: Date | null, mine = mark) => setPlan(desk, chief, id, { at, seen: mine }, now)
  expect(await plan(now)).toMatchObject({ reason: 'past-moment' })
  expect(await plan(hours(-1))).toMatchObject({ reason: 'past-moment' })
  expect(await plan(null)).toMatchObject({ reason: 'bad-moment' })
  await write('questions', key, 'question', 'Когда теперь?')
  expect(await plan(hours(1))).toMatchObject({ reason: 'release-changed' })
  expect(await setPlan(desk, chief, 2_000_000_000, { at: hours(1), seen: mark }, now)).toMatchObject({
    reason: 'unknown-release',
  })
  expect(await removeFromRelease(desk, chief, id, { kind: 'questions', key })).toMatchObject({ count: 1 })
  expect(await plan(hours(1))).toMatchObject({ reason: 'empty-release' })
  expect([momentIn('2025-02-31T10:00'), momentIn('soon'), momentIn('2025-09-20T10:00')]).toEqual([
    null,
    null,
    new Date('2025-09-20T07:00:00Z'),
  ])
})

test('before its moment it is taken off the schedule, and a release of one is given up', async () => {
  const [one = '', two = ''] = await questionKeys(2)
  await write('questions', one, 'question', 'Рано?')
  const id = await planned(hours(1), one)
  expect(await returnPlan(desk, chief, id, now)).toEqual({ ok: true })
  expect(await returnPlan(desk, chief, id, now)).toMatchObject({ reason: 'closed-release' })
  expect(await stateOf(id)).toMatchObject({ state: 'gathering' })
  expect(await publishDue(desk, hours(1))).toBe(0)
  expect(await closeRelease(desk, chief, id, now)).toEqual({ ok: true })
  await write('questions', two, 'question', 'Сам?')
  const single = await planRecord(desk, editor, { kind: 'questions', key: two }, both, hours(1), now)
  if (!('releaseId' in single)) throw new Error(JSON.stringify(single))
  await returnPlan(desk, editor, single.releaseId, now)
  expect(await stateOf(single.releaseId)).toMatchObject({ state: 'taken-back' })
  expect(await planRecord(desk, editor, { kind: 'questions', key: two }, both, hours(2), now)).toMatchObject({
    ok: true,
  })
})

test('after its moment all of it returns to what was public, once, within 72 hours', async () => {
  const [one = '', two = '', three = ''] = await questionKeys(3)
  const was = await Promise.all([one, two].map(key => readLive(database.db, 'questions', key)))
  await write('questions', one, 'question', 'Взять назад?')
  const id = await gathered(one)
  const withdraw = { action: 'withdraw', languages: ['ru', 'en'] } as const
  await addToRelease(desk, chief, { releaseId: id }, [{ kind: 'questions', key: two }], withdraw, now)
  const trash = { action: 'trash', languages: [] } as const
  await addToRelease(desk, chief, { releaseId: id }, [{ kind: 'questions', key: three }], trash, now)
  expect(await publishRelease(desk, chief, id, await seen(id), now)).toEqual({ ok: true, count: 3 })
  expect((await readLive(database.db, 'questions', two))?.seenIn).toEqual([])
  expect((await readDraft(database.db, 'questions', three))?.trashedAt).not.toBeNull()
  const versions = (await readVersions(database.db, 'questions', one)).length
  expect(await takeBackRelease(desk, translator, id, new Set(), now)).toMatchObject({ reason: 'not-allowed' })
  expect(await takeBackRelease(desk, chief, id, new Set(), hours(73))).toMatchObject({ reason: 'too-late' })
  expect(await takeBackRelease(desk, chief, id, new Set(), hours(72))).toEqual({
    ok: true,
    returned: 3,
    left: 0,
  })
  expect(await Promise.all([one, two].map(key => readLive(database.db, 'questions', key)))).toEqual(was)
  expect(await readDraft(database.db, 'questions', three)).toMatchObject({
    trashedAt: null,
    seenIn: ['ru', 'en'],
  })
  // The words are in the draft, and every version is where it was.
  expect(await readDraft(database.db, 'questions', one)).toMatchObject({
    isChanged: true,
    record: { question: { ru: 'Взять назад?' } },
  })
  expect((await readVersions(database.db, 'questions', one))[0]).toMatchObject({ event: 'taken-back' })
  expect(await readVersions(database.db, 'questions', one)).toHaveLength(versions + 1)
  expect(await takeBackRelease(desk, chief, id, new Set(), hours(72))).toMatchObject({
    reason: 'taken-back-already',
  })
})

test('an event that a release has brought stays once people have taken places at it', async () => {
  const { rows } = await database.pool.query<{ slug: string }>(
    `select slug from events where needs_registration and published_ru_at is not null and published_en_at is not null
     order by slug limit 1`,
  )
  const slug = rows[0]?.slug ?? ''
  await database.pool.query(
    'update events set published_ru_at = null, published_en_at = null where slug = $1',
    [slug],
  )
  const records = [{ kind: 'events' as const, key: slug }]
  const asked = { ...both, reason: 'Проба' }
  const added = await addToRelease(desk, chief, { title: 'Событие' }, records, asked, now)
  if (!added.ok) throw new Error(JSON.stringify(added))
  const id = added.releaseId
  expect(await publishRelease(desk, chief, id, await seen(id), now)).toEqual({ ok: true, count: 1 })
  await database.pool.query(
    `insert into slots (id, kind, day, starts_at, ends_at, capacity, taken)
     values ('class-' || $1, 'class', '2025-09-26', '2025-09-26T09:00:00Z', '2025-09-26T10:00:00Z', 10, 1)
     on conflict (id) do update set taken = 1`,
    [slug],
  )
  expect(await takeBackRelease(desk, chief, id, new Set([`events:${slug}`]), hours(1))).toEqual({
    ok: false,
    reason: 'places-taken',
  })
  await database.pool.query(`update slots set taken = 0 where id = 'class-' || $1`, [slug])
  expect(await takeBackRelease(desk, chief, id, new Set(), hours(1))).toMatchObject({ ok: true, returned: 1 })
})

test('what somebody has published since stays, unless it is to be taken back too', async () => {
  const [one = '', two = ''] = await questionKeys(2)
  const before = await shown('questions', two, 'question/ru')
  const release = async () => {
    await write('questions', one, 'question', `Раз ${randomUUID()}?`)
    await write('questions', two, 'question', `Два ${randomUUID()}?`)
    const id = await gathered(one, two)
    await publishRelease(desk, chief, id, await seen(id), now)
    await write('questions', two, 'question', 'Поверх?')
    const { revision = 0 } = (await readDraft(database.db, 'questions', two)) ?? {}
    await publishDraft(
      database.pool,
      editor,
      { kind: 'questions', key: two, revision },
      { languages: ['ru', 'en'], editionId: autumn2025.id, now },
    )
    return id
  }
  expect(await takeBackRelease(desk, chief, await release(), new Set(), now)).toEqual({
    ok: true,
    returned: 1,
    left: 1,
  })
  expect(await shown('questions', two, 'question/ru')).toBe('Поверх?')
  const also = new Set([`questions:${two}`])
  expect(await takeBackRelease(desk, chief, await release(), also, now)).toMatchObject({ returned: 2 })
  expect(await shown('questions', two, 'question/ru')).toBe('Поверх?')
  expect(before).not.toBe('Поверх?')
})

test('a record that names another new one goes out with it, whatever their order', async () => {
  const made = await addRecord(database.pool, chief, { kind: 'speakers', key: '' }, now)
  if (!made.ok) throw new Error(made.reason)
  const known = await readDraft(database.db, 'speakers', '1')
  await database.pool.query(`update content_drafts set record = $2 where kind = 'speakers' and key = $1`, [
    made.key,
    JSON.stringify(known?.record),
  ])
  const { rows } = await database.pool.query<{ slug: string }>(
    'select slug from events order by slug limit 1',
  )
  const slug = rows[0]?.slug ?? ''
  const event = await readDraft(database.db, 'events', slug)
  await write('events', slug, 'speakers', [...((event?.record.speakers ?? []) as string[]), made.key], null)
  const records = [
    { kind: 'events', key: slug },
    { kind: 'speakers', key: made.key },
  ] as const
  const added = await addToRelease(
    desk,
    chief,
    { title: 'Вместе' },
    records,
    { ...both, reason: 'так надо' },
    now,
  )
  if (!added.ok) throw new Error(added.reason)
  expect(await publishRelease(desk, chief, added.releaseId, await seen(added.releaseId), now)).toEqual({
    ok: true,
    count: 2,
  })
  expect(await shown('events', slug, 'speakers')).toContain(made.key)
})

test('an action on many rows does what it can, names the rest, and is taken back whole', async () => {
  const keys = await questionKeys(4)
  const [one = '', two = '', three = ''] = keys
  const was = await Promise.all(keys.map(key => shown('questions', key, 'question')))
  for (const key of [one, two]) await write('questions', key, 'question', `Сразу ${key}?`)
  const records = [...keys, 'nothing'].map(key => ({ kind: 'questions' as const, key }))
  const asked = { ...both, title: 'Опубликовано в\u00a0списке', seenAt: hours(100) }
  const done = await runBulk(desk, editor, records, asked, now)
  expect(done).toMatchObject({ ok: true, count: 2 })
  expect(done.refused.map(({ key, reason }) => `${key} ${reason}`)).toContain('nothing unknown-record')
  expect(done.refused.find(({ key }) => key === three)).toMatchObject({ reason: 'nothing-new' })
  expect(await shown('questions', one, 'question/ru')).toBe(`Сразу ${one}?`)
  const id = done.ok ? done.releaseId : 0
  expect(await takeBackRelease(desk, editor, id, new Set(), now)).toMatchObject({ ok: true, returned: 2 })
  expect(await Promise.all(keys.map(key => shown('questions', key, 'question')))).toEqual(was)
  expect(await runBulk(desk, editor, records, { ...asked, action: 'trash' }, now)).toMatchObject({
    reason: 'not-allowed',
  })
  expect(await runBulk(desk, editor, [], asked, now)).toMatchObject({ reason: 'no-rows' })
  expect(
    await runBulk(desk, editor, records.slice(0, 1), { ...asked, seenAt: hours(-9_999) }, now),
  ).toMatchObject({ reason: 'all-refused', refused: [{ reason: 'old' }] })
})

test('five hundred changes go out together, the next one is refused', async () => {
  await database.pool.query(
    `insert into questions (slug, edition_id, published_ru_at, published_en_at, question, answer, topic, is_on_home, position)
     select 'many-' || n, edition_id, published_ru_at, published_en_at, question, answer, topic, is_on_home, position
     from (select * from questions order by slug limit 1) q, generate_series(1, 501) n`,
  )
  const keys = Array.from({ length: 501 }, (_, place) => `many-${place + 1}`)
  const records = keys.map(key => ({ kind: 'questions' as const, key }))
  const withdraw = { action: 'withdraw', languages: ['ru'] } as const
  const added = await addToRelease(desk, chief, { title: 'Много' }, records, withdraw, now)
  expect(added).toMatchObject({ ok: true, count: 500, refused: [{ reason: 'release-full' }] })
  const id = added.ok ? added.releaseId : 0
  expect(await publishRelease(desk, chief, id, await seen(id), now)).toEqual({ ok: true, count: 500 })
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(*) from questions where slug like 'many-%' and published_ru_at is null`,
  )
  expect(rows[0]?.count).toBe('500')
  expect(await takeBackRelease(desk, chief, id, new Set(), now)).toMatchObject({ returned: 500 })
}, 180_000)

test('a price is put out by another than who set it: at once, in a release, and after somebody has set it back', async () => {
  const { rows } = await database.pool.query<{ slug: string }>(
    `select slug from events where price_kopecks > 0 order by slug limit 1`,
  )
  const key = rows[0]?.slug ?? ''
  const record = { kind: 'events' as const, key }
  const put = async (by: Person) => {
    const revision = (await readDraft(database.db, 'events', key))?.revision ?? 0
    return publishDraft(
      database.pool,
      by,
      { ...record, revision },
      {
        languages: ['ru', 'en'],
        editionId: autumn2025.id,
        now,
      },
    )
  }
  const plan = (by: Person, at: Date) => planRecord(desk, by, record, both, at, now)
  const price = () => shown('events', key, 'priceKopecks')
  const was = await price()
  await write('events', key, 'priceKopecks', 123_00, null, editor)
  expect(await put(editor)).toEqual({ ok: false, reason: 'own-sum' })
  expect(await plan(editor, hours(1))).toEqual({ ok: false, reason: 'own-sum' })
  // A word of the other in the same draft does not make it theirs.
  await write('events', key, 'capacity', 11, null, chief)
  expect(await put(editor)).toEqual({ ok: false, reason: 'own-sum' })
  expect(await price()).toBe(was)
  expect(await put(chief)).toMatchObject({ ok: true })
  expect(await price()).toBe(123_00)
  // What does not touch the price goes out by whoever wrote it.
  await write('events', key, 'capacity', 12, null, editor)
  expect(await put(editor)).toMatchObject({ ok: true })
  // Planned by another, and written on since: what was agreed to goes out.
  await write('events', key, 'priceKopecks', 456_00, null, editor)
  expect(await plan(chief, hours(2))).toMatchObject({ ok: true })
  await write('events', key, 'priceKopecks', 789_00, null, chief)
  expect(await publishDue(desk, hours(2))).toBe(1)
  expect(await price()).toBe(456_00)
  expect(await put(chief)).toEqual({ ok: false, reason: 'own-sum' })
})

test('nobody slips a price of their own into a release that another has planned: neither added nor agreed to afterwards', async () => {
  const { rows } = await database.pool.query<{ slug: string }>(
    `select slug from events where price_kopecks > 0 order by slug offset 1 limit 2`,
  )
  const [first = '', second = ''] = rows.map(({ slug }) => slug)
  const price = (key: string) => shown('events', key, 'priceKopecks')
  const revision = async (key: string) => (await readDraft(database.db, 'events', key))?.revision ?? 0
  const was = { first: await price(first), second: await price(second) }
  await write('events', first, 'priceKopecks', 321_00, null, editor)
  const added = await addToRelease(
    desk,
    editor,
    { title: 'Цены' },
    [{ kind: 'events', key: first }],
    both,
    now,
  )
  const id = added.ok ? added.releaseId : 0
  expect(await setPlan(desk, chief, id, { at: hours(3), seen: await seen(id) }, now)).toEqual({ ok: true })
  // Planned by the chief, written on by whoever set the price.
  await write('events', first, 'priceKopecks', 1_00, null, editor)
  const wish = async (key: string) => ({ kind: 'events' as const, key, revision: await revision(key) })
  expect(await agreeTo(desk, editor, id, await wish(first), 'так и надо', now)).toEqual({
    ok: false,
    reason: 'own-sum',
  })
  await write('events', second, 'priceKopecks', 2_00, null, editor)
  expect(
    await addToRelease(desk, editor, { releaseId: id }, [{ kind: 'events', key: second }], both, now),
  ).toMatchObject({
    ok: false,
    refused: [{ key: second, reason: 'own-sum' }],
  })
  expect(await publishDue(desk, hours(3))).toBe(1)
  expect([await price(first), await price(second)]).toEqual([321_00, was.second])
  // Another may agree to either.
  expect(was.first).not.toBe(321_00)
})

test('what is reserved goes out by no other way: many rows at once, a release, a plan', async () => {
  await keepWords(database.db, letterWords, now)
  const { rows } = await database.pool.query<{ key: string }>(
    `select key from letter_wordings where (title ->> 'ru') || (title ->> 'en') not like '%{%' order by key limit 1`,
  )
  const key = rows[0]?.key ?? ''
  const record = { kind: 'letters' as const, key }
  const was = await shown('letters', key, 'title/ru')
  await write('letters', key, 'title', 'Новый заголовок', 'ru', editor)
  const bulk = { ...both, title: 'Письма', seenAt: hours(1) }
  const not = { ok: false, reason: 'not-allowed' }
  expect(await runBulk(desk, editor, [record], bulk, now)).toMatchObject(not)
  expect(await addToRelease(desk, editor, { title: 'Письма' }, [record], both, now)).toMatchObject(not)
  expect(await planRecord(desk, editor, record, both, hours(1), now)).toMatchObject(not)
  expect(await shown('letters', key, 'title/ru')).toBe(was)
  expect(await runBulk(desk, chief, [record], bulk, now)).toMatchObject({ ok: true, count: 1 })
})
