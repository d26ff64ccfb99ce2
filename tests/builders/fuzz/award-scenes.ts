import { randomUUID } from 'node:crypto'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { awardForm, restOfBook } from '../award/books.ts'
import type { Scene, World } from './scene.ts'

/** The award's secretary, in states in which each of the pages shows its forms. */
export const awardScenes: Record<string, Scene> = {
  'a book to be checked': async world => ({
    path: `/office/award/${await book(world, 'submitted')}/`,
    cookie: world.cookie,
    typed: { reason: 'Уточните тираж', day: '2025-08-25', time: '18:00' },
  }),
  'a book to be admitted': async world => ({
    path: `/office/award/${await book(world, 'checked')}/`,
    cookie: world.cookie,
    typed: { reason: 'Сборник статей', day: '2025-08-25', time: '18:00' },
  }),
  'a book that is not admitted': async world => ({
    path: `/office/award/${await book(world, 'declined')}/`,
    cookie: world.cookie,
    typed: { reason: 'Ошибка' },
  }),
  'a jury to be put together': async world => {
    await stage(world, 'ahead')
    await world.database.pool.query('delete from award_jurors')
    return { path: '/office/award/jury/', cookie: world.cookie }
  },
  'a jury with books to read': async world => {
    await stage(world, 'first-round')
    const id = await book(world, 'admitted')
    await jury(world)
    await world.database.pool.query('delete from award_reminders')
    await world.database.pool.query(
      `insert into award_assignments (application_id, juror_id, at)
       select $1, juror_id, now() from award_jurors where not is_chair`,
      [id],
    )
    await world.database.pool.query(
      `insert into award_recusals (application_id, juror_id, kind, note, declared_by, at)
       select $1, juror_id, 'editor', 'Редактировал', 'secretary', now() from award_jurors where is_chair`,
      [id],
    )
    return {
      path: `/office/award/jury/?book=${id}`,
      cookie: world.cookie,
      typed: { readers: '2', note: 'Учил автора' },
    }
  },
  'a first round to be closed': async world => {
    await stage(world, 'first-round')
    await world.database.pool.query(`delete from award_assignments`)
    return { path: '/office/award/stage/', cookie: world.cookie, typed: { confirm: 'yes' } }
  },
  'a second round to begin': async world => {
    await stage(world, 'shortlisted')
    return { path: '/office/award/stage/', cookie: world.cookie, typed: { confirm: 'yes' } }
  },
  'a vote without a quorum': async world => {
    await stage(world, 'second-round')
    await book(world, 'admitted', true)
    // So long ago that the vote is over by every clock: its seal waits for signatures as well.
    await world.database.pool.query(`update award_stages set vote_ends_at = '2025-08-01T09:00:00Z'`)
    return {
      path: '/office/award/stage/',
      cookie: world.cookie,
      typed: { confirm: 'yes', day: '2025-09-12', time: '21:00' },
    }
  },
}

async function stage({ database }: World, name: string): Promise<void> {
  await database.pool.query('delete from award_signatures')
  await database.pool.query(
    `insert into award_stages (edition_id, stage, updated_at) values ($1, $2, now())
     on conflict (edition_id) do update set stage = excluded.stage, vote_ends_at = null`,
    [autumn2025.id, name],
  )
}

/** The demo's jurors; one of them is chair. */
async function jury({ database }: World): Promise<void> {
  await database.pool.query('delete from award_jurors')
  await database.pool.query(
    `insert into award_jurors (edition_id, juror_id, is_chair)
     select $1, id, email = 'chair@portico.example' from people where role = 'juror'`,
    [autumn2025.id],
  )
}

async function book(world: World, state: string, isScored = false): Promise<string> {
  const { database } = world
  if (state !== 'admitted') await stage(world, 'ahead')
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at)
     values ('award', 3, 'ru', '/award/', 'Нина Кострова', 'author@example.test', $1, $2, '', now()) returning id`,
    [JSON.stringify(awardForm), randomUUID()],
  )
  const fields = {
    nomination: 'research',
    title: 'Линия и её сомнения',
    publisher: 'Контур',
    year: '2024',
    nominator: 'author',
    novelty: 'Три датировки.',
    ...restOfBook,
  }
  const made = await database.pool.query<{ id: string }>(
    `insert into award_applications (edition_id, submission_id, state, nomination, fields, isbn, link_hash, locale,
       copies_received_at, created_at, updated_at)
     values ($1, $2, $3, 'research', $4, null, $5, 'ru', now(), now(), now()) returning id`,
    [autumn2025.id, rows[0]?.id, state, JSON.stringify(fields), randomUUID()],
  )
  const id = made.rows[0]?.id ?? ''
  if (isScored) {
    await jury(world)
    const halves = { novelty: 16, argument: 15, clarity: 14, apparatus: 16, pictures: 12 }
    await database.pool.query(
      `insert into award_sheets (application_id, juror_id, halves, updated_at, outcome, sent_at)
       select $1, juror_id, $2, now(), 'sent', now() from award_jurors`,
      [id, JSON.stringify(halves)],
    )
  }
  return id
}
