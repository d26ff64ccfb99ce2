import { randomUUID } from 'node:crypto'
import { pageItems } from '../../../app/exhibitors/materials/items.ts'
import { digestOf } from '../../../app/exhibitors/materials/read-materials.server.ts'
import type { SubmittedMaterials } from '../../../app/exhibitors/submitted.ts'
import { officePath, wholeCaption, wholeMaterials } from '../exhibitors/materials.ts'
import { emailOf } from '../sign-in.ts'
import { member } from './exhibitor-scenes.ts'
import type { Scene, World } from './scene.ts'

/** The pages of materials, each in a state in which it shows its forms. */
export const materialScenes: Record<string, Scene> = {
  'materials being written': async world => {
    const cookie = await member(world, 'stand-paid')
    await givePictures(world, await ownId(world))
    return { path: '/account/materials/', cookie, typed: { passes: 'Анна Велигор' } }
  },
  'materials being read': async world => ({
    path: await read(world, 'comment'),
    cookie: world.cookie,
    typed: { comment: 'Короче.' },
  }),
  'materials about to be published': async world => ({
    path: await read(world, 'accepted'),
    cookie: world.cookie,
    typed: { comment: 'Короче.' },
  }),
  'a page about to be taken down': async world => {
    const path = await read(world, 'accepted')
    await world.database.pool.query(
      `insert into exhibitor_pages (slug, application_id, edition_id, stand_code, type, section, name, city, about, artists, email, phone, links, pictures, published_at, changed_at)
       values ('fuzzed', $1, 'spring-2026', 'C-07', 'workshop', 'paper', '{"ru":"а","en":"a"}', '{"ru":"а","en":"a"}', '{"ru":"а","en":"a"}', '[]', 'a@b.example', '', '[]', '[]', now(), now())
       on conflict (slug) do update set application_id = excluded.application_id, withdrawn_at = null, withdrawn_why = ''`,
      [await ownId(world)],
    )
    return {
      path,
      cookie: world.cookie,
      typed: { comment: 'Короче.', reason: 'По просьбе участника', confirm: 'yes' },
    }
  },
}

const submitted: SubmittedMaterials = { fields: wholeMaterials, pictures: [] }

/** Handed in and marked, so that the office may return or publish it. */
async function read(world: World, mark: 'accepted' | 'comment'): Promise<string> {
  await member(world, 'materials-in-review')
  const { pool } = world.database
  const id = await ownId(world)
  await pool.query("update exhibitor_applications set kind = 'workshop' where id = $1", [id])
  await pool.query('delete from exhibitor_pages')
  await pool.query(
    `insert into exhibitor_materials (application_id, fields, revision, submitted, submitted_at, updated_at)
     values ($1, $2, 1, $3, date_trunc('second', now()), now())`,
    [id, JSON.stringify(wholeMaterials), JSON.stringify(submitted)],
  )
  await giveStand(world, id)
  for (const item of pageItems)
    await pool.query(
      `insert into exhibitor_material_marks (application_id, item, mark, comment, digest, who, at)
       values ($1, $2, $3, $4, $5, 'office', now())`,
      [id, item, mark, mark === 'comment' ? 'Иначе.' : '', digestOf(item, submitted)],
    )
  return officePath(id)
}

async function giveStand({ database }: World, id: string): Promise<void> {
  await database.pool.query(
    `update stand_holds set state = 'released', ended_at = now(), why = 'scene', changed_by = 'scene', changed_at = now()
     where stand_code = 'C-07' and state <> 'released'`,
  )
  await database.pool.query(
    `insert into stand_holds (id, edition_id, stand_code, application_id, state, price_kopecks, since, why, changed_by, changed_at)
     values ($2, 'spring-2026', 'C-07', $1, 'sold', 20000000, now(), 'scene', 'scene', now())`,
    [id, randomUUID()],
  )
}

async function givePictures({ database }: World, id: string): Promise<void> {
  const { pool } = database
  await giveStand({ database } as World, id)
  await pool.query(
    `insert into exhibitor_materials (application_id, fields, revision, updated_at) values ($1, $2, 1, now())`,
    [id, JSON.stringify(wholeMaterials)],
  )
  for (const place of [0, 1, 2, 3])
    await pool.query(
      `with shown as (insert into exhibitor_pictures (id, application_id, name, width, height, bytes, created_at)
         values ($2, $1, 'a.jpg', 2000, 1000, 1, now()) returning id)
       insert into exhibitor_material_pictures (application_id, kind, place, fields, picture_id)
       select $1, $3, $4, $5, id from shown`,
      [
        id,
        randomUUID(),
        place === 0 ? 'logo' : 'picture',
        place,
        JSON.stringify(place === 0 ? {} : wholeCaption),
      ],
    )
}

async function ownId({ database }: World): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select a.id from exhibitor_applications a join people p on p.id = a.person_id where p.email = $1`,
    [emailOf('member')],
  )
  return rows[0]?.id ?? ''
}
