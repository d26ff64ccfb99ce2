import type { Answer } from '../ask.ts'
import { send } from '../buying.ts'
import { sql } from '../sql.ts'
import { newcomer, picture, sendFile, wholeFields } from './applicants.ts'

export const materialsPath = '/account/materials/'

type Place = { url: string; databaseUrl: string }

/** Somebody whose stand is paid for, signed in: what came before is written down as it would have been. */
export async function paidExhibitor(
  site: Place,
  email: string,
  { state = 'stand-paid', fields = {} }: { state?: string; fields?: Record<string, string> } = {},
): Promise<{ cookie: string; id: string; stand: string }> {
  const cookie = await newcomer(site, email)
  const said = { ...wholeFields, ...fields }
  const [row] = await sql<{ id: string }>(
    site,
    `insert into exhibitor_applications (edition_id, person_id, state, fields, revision, kind, name_ru, name_en, locale, created_at, updated_at, submitted_at)
     select 'spring-2026', id, $2, $3, 1, $4, $5, $6, 'ru', now(), now(), now() from people where email = $1 returning id`,
    [email, state, JSON.stringify(said), said.kind, said.nameRu, said.nameEn],
  )
  const id = row?.id ?? ''
  await sql(
    site,
    `insert into exhibitor_versions (application_id, number, fields, works, locale, consents, address, user_agent, submitted_at)
     values ($1, 1, $2, '[]', 'ru', '[]', '', '', now())`,
    [id, JSON.stringify(said)],
  )
  const [free] = await sql<{ code: string }>(
    site,
    `select code from stands where edition_id = 'spring-2026' and code not in (select stand_code from stand_holds where state <> 'released')
     order by code limit 1`,
  )
  const stand = free?.code ?? ''
  await sql(
    site,
    `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, why, changed_by, changed_at)
     values (gen_random_uuid(), 'spring-2026', $2, $1, 'sold', 20000000, now(), 'test', 'test', now())`,
    [id, stand],
  )
  return { cookie, id, stand }
}

export const wholeMaterials = {
  nameRu: 'Бумажный ордер',
  nameEn: 'Paper Order Workshop',
  cityRu: 'Москва',
  cityEn: 'Moscow',
  textRu: 'Здания, которых никто не строил, начерчены как настоящие.',
  textEn: 'Buildings nobody ever built, drawn as if they were real.',
  artistsRu: 'Анна Велигор\nРоман Лозняк',
  artistsEn: 'Anna Veligor\nRoman Loznyak',
  publicEmail: 'hello@paper-order.example',
  publicPhone: '+7 900 000-00-01',
  contactName: 'Нина Секретная',
  contactPhone: '+7 900 000-00-02',
  links: 'https://paper-order.example/',
}

export const wholeCaption = {
  captionRu: 'Урок: куб и шар',
  captionEn: 'Lesson: cube and sphere',
  author: 'Анна Велигор',
  owner: 'Мастерская',
  agreed: 'on',
}

export type Item = {
  id: string
  kind: string
  place: number
  picture_id: string
  fields: Record<string, string>
}

export function itemsOf(site: Place, id: string): Promise<Item[]> {
  return sql(
    site,
    'select id, kind, place, picture_id, fields from exhibitor_material_pictures where application_id = $1 order by place',
    [id],
  )
}

export async function revisionOf(site: Place, id: string): Promise<string> {
  const [row] = await sql<{ revision: number }>(
    site,
    'select revision from exhibitor_materials where application_id = $1',
    [id],
  )
  return String(row?.revision ?? 0)
}

/** Everything the page asks for, sent as a form sends it. */
export async function wholeForm(site: Place, id: string, changes: Record<string, string> = {}) {
  const captions = (await itemsOf(site, id))
    .filter(({ kind }) => kind === 'picture')
    .flatMap(item => Object.entries(wholeCaption).map(([name, text]) => [`picture:${item.id}:${name}`, text]))
  return {
    ...wholeMaterials,
    ...(Object.fromEntries(captions) as Record<string, string>),
    revision: await revisionOf(site, id),
    ...changes,
  }
}

export async function sendPictures(site: Place, cookie: string, count = 3): Promise<void> {
  const bytes = await picture()
  await sendFile(
    site,
    cookie,
    { name: 'logo.png', bytes: await picture(700, 500, 'png') },
    { path: materialsPath, does: 'logo' },
  )
  for (let n = 0; n < count; n++)
    await sendFile(site, cookie, { name: `work-${n}.jpg`, bytes }, { path: materialsPath, does: 'picture' })
}

/** Materials that are whole and handed in. */
export async function handedIn(
  site: Place,
  { cookie, id }: { cookie: string; id: string },
  changes: Record<string, string> = {},
): Promise<Answer> {
  await sendPictures(site, cookie)
  return send(site, materialsPath, { do: 'submit', ...(await wholeForm(site, id, changes)) }, { cookie })
}

export async function stateOf(site: Place, id: string): Promise<string> {
  const [row] = await sql<{ state: string }>(site, 'select state from exhibitor_applications where id = $1', [
    id,
  ])
  return row?.state ?? ''
}

export const officePath = (id: string) => `/office/materials/${id}/`

/** What the office has before it: the moment at which the materials were handed in. */
export async function seenAt(site: Place, id: string): Promise<string> {
  const [row] = await sql<{ at: Date }>(
    site,
    'select submitted_at as at from exhibitor_materials where application_id = $1',
    [id],
  )
  return row?.at ? new Date(row.at).toISOString() : ''
}

export async function inOffice(
  site: Place,
  cookie: string,
  id: string,
  fields: Record<string, string>,
): Promise<Answer> {
  return send(site, officePath(id), { seenAt: await seenAt(site, id), ...fields }, { cookie })
}

/** Accepted as a whole and published; the answer is the office's. */
export async function published(site: Place, office: string, id: string): Promise<Answer> {
  await inOffice(site, office, id, { do: 'rest' })
  return inOffice(site, office, id, { do: 'publish' })
}
