import sharp from 'sharp'
import type { Role } from '../../../app/platform/person.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { type Answer, ask } from '../ask.ts'
import { send } from '../buying.ts'
import { cookieIn, emailOf } from '../sign-in.ts'
import { sql } from '../sql.ts'

export const applicationPath = '/account/application/'
export const worksPath = '/account/application/works/'

type Place = { url: string; databaseUrl: string }

/** Somebody new with this role, signed in: with the password of the demo's people, whose making takes its time. */
export async function newcomer(site: Place, email: string, role: Role = 'member'): Promise<string> {
  const [person] = await sql<{ id: string }>(
    site,
    `insert into people (id, name, email, email_verified, role, is_demo, created_at, updated_at)
     values (gen_random_uuid(), 'Нина Проба', $1, true, $2, true, now(), now()) returning id`,
    [email, role],
  )
  await sql(
    site,
    `insert into credentials (id, person_id, provider_id, account_id, password, created_at, updated_at)
     select gen_random_uuid(), $1, 'credential', $2, c.password, now(), now()
     from credentials c join people p on p.id = c.person_id where p.email = $3`,
    [person?.id, person?.id, emailOf('door')],
  )
  return cookieIn(await send(site, '/sign-in/', { email, password: demoPassword }))
}

/** Everything a submission asks for, works aside. */
export const wholeFields = {
  kind: 'workshop',
  nameRu: 'Бумажный ордер',
  nameEn: 'The Paper Order',
  city: 'Москва',
  contactName: 'Нина Проба',
  email: 'office@example.test',
  phone: '+7 900 000-00-00',
  conceptRu: 'Здания, которых никто не строил.',
  conceptEn: 'Buildings nobody ever built.',
  cvRu: 'Выставки с 2016 года.',
  cvEn: 'Exhibitions since 2016.',
  section: 'paper',
  personalDataAgree: 'on',
  publicationAgree: 'on',
}

export const wholeWork = {
  titleRu: 'Урок',
  titleEn: 'Lesson',
  year: '2021',
  mediumRu: 'гравюра',
  mediumEn: 'engraving',
  dimensions: '48 × 38',
  price: '40-60',
  altRu: 'Куб и шар.',
  altEn: 'A cube and a sphere.',
}

/** A picture of a work, small in bytes. */
export function picture(width = 2_000, height = 1_200, format: 'jpeg' | 'png' | 'webp' | 'tiff' = 'jpeg') {
  const plain = sharp({ create: { width, height, channels: 3, background: '#7a6f62' } })
  return plain
    .withExif({ IFD0: { Artist: 'Secret Photographer' }, IFD3: { GPSLatitudeRef: 'N' } })
    [format]()
    .toBuffer()
}

/** The file with a plain form, as a browser without a script sends it. */
export async function sendFile(
  site: Place,
  cookie: string,
  file: { name: string; bytes: Buffer },
  { path = worksPath, does = 'upload', ...fields }: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData()
  form.append('do', does)
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new File([new Uint8Array(file.bytes)], file.name))
  const request = new Request('http://portico.example/', { method: 'POST', body: form })
  const type = request.headers.get('content-type') ?? ''
  const body = Buffer.from(await request.arrayBuffer())
  return ask(site, path, { method: 'POST', headers: { cookie, 'content-type': type }, body })
}

export const save = (site: Place, cookie: string, fields: Record<string, string>) =>
  send(site, applicationPath, { do: 'save', ...fields }, { cookie })

export const submit = (site: Place, cookie: string, fields: Record<string, string>) =>
  send(site, applicationPath, { do: 'submit', ...fields }, { cookie })

export type Row = {
  id: string
  state: string
  revision: number
  fields: Record<string, string>
  number: number
}

export async function applicationOf(site: Place, email: string): Promise<Row | undefined> {
  const rows = await sql<Row>(
    site,
    `select a.id, a.state, a.revision, a.fields, a.number from exhibitor_applications a
     join people p on p.id = a.person_id where p.email = $1`,
    [email],
  )
  return rows[0]
}

/** So many works with their pictures and words. */
export async function fillWorks(site: Place, cookie: string, email: string, count = 5): Promise<string[]> {
  const bytes = await picture()
  for (let n = 0; n < count; n++) await sendFile(site, cookie, { name: `work-${n}.jpg`, bytes })
  const ids = await workIds(site, email)
  for (const id of ids)
    await send(site, `${worksPath}${id}/`, { do: 'save', revision: '0', ...wholeWork }, { cookie })
  return ids
}

export async function workIds(site: Place, email: string): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    site,
    `select w.id from exhibitor_works w join exhibitor_applications a on a.id = w.application_id
     join people p on p.id = a.person_id where p.email = $1 order by w.place`,
    [email],
  )
  return rows.map(({ id }) => id)
}

/** What was sent to somebody, by its subject, the oldest first. */
export function lettersTo(site: Place, email: string): Promise<{ subject: string; body: string }[]> {
  return sql(site, 'select subject, body from letters where recipient = $1 order by created_at', [email])
}
