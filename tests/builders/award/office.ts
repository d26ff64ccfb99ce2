import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { AwardDesk } from '../../../app/award/books/award-desk.ts'
import { bookFilesIn } from '../../../app/award/books/book-files.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { sql } from '../sql.ts'
import { awardForm, restOfBook } from './books.ts'

type Place = { databaseUrl: string }

/** A book as it lies before the secretary, without the way there. */
export async function insertBook(
  site: Place,
  {
    state = 'submitted',
    nomination = 'research',
    title = 'Линия и её сомнения',
    isbn = '9785170801152',
    fields = {},
    answers = {},
    copies = false,
    locale = 'ru',
    edition = autumn2025.id,
    questionUntil = null,
  }: {
    state?: string
    nomination?: string
    title?: string
    isbn?: string | null
    fields?: Record<string, string>
    answers?: Record<string, string>
    copies?: boolean
    locale?: string
    edition?: string
    questionUntil?: string | null
  } = {},
): Promise<{ id: string; number: number; email: string }> {
  const email = `${randomUUID()}@example.test`
  const [submission] = await sql<{ id: string }>(
    site,
    `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at)
     values ('award', 3, $1, '/award/', 'Нина Кострова', $2, $3, $4, '', '2025-08-01T09:00:00Z') returning id`,
    [locale, email, JSON.stringify({ ...awardForm, ...answers }), randomUUID()],
  )
  const whole = {
    nomination,
    title,
    publisher: 'Контур',
    year: '2024',
    nominator: 'author',
    novelty: 'Три датировки исправлены.',
    ...restOfBook,
    isbn: isbn ?? '',
    ...fields,
  }
  const [book] = await sql<{ id: string; number: number }>(
    site,
    `insert into award_applications (edition_id, submission_id, state, nomination, fields, isbn, link_hash, locale,
       question, question_until, copies_received_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, '2025-08-01T09:00:00Z', '2025-08-01T09:00:00Z')
     returning id, number`,
    [
      edition,
      submission?.id,
      state,
      nomination,
      JSON.stringify(whole),
      isbn,
      randomUUID(),
      locale,
      questionUntil ? 'Уточните тираж' : null,
      questionUntil,
      copies ? '2025-08-02T09:00:00Z' : null,
    ],
  )
  if (!book) throw new Error('there is no book')
  return { ...book, email }
}

/** An ISBN of its own for each number. */
export function isbnNumber(place: number): string {
  const twelve = `97851${String(place).padStart(7, '0')}`
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return twelve + String((10 - (sum % 10)) % 10)
}

/** Somebody with the role of a juror who never signs in; of the jury, unless told otherwise. */
export async function insertJuror(site: Place, name: string, part: 'chair' | 'member' | 'none' = 'member') {
  const id = randomUUID()
  await sql(
    site,
    `insert into people (id, name, email, email_verified, role, is_demo, created_at, updated_at)
     values ($1, $2, $3, true, 'juror', true, now(), now())`,
    [id, name, `${id}@example.test`],
  )
  if (part !== 'none')
    await sql(site, 'insert into award_jurors (edition_id, juror_id, is_chair) values ($1, $2, $3)', [
      autumn2025.id,
      id,
      part === 'chair',
    ])
  return { id, name, email: `${id}@example.test` }
}

const halves = { novelty: 16, argument: 15, clarity: 14, apparatus: 16, pictures: 12 }

/** A sheet that a juror has handed in. */
export function insertSheet(site: Place, applicationId: string, jurorId: string, more = {}) {
  return sql(
    site,
    `insert into award_sheets (application_id, juror_id, halves, note, updated_at, outcome, sent_at)
     values ($1, $2, $3, 'ЗАМЕТКА-СУДЬИ', now(), 'sent', now())`,
    [applicationId, jurorId, JSON.stringify({ ...halves, ...more })],
  )
}

export function insertBallot(
  site: Place,
  nomination: string,
  jurorId: string,
  grades: Record<string, string>,
) {
  return sql(
    site,
    `insert into award_ballots (edition_id, juror_id, nomination, grades, updated_at, outcome, cast_at)
     values ($1, $2, $3, $4, now(), 'cast', now())`,
    [autumn2025.id, jurorId, nomination, JSON.stringify(grades)],
  )
}

export function setStage(site: Place, stage: string) {
  return sql(
    site,
    `insert into award_stages (edition_id, stage, updated_at) values ($1, $2, now())
     on conflict (edition_id) do update set stage = excluded.stage, vote_ends_at = null`,
    [autumn2025.id, stage],
  )
}

/** The award's desk as a site has it, for what has no page here; its letters are promised and never sent. */
export function openDesk(site: Place): { desk: AwardDesk; close(): Promise<void> } {
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: 2 })
  const desk: AwardDesk = {
    pool,
    jobs: { enqueue: async () => {} },
    edition: autumn2025,
    publicUrl: 'http://portico.example',
    linkSecret: 'none',
    files: bookFilesIn('/nonexistent'),
  }
  return { desk, close: () => pool.end() }
}
