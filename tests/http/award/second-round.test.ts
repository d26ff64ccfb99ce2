import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { ask } from '../../builders/ask.ts'
import { addBook, addJuror, addSheet, addSilentJuror, setStage } from '../../builders/award/reading-room.ts'
import { send } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { cookieIn, signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

let site: Site
const cookies: Record<string, string> = {}
const jurors: Record<string, string> = {}
const books: string[] = []
/** Admitted, and not on the shortlist. */
let outside = ''

beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-09-09T12:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  cookies.juror = await signIn(site, 'juror')
  cookies.award = await signIn(site, 'award')
  cookies.outsider = await newcomer(site, 'outsider@example.test', 'juror')
  cookies.chair = await signInAs('chair@portico.example')
  jurors.juror = await addJuror(site, 'juror@portico.example')
  jurors.chair = await addJuror(site, 'chair@portico.example', true)
  const readers = await Promise.all(
    ['Лидия Сорокодум', 'Борис Гжатин'].map(name => addSilentJuror(site, name)),
  )
  for (const title of ['Линия', 'Фриз', 'Свет']) {
    const id = await addBook(site, { title, readers })
    for (const reader of readers) await addSheet(site, id, reader)
    books.push(id)
  }
  const debut = await addBook(site, { title: 'Гипс', nomination: 'debut', readers })
  for (const reader of readers) await addSheet(site, debut, reader)
  books.push(debut)
  outside = await addBook(site, { title: 'Вне списка' })
  await setStage(site, 'second-round')
})
afterAll(() => site.stop())

async function signInAs(email: string): Promise<string> {
  return cookieIn(await send(site, '/sign-in/', { email, password: demoPassword }))
}

const path = '/jury/second-round/'
const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const page = (address = path, who = 'juror') => ask(site, address, { headers: as(who) })
const post = (fields: Record<string, string>, who = 'juror') =>
  send(site, path, { nomination: 'research', revision: '0', ...fields }, as(who))
const [one, two, three, debut] = [0, 1, 2, 3].map(place => () => books[place] ?? '') as [
  () => string,
  () => string,
  () => string,
  () => string,
]
const allGood = () => Object.fromEntries([one, two, three].map(book => [`grade-${book()}`, 'good']))
const ballotOf = async (who = 'juror', nomination = 'research') => {
  const [row] = await sql<{
    grades: Record<string, string>
    preference: string[]
    revision: number
    outcome: string | null
  }>(
    site,
    'select grades, preference, revision, outcome from award_ballots where juror_id = $1 and nomination = $2',
    [jurors[who], nomination],
  )
  return row ?? null
}
const forget = () => sql(site, 'delete from award_ballots')

test('the shortlist is every juror’s to open, and nothing else is', async () => {
  expect((await page(`/jury/books/${one()}/`)).status).toBe(200)
  expect((await page(`/jury/books/${outside}/`)).status).toBe(404)
  const shown = (await page()).text
  expect(['Линия', 'Фриз', 'Свет'].every(title => shown.includes(title))).toBe(true)
  expect(shown).not.toContain('Вне списка')
  expect(shown).toContain('нужно 5 из\u00a04')
  expect((await page(path, 'outsider')).text).not.toContain('Линия')
  expect((await post({ do: 'cast', ...allGood() }, 'outsider')).status).toBe(404)
})

describe('a ballot', () => {
  test('is a draft that is saved as one clicks, and an old tab overwrites nothing', async () => {
    const json = { ...as('juror'), accept: 'application/json' }
    const draft = { do: 'save', nomination: 'research', revision: '0', [`grade-${one()}`]: 'excellent' }
    expect((await send(site, path, draft, json)).json()).toMatchObject({ revision: 1 })
    const old = await send(site, path, { ...draft, [`grade-${one()}`]: 'reject' }, json)
    expect([old.status, old.json()]).toEqual([409, expect.objectContaining({ reason: 'changed-elsewhere' })])
    expect((await post({ do: 'cast', ...allGood() })).status).toBe(422)
    expect(await ballotOf()).toMatchObject({ grades: { [one()]: 'excellent' }, revision: 1, outcome: null })
    // A draft is no ballot: nobody learns of it.
    const chair = (await page(path, 'chair')).text
    expect(chair).toContain('не\u00a0хватает')
    expect(chair).not.toContain('checked=""')
    await forget()
  })

  test.each([
    ['a book that is not on the shortlist', () => ({ [`grade-${outside}`]: 'good' })],
    ['a book of another nomination', () => ({ [`grade-${debut()}`]: 'good' })],
    ['a word that is none', () => ({ [`grade-${one()}`]: 'superb' })],
    ['a number for a word', () => ({ [`grade-${one()}`]: '1' })],
    ['an order of somebody who is not the chair', () => ({ [`place-${one()}`]: '1' })],
    ['a nomination that is none', () => ({ nomination: 'prize' })],
    ['no revision', () => ({ revision: '' })],
  ])('with %s is refused whole', async (_what, fields) => {
    for (const verb of ['save', 'cast']) {
      const answer = await post({ do: verb, ...allGood(), ...fields() })
      expect([verb, answer.status]).toEqual([verb, 422])
    }
    expect(await ballotOf()).toBeNull()
  })

  test('is cast with a word for every book, once and for good', async () => {
    const less = await post({ do: 'cast', [`grade-${one()}`]: 'good' })
    expect([less.status, less.text.includes('Дайте слово каждой книге')]).toEqual([422, true])
    const cast = await post({ do: 'cast', ...allGood() })
    expect(cast.headers.location).toBe(`${path}?nomination=research&done=cast`)
    const kept = await ballotOf()
    expect(kept).toMatchObject({ outcome: 'cast', revision: 1 })
    for (const verb of ['save', 'cast', 'abstain']) {
      const again = await post({
        do: verb,
        revision: '1',
        ...allGood(),
        [`grade-${one()}`]: 'reject',
        confirm: 'yes',
      })
      expect([verb, again.status]).toEqual([verb, 422])
    }
    expect(await ballotOf()).toEqual(kept)
    // Others see that it was cast, and not what is in it.
    const before = (await page(path, 'chair')).text
    await sql(site, `update award_ballots set grades = replace(grades::text, 'good', 'reject')::jsonb`)
    expect((await page(path, 'chair')).text).toBe(before)
    expect(before).toContain('отдан')
    await forget()
  })

  test('may be refused: who abstains casts none', async () => {
    expect((await post({ do: 'abstain' })).text).toContain('Поставьте отметку')
    await post({ do: 'abstain', confirm: 'yes' })
    expect(await ballotOf()).toMatchObject({ outcome: 'abstained', grades: {} })
    expect((await post({ do: 'cast', revision: '1', ...allGood() })).status).toBe(422)
    await forget()
  })

  test('has no word for a book one stands back from', async () => {
    await post({ do: 'save', ...allGood() })
    const wish = { do: 'recuse', kind: 'relative', reason: 'Брат', confirm: 'yes' }
    await send(site, `/jury/books/${three()}/`, wish, as('juror'))
    expect((await ballotOf())?.grades).toEqual({ [one()]: 'good', [two()]: 'good' })
    expect((await page(`/jury/books/${three()}/`)).status).toBe(404)
    expect((await post({ do: 'cast', revision: '2', ...allGood() })).status).toBe(422)
    const rest = { [`grade-${one()}`]: 'good', [`grade-${two()}`]: 'poor' }
    expect((await post({ do: 'cast', revision: '2', ...rest })).status).toBe(303)
    await forget()
    await sql(site, 'delete from award_recusals')
  })

  test('of the chair carries an order for a tie', async () => {
    const order = { [`place-${two()}`]: '1', [`place-${one()}`]: '2' }
    const twice = { [`place-${two()}`]: '1', [`place-${one()}`]: '1' }
    expect((await post({ do: 'cast', ...allGood(), ...twice }, 'chair')).status).toBe(422)
    expect((await post({ do: 'cast', ...allGood(), ...order }, 'chair')).status).toBe(303)
    expect(await ballotOf('chair')).toMatchObject({ preference: [two(), one()], outcome: 'cast' })
    await forget()
  })

  test('stands in another order for each juror, the same each time', async () => {
    const order = (text: string) => ['Линия', 'Фриз', 'Свет'].map(title => text.indexOf(`>${title}</a>`))
    const own = (await page()).text
    expect(order((await page()).text)).toEqual(order(own))
    expect(order(own).every(place => place > 0)).toBe(true)
  })
})

test('who has scored a book before the shortlist cannot take the score out of it', async () => {
  await addSheet(site, two(), jurors.juror ?? '')
  const wish = { do: 'recuse', kind: 'relative', reason: 'Брат', confirm: 'yes' }
  const answer = await send(site, `/jury/books/${two()}/`, wish, as('juror'))
  expect([answer.status, answer.text.includes('уже учёл короткий список')]).toEqual([422, true])
  expect(await sql(site, 'select 1 from award_recusals')).toEqual([])
  await sql(site, 'delete from award_sheets where juror_id = $1', [jurors.juror])
})

test('the jury prize is any admitted book or none, said anew until the vote ends', async () => {
  const say = (book: string, who = 'juror') =>
    send(site, path, { do: 'prize', nomination: 'prize', book }, as(who))
  const said = () =>
    sql(site, 'select application_id as book from award_prize_votes where juror_id = $1', [jurors.juror])
  for (const odd of ['', 'x', jurors.juror ?? '', '00000000-0000-0000-0000-000000000000'])
    expect([odd, (await say(odd)).status]).toEqual([odd, 422])
  expect(await said()).toEqual([])
  expect((await say(outside)).headers.location).toBe(`${path}?nomination=prize&done=prize`)
  expect(await said()).toEqual([{ book: outside }])
  await say('nobody')
  expect(await said()).toEqual([{ book: null }])
  await sql(
    site,
    `insert into award_recusals (application_id, juror_id, kind, note, declared_by, at) values ($1, $2, 'editor', 'x', 'secretary', now())`,
    [outside, jurors.juror],
  )
  expect((await say(outside)).status).toBe(422)
  expect(await said()).toEqual([{ book: null }])
  expect((await say('nobody', 'outsider')).status).toBe(404)
})

describe('the chair', () => {
  test('has a page that is nobody else’s', async () => {
    expect((await page('/jury/chair/')).status).toBe(404)
    expect((await page('/jury/chair/', 'outsider')).status).toBe(404)
    expect((await page('/jury/chair/', 'chair')).status).toBe(200)
    for (const verb of ['extend', 'seal']) {
      const fields = { do: verb, until: '2025-09-11T09:00', subject: 'x', confirm: 'yes' }
      expect((await send(site, '/jury/chair/', fields, as('juror'))).status).toBe(404)
    }
    expect(await sql(site, 'select 1 from award_signatures')).toEqual([])
  })

  test('signs half of an extension; the hour is Moscow’s', async () => {
    const sign = (until: string) => send(site, '/jury/chair/', { do: 'extend', until }, as('chair'))
    for (const odd of ['', 'x', '2025-09-11', '2025-02-31T09:00', '2025-09-11T25:00', '2025-09-01T09:00'])
      expect([odd, (await sign(odd)).status]).toEqual([odd, 422])
    expect((await sign('2025-09-11T09:00')).headers.location).toBe('/jury/chair/?done=signed')
    expect(await sql(site, 'select actor, subject from award_signatures')).toEqual([
      { actor: 'chair', subject: '2025-09-11T06:00:00.000Z' },
    ])
    expect((await page('/jury/chair/', 'chair')).text).toContain(
      'Вы подписали: до\u00a011\u00a0сентября, 09:00',
    )
  })

  test('seals nothing while the vote is on', async () => {
    const seal = { do: 'seal', subject: 'x', confirm: 'yes' }
    expect((await send(site, '/jury/chair/', seal, as('chair'))).status).toBe(422)
    expect((await page('/jury/chair/', 'chair')).text).not.toContain('name="do" value="seal"')
  })
})

test('what is sealed takes nothing', async () => {
  await setStage(site, 'sealed')
  for (const verb of ['save', 'cast', 'abstain'])
    expect((await post({ do: verb, ...allGood(), confirm: 'yes' })).status).toBe(422)
  expect((await send(site, path, { do: 'prize', book: 'nobody' }, as('juror'))).status).toBe(422)
  expect(await ballotOf()).toBeNull()
  expect((await page()).text).toContain('Протокол запечатан')
})
