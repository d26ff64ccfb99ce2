import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type Criterion, criteria } from '../../../app/award/count/award-rule.ts'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { sql } from '../sql.ts'
import { restOfBook } from './books.ts'

type Place = { databaseUrl: string }

const edition = autumn2025.id
/** A note that is long enough to be sent. */
export const reasons =
  'Автор возвращает наброску статус документа: три датировки исправлены по водяным знакам. '.repeat(2)

/** The award as far as somebody has brought it; the clock does the rest. */
export async function setStage(site: Place, stage: string, voteEndsAt: string | null = null): Promise<void> {
  await sql(
    site,
    `insert into award_stages (edition_id, stage, vote_ends_at, updated_at) values ($1, $2, $3, now())
     on conflict (edition_id) do update set stage = excluded.stage, vote_ends_at = excluded.vote_ends_at`,
    [edition, stage, voteEndsAt],
  )
}

/** Somebody with an account judges in this edition. */
export async function addJuror(site: Place, email: string, isChair = false): Promise<string> {
  const [row] = await sql<{ id: string }>(
    site,
    `insert into award_jurors (edition_id, juror_id, is_chair) select $1, id, $3 from people where email = $2
     returning juror_id as id`,
    [edition, email, isChair],
  )
  return row?.id ?? ''
}

/** A member of the jury who has an account and never signs in. */
export async function addSilentJuror(site: Place, name: string): Promise<string> {
  const email = `${randomUUID()}@example.test`
  await sql(
    site,
    `insert into people (id, name, email, email_verified, role, is_demo, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, true, 'juror', true, now(), now())`,
    [name, email],
  )
  return addJuror(site, email)
}

/** A book as it lies before the jury, without the way there. */
export async function addBook(
  site: Place,
  {
    title = 'Линия и её сомнения',
    nomination = 'research',
    author = 'Нина Кострова',
    readers = [] as string[],
  } = {},
): Promise<string> {
  const [sent] = await sql<{ id: string }>(
    site,
    `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at)
     values ('award', 3, 'ru', '/award/', $1, $2, '{}', $3, '', '2025-08-20T09:00:00Z') returning id`,
    [author, `${randomUUID()}@example.test`, randomUUID()],
  )
  const fields = { ...restOfBook, title, nomination, publisher: 'Контур', year: '2024', nominator: 'author' }
  const [book] = await sql<{ id: string }>(
    site,
    `insert into award_applications (edition_id, submission_id, state, nomination, fields, locale, created_at, updated_at)
     values ($1, $2, 'admitted', $3, $4, 'ru', '2025-08-20T09:00:00Z', '2025-08-20T09:00:00Z') returning id`,
    [edition, sent?.id, nomination, JSON.stringify(fields)],
  )
  const id = book?.id ?? ''
  for (const reader of readers) await assign(site, id, reader)
  return id
}

export async function assign(site: Place, book: string, juror: string): Promise<void> {
  await sql(
    site,
    `insert into award_assignments (application_id, juror_id, at) values ($1, $2, '2025-09-01T09:00:00Z')`,
    [book, juror],
  )
}

/** A colleague's sheet, sent without their way there. */
export async function addSheet(
  site: Place,
  book: string,
  juror: string,
  { halves = 16, note = reasons, outcome = 'sent' as 'sent' | 'abstained' } = {},
): Promise<void> {
  const given = Object.fromEntries(criteria.map(criterion => [criterion, halves])) as Record<
    Criterion,
    number
  >
  await sql(
    site,
    `insert into award_sheets (application_id, juror_id, halves, note, revision, updated_at, outcome, sent_at)
     values ($1, $2, $3, $4, 1, '2025-09-05T09:00:00Z', $5, '2025-09-05T09:00:00Z')`,
    [book, juror, JSON.stringify(outcome === 'sent' ? given : {}), note, outcome],
  )
}

/** A file of a book, where the site looks for it. */
export async function addFile(
  site: Place,
  book: string,
  kind: 'cover' | 'reading-copy',
  bytes: Buffer,
): Promise<void> {
  const id = randomUUID()
  const folder = join(inject('uploads'), 'private', 'award')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${id}.${kind === 'cover' ? 'webp' : 'pdf'}`), bytes)
  await sql(
    site,
    `insert into award_files (id, application_id, kind, name, bytes, created_at)
     values ($1, $2, $3, 'file', $4, '2025-08-20T09:00:00Z')`,
    [id, book, kind, bytes.length],
  )
}

/** Everything a sheet needs to be sent. */
export const fullSheet = {
  novelty: '18',
  argument: '17',
  clarity: '15',
  apparatus: '16',
  pictures: '14',
  note: reasons,
}
