import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../../builders/ask.ts'
import {
  applyForAward,
  awardForm,
  bookOf,
  coverOf,
  plainPdf,
  restOfBook,
  sendBookFile,
} from '../../builders/award/books.ts'
import { send } from '../../builders/buying.ts'
import { lettersTo } from '../../builders/exhibitors/applicants.ts'
import { sendForm } from '../../builders/forms.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'

let site: SiteAt
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-08-20T10:00:00+03:00'))
})
afterAll(() => site.stop())
beforeEach(() => sql(site, 'delete from rate_limits'))

const headingIn = (text: string) => /<h1[^>]*>([^<]*)</.exec(text)?.[1]?.replaceAll('\u00a0', ' ')
const alertIn = (text: string) => /role="alert"[^>]*>([^<]*)</.exec(text)?.[1]?.replaceAll('\u00a0', ' ')
const save = (path: string, fields: Record<string, string>) => send(site, path, { do: 'save', ...fields })

describe('an application', () => {
  test('is made by the public form, and the letter’s link opens it in the language it was sent in', async () => {
    const email = 'first@example.test'
    const path = await applyForAward(site, email)
    const book = await bookOf(site, email)
    expect([book.state, book.nomination, book.fields.title, book.fields.year]).toEqual([
      'submitted',
      'research',
      'Линия и её сомнения',
      '2024',
    ])
    const page = await ask(site, path)
    expect([page.status, page.headers['cache-control'], headingIn(page.text)]).toEqual([
      200,
      expect.stringContaining('no-store'),
      expect.stringMatching(/^Заявка на премию № \d+$/),
    ])
    expect(page.text).toContain('noindex')
    expect(page.text.replaceAll('\u00a0', ' ')).toContain('до 1 сентября 2025, 23:59')
    expect(await markupFaults(page.text)).toEqual([])

    const english = await applyForAward(site, 'second@example.test', { prefix: '/en' })
    expect(english).toMatch(/^\/en\//)
    const other = await ask(site, english)
    expect(headingIn(other.text)).toMatch(/^Award application No. \d+$/)
    expect(await markupFaults(other.text)).toEqual([])
    // The lead goes out as before, one for each.
    const [{ count } = { count: '0' }] = await sql<{ count: string }>(site, `select count(*) from leads`)
    expect(Number(count)).toBe(2)
  })

  test('carries nothing that was typed in its letter, and the secret is kept as a hash alone', async () => {
    const email = 'quiet@example.test'
    const path = await applyForAward(site, email, { bookTitle: 'Купите часы дёшево' })
    const [letter] = await lettersTo(site, email)
    expect(letter?.body).not.toContain('часы')
    const token = path.split('/').at(-2) ?? ''
    const [row] = await sql<{ told: string }>(
      site,
      `select (select string_agg(a::text, '') from award_applications a)
            || (select coalesce(string_agg(h::text, ''), '') from award_history h) as told`,
    )
    expect(row?.told).not.toContain(token)
  })

  test('sent twice under one token is one', async () => {
    const email = 'twice@example.test'
    const token = /name="token" value="([^"]+)"/.exec((await ask(site, '/award/')).text)?.[1] ?? ''
    const fields = { ...awardForm, email, token }
    const answers = [await sendForm(site, '/award/', fields), await sendForm(site, '/award/', fields)]
    expect(answers.map(({ status }) => status)).toEqual([303, 303])
    const rows = await sql(
      site,
      `select 1 from award_applications a join submissions s on s.id = a.submission_id where s.email = $1`,
      [email],
    )
    expect(rows).toHaveLength(1)
  })

  test('is completed by its link; what is wrong is kept and told', async () => {
    const email = 'whole@example.test'
    const path = await applyForAward(site, email)
    const wrong = await save(path, { revision: '0', isbn: '978-5-17-080115-3' })
    expect([wrong.status, wrong.headers.location]).toEqual([303, `${path}?done=saved`])
    expect((await bookOf(site, email)).isbn).toBeNull()
    expect((await ask(site, path)).text).toContain('Это не\u00a0ISBN книги')
    await save(path, { revision: '1', ...restOfBook })
    const book = await bookOf(site, email)
    expect([book.isbn, book.revision, book.fields.pages]).toEqual(['9785170801152', 2, '312'])
    const page = (await ask(site, `/en${path}`)).text
    expect(page.match(/Still missing: (\d)/)?.[1]).toBe('2')
  })

  test('takes nothing that its form does not have', async () => {
    const email = 'forger@example.test'
    const path = await applyForAward(site, email)
    await save(path, {
      revision: '0',
      title: 'Иное',
      state: 'admitted',
      number: '1',
      nomination: 'jury',
      linkHash: 'x',
    })
    const book = await bookOf(site, email)
    expect([
      book.state,
      book.nomination,
      book.fields.title,
      Object.keys(book.fields).includes('state'),
    ]).toEqual(['submitted', 'research', 'Иное', false])
    const refused = await send(site, path, { do: 'admit' })
    expect([refused.status, alertIn(refused.text)]).toEqual([422, 'Вашей роли это действие недоступно.'])
  })

  test('of two windows the second overwrites nothing', async () => {
    const email = 'tabs@example.test'
    const path = await applyForAward(site, email)
    await save(path, { revision: '0', publisher: 'Первое окно' })
    const second = await save(path, { revision: '0', publisher: 'Второе окно' })
    expect([second.status, alertIn(second.text)]).toEqual([422, expect.stringContaining('в другом окне')])
    expect(second.text).toContain('Второе окно')
    expect((await bookOf(site, email)).fields.publisher).toBe('Первое окно')
    // The same once more is no conflict.
    expect((await save(path, { revision: '0', publisher: 'Первое окно' })).status).toBe(303)
  })

  test('is opened by its own link alone', async () => {
    const path = await applyForAward(site, 'mine@example.test')
    const token = path.split('/').at(-2) ?? ''
    const other = token.replace(/.$/, last => (last === 'A' ? 'B' : 'A'))
    for (const guess of [other, 'A'.repeat(43)]) {
      expect((await ask(site, path.replace(token, guess))).status).toBe(404)
      const sent = await send(site, path.replace(token, guess), { do: 'withdraw', confirm: 'yes' })
      expect(sent.status).toBe(404)
      expect((await ask(site, `${path.replace(token, guess)}cover.webp`)).status).toBe(404)
    }
    expect((await ask(site, '/award/application/short/')).status).toBe(404)
  })

  test('is withdrawn only when it is ticked, told by letter, and can be sent again', async () => {
    const email = 'back@example.test'
    const path = await applyForAward(site, email)
    expect((await send(site, path, { do: 'withdraw' })).status).toBe(422)
    expect((await bookOf(site, email)).state).toBe('submitted')
    // The clock stands: letters of one moment have no order, so each step has its own.
    site.moveClockTo(new Date('2025-08-20T10:01:00+03:00'))
    const done = await send(site, path, { do: 'withdraw', confirm: 'yes' })
    expect(done.headers.location).toBe(`${path}?done=withdrawn`)
    expect((await bookOf(site, email)).state).toBe('withdrawn')
    expect((await save(path, { revision: '0', title: 'После' })).status).toBe(422)
    site.moveClockTo(new Date('2025-08-20T10:02:00+03:00'))
    await send(site, path, { do: 'reopen' })
    expect((await bookOf(site, email)).state).toBe('submitted')
    const subjects = (await lettersTo(site, email)).map(({ subject }) => subject.replaceAll('\u00a0', ' '))
    expect(subjects.slice(1)).toEqual([
      expect.stringMatching(/отозвана$/),
      expect.stringMatching(/снова подана$/),
    ])
  })
})

describe('files', () => {
  test('a cover is drawn anew and shown to its owner; another takes its place', async () => {
    const email = 'cover@example.test'
    const path = await applyForAward(site, email)
    const sent = await sendBookFile(site, path, 'cover', {
      name: '../../x.jpg',
      bytes: await coverOf(900, 1200),
    })
    expect(sent.headers.location).toBe(`${path}?done=file`)
    const shown = await ask(site, `${path}cover.webp`)
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'no-store',
    ])
    await sendBookFile(site, path, 'cover', { name: 'other.png', bytes: await coverOf(700, 800) })
    const { id } = await bookOf(site, email)
    const files = await sql<{ name: string }>(
      site,
      'select name from award_files where application_id = $1',
      [id],
    )
    expect(files).toEqual([{ name: 'other.png' }])
    expect(await markupFaults((await ask(site, path)).text)).toEqual([])
  })

  test.each([
    ['a text called a picture', 'cover', async () => Buffer.from('hello'), 'Это не изображение'],
    ['a small picture', 'cover', () => coverOf(300, 400), 'Изображение мало'],
    [
      'a drawing with a script',
      'cover',
      async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script/></svg>'),
      'Это не изображение',
    ],
    ['a picture called a book', 'reading-copy', () => coverOf(900, 900), 'Это не PDF'],
    [
      'a book with a script',
      'reading-copy',
      async () => Buffer.concat([plainPdf, Buffer.from('<< /S /JavaScript >>\n%%EOF')]),
      'В файле есть сценарии',
    ],
    ['nothing', 'cover', async () => Buffer.alloc(0), 'Это не изображение'],
  ] as const)('%s is refused with a sentence', async (_, kind, bytes, sentence) => {
    const email = `file-${kind}-${sentence.length}@example.test`
    const path = await applyForAward(site, email)
    await save(path, { revision: '0', readingCopyAgree: 'on' })
    const sent = await sendBookFile(site, path, kind, { name: 'x', bytes: await bytes() })
    expect([sent.status, alertIn(sent.text)]).toEqual([422, expect.stringContaining(sentence)])
    const { id } = await bookOf(site, email)
    expect(await sql(site, 'select 1 from award_files where application_id = $1', [id])).toEqual([])
  })

  test('twenty files an hour are enough for one book', async () => {
    const path = await applyForAward(site, 'hoarder@example.test')
    const wrong = { name: 'x', bytes: Buffer.from('hello') }
    for (let n = 0; n < 20; n++) await sendBookFile(site, path, 'cover', wrong)
    const more = await sendBookFile(site, path, 'cover', { name: 'x', bytes: await coverOf(900, 900) })
    expect([more.status, alertIn(more.text)]).toEqual([422, expect.stringContaining('слишком часто')])
  })

  test('a reading copy needs the author’s agreement, is saved and never opened within the site', async () => {
    const email = 'copy@example.test'
    const path = await applyForAward(site, email)
    const early = await sendBookFile(site, path, 'reading-copy', { name: 'a.pdf', bytes: plainPdf })
    expect([early.status, alertIn(early.text)]).toEqual([422, expect.stringContaining('согласие')])
    await save(path, { revision: '0', ...restOfBook })
    await sendBookFile(site, path, 'reading-copy', { name: 'a.pdf', bytes: plainPdf })
    const copy = await ask(site, `${path}reading-copy.pdf`)
    expect([
      copy.status,
      copy.headers['content-disposition'],
      copy.headers['x-content-type-options'],
    ]).toEqual([200, 'attachment; filename="reading-copy.pdf"', 'nosniff'])
    expect(copy.bytes.equals(plainPdf)).toBe(true)
    const removed = await send(site, path, { do: 'remove', kind: 'reading-copy' })
    expect(removed.headers.location).toBe(`${path}?done=removed`)
    expect((await ask(site, `${path}reading-copy.pdf`)).status).toBe(404)
  })
})

describe('with the secretary', () => {
  const put = (email: string, changes: string) =>
    sql(
      site,
      `update award_applications set ${changes} where submission_id = (select id from submissions where email = $1)`,
      [email],
    )

  test('a question is shown with its deadline and answered by saving; then it is none', async () => {
    const email = 'asked@example.test'
    const path = await applyForAward(site, email)
    await put(
      email,
      `state = 'question', question = 'Есть ли указатель?', question_until = '2025-08-25T18:00:00+03'`,
    )
    const page = await ask(site, path)
    expect(page.text).toContain('Есть ли указатель?')
    expect(page.text.replaceAll('\u00a0', ' ')).toContain('до 25 августа 2025, 18:00')
    await save(path, { revision: '0', novelty: 'Указатель есть.' })
    expect((await bookOf(site, email)).state).toBe('submitted')
    expect((await ask(site, path)).text).not.toContain('Есть ли указатель?')
  })

  test('what has been checked is looked at again after a change, and not after none', async () => {
    const email = 'checked@example.test'
    const path = await applyForAward(site, email)
    await put(email, `state = 'checked'`)
    const { fields } = await bookOf(site, email)
    await save(path, { revision: '0', title: fields.title ?? '' })
    expect((await bookOf(site, email)).state).toBe('checked')
    await save(path, { revision: '0', title: 'Иначе' })
    expect((await bookOf(site, email)).state).toBe('submitted')
  })

  test('copies that have come are told', async () => {
    const email = 'copies@example.test'
    const path = await applyForAward(site, email)
    await put(email, `copies_received_at = '2025-08-19T12:00:00+03'`)
    expect((await ask(site, `/en${path}`)).text.replaceAll('\u00a0', ' ')).toContain(
      'Two copies arrived on 19 August 2025.',
    )
  })
})

describe('once the sender is forgotten', () => {
  test('the link leads nowhere', async () => {
    const email = 'forgotten@example.test'
    const path = await applyForAward(site, email)
    await sql(site, `update submissions set erased_at = now() where email = $1`, [email])
    expect((await ask(site, path)).status).toBe(404)
    expect((await send(site, path, { do: 'reopen' })).status).toBe(404)
  })
})

// Last, for the clock only moves forwards.
describe('the last second', () => {
  test('until it everything can be changed, from it on nothing; a question may be answered later', async () => {
    const email = 'late@example.test'
    const asked = 'late-question@example.test'
    const path = await applyForAward(site, email)
    const question = await applyForAward(site, asked)
    await sql(
      site,
      `update award_applications set state = 'question', question = '?', question_until = '2025-09-03T12:00:00+03'
       where submission_id = (select id from submissions where email = $1)`,
      [asked],
    )
    site.moveClockTo(new Date('2025-09-01T23:59:59.900+03:00'))
    expect((await save(path, { revision: '0', title: 'В последнюю секунду' })).status).toBe(303)
    expect((await send(site, path, { do: 'withdraw', confirm: 'yes' })).status).toBe(303)
    expect((await send(site, path, { do: 'reopen' })).status).toBe(303)

    site.moveClockTo(new Date('2025-09-02T00:00:00+03:00'))
    const late = await save(path, { revision: '1', title: 'Секундой позже' })
    expect([late.status, alertIn(late.text)]).toEqual([422, expect.stringContaining('Приём заявок закрыт')])
    const withdrawn = await send(site, path, { do: 'withdraw', confirm: 'yes' })
    expect(withdrawn.status).toBe(422)
    const file = await sendBookFile(site, path, 'cover', { name: 'c.jpg', bytes: await coverOf(900, 900) })
    expect(file.status).toBe(422)
    expect((await bookOf(site, email)).fields.title).toBe('В последнюю секунду')
    const page = await ask(site, path)
    expect([page.status, page.text.includes('name="do" value="withdraw"')]).toEqual([200, false])
    const form = await sendForm(site, '/award/', { ...awardForm, email: 'new@example.test', token: 'x' })
    expect(form.status).toBe(422)

    expect((await save(question, { revision: '0', novelty: 'Ответ.' })).status).toBe(303)
    site.moveClockTo(new Date('2025-09-03T12:00:00+03:00'))
    expect((await save(question, { revision: '1', novelty: 'Ещё.' })).status).toBe(422)
  })
})
