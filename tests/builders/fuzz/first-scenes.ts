import { randomBytes } from 'node:crypto'
import { bookPath } from '../../../app/award/books/award-desk.ts'
import { hashOfLink } from '../../../app/award/books/issue-link.server.ts'
import { awardForm } from '../award/books.ts'
import { sendForm } from '../forms.ts'
import { signIn } from '../sign-in.ts'
import { submit } from '../submissions.ts'
import type { Scene } from './scene.ts'

/** What needs nothing that another scene has brought about. */
export const firstScenes: Record<string, Scene> = {
  // First, so that whoever signs out is nobody whom the other scenes need.
  'somebody signed in': async ({ site }) => ({ path: '/sign-in/', cookie: await signIn(site, 'requests') }),

  'saying how full a hall is': async ({ cookie }) => ({ path: '/office/halls/', cookie }),

  'a book sent in for the award': async ({ site, database }) => {
    await sendForm(site, '/award/', { ...awardForm, email: 'award-applicant@example.test' })
    // Its letter has gone out and is blank now: the newest application gets a link of ours.
    const token = randomBytes(32).toString('base64url')
    await database.pool.query(
      `update award_applications set link_hash = $1 where id = (select id from award_applications order by number desc limit 1)`,
      [hashOfLink(token)],
    )
    return { path: bookPath(token), typed: { isbn: '978-5-17-080115-2', pages: '312' } }
  },

  'lost links to the award': async () => ({ path: '/award/application/' }),

  'a submission whose lead was set aside': async ({ database, cookie }) => {
    const values = { fullName: 'Фома Зяблик', email: 'foma@example.test', comments: 'Где гравюры?' }
    const id = await submit(database, 'contact', values)
    await database.pool.query(
      `update leads set state = 'set-aside', set_aside_at = created_at
       where id = (select lead_id from submissions where id = $1)`,
      [id],
    )
    return { path: `/office/submissions/${id}/`, cookie, typed: { note: 'Проба' } }
  },

  'a question about a work': async ({ database, cookie }) => {
    const values = {
      work: '№\u00a031.2. Анна Велигор, «Пять правильных вопросов», 2022. «Бумажный ордер», стенд\u00a0C-07',
      fullName: 'Фома Зяблик',
      email: 'foma@example.test',
      comments: 'Продаётся ли лист вместе с\u00a0рамой?',
    }
    const id = await submit(database, 'enquiry', values)
    const typed = { note: 'Проба', to: 'kurator@example.test' }
    return { path: `/office/submissions/${id}/`, cookie, typed }
  },
}
