import type { Scene, World } from './scene.ts'

/** Pictures of the library in states in which each page shows its forms. */
export const pictureScenes: Record<string, Scene> = {
  'the library of pictures': async ({ cookie }) => ({
    path: '/office/content/pictures/',
    cookie,
    typed: { ru: 'Новая папка', en: 'New folder' },
  }),
  'choosing a picture': async ({ cookie }) => ({
    path: '/office/content/pictures/?for=speakers/1&field=picturePath',
    cookie,
  }),
  'a picture that nobody uses, with a former file': async world => ({
    path: `/office/content/pictures/${await picture(world, null)}/`,
    cookie: world.cookie,
  }),
  'a picture in the trash': async world => ({
    path: `/office/content/pictures/${await picture(world, '2025-08-01')}/`,
    cookie: world.cookie,
  }),
}

async function picture({ database: { pool } }: World, trashedAt: string | null): Promise<string> {
  const path = 'uploads/fuzz/unused.jpg'
  await pool.query('delete from pictures where path = $1', [path])
  const { rows } = await pool.query<{ id: string }>(
    `insert into pictures (path, width, height, alt, trashed_at)
     values ($1, 1200, 800, '{"ru": "Лист", "en": "A sheet"}', $2) returning id`,
    [path, trashedAt],
  )
  await pool.query(
    `insert into picture_files (picture, file, width, height, replaced_at, replaced_by)
     values ($1, 'uploads/fuzz/former.jpg', 1200, 800, '2025-08-01', 'x')`,
    [path],
  )
  return rows[0]?.id ?? ''
}
