import { randomUUID } from 'node:crypto'
import { autumn2025 } from '../../../app/editions/edition.ts'
import { addBook, addSheet, setStage } from '../award/reading-room.ts'
import { emailOf, signIn } from '../sign-in.ts'
import type { Scene, World } from './scene.ts'

/** The jury in its second round, each page with its forms; those of the first come in September and are tried there. */
export const juryScenes: Record<string, Scene> = {
  'a ballot of the second round': async world => {
    await shortlisted(world)
    return { path: '/jury/second-round/', cookie: await signIn(world.site, 'juror') }
  },
  'a vote for the jury prize': async world => {
    await shortlisted(world)
    return {
      path: '/jury/second-round/?nomination=prize',
      cookie: await signIn(world.site, 'juror'),
      typed: { book: 'nobody' },
    }
  },
  'a book on the shortlist': async world => ({
    path: `/jury/books/${(await shortlisted(world)).book}/`,
    cookie: await signIn(world.site, 'juror'),
    typed: { kind: 'editor', reason: 'Редактировал', text: 'Указатель обрывается' },
  }),
  'a reading copy': async world => {
    const { book } = await shortlisted(world)
    await world.database.pool.query(
      `insert into award_files (id, application_id, kind, name, bytes, created_at) values ($1, $2, 'reading-copy', 'book.pdf', 1, now())`,
      [randomUUID(), book],
    )
    return {
      path: `/jury/books/${book}/reading/`,
      cookie: await signIn(world.site, 'juror'),
      typed: { page: '84' },
    }
  },
  'papers that the chair may seal': async world => {
    const { book, juror } = await shortlisted(world)
    await world.database.pool.query(
      `insert into award_ballots (edition_id, juror_id, nomination, grades, updated_at, outcome, cast_at)
       values ($1, $2, 'research', $3, now(), 'cast', now())`,
      [autumn2025.id, juror, JSON.stringify({ [book]: 'good' })],
    )
    await world.database.pool.query(
      'insert into award_prize_votes (edition_id, juror_id, cast_at) values ($1, $2, now())',
      [autumn2025.id, juror],
    )
    return {
      path: '/jury/chair/',
      cookie: await signIn(world.site, 'juror'),
      typed: { until: '2025-09-11T09:00' },
    }
  },
}

/** One juror, who is the chair, and one book that two others have scored. */
async function shortlisted(world: World): Promise<{ book: string; juror: string }> {
  const { pool } = world.database
  for (const table of ['award_ballots', 'award_prize_votes', 'award_signatures', 'award_recusals'])
    await pool.query(`delete from ${table}`)
  const { rows } = await pool.query<{ id: string; email: string }>(
    'select id, email from people where email = any($1)',
    [[emailOf('juror'), emailOf('council'), emailOf('member')]],
  )
  const juror = rows.find(({ email }) => email === emailOf('juror'))?.id ?? ''
  await pool.query(
    `insert into award_jurors (edition_id, juror_id, is_chair) values ($1, $2, true) on conflict do nothing`,
    [autumn2025.id, juror],
  )
  await pool.query(`update award_applications set state = 'declined' where state = 'admitted'`)
  const book = await addBook(world.site)
  for (const { id } of rows) if (id !== juror) await addSheet(world.site, book, id)
  await setStage(world.site, 'second-round')
  return { book, juror }
}
