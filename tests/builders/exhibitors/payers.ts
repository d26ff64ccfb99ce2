import { randomUUID } from 'node:crypto'
import { sql } from '../sql.ts'
import { newcomer, wholeFields } from './applicants.ts'

type Place = { url: string; databaseUrl: string }

export const paymentPath = '/account/payment/'

/** A firm whose codes fit each other. */
export const requisites = {
  inn: '7700000016',
  kpp: '770001001',
  name: 'ООО «Бумажный ордер»',
  bic: '044525999',
  account: '40702810200000001219',
  correspondentAccount: '30101810600000000999',
  email: 'buh@order.example',
  address: '109000, Москва, Литейный пер., 4, стр. 2',
  signatory: 'директор Нина Проба',
}

export type Payer = { email: string; cookie: string; applicationId: string; stand: string }

/** Somebody new whose application is accepted and who holds a stand since this moment. */
export async function holderOf(
  site: Place,
  stand: string,
  {
    email = `${stand.toLowerCase()}-${randomUUID().slice(0, 8)}@example.test`,
    at = '2026-01-27T09:00:00Z',
    hours = 72,
    priceKopecks = null as number | null,
    locale = 'ru',
  } = {},
): Promise<Payer> {
  const cookie = await newcomer(site, email)
  const [application] = await sql<{ id: string }>(
    site,
    `insert into exhibitor_applications (edition_id, person_id, state, fields, kind, name_ru, name_en, locale, created_at, updated_at, submitted_at)
     select 'spring-2026', id, 'stand-held', $2, 'workshop', 'Бумажный ордер', 'The Paper Order', $3, $4, $4, $4 from people where email = $1
     returning id`,
    [email, JSON.stringify(wholeFields), locale, at],
  )
  const applicationId = application?.id ?? ''
  await hold(site, applicationId, stand, { at, hours, priceKopecks })
  return { email, cookie, applicationId, stand }
}

/** The stand is theirs from this moment; the one they had is given up. */
export async function hold(
  site: Place,
  applicationId: string,
  stand: string,
  { at = '2026-01-27T09:00:00Z', hours = 72, priceKopecks = null as number | null } = {},
): Promise<void> {
  await sql(
    site,
    `update stand_holds set state = 'released', ended_at = $2, why = 'changed' where application_id = $1 and state <> 'released'`,
    [applicationId, at],
  )
  await sql(
    site,
    `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, until, why, changed_by, changed_at)
     select $1, edition_id, code, $2, 'held', coalesce($5, price_kopecks), $4, $4::timestamptz + make_interval(hours => $6), 'chosen', 'test', $4
     from stands where edition_id = 'spring-2026' and code = $3`,
    [randomUUID(), applicationId, stand, at, priceKopecks, hours],
  )
}

export const stateOf = async (site: Place, { applicationId }: Payer) =>
  (
    await sql<{ state: string }>(site, 'select state from exhibitor_applications where id = $1', [
      applicationId,
    ])
  )[0]?.state

export const standOf = async (site: Place, { applicationId }: Payer) =>
  (
    await sql<{ state: string; code: string; until: Date | null }>(
      site,
      `select state, stand_code as code, until from stand_holds where application_id = $1 and state <> 'released'`,
      [applicationId],
    )
  )[0]

export type InvoiceRow = {
  id: string
  number: string
  total_kopecks: number
  due_on: string
  paid_at: Date | null
  cancelled_at: Date | null
  paid: number
  owed: number
}

/** Every invoice of somebody, the oldest first, with what has come and what the book says is owed. */
export const invoicesOf = (site: Place, { applicationId }: Payer) =>
  sql<InvoiceRow>(
    site,
    `select i.id, i.number, i.total_kopecks::int, i.due_on::text, i.paid_at, i.cancelled_at,
       (select coalesce(sum(p.sum_kopecks - p.refunded_kopecks), 0)::int from invoice_payments p where p.invoice_id = i.id and p.taken_back_at is null) as paid,
       (select coalesce(sum(l.amount_kopecks), 0)::int from ledger l where l.invoice_id = i.id) as owed
     from invoices i where i.application_id = $1 order by i.sequence`,
    [applicationId],
  )

export const attemptsOf = (site: Place, { applicationId }: Payer) =>
  sql<{ id: string; state: string; amount_kopecks: number; gateway_id: string; confirmation_url: string }>(
    site,
    `select p.id, p.state, p.amount_kopecks, p.gateway_id, p.confirmation_url from payments p
     join invoices i on i.id = p.invoice_id where i.application_id = $1 order by p.created_at`,
    [applicationId],
  )
