import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { papersFingerprint } from '../../../app/award/stage/read-fingerprint.server.ts'
import { type Signing, signAward } from '../../../app/award/stage/sign-award.server.ts'
import { transaction } from '../../../app/platform/database/transaction.server.ts'
import { type Person, roles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import {
  insertBallot,
  insertBook,
  insertJuror,
  insertSheet,
  isbnNumber,
  openDesk,
  setStage,
} from '../../builders/award/office.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'

const path = '/office/award/stage/'
const edition = '2025-09'
let site: SiteAt
let own: ReturnType<typeof openDesk>
let now: Date
const cookies: Record<string, string> = {}
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-09-01T12:00:00+03:00'))
  own = openDesk(site)
  for (const role of roles) cookies[role] = await signIn(site, role)
})
afterAll(async () => {
  await own.close()
  await site.stop()
})
beforeEach(async () => {
  await sql(site, 'delete from rate_limits')
  for (const table of [
    'award_protocols',
    'award_applications',
    'award_jurors',
    'award_ballots',
    'award_prize_votes',
    'award_signatures',
    'award_stages',
    'award_stage_history',
  ])
    await sql(site, `delete from ${table}`)
})

const moveTo = (moment: string) => {
  now = new Date(`2025-${moment}+03:00`)
  site.moveClockTo(now)
}
const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const get = (who = 'award', prefix = '') => ask(site, `${prefix}${path}`, { headers: as(who) })
const post = (fields: Record<string, string>, who = 'award') =>
  send(site, path, { confirm: 'yes', ...fields }, as(who))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const alertIn = (text: string) => /role="alert"[^>]*>([^<]*)</.exec(plain(text))?.[1]
const stageOf = async () =>
  (await sql<{ stage: string }>(site, 'select stage from award_stages'))[0]?.stage ?? 'none'
const voteEnd = async () =>
  (await sql<{ at: Date | null }>(site, 'select vote_ends_at as at from award_stages'))[0]?.at ?? null
const signatures = () =>
  sql<{ actor: string; action: string }>(
    site,
    'select actor, action from award_signatures order by action, actor',
  )
const fingerprint = () => transaction(own.desk.pool, tx => papersFingerprint(tx, own.desk.edition))
const personOf = async (email: string): Promise<Person> => {
  const [row] = await sql<Person>(site, 'select id, email, name, role from people where email = $1', [email])
  if (!row) throw new Error('there is nobody')
  return row
}
const sign = (more: Omit<Signing, 'now'>) => signAward(own.desk, { now, ...more })

/** Five jurors of whom one is chair, a book, and everybody's sheets of it. */
async function judged() {
  const chair = await insertJuror(site, 'Всеволод Председатель', 'chair')
  const jurors = [chair]
  for (const name of ['Анна', 'Борис', 'Вера', 'Глеб']) jurors.push(await insertJuror(site, name))
  const book = await insertBook(site, { state: 'admitted', title: 'Победившая книга' })
  for (const { id } of jurors) await insertSheet(site, book.id, id)
  return { chair: await personOf(chair.email), jurors, book }
}

test.each([...roles.filter(role => !['admin', 'award'].includes(role)), 'nobody'])(
  '%s neither sees nor does it',
  async who => {
    if (who !== 'nobody') expect((await get(who)).status).toBe(403)
    for (const verb of [
      'begin-first-round',
      'close-first-round',
      'begin-second-round',
      'extend-vote',
      'seal',
      'x',
    ])
      expect([verb, (await post({ do: verb, subject: 'x' }, who)).status]).toEqual([verb, 403])
    expect([await stageOf(), await signatures()]).toEqual(['none', []])
  },
)

test('says in words where the award is and what is missing, in both languages', async () => {
  moveTo('09-01T23:59:59')
  expect((await get()).text).toContain('Приём заявок закроется автоматически')
  moveTo('09-02T00:00:00')
  await insertBook(site, { state: 'checked' })
  const lonely = await insertBook(site, { state: 'admitted', isbn: isbnNumber(2) })
  const page = await get()
  expect([page.status, page.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
  expect(plain(page.text)).toContain('Показать заявки без решения')
  expect(plain(page.text)).toContain('Показать книги без читателей')
  expect(plain(page.text)).toContain('Назначить председателя')
  expect(page.text).not.toContain('value="begin-first-round"')
  expect(await markupFaults(page.text)).toEqual([])
  const english = await get('award', '/en')
  expect(english.text).toContain('Every application has been decided')
  expect(await markupFaults(english.text)).toEqual([])
  expect(alertIn((await post({ do: 'begin-first-round' })).text)).toBe('Не по всем заявкам принято решение.')
  await sql(site, `update award_applications set state = 'declined' where state = 'checked'`)
  expect(alertIn((await post({ do: 'begin-first-round' })).text)).toBe('Не у всех книг есть читатели.')
  const readers = [await insertJuror(site, 'Анна'), await insertJuror(site, 'Борис')]
  for (const { id } of readers)
    await sql(site, 'insert into award_assignments (application_id, juror_id, at) values ($1, $2, now())', [
      lonely.id,
      id,
    ])
  expect(alertIn((await post({ do: 'begin-first-round' })).text)).toBe('У жюри ещё нет председателя.')
  await sql(site, 'update award_jurors set is_chair = true where juror_id = $1', [readers[0]?.id])
  expect(alertIn((await post({ do: 'begin-first-round', confirm: '' })).text)).toBe('Поставьте отметку.')
  const pressed = await Promise.all([post({ do: 'begin-first-round' }), post({ do: 'begin-first-round' })])
  expect(pressed.map(({ status }) => status).sort()).toEqual([303, 422])
  expect(await stageOf()).toBe('first-round')
  // What does not come next does not happen.
  for (const verb of ['begin-second-round', 'seal', 'extend-vote', 'announce', 'toString', 'open'])
    expect([verb, (await post({ do: verb, subject: 'x' })).status]).toEqual([verb, 422])
})

test('a round shows its result when it is closed and not before, raw means beside adjusted', async () => {
  moveTo('09-05T12:00:00')
  const { jurors, book } = await judged()
  await setStage(site, 'first-round')
  for (const { id } of jurors)
    await sql(site, 'insert into award_assignments (application_id, juror_id, at) values ($1, $2, now())', [
      book.id,
      id,
    ])
  const before = await get()
  expect(before.text).not.toContain('Победившая книга')
  expect((await post({ do: 'close-first-round' })).status).toBe(303)
  const closed = await get()
  expect(closed.text).toContain('Победившая книга')
  expect(closed.text).toContain('Выверенная')
  expect(closed.text).toContain('короткий список')
  // 0,3·8 + 0,25·7,5 + 0,15·7 + 0,2·8 + 0,1·6
  expect(closed.text.match(/>7,53</g)).toHaveLength(2)
  expect(closed.text).not.toContain('ЗАМЕТКА-СУДЬИ')
  expect((await post({ do: 'begin-second-round' })).status).toBe(303)
  for (const { id } of jurors) await insertBallot(site, 'research', id, { [book.id]: 'very-good' })
  expect((await get()).text).not.toContain('Очень хорошо')
  moveTo('09-10T21:00:00')
  const over = await get()
  expect(over.text).toContain('Очень хорошо')
  expect(plain(over.text)).toContain('Лауреат: Победившая книга')
  expect(await markupFaults(over.text)).toEqual([])
  // Without a quorum it could be extended: nobody knows how it stands.
  await sql(site, 'delete from award_ballots where juror_id = $1', [jurors[1]?.id])
  const short = await get()
  expect(short.text).not.toContain('Очень хорошо')
  expect(plain(short.text)).toContain('4, кворум 5')
})

describe('an extension', () => {
  const until = '2025-09-12T18:00:00.000Z'
  const wish = { do: 'extend-vote', day: '2025-09-12', time: '21:00' }

  test('needs a missing quorum and two people who sign the same hour', async () => {
    moveTo('09-10T12:00:00')
    const { chair } = await judged()
    await setStage(site, 'second-round')
    expect((await post(wish)).headers.location).toBe(`${path}?done=signed`)
    expect((await post(wish)).headers.location).toBe(`${path}?done=signed`)
    expect([await voteEnd(), await signatures()]).toEqual([
      null,
      [{ actor: 'secretary', action: 'extend-vote' }],
    ])
    const other = { action: 'extend-vote', actor: 'chair', person: chair } as const
    expect(await sign({ ...other, subject: '2025-09-12T19:00:00.000Z' })).toEqual({ ok: true, isDone: false })
    expect(await voteEnd()).toBeNull()
    expect((await get()).text).toContain('12\u00a0сентября\u00a02025, 22:00')
    expect(await sign({ ...other, subject: until })).toEqual({ ok: true, isDone: true })
    expect((await voteEnd())?.toISOString()).toBe(until)
    expect([await signatures(), await stageOf()]).toEqual([[], 'second-round'])
    const [{ count } = { count: '' }] = await sql<{ count: string }>(
      site,
      `select count(*) from award_stage_history where action = 'extend-vote'`,
    )
    expect(count).toBe('1')
  })

  test.each([
    ['past', { day: '2025-09-10', time: '11:59' }, 'уже прошёл'],
    ['no later than the vote is open anyway', { day: '2025-09-10', time: '21:00' }, 'уже прошёл'],
    ['on the day of the ceremony', { day: '2025-09-24', time: '00:01' }, 'до дня церемонии'],
    ['none', { day: '2025-09-31' }, 'Укажите день'],
    ['odd', { day: '', time: '', subject: 'tomorrow' }, 'Укажите день'],
    ['spelled in another way', { day: '', time: '', subject: '2025-09-12T21:00:00+03:00' }, 'Укажите день'],
  ])('to an hour that is %s is not signed', async (_, odd, sentence) => {
    moveTo('09-10T12:00:00')
    await judged()
    await setStage(site, 'second-round')
    const refused = await post({ ...wish, ...odd })
    expect([refused.status, alertIn(refused.text)]).toEqual([422, expect.stringContaining(sentence)])
    expect(await signatures()).toEqual([])
  })

  test('with a quorum is refused', async () => {
    moveTo('09-10T12:00:00')
    const { jurors, book } = await judged()
    for (const { id } of jurors) await insertBallot(site, 'research', id, { [book.id]: 'good' })
    await setStage(site, 'second-round')
    expect(alertIn((await post(wish)).text)).toContain('Кворум есть')
  })
})

describe('the seal', () => {
  async function voted() {
    moveTo('09-10T21:00:00')
    const all = await judged()
    for (const { id } of all.jurors) await insertBallot(site, 'research', id, { [all.book.id]: 'good' })
    await setStage(site, 'second-round')
    return all
  }
  const protocols = () => sql<{ hash: string }>(site, 'select hash from award_protocols')

  test('is two signatures under the same papers, in whichever order, and is done once', async () => {
    const { chair } = await voted()
    const subject = await fingerprint()
    expect(await sign({ action: 'seal', actor: 'chair', person: chair, subject })).toEqual({
      ok: true,
      isDone: false,
    })
    const pressed = await Promise.all([post({ do: 'seal', subject }), post({ do: 'seal', subject })])
    expect(pressed.map(({ status }) => status).sort()).toEqual([303, 422])
    expect([await stageOf(), (await protocols()).length, await signatures()]).toEqual(['sealed', 1, []])
    const page = await get()
    expect(page.text).toContain((await protocols())[0]?.hash)
    expect((await post({ do: 'seal', subject })).status).toBe(422)
    expect(await markupFaults(page.text)).toEqual([])
  })

  test('is not signed under papers that have changed since; a stale signature does not count', async () => {
    const { chair, jurors, book } = await voted()
    const subject = await fingerprint()
    expect((await post({ do: 'seal', subject })).status).toBe(303)
    await sql(
      site,
      `insert into award_recusals (application_id, juror_id, kind, note, declared_by, at) values ($1, $2, 'pupil', 'Учил', 'juror', now())`,
      [book.id, jurors[4]?.id],
    )
    const signing = { action: 'seal', actor: 'chair', person: chair } as const
    expect(await sign({ ...signing, subject })).toEqual({ ok: false, reason: 'papers-changed' })
    expect(await sign({ ...signing, subject: await fingerprint() })).toEqual({ ok: true, isDone: false })
    expect([await stageOf(), await protocols()]).toEqual(['second-round', []])
    expect(plain((await get()).text)).toContain('бумаги с тех пор изменились')
    expect(alertIn((await post({ do: 'seal', subject })).text)).toContain('Бумаги жюри изменились')
    expect((await post({ do: 'seal', subject: await fingerprint() })).headers.location).toContain('done=seal')
    expect(await stageOf()).toBe('sealed')
  })

  test('is never one person’s doing: not the chair who became secretary, nor a juror, nor a former chair', async () => {
    const { chair, jurors } = await voted()
    const subject = await fingerprint()
    const secretary = await personOf(emailOf('award'))
    const refusal = { ok: false, reason: 'not-your-part' }
    expect(await sign({ action: 'seal', actor: 'chair', person: secretary, subject })).toEqual(refusal)
    expect(await sign({ action: 'seal', actor: 'secretary', person: chair, subject })).toEqual(refusal)
    const juror = await personOf(jurors[1]?.email ?? '')
    expect(await sign({ action: 'seal', actor: 'chair', person: juror, subject })).toEqual(refusal)
    expect((await sign({ action: 'seal', actor: 'chair', person: chair, subject })).ok).toBe(true)
    const promoted: Person = { ...chair, role: 'award' }
    expect(await sign({ action: 'seal', actor: 'secretary', person: promoted, subject })).toEqual({
      ok: false,
      reason: 'same-person',
    })
    expect([await stageOf(), await protocols()]).toEqual(['second-round', []])
  })

  test('waits for the vote, and for its stage', async () => {
    const { chair } = await voted()
    const subject = await fingerprint()
    now = new Date('2025-09-10T20:59:59+03:00')
    const signing = { action: 'seal', actor: 'chair', person: chair, subject } as const
    expect(await sign(signing)).toEqual({ ok: false, reason: 'vote-still-on' })
    await setStage(site, 'shortlisted')
    expect(await sign(signing)).toEqual({ ok: false, reason: 'is-shortlisted' })
    await setStage(site, 'second-round')
    expect(await signatures()).toEqual([])
  })

  test('has one fingerprint for the same papers, whatever their order, and another for one grade more', async () => {
    const { jurors, book } = await voted()
    const before = await fingerprint()
    expect(before).toMatch(/^[\da-f]{64}$/)
    await sql(site, 'delete from award_ballots where edition_id = $1', [edition])
    for (const { id } of jurors.toReversed()) await insertBallot(site, 'research', id, { [book.id]: 'good' })
    expect(await fingerprint()).toBe(before)
    await sql(
      site,
      `update award_ballots set grades = jsonb_build_object($1::text, 'fair') where juror_id = $2`,
      [book.id, jurors[2]?.id],
    )
    expect(await fingerprint()).not.toBe(before)
  })
})
