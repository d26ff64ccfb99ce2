import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { bothDatabases } from '../../../tests/builders/both-databases.ts'
import { openFair } from '../../../tests/builders/fair-database.ts'
import {
  allQueries,
  changeOrFail,
  NothingChanged,
  onOneConnection,
  sendWithCommit,
} from './pipeline.server.ts'
import { type Tx, transaction } from './transaction.server.ts'

// Files share what they have loaded, and how many queries are given a name is bounded: here the count begins anew.
vi.hoisted(() => vi.resetModules())

describe.each(bothDatabases)('on $name', ({ open }) => {
  let database: Awaited<ReturnType<typeof open>>
  const add = async (tx: Tx, word: string) => {
    await tx.execute(sql`insert into notes (word) values (${word})`)
  }
  const words = async () =>
    (await database.pool.query<{ word: string }>('select word from notes order by id')).rows.map(
      row => row.word,
    )

  beforeAll(async () => {
    database = await open()
    await database.pool.query('create table notes (id serial primary key, word text not null unique)')
  })
  afterAll(() => database.drop())
  beforeEach(() => database.pool.query('truncate notes'))

  test('of queries sent together, the failure that began it is told and nothing stays', async () => {
    const late = async (tx: Tx) => {
      await new Promise(resolve => setTimeout(resolve, 50))
      await add(tx, 'late')
    }
    const work = transaction(database.pool, tx =>
      allQueries([add(tx, 'one'), late(tx), add(tx, 'one'), add(tx, 'two')]),
    )
    await expect(work).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await words()).toEqual([])
    await transaction(database.pool, tx => allQueries([add(tx, 'one'), late(tx), add(tx, 'two')]))
    expect(await words()).toEqual(['one', 'two', 'late'])
  })

  test('what is sent with the commit is part of the transaction, and undoes it by failing', async () => {
    await transaction(database.pool, async tx => {
      sendWithCommit(tx, () => allQueries([add(tx, 'three'), add(tx, 'four')]))
      await add(tx, 'one')
      sendWithCommit(tx, () => add(tx, 'five'))
      await add(tx, 'two')
    })
    expect(await words()).toEqual(['one', 'two', 'three', 'four', 'five'])
    const failing = transaction(database.pool, async tx => {
      sendWithCommit(tx, () => add(tx, 'five'))
      sendWithCommit(tx, () => add(tx, 'seven'))
      await add(tx, 'six')
    })
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } })
    expect(await words()).toEqual(['one', 'two', 'three', 'four', 'five'])
  })

  test('a change that must change something fails with its transaction, also when sent with the commit', async () => {
    const shout = (tx: Tx, word: string) =>
      changeOrFail(tx, sql`update notes set word = upper(word) where word = ${word}`)
    await transaction(database.pool, tx => add(tx, 'one'))
    const failing = transaction(database.pool, async tx => {
      await add(tx, 'two')
      sendWithCommit(tx, () => shout(tx, 'nobody'))
    })
    await expect(failing).rejects.toThrow(NothingChanged)
    await transaction(database.pool, async tx => sendWithCommit(tx, () => shout(tx, 'one')))
    expect(await words()).toEqual(['ONE'])
  })

  test('questions over one connection see what their transaction has written', async () => {
    const asked = await transaction(database.pool, async tx => {
      await add(tx, 'one')
      return onOneConnection(tx, db =>
        Promise.all([db.execute(sql`select word from notes`), db.execute(sql`select 1 as one`)]),
      )
    })
    expect(asked.map(({ rows }) => rows)).toEqual([[{ word: 'one' }], [{ one: 1 }]])
    const outside = await onOneConnection(database.db, db => db.execute(sql`select word from notes`))
    expect(outside.rows).toEqual([{ word: 'one' }])
  })
})

test('on PostgreSQL a query is read and planned once by each connection', async () => {
  const fair = await openFair()
  onTestFinished(fair.drop)
  const text = 'select $1::int + 1 as more'
  const known = await transaction(fair.pool, async tx => {
    for (const one of [1, 2, 3]) await tx.$client.query(text, [one])
    const found = await tx.execute(
      sql`select statement from pg_prepared_statements where statement = ${text}`,
    )
    return found.rows
  })
  expect(known).toEqual([{ statement: text }])
})
