import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addBook,
  addJuror,
  addSheet,
  addSilentJuror,
  fullSheet,
  setStage,
} from '../../builders/award/reading-room.ts'
import { send } from '../../builders/buying.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'

/*
 * To the thousandth of a second by the clocks of Moscow: the first round until 7 September, 23:59:59.999, the vote until
 * 10 September, 20:59:59.999, or until what two people have extended it to.
 */
let site: SiteAt
let cookie = ''
let book = ''
let juror = ''
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-09-07T23:50:00+03:00'))
  cookie = await signIn(site, 'juror')
  juror = await addJuror(site, 'juror@portico.example')
  const colleague = await addSilentJuror(site, 'Лидия Сорокодум')
  const third = await addSilentJuror(site, 'Борис Гжатин')
  book = await addBook(site, { readers: [juror, colleague, third] })
  await addSheet(site, book, colleague)
  await addSheet(site, book, third)
  await setStage(site, 'first-round')
})
afterAll(() => site.stop())

test('the first round ends with its second', async () => {
  const save = (revision: string) =>
    send(site, `/jury/books/${book}/`, { do: 'save', revision, ...fullSheet }, { cookie })
  site.moveClockTo(new Date('2025-09-07T23:59:59.999+03:00'))
  expect((await save('0')).status).toBe(303)
  site.moveClockTo(new Date('2025-09-08T00:00:00.000+03:00'))
  const late = await save('1')
  expect([late.status, late.text.includes('Первый тур завершён.')]).toEqual([422, true])
  const sent = await send(
    site,
    `/jury/books/${book}/`,
    { do: 'send', revision: '1', ...fullSheet },
    { cookie },
  )
  expect(sent.status).toBe(422)
  expect(await sql(site, 'select revision, outcome from award_sheets where juror_id = $1', [juror])).toEqual([
    { revision: 1, outcome: null },
  ])
})

test('the vote ends with its second, and with that of an extension', async () => {
  await setStage(site, 'second-round')
  const save = (revision: string) =>
    send(
      site,
      '/jury/second-round/',
      { do: 'save', nomination: 'research', revision, [`grade-${book}`]: 'good' },
      { cookie },
    )
  site.moveClockTo(new Date('2025-09-10T20:59:59.999+03:00'))
  expect((await save('0')).status).toBe(303)
  site.moveClockTo(new Date('2025-09-10T21:00:00.000+03:00'))
  expect((await save('1')).text).toContain('Голосование завершено.')
  expect((await send(site, '/jury/second-round/', { do: 'prize', book: 'nobody' }, { cookie })).status).toBe(
    422,
  )
  await setStage(site, 'second-round', '2025-09-11T09:00:00+03:00')
  expect((await save('1')).status).toBe(303)
  site.moveClockTo(new Date('2025-09-11T09:00:00.000+03:00'))
  expect((await save('2')).status).toBe(422)
})

test('a round that closes waits for whoever writes, and whoever comes after it finds it closed', async () => {
  await setStage(site, 'second-round', '2025-09-12T09:00:00+03:00')
  const secretary = new pg.Client({ connectionString: site.databaseUrl })
  await secretary.connect()
  await secretary.query('begin')
  await secretary.query('select 1 from award_stages for update')
  let isAnswered = false
  const vote = send(
    site,
    '/jury/second-round/',
    { do: 'cast', nomination: 'research', revision: '2', [`grade-${book}`]: 'reject' },
    { cookie },
  ).then(answer => {
    isAnswered = true
    return answer
  })
  await new Promise(resolve => setTimeout(resolve, 700))
  expect(isAnswered).toBe(false)
  await secretary.query(`update award_stages set stage = 'sealed'`)
  await secretary.query('commit')
  await secretary.end()
  expect((await vote).status).toBe(422)
  const [ballot] = await sql(site, 'select grades, outcome from award_ballots where juror_id = $1', [juror])
  expect(ballot).toEqual({ grades: { [book]: 'good' }, outcome: null })
})
