import { randomUUID } from 'node:crypto'
import type { Database } from '../../../app/platform/database/database.server.ts'
import { wholeFields, wholeWork } from '../exhibitors/applicants.ts'
import { emailOf, signIn } from '../sign-in.ts'
import type { Scene, World } from './scene.ts'

const path = '/account/application/'
const typed = { ...wholeFields, links: 'https://paper-order.example', standWishes: 'У окна' }

/** The pages of an applicant, each in a state in which it shows its forms. */
export const exhibitorScenes: Record<string, Scene> = {
  'an application being written': async world => ({ path, typed, cookie: await member(world, 'draft') }),
  'an application that was withdrawn': async world => ({ path, cookie: await member(world, 'withdrawn') }),
  'an application about to be withdrawn': async world => ({
    path: `${path}withdraw/`,
    cookie: await member(world, 'submitted'),
  }),
  'the works of an application': async world => {
    const cookie = await member(world, 'draft')
    const [work] = await worksOf(world.database)
    await world.database.pool.query(
      `insert into exhibitor_uploads (id, application_id, person_id, work_id, name, size, fingerprint, created_at)
       select $1, a.id, a.person_id, $2, 'a.jpg', 10, 'x', a.created_at from exhibitor_applications a
       join people p on p.id = a.person_id where p.email = $3`,
      [randomUUID(), work, emailOf('member')],
    )
    return { path: `${path}works/`, cookie }
  },
  'one work of an application': async world => {
    const cookie = await member(world, 'draft')
    const [work] = await worksOf(world.database)
    return { path: `${path}works/${work}/`, typed: wholeWork, cookie }
  },
}

/** The demo's member with a whole application in this state: six works that lack nothing. */
export async function member({ site, database }: World, state: string): Promise<string> {
  const email = emailOf('member')
  await database.pool.query(
    `delete from exhibitor_material_pictures where application_id in
       (select a.id from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1)`,
    [email],
  )
  await database.pool.query(
    `delete from exhibitor_works where application_id in
       (select a.id from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1)`,
    [email],
  )
  await database.pool.query(
    `delete from exhibitor_applications where person_id = (select id from people where email = $1)`,
    [email],
  )
  await database.pool.query(
    `insert into exhibitor_applications (edition_id, person_id, state, fields, locale, created_at, updated_at, submitted_at)
     select 'spring-2026', id, $2, $3, 'ru', created_at, created_at, case when $2 = 'draft' then null else created_at end
     from people where email = $1`,
    [email, state, JSON.stringify(wholeFields)],
  )
  for (let place = 1; place <= 6; place++) {
    await database.pool.query(
      `with own as (select a.id, a.created_at from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1),
         shown as (insert into exhibitor_pictures (id, application_id, name, width, height, bytes, created_at)
           select $2, id, 'a.jpg', 2000, 1000, 1, created_at from own returning id, application_id)
       insert into exhibitor_works (application_id, place, fields, picture_id)
       select application_id, $3, $4, id from shown`,
      [email, randomUUID(), place, JSON.stringify(wholeWork)],
    )
  }
  return signIn(site, 'member')
}

export async function worksOf({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select w.id from exhibitor_works w join exhibitor_applications a on a.id = w.application_id
     join people p on p.id = a.person_id where p.email = $1 order by w.place`,
    [emailOf('member')],
  )
  return rows.map(({ id }) => id)
}
