import { randomUUID } from 'node:crypto'
import { hashOfLink, linkTokenOf } from '../../../app/award/books/issue-link.server.ts'
import type { Grade, Nomination } from '../../../app/award/count/award-rule.ts'
import { nominations } from '../../../app/award/count/award-rule.ts'

/** Anybody who takes statements: a pool, or a site's database through `sql`. */
export type Ask = (text: string, values?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>

export type JudgedBook = {
  id: string
  number: number
  nomination: Nomination
  title: string
  author: string
  email: string
}
export type Judged = { jurors: string[]; books: JudgedBook[] }

const editionId = '2025-09'
const sentAt = '2025-08-12T09:00:00Z'

/** A jury of seven, the first of them the chair. */
export async function seatJury(ask: Ask, count = 7): Promise<string[]> {
  const jurors: string[] = []
  for (let seat = 1; seat <= count; seat++) {
    const id = randomUUID()
    await ask(
      `insert into people (id, name, email, email_verified, role, created_at, updated_at)
       values ($1, $2, $3, true, 'juror', now(), now())`,
      [id, `Судья Тайный ${seat}`, `judge-${id}@portico.example`],
    )
    await ask(`insert into award_jurors (edition_id, juror_id, is_chair) values ($1, $2, $3)`, [
      editionId,
      id,
      seat === 1,
    ])
    jurors.push(id)
  }
  return jurors
}

/** A book with its application, straight into the tables; `linkSecret` makes its link known. */
export async function enterBook(
  ask: Ask,
  {
    nomination,
    title,
    author,
    state = 'admitted',
    locale = 'ru',
    linkSecret = 'secret',
    number,
  }: {
    nomination: Nomination
    title: string
    author: string
    state?: string
    locale?: string
    linkSecret?: string
    number?: number
  },
): Promise<JudgedBook & { token: string }> {
  const id = randomUUID()
  const email = `${id}@author.example`
  const fields = {
    nomination,
    title,
    publisher: 'Контур',
    year: '2024',
    isbn: '978-5-17-080115-2',
    pages: '312',
    circulation: '800',
    nominator: 'author',
    novelty: 'Впервые.',
    excerpt: 'Линия. '.repeat(40),
  }
  const { rows } = await ask(
    `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at)
     values ('award', 3, $1, '/award/', $2, $3, '{}', $4, '', $5) returning id`,
    [locale, author, email, id, sentAt],
  )
  const token = linkTokenOf({ linkSecret }, id)
  const entered = await ask(
    `insert into award_applications (id, ${number ? 'number, ' : ''}edition_id, submission_id, state, nomination, fields, isbn, link_hash, locale, created_at, updated_at)
     ${number ? 'overriding system value' : ''} values ($1, ${number ? `${number}, ` : ''}$2, $3, $4, $5, $6, '9785170801152', $7, $8, $9, $9) returning number`,
    [
      id,
      editionId,
      rows[0]?.id,
      state,
      nomination,
      JSON.stringify(fields),
      hashOfLink(token),
      locale,
      sentAt,
    ],
  )
  return { id, number: Number(entered.rows[0]?.number), nomination, title, author, email, token }
}

/** What a juror has sent of a book in the first round, all criteria alike. */
export async function sendSheet(
  ask: Ask,
  juror: string,
  book: string,
  halves: number,
  note = 'Обоснование.',
) {
  const points = { novelty: halves, argument: halves, clarity: halves, apparatus: halves, pictures: halves }
  await ask(
    `insert into award_sheets (application_id, juror_id, halves, note, updated_at, outcome, sent_at)
     values ($1, $2, $3, $4, $5, 'sent', $5)`,
    [book, juror, JSON.stringify(points), note, '2025-09-06T12:00:00Z'],
  )
}

export async function castBallot(
  ask: Ask,
  juror: string,
  nomination: Nomination,
  grades: Record<string, Grade>,
  preference: string[] = [],
) {
  await ask(
    `insert into award_ballots (edition_id, juror_id, nomination, grades, preference, updated_at, outcome, cast_at)
     values ($1, $2, $3, $4, $5, $6, 'cast', $6)`,
    [
      editionId,
      juror,
      nomination,
      JSON.stringify(grades),
      JSON.stringify(preference),
      '2025-09-10T15:00:00Z',
    ],
  )
}

/** The award stands there, as if people had brought it so far. */
export async function setStage(ask: Ask, stage: string) {
  await ask(
    `insert into award_stages (edition_id, stage, updated_at) values ($1, $2, $3)
     on conflict (edition_id) do update set stage = excluded.stage`,
    [editionId, stage, '2025-09-10T18:00:00Z'],
  )
}

/** The books of an award and its jury, before anybody has judged: two in each nomination. */
export async function enterAward(ask: Ask, { linkSecret }: { linkSecret?: string } = {}) {
  const books: (JudgedBook & { token: string })[] = []
  for (const [place, nomination] of nominations.entries()) {
    for (const which of [0, 1]) {
      const number = 1_001 + 2 * place + which
      const names = {
        title: `${titles[place]} ${which + 1}`,
        author: `${authors[place]} ${which ? 'Младшая' : 'Старшая'}`,
      }
      books.push(await enterBook(ask, { nomination, ...names, number, linkSecret }))
    }
  }
  const jurors = await seatJury(ask)
  await setStage(ask, 'second-round')
  return { jurors, books }
}

/** All that was handed in is gone. */
export async function forgetVotes(ask: Ask) {
  for (const table of ['award_sheets', 'award_ballots', 'award_prize_votes'])
    await ask(`delete from ${table}`)
}

/**
 * A whole award, judged: two books in each nomination, all jurors of one mind. `better` says which of the two they prefer, and
 * which book gets the jury prize.
 */
export async function judgeAward(
  ask: Ask,
  { better = 0, linkSecret }: { better?: 0 | 1; linkSecret?: string } = {},
) {
  const entered = await enterAward(ask, { linkSecret })
  await vote(ask, entered, better)
  return entered
}

export async function vote(ask: Ask, { jurors, books }: Judged, better: 0 | 1) {
  for (const juror of jurors) {
    for (const [place, book] of books.entries()) {
      await sendSheet(ask, juror, book.id, place % 2 === better ? 18 : 14, `Обоснование книги ${book.title}.`)
    }
    for (const nomination of nominations) {
      const own = books.filter(book => book.nomination === nomination)
      const grades = Object.fromEntries(
        own.map(({ id }, which): [string, Grade] => [id, which === better ? 'excellent' : 'good']),
      )
      await castBallot(ask, juror, nomination, grades)
    }
    await ask(
      `insert into award_prize_votes (edition_id, juror_id, application_id, cast_at) values ($1, $2, $3, $4)`,
      [editionId, juror, books[better]?.id, '2025-09-10T15:00:00Z'],
    )
  }
}

const titles = ['Линия и её сомнения', 'Тушь и пауза', 'Стрешина. Камень и шов', 'Рисунок с четырёх сторон']
const authors = ['Нина Кострова', 'Софья Курганская', 'Юлия Пустельга', 'Глеб Темряков']
