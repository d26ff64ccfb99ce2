import { randomBytes } from 'node:crypto'
import { keepPerson } from '../../../app/accounts/keep-person.server.ts'
import { linkPath } from '../../../app/accounts/links/account-link.ts'
import { hashOfToken } from '../../../app/accounts/links/promise-link.server.ts'
import { demoPassword } from '../../../db/seed/seed-people.ts'
import { send } from '../buying.ts'
import { signIn } from '../sign-in.ts'
import type { Scene, World } from './scene.ts'

const colleague = 'a-colleague@example.test'
const reason = 'Проба'

/** The accounts of staff and the journal, in states in which each of their pages shows its forms. */
export const peopleScenes: Record<string, Scene> = {
  'inviting a colleague': async world => {
    await invited(world)
    return {
      path: '/office/people/',
      cookie: world.cookie,
      typed: { invited: `invited-${randomBytes(4).toString('hex')}@example.test` },
    }
  },
  'a colleague who is invited': async world => ({
    path: await invited(world),
    typed: { fullName: 'Роман Лозняк', password: 'several words of my own' },
  }),
  'a colleague': async world => ({
    path: await hired(world, null),
    cookie: world.cookie,
    typed: { reason },
  }),
  'a suspended colleague': async world => ({
    path: await hired(world, '2025-08-20T10:00:00Z'),
    cookie: world.cookie,
    typed: { reason },
  }),
  'somebody before a closed door': async ({ site, database }) => {
    await database.pool.query(`delete from rate_limits where key like 'access request%'`)
    return { path: '/office/access/?to=/office/orders/', cookie: await signIn(site, 'requests') }
  },
  'a letter of the outbox': async ({ cookie, database: { pool } }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into letters (kind, recipient, subject, body, html, created_at, sent_at, attempts)
       values ('form-receipt', 'anna@example.test', 'Мы получили', 'Слова', '<p>Слова</p>', '2025-08-20', '2025-08-20', 1)
       returning id`,
    )
    return { path: `/office/letters/${rows[0]?.id}/`, cookie }
  },
  'the journal': async ({ cookie, database }) => {
    await database.pool.query(`delete from rate_limits where key = 'journal-check'`)
    return { path: '/office/journal/', cookie }
  },
}

/** The link of an invitation that stands; the letter before it is a while ago. */
async function invited({ database: { pool } }: World): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const email = 'is-invited@example.test'
  await pool.query('delete from people where email = $1', [email])
  await pool.query('delete from staff_invitations where email = $1', [email])
  await pool.query(
    `with made as (insert into staff_invitations (email, role, invited_by, invited_by_name, created_at, sent_at, expires_at)
       values ($1, 'editor', gen_random_uuid(), 'Ольга Дольник', '2025-08-01', '2025-08-01', '2099-01-01') returning id)
     insert into account_links (hash, purpose, email, locale, invitation_id, created_at, expires_at)
     select $2, 'invite', $1, 'ru', id, '2025-08-01', '2099-01-01' from made`,
    [email, hashOfToken(token)],
  )
  return linkPath(token)
}

async function hired({ site, database: { pool } }: World, suspendedAt: string | null): Promise<string> {
  const person = { email: colleague, name: 'Роман Лозняк', role: 'editor' as const, password: demoPassword }
  await keepPerson(pool, person, new Date('2025-08-20T10:00:00+03:00'))
  if (suspendedAt === null) await send(site, '/sign-in/', { email: colleague, password: demoPassword })
  const { rows } = await pool.query<{ id: string }>(
    'update people set suspended_at = $2 where email = $1 returning id',
    [colleague, suspendedAt],
  )
  return `/office/people/${rows[0]?.id}/`
}
