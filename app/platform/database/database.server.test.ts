import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openFair } from '../../../tests/builders/fair-database.ts'
import { until } from '../../../tests/builders/until.ts'
import { allQueries, type Database, sendWithCommit, transaction } from './database.server.ts'

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

  test('of queries sent in one breath, the failure that began it is told and nothing stays', async () => {
    const add = (word: string) => database.pool.query('insert into notes (word) values ($1)', [word])
    const late = async () => {
      await new Promise(resolve => setTimeout(resolve, 50))
      await add('late')
    }
    const work = transaction(database.pool, () => allQueries([add('one'), late(), add('one'), add('two')]))
    await expect(work).rejects.toMatchObject({ code: '23505' })
    expect(await words()).toEqual([])
    await transaction(database.pool, () => allQueries([add('one'), late(), add('two')]))
    expect(await words()).toEqual(['one', 'two', 'late'])
  })

  test('what is left to the end is part of the transaction, and undoes it by failing', async () => {
    const add = async (word: string) => {
      await database.db.execute(sql`insert into notes (word) values (${word})`)
    }
    await transaction(database.pool, async () => {
      await sendWithCommit(() => allQueries([add('three'), add('four')]))
      await add('one')
      await transaction(database.pool, () => sendWithCommit(() => add('five')))
      await add('two')
    })
    expect(await words()).toEqual(['one', 'two', 'three', 'four', 'five'])
    const failing = transaction(database.pool, async () => {
      await sendWithCommit(() => add('five'))
      await sendWithCommit(() => add('seven'))
      await add('six')
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await words()).toEqual(['one', 'two', 'three', 'four', 'five'])
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

  test('a query through the pool inside a transaction is part of it: it sees its writes and waits for nobody', async () => {
    const inside = await transaction(database.pool, async tx => {
      await tx.execute(sql`insert into notes (word) values ('one')`)
      await insert('two')
      return words()
    })
    expect(inside).toEqual(['one', 'two'])
    const undone = transaction(database.pool, async () => {
      await insert('three')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await words()).toEqual(['one', 'two'])
  })

  test('a transaction inside a transaction is the same one', async () => {
    const work = transaction(database.pool, async () => {
      await transaction(database.pool, tx => tx.execute(sql`insert into notes (word) values ('inner')`))
      expect(await words()).toEqual(['inner'])
      throw new Error('outer failed')
    })
    await expect(work).rejects.toThrow('outer failed')
    expect(await words()).toEqual([])
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

  test('what is still running when its transaction ended goes to the pool, not into the void', async () => {
    let late: Promise<unknown> = Promise.resolve()
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await transaction(database.pool, async () => {
      late = released.then(() => insert('late'))
    })
    release()
    await late
    expect(await words()).toEqual(['late'])
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

test('on PostgreSQL a query is read and planned once by each connection', async () => {
  const fair = await openFair()
  onTestFinished(fair.drop)
  const text = 'select $1::int + 1 as more'
  const known = await transaction(fair.pool, async tx => {
    for (const one of [1, 2, 3]) await fair.pool.query(text, [one])
    const found = await tx.execute(
      sql`select statement from pg_prepared_statements where statement = ${text}`,
    )
    return found.rows
  })
  expect(known).toEqual([{ statement: text }])
})
