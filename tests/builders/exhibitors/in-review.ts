import { randomUUID } from 'node:crypto'
import { sql } from '../sql.ts'
import { wholeFields } from './applicants.ts'

type Place = { databaseUrl: string }

/** An application as it lies before the council, without the way there. Its applicant has an account and never signs in. */
export async function insertApplication(
  site: Place,
  {
    name = 'Бумажный ордер',
    state = 'in-review',
    edition = 'spring-2026',
    at = '2025-12-01T09:00:00Z',
    /** Somebody who can sign in. */
    owner = '',
  } = {},
): Promise<string> {
  const id = randomUUID()
  const email = `${id}@example.test`
  if (!owner)
    await sql(
      site,
      `insert into people (id, name, email, email_verified, role, is_demo, created_at, updated_at)
     values ($1, 'Автор Пробный', $2, true, 'member', true, now(), now())`,
      [id, email],
    )
  await sql(
    site,
    `insert into exhibitor_applications (id, edition_id, person_id, state, kind, name_ru, name_en, locale, created_at, updated_at, submitted_at)
     values ($1, $2, $6, $3, 'workshop', $4, $4, 'ru', $5, $5, $5)`,
    [id, edition, state, name, at, owner || id],
  )
  await sql(
    site,
    `insert into exhibitor_versions (application_id, number, fields, works, locale, consents, address, user_agent, submitted_at)
     values ($1, 1, $2, '[]', 'ru', '[]', '', '', $3)`,
    [id, JSON.stringify({ ...wholeFields, nameRu: name, nameEn: name }), at],
  )
  return id
}

export async function personId(site: Place, email: string): Promise<string> {
  const [row] = await sql<{ id: string }>(site, 'select id from people where email = $1', [email])
  return row?.id ?? ''
}
