import { randomUUID } from 'node:crypto'
import { payee } from '../../../app/invoices/payee.ts'
import { send } from '../buying.ts'
import { sample1c, windows1251 } from '../invoices/statement-sample.ts'
import { sql } from '../sql.ts'
import { sendFile, wholeFields, wholeWork } from './applicants.ts'
import { handedIn, itemsOf, wholeMaterials } from './materials.ts'
import { holderOf, invoicesOf, paymentPath, requisites } from './payers.ts'
import { plainPdf } from './plain-pdf.ts'

type Place = { url: string; databaseUrl: string }

/** Stands in every text that somebody has written or that was written about them, and nowhere else on earth. */
export const canary = 'Kenarqvxz'
const email = 'kenarqvxz@example.test'

/** The same fields, each with the canary; what has to be a number, an address or one of a list stays as it is. */
function marked(fields: Record<string, string>): Record<string, string> {
  const words = /Ru$|En$|Name$|^(?:name|author|owner|city|signatory|address)$/
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => [name, words.test(name) ? `${text} ${canary}` : text]),
  )
}

/** Somebody who has gone the whole way up to the moderation of their page, and of whom everything there can be is kept. */
export async function allOfOne(site: Place, office: string) {
  const [free] = await sql<{ code: string }>(
    site,
    `select code from stands where edition_id = 'spring-2026' and is_offered and price_kopecks <= 35000000 order by code limit 1`,
  )
  const stand = free?.code ?? ''
  const own = await holderOf(site, stand, { email, at: '2026-02-18T09:00:00Z' })
  const { cookie, applicationId: application } = own
  await sql(
    site,
    `update exhibitor_applications set fields = $2, name_ru = $3, name_en = $3, revision = 1 where id = $1`,
    [application, JSON.stringify(marked(wholeFields)), `Мастерская ${canary}`],
  )
  await sql(
    site,
    `insert into equipment_reservations (application_id, edition_id, slug, quantity, price_kopecks, changed_at)
     select $1, edition_id, slug, 1, price_kopecks, now() from equipment where edition_id = 'spring-2026' order by slug limit 1`,
    [application],
  )
  const billed = await send(
    site,
    paymentPath,
    { do: 'invoice', contractAgree: 'on', ...marked(requisites) },
    { cookie },
  )
  const [bill] = await invoicesOf(site, own)
  if (!bill) throw new Error(`no invoice: ${billed.status}`)
  const statement = await importPayment(site, office, bill)
  const [line] = await sql<{ id: string }>(
    site,
    'select id::text from statement_lines where statement_id = $1',
    [statement],
  )
  await send(
    site,
    `/office/statements/${statement}/`,
    { do: 'book', line: line?.id ?? '', invoice: bill.id },
    { cookie: office },
  )
  const handed = await handedIn(site, { cookie, id: application }, marked(wholeMaterials))
  if (handed.status !== 303) throw new Error(`the materials were not taken: ${handed.status}`)
  const [logo, picture] = await itemsOf(site, application)
  const work = await addWork(site, application, picture?.picture_id ?? '')
  const upload = await addUploads(site, application, work)
  await addJudgement(site, application)
  for (const text of [`Вопрос ${canary}`, `Ещё ${canary}`])
    await send(site, '/account/messages/', { do: 'send', text, after: '0' }, { cookie })
  const wish = { path: '/account/messages/', does: 'send', text: `Файл ${canary}`, after: '0' }
  const told = await sendFile(site, cookie, { name: `${canary}.pdf`, bytes: plainPdf(canary) }, wish)
  const [attachment] = await sql<{ id: string }>(
    site,
    'select id from exhibitor_message_files where application_id = $1',
    [application],
  )
  if (!attachment) throw new Error(`the file of a message was not taken: ${told.status}`)
  const [payment] = await sql<{ id: string }>(
    site,
    'select id from invoice_payments where invoice_id = $1 limit 1',
    [bill.id],
  )
  return {
    ...{ email, cookie, application, stand, work, upload, statement },
    ...{ invoice: bill.id, number: bill.number, line: line?.id ?? '', payment: payment?.id ?? '' },
    attachment: attachment.id,
    item: picture?.id ?? '',
    picture: picture?.picture_id ?? '',
    logo: logo?.picture_id ?? '',
  }
}

export type AllOfOne = Awaited<ReturnType<typeof allOfOne>>

async function importPayment(site: Place, office: string, bill: { number: string; total_kopecks: number }) {
  const order = {
    ...{ number: '1', day: '18.02.2026', sum: (bill.total_kopecks / 100).toFixed(2) },
    ...{ payer: `ООО ${canary}`, inn: requisites.inn, account: requisites.account },
    purpose: `${canary} за участие`,
  }
  const bytes = Buffer.from(windows1251(sample1c(payee.account, [order])))
  const file = { name: `${canary}.txt`, bytes }
  const answer = await sendFile(site, office, file, { path: '/office/statements/' })
  const [, id = ''] = /statements\/([\da-f-]{36})/.exec(answer.headers.location ?? '') ?? []
  if (!id) throw new Error(`the statement was not taken: ${answer.status}`)
  return id
}

async function addWork(site: Place, application: string, picture: string): Promise<string> {
  const id = randomUUID()
  const fields = marked(wholeWork)
  await sql(
    site,
    'insert into exhibitor_works (id, application_id, place, fields, revision, picture_id) values ($1, $2, 1, $3, 1, $4)',
    [id, application, JSON.stringify(fields), picture],
  )
  await sql(
    site,
    `insert into exhibitor_versions (application_id, number, fields, works, locale, consents, address, user_agent, submitted_at)
     values ($1, 1, $2, $3, 'ru', '[]', '', $4, now())`,
    [
      application,
      JSON.stringify(marked(wholeFields)),
      JSON.stringify([{ id, pictureId: picture, fields }]),
      canary,
    ],
  )
  return id
}

/** One on its way. */
async function addUploads(site: Place, application: string, work: string): Promise<string> {
  const id = randomUUID()
  await sql(
    site,
    `insert into exhibitor_uploads (id, application_id, person_id, work_id, name, size, fingerprint, received, created_at)
     select $1, $2, person_id, $3, $4, 10, 'x', 0, now() from exhibitor_applications where id = $2`,
    [id, application, work, `${canary}.jpg`],
  )
  return id
}

/** What the council thought of them and the secretary settled, from long ago. */
async function addJudgement(site: Place, application: string): Promise<void> {
  const judge = randomUUID()
  await sql(
    site,
    `insert into people (id, name, email, email_verified, role, is_demo, created_at, updated_at)
     values ($1, $2, $3, true, 'council', true, now(), now())`,
    [judge, 'Судья Пробный', 'judge-of-one@example.test'],
  )
  await sql(
    site,
    `insert into council_votes (application_id, person_id, score, for_colleagues, for_applicant, voted_at) values ($1, $2, 5, $3, $3, now())`,
    [application, judge, canary],
  )
  await sql(
    site,
    `insert into council_comments (application_id, person_id, text, at) values ($1, $2, $3, now())`,
    [application, judge, canary],
  )
  await sql(
    site,
    `insert into council_decisions (application_id, decision, section, message, decided_by, decided_at, rank, released_at)
     values ($1, 'accept', 'paper', $2, 'secretary@portico.example', now(), 1, now())`,
    [application, canary],
  )
}
