import { randomUUID } from 'node:crypto'
import { sql } from '../sql.ts'
import { newcomer } from './applicants.ts'

type Place = { url: string; databaseUrl: string }
export type Exhibitor = { email: string; cookie: string; applicationId: string }

/** Somebody signed in whose application is in this state; accepted, they choose in the turn of their rank. */
export async function exhibitor(
  site: Place,
  email: string,
  {
    state = 'accepted',
    rank = 1,
    name = 'Бумажный ордер',
    locale = 'ru',
  }: { state?: string; rank?: number | null; name?: string; locale?: string } = {},
): Promise<Exhibitor> {
  const cookie = await newcomer(site, email)
  const applicationId = await applicationIn(site, email, { state, rank, name, locale })
  return { email, cookie, applicationId }
}

/** An application of somebody who has an account already, decided and released. */
export async function applicationIn(
  site: Place,
  email: string,
  { state, rank, name, locale }: { state: string; rank: number | null; name: string; locale: string },
): Promise<string> {
  const applicationId = randomUUID()
  await sql(
    site,
    `insert into exhibitor_applications (id, edition_id, person_id, state, fields, kind, name_ru, name_en, locale, created_at, updated_at, submitted_at)
     select $1, 'spring-2026', id, $3, '{}', 'workshop', $4, 'The Paper Order', $5, '2025-12-01', '2026-01-20', '2025-12-13' from people where email = $2`,
    [applicationId, email, state, name, locale],
  )
  if (rank !== null)
    await sql(
      site,
      `insert into council_decisions (application_id, decision, section, message, decided_by, decided_at, rank, released_at)
       values ($1, 'accept', 'paper', '', 'secretary@portico.example', '2026-01-18', $2, '2026-01-20')`,
      [applicationId, rank],
    )
  return applicationId
}

export const standPath = '/account/stand/'

export async function stateOf(site: Place, applicationId: string): Promise<string | undefined> {
  const [row] = await sql<{ state: string }>(site, 'select state from exhibitor_applications where id = $1', [
    applicationId,
  ])
  return row?.state
}

/** The stand that is an application's now, if any. */
export async function standOf(site: Place, applicationId: string): Promise<string | null> {
  const [row] = await sql<{ code: string }>(
    site,
    `select stand_code as code from stand_holds where application_id = $1 and state <> 'released'`,
    [applicationId],
  )
  return row?.code ?? null
}
