import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { until } from '../../../tests/builders/until.ts'
import type { Database } from './database.server.ts'
import { transaction } from './transaction.server.ts'

describe.each(bothDatabases)('on $name', ({ name, open }) => {
  let database: Awaited<ReturnType<typeof open>>
  const insert = (word: string) => database.pool.query('insert into notes (word) values ($1)', [word])
  const words = async (from: Pick<Database['pool'], 'query'> = database.pool) =>
    (await from.query<{ word: string }>('select word from notes order by id')).rows.map(row => row.word)

  beforeAll(async () => {
    database = await open()
    await database.pool.query('create table notes (id serial primary key, word text not null unique)')
  })
  afterAll(() => database.drop())
  beforeEach(() => database.pool.query('truncate notes'))

  test('the database is the one meant', () => {
    expect(database.isEmbedded).toBe(name !== 'PostgreSQL')
  })

  test('after an error the next query works, plain, prepared and through the query builder', async () => {
    await expect(database.pool.query('select nonsense')).rejects.toThrow('nonsense')
    await expect(database.pool.query('select $1::int', ['x'])).rejects.toThrow('integer')
    await expect(database.pool.query('syntax error')).rejects.toThrow('syntax')
    await expect(database.db.execute(sql`select nonsense`)).rejects.toThrow()
    expect((await database.pool.query('select $1::int as one', [1])).rows).toEqual([{ one: 1 }])
    const named = { name: 'two', text: 'select $1::int as two', values: [2] }
    expect((await database.pool.query(named)).rows).toEqual([{ two: 2 }])
    await expect(database.pool.query({ ...named, values: ['x'] })).rejects.toThrow('integer')
    expect((await database.pool.query(named)).rows).toEqual([{ two: 2 }])
  })

  test('many questions at once are all answered, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => database.pool.query('select $1::int as n', [n])),
    )
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 40 }, (_, n) => n))
  })

  test('a large value comes and goes whole', async () => {
    const large = 'Портик '.repeat(200_000)
    expect((await database.pool.query('select $1::text as large', [large])).rows).toEqual([{ large }])
  })

  test('a transaction is kept as a whole', async () => {
    const result = await transaction(database.pool, async tx => {
      await tx.execute(sql`insert into notes (word) values ('one')`)
      await tx.execute(sql`insert into notes (word) values ('two')`)
      return 'done'
    })
    expect([result, await words()]).toEqual(['done', ['one', 'two']])
  })

  test('or not at all when its work fails', async () => {
    const work = transaction(database.pool, async tx => {
      await tx.execute(sql`insert into notes (word) values ('one')`)
      throw new Error('changed my mind')
    })
    await expect(work).rejects.toThrow('changed my mind')
    expect(await words()).toEqual([])
  })

  test('or not at all when the database refuses, and the next transaction is a fresh one', async () => {
    await insert('taken')
    const work = transaction(database.pool, async tx => {
      await tx.execute(sql`insert into notes (word) values ('one')`)
      await tx.execute(sql`insert into notes (word) values ('taken')`)
    })
    await expect(work).rejects.toThrow()
    await transaction(database.pool, tx => tx.execute(sql`insert into notes (word) values ('two')`))
    expect(await words()).toEqual(['taken', 'two'])
  })

  test('a refusal swallowed inside is never reported as kept', async () => {
    await insert('taken')
    const work = transaction(database.pool, async tx => {
      await tx.execute(sql`insert into notes (word) values ('promised')`)
      await tx.execute(sql`insert into notes (word) values ('taken')`).catch(() => {})
      return 'kept'
    })
    await expect(work).rejects.toThrow('rolled back')
    expect(await words()).toEqual(['taken'])
  })

  test('a transaction inside a transaction, or a query through the pool, is refused in words where nothing is free', async () => {
    const narrow = await open({ databasePool: 1, connectionTimeoutMillis: 200 })
    onTestFinished(narrow.drop)
    const advice = 'inside a transaction ask its tx, never the pool'
    const nested = transaction(narrow.pool, () => transaction(narrow.pool, async () => {}))
    await expect(nested).rejects.toThrow(advice)
    const beside = transaction(narrow.pool, () => narrow.pool.query('select 1'))
    await expect(beside).rejects.toThrow(advice)
    await expect(transaction(narrow.pool, () => narrow.db.execute(sql`select 1`))).rejects.toMatchObject({
      cause: { message: expect.stringContaining(advice) },
    })
    expect((await narrow.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('many transactions at once neither mix nor lock each other out', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        transaction(database.pool, async tx => {
          await tx.execute(sql`insert into notes (word) values (${`word ${n}`})`)
          if (n % 2 === 1) throw new Error('odd')
        }).catch(() => {}),
      ),
    )
    const even = Array.from({ length: 10 }, (_, n) => `word ${2 * n}`)
    expect((await words()).sort()).toEqual(even.sort())
  })

  test('a query that comes after its transaction has ended is refused, and lands in nobody else’s', async () => {
    let late = async () => {}
    await transaction(database.pool, async tx => {
      late = async () => void (await tx.execute(sql`insert into notes (word) values ('late')`))
    })
    await expect(late()).rejects.toMatchObject({
      cause: { message: expect.stringContaining('after its transaction had ended') },
    })
    await transaction(database.pool, async tx => {
      await tx.execute(sql`insert into notes (word) values ('one')`)
      await late().catch(() => {})
    })
    expect(await words()).toEqual(['one'])
  })

  test('a notification arrives only after the commit, and never after a rollback', async () => {
    const heard: string[] = []
    await database.subscriptions.listen('tests', payload => heard.push(payload))
    await transaction(database.pool, async tx => {
      await tx.execute(sql`select pg_notify('tests', 'undone')`)
      throw new Error('undone')
    }).catch(() => {})
    let heardBeforeCommit: string[] = []
    await transaction(database.pool, async tx => {
      await tx.execute(sql`select pg_notify('tests', 'committed')`)
      // A full round trip more: whatever was going to arrive has arrived.
      await tx.execute(sql`select 1`)
      heardBeforeCommit = [...heard]
    })
    await until(() => heard.length > 0)
    await database.pool.query("select pg_notify('elsewhere', 'not ours')")
    await database.pool.query("select pg_notify('tests', 'last')")
    await until(() => heard.includes('last'))
    expect([heardBeforeCommit, heard]).toEqual([[], ['committed', 'last']])
  })
})
