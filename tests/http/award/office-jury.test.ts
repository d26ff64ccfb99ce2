import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { roles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import {
  insertBallot,
  insertBook,
  insertJuror,
  insertSheet,
  isbnNumber,
  setStage,
} from '../../builders/award/office.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'

const path = '/office/award/jury/'
let site: SiteAt
const cookies: Record<string, string> = {}
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-09-03T12:00:00+03:00'))
  for (const role of roles) cookies[role] = await signIn(site, role)
})
afterAll(() => site.stop())
beforeEach(async () => {
  await sql(site, 'delete from rate_limits')
  for (const table of [
    'award_applications',
    'award_jurors',
    'award_ballots',
    'award_prize_votes',
    'award_reminders',
    'award_stages',
    'award_stage_history',
    'award_signatures',
  ])
    await sql(site, `delete from ${table}`)
  await sql(site, `delete from people where email like '%@example.test'`)
})

const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const get = (search = '', who = 'award') => ask(site, `${path}${search}`, { headers: as(who) })
const post = (fields: Record<string, string>, who = 'award') => send(site, path, fields, as(who))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const alertIn = (text: string) => /role="alert"[^>]*>([^<]*)</.exec(plain(text))?.[1]
const assign = (book: string, jurors: readonly string[], more = {}) =>
  post({ do: 'assign', book, ...Object.fromEntries(jurors.map(id => [`juror-${id}`, 'yes'])), ...more })
const jury = () =>
  sql<{ juror_id: string; is_chair: boolean }>(
    site,
    'select juror_id, is_chair from award_jurors order by is_chair desc, juror_id',
  )
const readersOf = async (book: string) =>
  (
    await sql<{ id: string }>(
      site,
      'select juror_id as id from award_assignments where application_id = $1 order by 1',
      [book],
    )
  ).map(({ id }) => id)
const journal = async () =>
  (
    await sql<{ action: string; details: Record<string, string> }>(
      site,
      'select action, details from award_stage_history order by id',
    )
  ).map(({ action, details }) => [action, details])
const nobody = '00000000-0000-4000-8000-000000000000'

test.each([...roles.filter(role => !['admin', 'award'].includes(role)), 'nobody'])(
  '%s neither sees nor does it',
  async who => {
    const juror = await insertJuror(site, 'Анна Первая')
    const book = await insertBook(site, { state: 'admitted' })
    const before = await jury()
    if (who !== 'nobody') expect((await get('', who)).status).toBe(403)
    for (const verb of [
      'appoint',
      'dismiss',
      'name-chair',
      'assign',
      'spread',
      'recuse',
      'lift',
      'remind',
      'remind-all',
      'unknown',
    ]) {
      const fields = { do: verb, juror: juror.id, book: book.id, readers: '2', kind: 'editor', note: 'Да' }
      expect([verb, (await post(fields, who)).status]).toEqual([verb, 403])
    }
    expect([await jury(), await readersOf(book.id), await journal()]).toEqual([before, [], []])
  },
)

describe('the jury', () => {
  test('is whom the secretary appoints, with one chair, however many press', async () => {
    const [one, other] = [
      await insertJuror(site, 'Анна Первая', 'none'),
      await insertJuror(site, 'Борис Второй', 'none'),
    ]
    await post({ do: 'appoint', juror: one.id })
    await Promise.all([post({ do: 'appoint', juror: other.id }), post({ do: 'appoint', juror: other.id })])
    expect(await jury()).toHaveLength(2)
    await Promise.all([
      post({ do: 'name-chair', juror: one.id }),
      post({ do: 'name-chair', juror: other.id }),
    ])
    expect((await jury()).filter(row => row.is_chair)).toHaveLength(1)
    await post({ do: 'name-chair', juror: one.id })
    expect((await jury())[0]).toEqual({ juror_id: one.id, is_chair: true })
    await expect(
      sql(site, 'update award_jurors set is_chair = true'),
      'the database itself knows of one chair',
    ).rejects.toThrow(/award_jurors_one_chair/)
    expect(alertIn((await post({ do: 'dismiss', juror: one.id })).text)).toContain('другого председателя')
    expect((await post({ do: 'dismiss', juror: other.id })).status).toBe(303)
    expect(await jury()).toHaveLength(1)
    const steps = (await journal()).map(([action]) => action)
    expect(steps.filter(action => action === 'appoint')).toHaveLength(2)
  })

  test('has nobody without the role, and no chair from outside', async () => {
    const outside = await insertJuror(site, 'Анна Первая', 'none')
    const [clerk] = await sql<{ id: string }>(site, `select id from people where role = 'award'`)
    for (const juror of [clerk?.id ?? '', nobody, 'x', '', "' or 1=1"])
      expect([juror, (await post({ do: 'appoint', juror })).status]).toEqual([juror, 422])
    expect((await post({ do: 'name-chair', juror: outside.id })).status).toBe(422)
    expect((await post({ do: 'dismiss', juror: outside.id })).status).toBe(422)
    expect(await jury()).toEqual([])
  })

  test('keeps who has handed something in, and is fixed once the shortlist is made', async () => {
    const worked = await insertJuror(site, 'Анна Первая')
    const idle = await insertJuror(site, 'Борис Второй')
    const book = await insertBook(site, { state: 'admitted' })
    await setStage(site, 'first-round')
    await insertSheet(site, book.id, worked.id)
    await assign(book.id, [worked.id, idle.id])
    expect(alertIn((await post({ do: 'dismiss', juror: worked.id })).text)).toContain('уже сдал оценки')
    expect((await post({ do: 'dismiss', juror: idle.id })).status).toBe(303)
    expect(await readersOf(book.id)).toEqual([worked.id])
    await setStage(site, 'shortlisted')
    for (const verb of ['appoint', 'dismiss'])
      expect((await post({ do: verb, juror: verb === 'appoint' ? idle.id : worked.id })).status).toBe(422)
    expect(await jury()).toHaveLength(1)
  })

  test('keeps its chair once the chair’s word is in; a new chair has signed nothing', async () => {
    const chair = await insertJuror(site, 'Анна Первая', 'chair')
    const next = await insertJuror(site, 'Борис Второй')
    await setStage(site, 'second-round')
    await sql(
      site,
      `insert into award_signatures (edition_id, action, actor, person_id, subject, at)
       values ('2025-09', 'seal', 'chair', $1, 'x', now())`,
      [chair.id],
    )
    await post({ do: 'name-chair', juror: next.id })
    expect(await sql(site, 'select 1 from award_signatures')).toEqual([])
    await insertBallot(site, 'research', next.id, {})
    await sql(site, `update award_ballots set preference = '["a"]'`)
    expect((await post({ do: 'name-chair', juror: chair.id })).status).toBe(422)
    await setStage(site, 'sealed')
    expect(alertIn((await post({ do: 'name-chair', juror: chair.id })).text)).toContain('запечатан')
  })
})

describe('readers', () => {
  test('are named by hand, of the jury alone and nobody who stands back', async () => {
    const [one, other] = [await insertJuror(site, 'Анна Первая'), await insertJuror(site, 'Борис Второй')]
    const stranger = await insertJuror(site, 'Вера Чужая', 'none')
    const book = await insertBook(site, { state: 'admitted' })
    expect((await assign(book.id, [one.id, other.id])).headers.location).toContain('done=assign')
    expect(await readersOf(book.id)).toEqual([one.id, other.id].sort())
    expect((await assign(book.id, [one.id, stranger.id])).status).toBe(422)
    expect((await assign(book.id, [nobody])).status).toBe(422)
    expect((await assign(book.id, ["x' or 1=1"])).status).toBe(422)
    expect((await assign('x', [one.id])).status).toBe(422)
    expect((await assign(nobody, [one.id])).status).toBe(422)
    await post({ do: 'recuse', book: book.id, juror: other.id, kind: 'editor', note: 'Редактировал' })
    expect(alertIn((await assign(book.id, [one.id, other.id])).text)).toContain('самоотвод')
    expect((await assign(book.id, [one.id], { state: 'admitted', edition: 'x' })).status).toBe(303)
    expect(await readersOf(book.id)).toEqual([one.id])
    const waiting = await insertBook(site, { state: 'checked', isbn: isbnNumber(2) })
    expect(alertIn((await assign(waiting.id, [one.id])).text)).toContain('не допущена')
    const other2026 = await insertBook(site, { state: 'admitted', edition: 'spring-2026' })
    expect((await assign(other2026.id, [one.id])).status).toBe(422)
  })

  test('who have handed in a sheet stay; and nobody is named once the round is closed', async () => {
    const [one, other] = [await insertJuror(site, 'Анна Первая'), await insertJuror(site, 'Борис Второй')]
    const book = await insertBook(site, { state: 'admitted' })
    await assign(book.id, [one.id])
    await insertSheet(site, book.id, one.id)
    expect((await assign(book.id, [other.id])).status).toBe(422)
    expect((await assign(book.id, [one.id, other.id])).status).toBe(303)
    await setStage(site, 'shortlisted')
    expect((await assign(book.id, [one.id])).status).toBe(422)
    expect((await post({ do: 'spread', readers: '2' })).status).toBe(422)
    expect(await readersOf(book.id)).toHaveLength(2)
  })

  test('are spread evenly, without conflicts; pressing twice changes nothing', async () => {
    const jurors = []
    for (const name of ['Анна', 'Борис', 'Вера', 'Глеб', 'Дарья']) jurors.push(await insertJuror(site, name))
    const books: string[] = []
    for (let place = 0; place < 10; place++)
      books.push((await insertBook(site, { state: 'admitted', isbn: isbnNumber(place) })).id)
    const [first = ''] = books
    const away = jurors[0]?.id ?? ''
    await post({ do: 'recuse', book: first, juror: away, kind: 'relative', note: 'Сестра автора' })
    expect((await post({ do: 'spread', readers: '3' })).headers.location).toContain('done=spread')
    const shares = await Promise.all(books.map(readersOf))
    expect(shares.map(({ length }) => length)).toEqual(books.map(() => 3))
    expect(shares[0]).not.toContain(away)
    const loads = jurors.map(({ id }) => shares.filter(share => share.includes(id)).length)
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
    expect((await post({ do: 'spread', readers: '3' })).headers.location).toContain('done=same')
    expect((await journal()).filter(([action]) => action === 'spread')).toHaveLength(1)
    // Somebody new gets their share when all is dealt anew; who has begun keeps the book.
    const late = await insertJuror(site, 'Елена')
    await insertSheet(site, first, shares[0]?.[0] ?? '')
    await post({ do: 'spread', readers: '3', scope: 'anew' })
    const again = await Promise.all(books.map(readersOf))
    expect(again[0]).toContain(shares[0]?.[0])
    const newLoads = [...jurors, late].map(({ id }) => again.filter(share => share.includes(id)).length)
    expect(Math.max(...newLoads) - Math.min(...newLoads)).toBeLessThanOrEqual(1)
    for (const readers of ['0', '1', '21', '-2', '2.5', '1e1', '', 'x'])
      expect([readers, (await post({ do: 'spread', readers })).status]).toEqual([readers, 422])
  })

  test('cannot be spread without a jury', async () => {
    await insertBook(site, { state: 'admitted' })
    expect((await post({ do: 'spread', readers: '2' })).status).toBe(422)
  })
})

describe('a recusal', () => {
  const wish = { do: 'recuse', kind: 'co-author', note: 'Писали вместе в 2011 году' }

  test('is recorded with kind and note, once, and struck only by who wrote it', async () => {
    const juror = await insertJuror(site, 'Анна Первая')
    const book = await insertBook(site, { state: 'admitted' })
    const fields = { ...wish, book: book.id, juror: juror.id }
    for (const odd of [{ kind: 'friend' }, { kind: '' }, { note: ' ' }, { juror: nobody }, { book: nobody }])
      expect([odd, (await post({ ...fields, ...odd })).status]).toEqual([odd, 422])
    const answers = await Promise.all([post(fields), post(fields)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    const rows = await sql(site, 'select kind, note, declared_by from award_recusals')
    expect(rows).toEqual([{ kind: 'co-author', note: wish.note, declared_by: 'secretary' }])
    const page = await get(`?book=${book.id}`)
    expect(page.text).toContain(wish.note)
    expect((await post({ do: 'lift', book: book.id, juror: juror.id })).status).toBe(303)
    expect((await post({ do: 'lift', book: book.id, juror: juror.id })).status).toBe(422)
    await sql(
      site,
      `insert into award_recusals (application_id, juror_id, kind, note, declared_by, at) values ($1, $2, 'pupil', 'Учил', 'juror', now())`,
      [book.id, juror.id],
    )
    expect(alertIn((await post({ do: 'lift', book: book.id, juror: juror.id })).text)).toContain('сам член')
    expect((await journal()).map(([action]) => action)).toEqual(['recuse', 'lift-recusal'])
  })

  test('is still recorded in the second round, and no longer once the protocol is sealed', async () => {
    const juror = await insertJuror(site, 'Анна Первая')
    const other = await insertJuror(site, 'Борис Второй')
    const book = await insertBook(site, { state: 'admitted' })
    await setStage(site, 'second-round')
    expect((await post({ ...wish, book: book.id, juror: juror.id })).status).toBe(303)
    expect((await post({ do: 'lift', book: book.id, juror: juror.id })).status).toBe(422)
    await setStage(site, 'sealed')
    expect((await post({ ...wish, book: book.id, juror: other.id })).status).toBe(422)
  })
})

describe('reminders', () => {
  const letters = (email: string) =>
    sql<{ subject: string; body: string }>(site, 'select subject, body from letters where recipient = $1', [
      email,
    ])

  test('go to who owes something, once a day each, however often pressed', async () => {
    const [owes, done] = [await insertJuror(site, 'Анна Первая'), await insertJuror(site, 'Борис Второй')]
    const book = await insertBook(site, { state: 'admitted', title: 'ТАЙНОЕ НАЗВАНИЕ' })
    await assign(book.id, [owes.id, done.id])
    expect(alertIn((await post({ do: 'remind-all' })).text)).toContain('не о чем')
    await setStage(site, 'first-round')
    await insertSheet(site, book.id, done.id)
    const pressed = await Promise.all([
      post({ do: 'remind', juror: owes.id }),
      post({ do: 'remind-all' }),
      post({ do: 'remind', juror: owes.id }),
    ])
    expect(pressed.map(({ status }) => status).sort()).toEqual([303, 422, 422])
    const [letter, ...more] = await letters(owes.email)
    expect([more, await letters(done.email)]).toEqual([[], []])
    expect(plain(letter?.body ?? '')).toContain('вам осталось оценить книг: 1')
    expect(plain(letter?.body ?? '')).toContain('до 7 сентября 2025, 23:59')
    expect(letter?.body).toContain('/jury/')
    expect(letter?.body).not.toContain('ТАЙНОЕ')
    expect((await post({ do: 'remind', juror: done.id })).status).toBe(422)
    expect((await post({ do: 'remind', juror: nobody })).status).toBe(422)
    // Tomorrow is another day.
    await sql(site, `update award_reminders set day = '2025-09-02'`)
    expect((await post({ do: 'remind', juror: owes.id })).status).toBe(303)
    expect(await letters(owes.email)).toHaveLength(2)
  })

  test('in the second round are about ballots, those of the jury prize included', async () => {
    const jurors = [await insertJuror(site, 'Анна Первая'), await insertJuror(site, 'Борис Второй')]
    const book = await insertBook(site, { state: 'admitted' })
    for (const { id } of jurors) await insertSheet(site, book.id, id)
    await setStage(site, 'second-round')
    const [first, second] = jurors
    await insertBallot(site, 'research', first?.id ?? '', { [book.id]: 'good' })
    await sql(
      site,
      `insert into award_prize_votes (edition_id, juror_id, cast_at) values ('2025-09', $1, now())`,
      [first?.id],
    )
    expect((await post({ do: 'remind-all' })).status).toBe(303)
    expect(await letters(first?.email ?? '')).toEqual([])
    const [letter] = await letters(second?.email ?? '')
    expect(plain(letter?.body ?? '')).toContain('бюллетеней: 2')
    expect(plain(letter?.body ?? '')).toContain('до 10 сентября 2025, 21:00')
  })
})

test('the page counts what is read and owed, in both languages, and tells nobody’s opinion', async () => {
  const juror = await insertJuror(site, 'Анна Первая', 'chair')
  const other = await insertJuror(site, 'Борис Второй')
  const book = await insertBook(site, { state: 'admitted' })
  const lonely = await insertBook(site, { state: 'admitted', title: 'Одинокая', isbn: isbnNumber(2) })
  await assign(book.id, [juror.id, other.id])
  await setStage(site, 'first-round')
  await insertSheet(site, book.id, juror.id)
  const page = await get(`?book=${book.id}`)
  expect([page.status, plain(page.text).includes('1 из 2')]).toEqual([200, true])
  expect(page.text).toContain('никто не\u00a0читает')
  expect(page.text).not.toContain('ЗАМЕТКА-СУДЬИ')
  expect(page.headers['cache-control']).toContain('no-store')
  expect(await markupFaults(page.text)).toEqual([])
  const short = await get('?show=short')
  expect([short.text.includes('Одинокая'), short.text.includes('>Линия и её сомнения<')]).toEqual([
    true,
    false,
  ])
  const english = await ask(site, `/en${path}?show=owed&book=${lonely.id}`, { headers: as('award') })
  expect([english.status, english.text.includes('Who reads what')]).toEqual([200, true])
  expect(await markupFaults(english.text)).toEqual([])
  for (const search of ['?book=x', `?book=${nobody}`, '?show=__proto__', '?page=-1', '?done=toString'])
    expect([search, (await get(search)).status]).toEqual([search, 200])
  expect((await post({ do: 'toString' })).status).toBe(422)
})
