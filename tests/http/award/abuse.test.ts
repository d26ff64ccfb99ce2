import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { eraseSubmission } from '../../../app/applications/erase-submission.server.ts'
import { countAward } from '../../../app/award/count/award-result.ts'
import { awardRule } from '../../../app/award/count/award-rule.ts'
import { readPapers } from '../../../app/award/jury/read-papers.server.ts'
import { papersFingerprint } from '../../../app/award/stage/read-fingerprint.server.ts'
import { signAward } from '../../../app/award/stage/sign-award.server.ts'
import type { Person } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { applyForAward, bookOf, plainPdf, restOfBook, sendBookFile } from '../../builders/award/books.ts'
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
import { signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'

const edition = '2025-09'
let site: SiteAt
let own: ReturnType<typeof openDesk>
let secretary: string
let now: Date
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-08-20T10:00:00+03:00'), { POSTS_PER_MINUTE: '100000' })
  own = openDesk(site)
  secretary = await signIn(site, 'award')
})
afterAll(async () => {
  await own.close()
  await site.stop()
})
beforeEach(async () => {
  for (const table of [
    'rate_limits',
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
  moveTo('08-20T10:00:00')
})

const moveTo = (moment: string) => {
  now = new Date(`2025-${moment}+03:00`)
  site.moveClockTo(now)
}
const office = (path: string, fields: Record<string, string>) =>
  send(site, `/office/award/${path}`, { confirm: 'yes', ...fields }, { cookie: secretary })
const stagePage = async () =>
  (await ask(site, '/office/award/stage/', { headers: { cookie: secretary } })).text
const stageOf = async () => (await sql<{ stage: string }>(site, 'select stage from award_stages'))[0]?.stage
const statesOf = async () =>
  (await sql<{ state: string }>(site, 'select state from award_applications order by number')).map(
    ({ state }) => state,
  )
const counted = async () => countAward(await readPapers(drizzle(own.desk.pool), edition), awardRule)

async function forget(bookId: string) {
  const [row] = await sql<{ id: string }>(
    site,
    'select submission_id as id from award_applications where id = $1',
    [bookId],
  )
  await eraseSubmission(own.desk.pool, row?.id ?? '', { actor: 'requests@portico.example', now })
}

/** Five jurors, the first the chair, and books of one nomination that all of them have scored. */
async function judged(...points: number[]) {
  const jurors = [await insertJuror(site, 'Председатель', 'chair')]
  for (const name of ['Анна', 'Борис', 'Вера', 'Глеб']) jurors.push(await insertJuror(site, name))
  const books: string[] = []
  for (const [place, novelty] of points.entries()) {
    const book = await insertBook(site, {
      state: 'admitted',
      title: `Книга ${place}`,
      isbn: isbnNumber(place + 1),
    })
    books.push(book.id)
    for (const { id } of jurors) await insertSheet(site, book.id, id, { novelty })
  }
  return { jurors: jurors.map(({ id }) => id), books }
}

const recusal = (book = '', juror = '') =>
  sql(
    site,
    `insert into award_recusals (application_id, juror_id, kind, note, declared_by, at) values ($1, $2, 'pupil', 'Учил', 'secretary', now())`,
    [book, juror],
  )

describe('an applicant who asks to be forgotten', () => {
  test('takes the book along: the jury waits for nobody’s book and judges none without an author', async () => {
    const questionUntil = '2025-09-02T20:00:00Z'
    const books = [
      await insertBook(site, { state: 'submitted', isbn: isbnNumber(1) }),
      await insertBook(site, { state: 'checked', isbn: isbnNumber(2) }),
      await insertBook(site, { state: 'question', isbn: isbnNumber(3), questionUntil }),
      await insertBook(site, { state: 'admitted', isbn: isbnNumber(4) }),
      await insertBook(site, { state: 'declined', isbn: isbnNumber(5) }),
    ]
    moveTo('09-02T09:00:00')
    await insertJuror(site, 'Председатель', 'chair')
    for (const { id } of books) await forget(id)
    await expect.poll(statesOf).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn', 'declined'])
    expect((await office('stage/', { do: 'begin-first-round' })).status).toBe(303)
    expect(await stageOf()).toBe('first-round')
    const history = await sql<{ actor: string; action: string }>(
      site,
      'select actor, action from award_history',
    )
    expect(history).toEqual(Array(4).fill({ actor: 'system', action: 'forget' }))
  })

  test('is struck off a list that stands: nobody takes the place, nobody else’s marks or words change', async () => {
    // The sixth is on no list; one juror is strict with the second, so that without its marks the others would be worth less.
    const { jurors, books } = await judged(20, 18, 18, 18, 18, 16)
    const [best = '', gone = '', , , , sixth = ''] = books
    await sql(
      site,
      `update award_sheets set halves = jsonb_set(halves, '{novelty}', '10') where application_id = $1 and juror_id = $2`,
      [gone, jurors[1]],
    )
    await setStage(site, 'first-round')
    moveTo('09-08T00:00:00')
    expect((await office('stage/', { do: 'close-first-round' })).status).toBe(303)
    expect((await office('stage/', { do: 'begin-second-round' })).status).toBe(303)
    for (const id of jurors) {
      await insertBallot(site, 'research', id, { [best]: 'excellent', [gone]: 'excellent' })
      await sql(site, 'insert into award_prize_votes values ($1, $2, $3, now())', [edition, id, gone])
    }
    const before = await counted()
    const listed = ({ firstRound }: typeof before) =>
      firstRound.books.flatMap(({ book, isShortlisted }) => (isShortlisted ? [book] : []))
    expect([listed(before).includes(gone), listed(before).includes(sixth)]).toEqual([true, false])
    expect(before.juryPrize.book).toBe(gone)
    await forget(gone)
    await expect.poll(async () => (await statesOf()).filter(state => state === 'withdrawn')).toHaveLength(1)
    const after = await counted()
    expect(listed(after)).toEqual(listed(before).filter(book => book !== gone))
    const others = ({ firstRound }: typeof before) => firstRound.books.filter(({ book }) => book !== gone)
    expect(others(after)).toEqual(others(before))
    const secondOf = ({ secondRound }: typeof before) =>
      secondRound[0]?.books.find(({ book }) => book === best)
    expect(secondOf(after)?.counts).toEqual(secondOf(before)?.counts)
    expect(after.secondRound[0]?.winners).toEqual([best])
    expect([after.juryPrize.book, after.secondRound[0]?.ballots]).toEqual([null, 5])
    // The secretary reads why a line has no title.
    expect(await stagePage()).toContain('снята: автор попросил удалить данные')
  })

  test('changes nothing that is sealed', async () => {
    const book = await insertBook(site, { state: 'admitted' })
    await setStage(site, 'sealed')
    await sql(
      site,
      `insert into award_protocols (edition_id, sealed_at, hash, bytes) values ($1, now(), 'x', '')`,
      [edition],
    )
    await forget(book.id)
    const other = await insertBook(site, { state: 'submitted', edition: '2026-09', isbn: isbnNumber(2) })
    await forget(other.id)
    await expect.poll(statesOf).toEqual(['admitted', 'withdrawn'])
  })
})

describe('whatever a clock says', () => {
  test('nothing of a book changes under the eyes of the jury', async () => {
    const path = await applyForAward(site, 'late@example.test')
    const { id } = await bookOf(site, 'late@example.test')
    await send(site, path, { do: 'save', revision: '0', ...restOfBook })
    await sql(site, `update award_applications set state = 'admitted' where id = $1`, [id])
    // A machine whose clock was set back, or a file that was looked through for so long that the reading has begun.
    await setStage(site, 'first-round')
    const page = await ask(site, path)
    for (const verb of ['upload', 'withdraw', 'remove'])
      expect([verb, page.text.includes(`value="${verb}"`)]).toEqual([verb, false])
    const answers = [
      await send(site, path, { do: 'save', revision: '1', ...restOfBook, title: 'Другая книга' }),
      await send(site, path, { do: 'withdraw', confirm: 'yes' }),
      await sendBookFile(site, path, 'reading-copy', { bytes: plainPdf, name: 'other.pdf' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422])
    expect(await bookOf(site, 'late@example.test')).toMatchObject({ state: 'admitted', revision: 1 })
    await sql(site, `update award_applications set state = 'withdrawn' where id = $1`, [id])
    expect((await send(site, path, { do: 'reopen' })).status).toBe(422)
  })
})

describe('the reading copy', () => {
  const folder = () => join(inject('uploads'), 'private', 'award')

  test('goes when the author no longer agrees to it, from the disk too', async () => {
    const path = await applyForAward(site, 'agreed@example.test')
    await send(site, path, { do: 'save', revision: '0', ...restOfBook })
    mkdirSync(folder(), { recursive: true })
    const before = readdirSync(folder()).length
    const file = { bytes: plainPdf, name: 'book.pdf' }
    expect((await sendBookFile(site, path, 'reading-copy', file)).status).toBe(303)
    expect(readdirSync(folder())).toHaveLength(before + 1)
    const { readingCopyAgree: _, ...without } = restOfBook
    expect((await send(site, path, { do: 'save', revision: '1', ...without })).status).toBe(303)
    expect((await ask(site, `${path}reading-copy.pdf`)).status).toBe(404)
    expect(await sql(site, 'select 1 from award_files')).toEqual([])
    expect(readdirSync(folder())).toHaveLength(before)
  })
})

describe('odd words', () => {
  test('cut within a character are kept, not an error', async () => {
    const path = await applyForAward(site, 'odd@example.test')
    const title = `${'а'.repeat(299)}😀`
    expect((await send(site, path, { do: 'save', revision: '0', ...restOfBook, title })).status).toBe(303)
    expect((await bookOf(site, 'odd@example.test')).fields.title).toHaveLength(300)
    const { id } = await bookOf(site, 'odd@example.test')
    const reason = `${'б'.repeat(1_999)}😀`
    expect((await office(`${id}/`, { do: 'decline', revision: '1', reason })).status).toBe(303)
  })

  test('of an author who put forward their own book do not come from a field that was left over', async () => {
    await insertBook(site, { fields: { nominator: 'author', authorName: 'Давно Забытая' } })
    const { text } = await ask(site, '/office/award.csv', { headers: { cookie: secretary } })
    expect(text).toContain('Нина Кострова')
    expect(text).not.toContain('Давно Забытая')
  })
})

describe('a conflict that comes to light late', () => {
  test('takes the chair’s word for a tie from a book the chair may not judge', async () => {
    const { jurors, books } = await judged(16, 16)
    const [one = '', two = ''] = books
    for (const id of jurors) await insertBallot(site, 'research', id, { [one]: 'good', [two]: 'good' })
    await sql(site, 'update award_ballots set preference = $1 where juror_id = $2', [
      JSON.stringify([two, one]),
      jurors[0],
    ])
    expect((await counted()).secondRound[0]).toMatchObject({ decidedBy: 'chair', winners: [two] })
    await recusal(two, jurors[0])
    expect((await counted()).secondRound[0]?.decidedBy).not.toBe('chair')
  })

  test('does not change the shortlist, which stands; it counts in the second round', async () => {
    // Five books are ahead of the sixth by what the chair thinks of it.
    const { jurors, books } = await judged(18, 18, 18, 18, 18, 16)
    const [juror = ''] = jurors
    const [best = '', , , , , last = ''] = books
    await sql(
      site,
      `update award_sheets set halves = jsonb_set(halves, '{novelty}', '2') where application_id = $1 and juror_id = $2`,
      [last, juror],
    )
    await setStage(site, 'first-round')
    moveTo('09-08T00:00:00')
    expect((await office('stage/', { do: 'close-first-round' })).status).toBe(303)
    expect((await office('stage/', { do: 'begin-second-round' })).status).toBe(303)
    const before = (await counted()).firstRound
    for (const id of jurors) await insertBallot(site, 'research', id, { [best]: 'excellent' })
    const wish = { do: 'recuse', juror, kind: 'pupil', note: 'Учил' }
    // The secretary has seen the first round by now and may not make another of it.
    for (const book of [best, last]) expect((await office('jury/', { ...wish, book })).status).toBe(303)
    const after = await counted()
    expect(after.firstRound).toEqual(before)
    expect(after.secondRound[0]?.books.find(({ book }) => book === best)?.counts[0]).toBe(4)
    // And from the second the vote is over, nobody's word is struck any more.
    moveTo('09-10T21:00:00')
    const late = await office('jury/', { ...wish, juror: jurors[1] ?? '', book: best })
    expect([late.status, late.text.replaceAll('\u00a0', ' ')]).toEqual([
      422,
      expect.stringContaining('Голосование закончилось'),
    ])
  })
})

describe('the secretary', () => {
  test('finds on the first page of the office what waits, and nobody else does', async () => {
    const counts = async (cookie: string, path = '/office/') =>
      Object.fromEntries(
        [
          ...(await ask(site, path, { headers: { cookie } })).text.matchAll(
            /type-numeral">(\d+)<\/p><a[^>]*href="([^"]+)"/g,
          ),
        ].map(([, count, to]) => [to, Number(count)]),
      )
    expect(await counts(secretary)).toEqual({})
    for (const place of [1, 2]) await insertBook(site, { isbn: isbnNumber(place) })
    await insertBook(site, { state: 'checked', isbn: isbnNumber(3) })
    await insertBook(site, { state: 'admitted', isbn: isbnNumber(4) })
    // Later than any moment of the tests before: a round of the scheduler that began in one of them may still be under way.
    const questionUntil = '2025-12-25T20:00:00Z'
    await insertBook(site, { state: 'question', isbn: isbnNumber(5), questionUntil })
    await insertBook(site, { edition: '2026-09', isbn: isbnNumber(6) })
    const expected = {
      '/office/award/?state=submitted': 2,
      '/office/award/?state=checked': 1,
      '/office/award/?state=question': 1,
    }
    expect(await counts(secretary)).toEqual(expected)
    expect(Object.keys(await counts(secretary, '/en/office/'))).toEqual(
      Object.keys(expected).map(to => `/en${to}`),
    )
    for (const to of Object.keys(expected))
      expect((await ask(site, to, { headers: { cookie: secretary } })).status).toBe(200)
    const page = await ask(site, '/office/', { headers: { cookie: secretary } })
    expect(page.text).not.toContain('/office/orders/')
    expect(await markupFaults(page.text)).toEqual([])
    for (const role of ['exhibitors', 'box-office'] as const)
      expect(
        (await ask(site, '/office/', { headers: { cookie: await signIn(site, role) } })).text,
      ).not.toContain('/office/award/')
  })

  test('sees how the vote stands when it is over, not when the last ballot is in', async () => {
    const { jurors, books } = await judged(16)
    const [book = ''] = books
    await setStage(site, 'second-round')
    moveTo('09-10T20:59:59')
    for (const id of jurors) {
      await insertBallot(site, 'research', id, { [book]: 'very-good' })
      await sql(site, 'insert into award_prize_votes values ($1, $2, $3, now())', [edition, id, book])
    }
    // All could still name another book for the jury prize.
    expect(await stagePage()).not.toContain('Очень хорошо')
    moveTo('09-10T21:00:00')
    expect(await stagePage()).toContain('Очень хорошо')
  })
})

describe('a signature', () => {
  test('does not stand under a protocol with another author or another word', async () => {
    const { jurors, books } = await judged(16)
    const [book = ''] = books
    moveTo('09-10T21:00:00')
    for (const id of jurors) await insertBallot(site, 'research', id, { [book]: 'good' })
    await setStage(site, 'second-round')
    const [chair] = await sql<Person>(site, 'select id, email, name, role from people where id = $1', [
      jurors[0],
    ])
    if (!chair) throw new Error('there is no chair')
    const fingerprint = () => papersFingerprint(drizzle(own.desk.pool), own.desk.edition)
    const signed = await fingerprint()
    expect((await office('stage/', { do: 'seal', subject: signed })).status).toBe(303)
    for (const change of [
      `update submissions set name = 'Другой Автор' where name = 'Нина Кострова'`,
      `update award_applications set fields = fields || '{"title": "Другая книга"}'`,
      `update award_sheets set note = 'Другие слова'`,
    ]) {
      const before = await fingerprint()
      await sql(site, change)
      expect([change, (await fingerprint()) === before]).toEqual([change, false])
    }
    const signing = { action: 'seal', actor: 'chair', person: chair, now } as const
    expect(await signAward(own.desk, { ...signing, subject: signed })).toEqual({
      ok: false,
      reason: 'papers-changed',
    })
    expect(await stageOf()).toBe('second-round')
  })
})
