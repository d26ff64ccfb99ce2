import { randomUUID } from 'node:crypto'
import type { Scene, World } from './scene.ts'

/** Tables in each state in which their page shows a form. */
export const importScenes: Record<string, Scene> = {
  'the tables of the editors': async ({ cookie }) => ({ path: '/office/content/imports/', cookie }),
  'a table that was compared': async world => ({
    path: `/office/content/imports/${await table(world, 'checked', null)}/`,
    cookie: world.cookie,
  }),
  'a table that was taken over': async world => ({
    path: `/office/content/imports/${await table(world, 'taken', 'taken')}/`,
    cookie: world.cookie,
    typed: { title: 'Из таблицы' },
  }),
}

async function table({ database: { pool } }: World, state: string, outcome: string | null): Promise<string> {
  const id = randomUUID()
  const { rows } = await pool.query<{ id: string }>("select id from people where role = 'admin' limit 1")
  const by = rows[0]?.id ?? ''
  await pool.query(
    `insert into table_imports (id, kind, file_name, sha256, format, state, unknown, made_at, made_by_id, made_by_name, run_by_id)
     values ($1::uuid, 'questions', 'table.csv', $1::uuid::text, 'csv', $2, '[]', '2025-08-20', $3, 'x', $3)`,
    [id, state, by],
  )
  await pool.query(
    `insert into table_import_rows (import_id, place, key, title, verdict, before, changes, problems, mark, edit_id, outcome)
     values ($1, 2, 'no-such-question', '{"ru": "Вопрос", "en": "Question"}', 'new', '{}', '[]', '[]', '', $2, $3)`,
    [id, randomUUID(), outcome],
  )
  return id
}
