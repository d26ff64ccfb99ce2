import { autumn2025 } from '../../../app/editions/edition.ts'
import { madeFrom } from '../../../app/editions/new-edition.ts'
import type { Scene, World } from './scene.ts'

const path = '/office/edition/'

/** The season's page: proposing, agreeing to what another wants, taking back. Nothing holds before September. */
export const editionScenes: Record<string, Scene> = {
  'a season that may be changed': async world => {
    await withoutChanges(world)
    return {
      path: `${path}?section=forms`,
      cookie: world.cookie,
      typed: { 'set-guidesUntil': '2025-09-06', reason: 'Проба', from: '2025-09-04T10:00' },
    }
  },
  'a change that another proposes': async world => {
    await withoutChanges(world)
    await world.database.pool.query(
      `insert into edition_changes (edition_id, set, holds_from, takes_two, reason, state, proposed_by_id, proposed_by, proposed_at)
       select '2025-09', '[{"path":"award.prizeKopecks","before":30000000,"after":31000000}]', '2025-09-04T10:00:00+03:00', true,
         'Проба', 'proposed', id, name, '2025-08-20T09:00:00+03:00' from people where role = 'chief-editor'`,
    )
    return { path, cookie: world.cookie, typed: { note: 'Проба', confirm: 'yes' } }
  },
  'a fair that may be made from another': async world => {
    await withoutChanges(world)
    return {
      path: `${path}all/`,
      cookie: world.cookie,
      typed: { 'name-ru': 'Весна 2026', 'name-en': 'Spring 2026', firstDay: '2026-04-02' },
    }
  },
  'a fair that may announce the next': async world => {
    await withSpring(world)
    await world.database.pool.query(
      `update editions set shown_from = '2025-11-01T00:00:00+03:00' where id = '2026-04'`,
    )
    return {
      path: `${path}?section=exhibitors&edition=2026-04`,
      cookie: world.cookie,
      // Once its own exhibitors have done all they do.
      typed: { reason: 'Проба', from: '2026-03-16T10:00' },
    }
  },
  'a turn of the site that may be planned': async world => {
    await withSpring(world)
    return {
      path: `${path}all/`,
      cookie: world.cookie,
      typed: { from: '2025-10-15T10:00', reason: 'Проба' },
    }
  },
  'a turn of the site that another proposes': async world => {
    await withSpring(world)
    await world.database.pool.query(
      `insert into edition_turns (edition_id, shown_from, reason, state, proposed_by_id, proposed_by, proposed_at)
       select '2026-04', '2025-10-15T10:00:00+03:00', 'Проба', 'proposed', id, name, '2025-08-20T09:00:00+03:00'
       from people where role = 'chief-editor'`,
    )
    return { path: `${path}all/`, cookie: world.cookie, typed: { note: 'Проба', confirm: 'yes' } }
  },
}

async function withSpring(world: World) {
  await withoutChanges(world)
  const spring = madeFrom(autumn2025, '2026-04-02', autumn2025.exhibitors)
  const { pool } = world.database
  await pool.query(`insert into editions (id, name) values ($1, '{"ru":"Весна","en":"Spring"}')`, [spring.id])
  await pool.query(`insert into edition_values (edition_id, holds_from, values) values ($1, 'epoch', $2)`, [
    spring.id,
    JSON.stringify(spring),
  ])
}

async function withoutChanges({ database: { pool } }: World) {
  await pool.query(`truncate edition_changes; truncate edition_turns;
    delete from edition_values where holds_from > '1971-01-01' or edition_id <> '2025-09';
    update content_drafts set edition_id = null where edition_id <> '2025-09';
    delete from editions where id <> '2025-09'`)
}
