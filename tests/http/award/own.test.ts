import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import { applyForAward } from '../../builders/award/books.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { emailOf, signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'

let site: SiteAt
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-08-20T10:00:00+03:00'))
})
afterAll(() => site.stop())
beforeEach(() => sql(site, 'delete from rate_limits'))

const page = '/award/application/'
const linksTo = (email: string) =>
  sql<{ recipient: string; body: string; subject: string }>(
    site,
    `select recipient, body, subject from letters where lower(recipient) = lower($1)
     and (subject like 'Ваши заявки%' or subject like 'Your applications%') order by created_at`,
    [email],
  )

describe('a lost link', () => {
  test('comes again by letter, all of an address in one, and opens the application', async () => {
    const email = 'lost.author@example.test'
    const first = await applyForAward(site, email)
    const second = await applyForAward(site, email, { bookTitle: 'Купите часы дёшево' })
    const asked = await send(site, page, { email: 'Lost.Author@Example.test' })
    expect([asked.status, asked.headers.location]).toEqual([303, `${page}?sent=yes`])
    const [letter] = await until(
      () => linksTo(email),
      letters => letters.length > 0,
    )
    expect(letter?.recipient).toBe(email)
    expect(letter?.body).toContain(first)
    expect(letter?.body).toContain(second)
    // What a stranger may have typed is in no letter.
    expect(letter?.body).not.toContain('часы')
    expect((await ask(site, first)).status).toBe(200)
  })

  test('answers the same for an address that is not known, and writes to nobody', async () => {
    const asked = await send(site, `/en${page}`, { email: 'nobody@example.test' })
    expect([asked.status, asked.headers.location]).toEqual([303, `/en${page}?sent=yes`])
    await until(async () => {
      const rows = await sql(
        site,
        `select 1 from jobs.job where name = 'award-links' and state <> 'completed'`,
      )
      return rows.length === 0
    })
    expect(await linksTo('nobody@example.test')).toEqual([])
  })

  test('says what is wrong, keeps what was typed, and three letters in ten minutes are enough', async () => {
    const wrong = await send(site, page, { email: 'a@b, c@d.ru' })
    expect(wrong.status).toBe(422)
    expect(wrong.text).toContain('a@b, c@d.ru')
    expect(await markupFaults(wrong.text)).toEqual([])
    const answers = []
    for (let time = 0; time < 4; time++) {
      answers.push((await send(site, page, { email: 'often@example.test' })).headers.location)
    }
    expect(answers).toEqual([...Array(3).fill(`${page}?sent=yes`), `${page}?sent=too-often`])
    expect((await ask(site, `${page}?sent=too-often`)).text).toContain('Подождите десять минут')
  })
})

describe('the award in an account', () => {
  test('shows the books of its own address and of no other', async () => {
    const email = emailOf('member')
    const cookie = await signIn(site, 'member')
    const before = await ask(site, '/account/award/', { headers: { cookie } })
    expect(before.text).toContain('заявок на\u00a0премию нет')
    const own = await applyForAward(site, email)
    const others = await applyForAward(site, 'somebody-else@example.test', { bookTitle: 'Чужая книга' })
    const shown = await ask(site, '/account/award/', { headers: { cookie } })
    expect(shown.text).toContain(own)
    expect(shown.text).not.toContain(others)
    expect(shown.text).not.toContain('Чужая книга')
    expect(await markupFaults(shown.text)).toEqual([])
  })

  test('is for exhibitors and applicants alone', async () => {
    const statuses = []
    for (const role of ['juror', 'council', 'award'] as const) {
      const cookie = await signIn(site, role)
      statuses.push((await ask(site, '/account/award/', { headers: { cookie } })).status)
    }
    expect(statuses).toEqual([403, 403, 403])
    expect((await ask(site, '/account/award/')).status).toBe(302)
  })
})
