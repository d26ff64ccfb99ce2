import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { oneWay } from '../../../tests/builders/walks/whole-walk.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { transaction } from '../../platform/database/transaction.server.ts'
import type { Person, Role } from '../../platform/person.ts'
import { eraseLetters } from '../erase-letters.server.ts'
import { letters } from '../tables.ts'
import { findLetters } from './find-letters.server.ts'
import { readLetterFilter } from './letter-filter.ts'
import { letterReader } from './letter-reader.ts'
import { load as loadLetters } from './pages/letters.server.ts'
import { load as loadKinds } from './pages/templates.server.ts'
import { sendAgain, sendTest } from './send-again.server.ts'

const now = new Date('2025-08-20T07:00:00Z')
const person = (role: Role): Person => ({ id: randomUUID(), email: 'olga@example.test', name: 'Ольга', role })
const wish = { seen: 0, mark: '[Проба]', hidden: '[скрыто]' }

describe.each(oneWay(bothDatabases, 0))('on $name', ({ name, open }) => {
  // The embedded database keeps a demonstration; a fair that writes so much has a server for it. `npm run proofs` takes 200,000.
  const lots = name === 'PostgreSQL' ? Number(process.env.LETTERS ?? 20_000) : 2_000
  let database: Awaited<ReturnType<typeof open>>
  let promised: string[] = []
  const desk = {
    from: 'Портик <hello@portico.example>',
    jobs: {
      enqueue: async (_: unknown, __: string, data: object) =>
        void promised.push((data as { letterId: string }).letterId),
    },
  }
  const given = (id: string, at = now) => ({ pool: database.pool, desk, id, now: at })
  const insert = async (more: Partial<typeof letters.$inferInsert> = {}) => {
    const base = { kind: 'form-receipt', recipient: 'anna@example.test', subject: 'Мы получили' }
    const sent = { body: 'Слова', html: '<p>Слова</p>', createdAt: now, sentAt: now, attempts: 1 }
    const [row] = await database.db
      .insert(letters)
      .values({ ...base, ...sent, ...more })
      .returning({ id: letters.id })
    return row?.id ?? ''
  }
  const all = () => database.db.select().from(letters)
  const copiesOf = async (id: string) => (await all()).filter(({ againOf }) => againOf === id)
  /** How the database means to find these words for an administrator, or could without reading through the letters. */
  const planFor = (words: string, isForced: boolean) =>
    transaction(database.pool, async tx => {
      const forbidden = isForced ? ['seqscan', 'indexscan'] : []
      for (const way of forbidden) await tx.execute(sql.raw(`set local enable_${way} = off`))
      const reader = letterReader(person('admin'))
      const filter = readLetterFilter(new URLSearchParams({ q: words }), reader)
      const asked = findLetters(tx, reader, filter, { before: '', limit: 51 })
      const { rows } = await tx.execute(sql`explain ${asked.getSQL()}`)
      return JSON.stringify(rows)
    })
  const context = (db: unknown, role: Role, query = '') =>
    ({
      db,
      locale: 'ru',
      search: new URLSearchParams(query),
      person: person(role),
      mayOpen: () => true,
    }) as unknown as SignedIn<LoadContext>

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.drop())
  beforeEach(async () => {
    promised = []
    await database.db.delete(letters)
  })

  test('sent again it is another letter, word for word, with its files', async () => {
    const file = { filename: 'план.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }
    const about = [randomUUID()]
    const id = await insert({ attachments: [file], about })
    expect(await sendAgain(given(id), 0)).toBe('done')
    const [copy] = await copiesOf(id)
    expect(copy).toMatchObject({
      kind: 'form-receipt',
      recipient: 'anna@example.test',
      subject: 'Мы получили',
      body: 'Слова',
      attachments: [file],
      about,
      sentAt: null,
    })
    expect(promised).toEqual([copy?.id])
  })

  test('pressed twice, in two tabs at once, it goes out once', async () => {
    const id = await insert()
    const outcomes = await Promise.all([sendAgain(given(id), 0), sendAgain(given(id), 0)])
    expect([...outcomes, await sendAgain(given(id), 0)]).toEqual(['done', 'done', 'done'])
    expect(await copiesOf(id)).toHaveLength(1)
    expect(promised).toHaveLength(1)
  })

  test('three times a day, and again the day after', async () => {
    const id = await insert()
    for (const seen of [0, 1, 2]) expect(await sendAgain(given(id), seen)).toBe('done')
    expect(await sendAgain(given(id), 3)).toBe('too-often')
    // Whoever makes up how many they have seen gets no further.
    expect(await sendAgain(given(id), 9999)).toBe('too-often')
    expect(await copiesOf(id)).toHaveLength(3)
    expect(await sendAgain(given(id, new Date(now.getTime() + 86_400_001)), 3)).toBe('done')
  })

  test.each([
    ['a sign-in link', { kind: 'account-sign-in', isSecret: true }, 'one-time'],
    ['what is marked secret, of whatever kind', { isSecret: true }, 'one-time'],
    ['a guest’s code', { kind: 'guest-invitation' }, 'guest-code'],
    ['a letter of an order', { kind: 'order-paid' }, 'order'],
    ['what is erased', { recipient: '', subject: '', body: '', html: null }, 'erased'],
    ['what is on its way', { sentAt: null }, 'waiting'],
    ['what has no kind', { kind: '' }, 'unknown-kind'],
  ])('%s is not sent again', async (_, more, why) => {
    const id = await insert(more)
    expect(await sendAgain(given(id), 0)).toBe(why)
    expect([await copiesOf(id), promised]).toEqual([[], []])
  })

  test('what was given up is tried anew, once', async () => {
    const id = await insert({ sentAt: null, attempts: 21, lastError: '550 no such user' })
    expect(await sendAgain(given(id), 0)).toBe('done')
    expect(await sendAgain(given(id), 0)).toBe('waiting')
    expect(promised).toEqual([id])
    expect(await all()).toMatchObject([{ attempts: 0, lastError: null }])
  })

  test('a test goes to whoever asks, marked, without files and keys', async () => {
    const key = 'Zk3v-9aQ_x7LmN2pR5tYw8Bd'
    const link = `https://fair.example/tickets/order/${key}/`
    const file = { filename: 'tickets.pdf', contentType: 'application/pdf', content: 'JVBERi0=' }
    const words = { body: `Заказ: ${link}`, html: `<a href="${link}">Заказ</a>`, attachments: [file] }
    const id = await insert({ kind: 'order-paid', ...words })
    const admin = person('admin')
    expect(await sendTest(given(id), admin, wish)).toBe('done')
    expect(await sendTest(given(id), admin, wish)).toBe('done')
    const copies = await copiesOf(id)
    expect(copies).toMatchObject([
      { kind: 'test', recipient: admin.email, subject: '[Проба] Мы получили', attachments: [] },
    ])
    expect(JSON.stringify(copies)).not.toContain(key)
    for (const seen of [1, 2, 3, 4]) await sendTest(given(id), admin, { ...wish, seen })
    expect(await sendTest(given(id), admin, { ...wish, seen: 5 })).toBe('too-often')
  })

  test('forgotten, a letter is forgotten with its copies', async () => {
    const id = await insert({ lastError: '450 anna@example.test: later' })
    await sendAgain(given(id), 0)
    await database.db.update(letters).set({ sentAt: now })
    await sendTest(given(id), person('admin'), wish)
    await transaction(database.pool, tx => eraseLetters(tx, [id]))
    const left = await all()
    expect(left).toHaveLength(2)
    for (const row of left)
      expect(row).toMatchObject({ recipient: '', subject: '', body: '', html: null, lastError: null })
  })

  test(`${lots} letters are read by as many queries as three, and paged by key`, async () => {
    let queries = 0
    let slowest = 0
    const counted = drizzle(database.pool, { logger: { logQuery: () => void queries++ } })
    const read = async (role: Role, query = '') => {
      queries = 0
      const began = performance.now()
      const data = await loadLetters(context(counted, role, query))
      slowest = Math.max(slowest, performance.now() - began)
      return { data, queries }
    }
    for (const kind of ['order-paid', 'form-receipt', 'account-sign-in']) await insert({ kind })
    const few = await read('admin')
    await loadKinds(context(counted, 'admin'))
    queries = 0
    await loadKinds(context(counted, 'admin'))
    const kindQueries = queries
    await database.pool.query(`insert into letters (kind, recipient, subject, body, created_at, sent_at, attempts)
      select case when n % 2 = 0 then 'order-paid' else 'form-receipt' end, 'guest' || n || '@example.test', 's', 'b',
        timestamptz '2025-08-01' + (n / 2) * interval '1 second', '2025-08-10', 1 from generate_series(1, ${lots}) n`)
    await database.pool.query('analyze letters')
    const many = await read('admin')
    expect([few.queries, many.queries, many.data.rows.length]).toEqual([1, 1, 50])
    expect((await read('box-office')).queries).toBe(1)
    queries = 0
    const kinds = await loadKinds(context(counted, 'admin'))
    expect(queries).toBe(kindQueries)
    expect(kinds.rooms.flatMap(room => room.kinds).filter(kind => kind.newest.length > 0)).toHaveLength(3)
    const second = await read('admin', many.data.older ?? '')
    const seen = [...many.data.rows, ...second.data.rows].map(({ id }) => id)
    expect(new Set(seen).size).toBe(100)
    expect((await read('admin', 'q=guest1777@')).data.rows).toHaveLength(1)
    expect((await read('admin', 'state=failed')).data.rows).toEqual([])
    expect(slowest).toBeLessThan(5_000)
    // Words go by their index; a few letters are sooner read through, whoever is left the choice.
    const plan = await planFor('guest1777@', lots < 200_000)
    expect([plan.includes('letters_by_words'), plan.includes('Seq Scan')]).toEqual([true, false])
  })

  test('whoever is no administrator sees letters of their own room, and of them no name', async () => {
    await insert({ kind: 'order-paid', subject: 'Заказ Анны' })
    await insert({ kind: 'account-sign-in' })
    await insert({ kind: '' })
    const { rows, readsAll } = await loadLetters(context(database.db, 'box-office', 'q=anna'))
    expect(rows).toMatchObject([{ whom: 'a•••@example.test', subject: '' }])
    expect([readsAll, JSON.stringify(rows).includes('anna')]).toEqual([false, false])
    expect((await loadKinds(context(database.db, 'box-office', 'kind=order-paid'))).preview).toBeNull()
    expect((await loadLetters(context(database.db, 'admin'))).rows).toHaveLength(3)
    expect((await loadLetters(context(database.db, 'award'))).rows).toEqual([])
  })
})
