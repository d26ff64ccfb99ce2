import { randomBytes, randomUUID } from 'node:crypto'
import type { Scene, World } from './scene.ts'

const kind = 'releases'

/** The editors' office, in states in which each of its pages shows its forms. */
export const editorialScenes: Record<string, Scene> = {
  'a list of records': async ({ cookie }) => ({
    path: '/office/content/questions/',
    cookie,
    typed: { key: `vopros-${randomBytes(4).toString('hex')}`, title: 'Выпуск' },
  }),
  'a record that is written': async world => {
    const { key, picture } = await drafted(world)
    return {
      path: `/office/content/${kind}/${key}/`,
      cookie: world.cookie,
      typed: {
        'field:picturePath': picture,
        at: '2030-09-20T10:00',
        title: 'Выпуск',
        to: `adres-${randomBytes(4).toString('hex')}`,
      },
    }
  },
  'a record in the trash': async world => {
    const { key } = await drafted(world, 'now()')
    return { path: `/office/content/${kind}/${key}/`, cookie: world.cookie }
  },
  'a stop with a recording': async ({ cookie, database: { pool } }) => {
    await pool.query(`update audio_stops set recording = '{"ru": "stop-1-ru-00000000.mp3"}' where number = 1`)
    return { path: '/office/content/audio-stops/1/', cookie }
  },
  'the list of redirects': async ({ cookie, database: { pool } }) => {
    const name = randomBytes(4).toString('hex')
    await pool.query(
      `insert into redirects (from_path, to_path, is_by_hand, made_at, person_id, person_name, removed_at)
       select path, '/about/', true, now(), id, name, gone
       from people, (values ($1, null), ($2, now())) as leads (path, gone) where role = 'admin'`,
      [`/ushla-${name}/`, `/snyata-${name}/`],
    )
    return {
      path: `/office/content/redirects/?q=${name}`,
      cookie,
      typed: { from: `/otkuda-${name}/`, to: '/about/' },
    }
  },
  'versions of a record': async world => {
    const { key } = await drafted(world)
    return { path: `/office/content/${kind}/${key}/versions/?version=1`, cookie: world.cookie }
  },
}

/** A draft with a stale translation, an edit of the administrator's that can be undone, and an older version. */
async function drafted({ database: { pool } }: World, trashedAt = 'null') {
  const { rows } = await pool.query<{ key: string; picture: string }>(
    `select slug as key, (select min(path) from pictures) as picture from releases where published_ru_at is not null
     order by slug limit 1`,
  )
  const { key, picture } = rows[0] ?? { key: '', picture: '' }
  await pool.query('delete from content_drafts where kind = $1 and key = $2', [kind, key])
  const record = `jsonb_build_object('title', title, 'releasedOn', released_on, 'lead', lead, 'body', body, 'picturePath', '')`
  await pool.query(
    `insert into content_drafts (kind, key, record, base, stale, revision, is_changed, changed_at, person_id, person_name, trashed_at)
     select $1, slug, jsonb_set(${record}, '{title,ru}', '"Иначе - так"'), ${record}, '{"title": "Было"}', 1, true, now(), p.id, p.name,
       ${trashedAt}
     from releases, people p where slug = $2 and p.role = 'admin'`,
    [kind, key],
  )
  await pool.query(
    `insert into content_edits (id, kind, key, revision, at, person_id, person_name, changes, inverse)
     select $3, $1, $2, 1, now(), id, name, '[]',
       '[{"do":"set","path":"title","language":"ru","was":"Иначе - так","to":"Было"}]'
     from people where role = 'admin'`,
    [kind, key, randomUUID()],
  )
  // And one that was taken back, and can come again.
  await pool.query(
    `insert into content_edits (id, kind, key, revision, at, person_id, person_name, changes, inverse, undoes)
     select edit.id, $1, $2, edit.revision, now(), p.id, p.name, '[]', edit.inverse::jsonb, edit.undoes
     from people p, (values ($3::uuid, 0, '[]', null::uuid),
       ($4, 2, '[{"do":"set","path":"title","language":"ru","was":"Иначе - так","to":"Снова"}]', $3)) edit (id, revision, inverse, undoes)
     where p.role = 'admin'`,
    [kind, key, randomUUID(), randomUUID()],
  )
  await pool.query(
    `insert into content_versions (kind, key, number, record, at, person_id, person_name, event, languages)
     select $1, slug, 1, ${record}, now(), p.id, p.name, 'first', '["ru", "en"]'
     from releases, people p where slug = $2 and p.role = 'admin' on conflict do nothing`,
    [kind, key],
  )
  return { key, picture }
}
