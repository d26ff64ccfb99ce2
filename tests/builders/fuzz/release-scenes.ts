import { randomUUID } from 'node:crypto'
import type { Scene, World } from './scene.ts'

/** Releases in each of their states, so that every page of theirs shows its forms. */
export const releaseScenes: Record<string, Scene> = {
  'the list of releases': async ({ cookie }) => ({
    path: '/office/releases/',
    cookie,
    typed: { title: 'Суббота', note: 'Для своих' },
  }),
  'a release that is gathered': async world => ({
    path: `/office/releases/${await release(world, 'gathering')}/`,
    cookie: world.cookie,
    typed: { at: '2030-09-20T10:00' },
  }),
  'a release that is ready': async world => ({
    path: `/office/releases/${await release(world, 'gathering', { question: 'Что такое каталог?' })}/`,
    cookie: world.cookie,
    typed: { at: '2030-09-20T10:00' },
  }),
  'what was done to several rows': async world => ({
    path: `/office/content/questions/?bulk=${await release(world, 'published', { origin: 'bulk' })}`,
    cookie: world.cookie,
  }),
  'a planned release with a draft that was edited since': async world => ({
    path: `/office/releases/${await release(world, 'planned')}/`,
    cookie: world.cookie,
    typed: { at: '2030-09-20T10:00' },
  }),
  'a release that has gone out': async world => ({
    path: `/office/releases/${await release(world, 'published')}/`,
    cookie: world.cookie,
  }),
}

/** A release of one question, whose draft has another word. */
async function release(
  { database: { pool } }: World,
  state: 'gathering' | 'planned' | 'published',
  {
    question = 'Что такое {nowhere}?',
    origin = 'gathered',
  }: { question?: string; origin?: 'gathered' | 'bulk' } = {},
) {
  await pool.query('update content_release_items set is_open = false')
  const { rows } = await pool.query<{ id: number }>(
    `insert into content_releases (title, origin, state, made_at, made_by_id, made_by_name, planned_for, planned_by_id,
       planned_by_name, published_at, published_by_name)
     select 'Суббота', $2, $1, now(), id, name, '2030-01-01', id, name,
       case when $1 = 'published' then (select max(published_at) from pages) end, name
     from people where role = 'admin' limit 1 returning id`,
    [state, origin],
  )
  const id = rows[0]?.id ?? 0
  const record = `jsonb_build_object('position', position, 'topic', topic, 'isOnHome', is_on_home, 'question', question, 'answer', answer)`
  await pool.query(
    `insert into content_drafts (kind, key, record, base, stale, revision, is_changed, changed_at, person_id, person_name)
     select 'questions', slug, jsonb_set(${record}, '{question,ru}', to_jsonb($1::text)), ${record}, '{}', 1, true, now(), p.id, p.name
     from questions, people p where slug = 'catalogue' and p.role = 'admin' limit 1
     on conflict (kind, key) do update set record = excluded.record, revision = 1, is_changed = true, trashed_at = null`,
    [question],
  )
  await pool.query(
    `insert into content_release_items (release_id, kind, key, action, languages, agreed, revision, added_at, added_by_name, batch,
       is_open, before, version, outcome)
     select $1, kind, key, 'publish', '["ru", "en"]', jsonb_build_object('record', record, 'base', base, 'stale', stale), 0, now(),
       person_name, $2, $3 <> 'published', case when $3 = 'published' then jsonb_build_object('record', base, 'seenIn', '["ru", "en"]'::jsonb) end,
       case when $3 = 'published' then 1 end, case when $3 = 'published' then 'out' end
     from content_drafts where kind = 'questions' and key = 'catalogue'`,
    [id, randomUUID(), state],
  )
  return id
}
