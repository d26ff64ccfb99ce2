import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { load as loadQueue } from '../../../app/award/office/pages/queue.server.ts'
import { roles } from '../../../app/platform/person.ts'
import { ask } from '../../builders/ask.ts'
import { applyForAward, bookOf, plainPdf, restOfBook, sendBookFile } from '../../builders/award/books.ts'
import { insertBook, isbnNumber, openDesk, setStage } from '../../builders/award/office.ts'
import { send } from '../../builders/buying.ts'
import { markupFaults } from '../../builders/page-checks.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type SiteAt, startSiteAt } from '../../builders/site-at.ts'
import { sql } from '../../builders/sql.ts'
import { until } from '../../builders/until.ts'
import { unzip } from '../../builders/unzip.ts'

let site: SiteAt
const cookies: Record<string, string> = {}
beforeAll(async () => {
  site = await startSiteAt(new Date('2025-08-20T10:00:00+03:00'))
  for (const role of roles) cookies[role] = await signIn(site, role)
})
afterAll(() => site.stop())
beforeEach(async () => {
  await sql(site, 'delete from rate_limits')
  await sql(site, 'delete from award_applications')
  await sql(site, 'delete from award_stages')
})

const queue = '/office/award/'
const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const get = (path: string, who = 'award') => ask(site, path, { headers: as(who) })
const pageOf = (id: string) => `${queue}${id}/`
const post = (id: string, fields: Record<string, string>, who = 'award') =>
  send(site, pageOf(id), { revision: '0', ...fields }, as(who))
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const alertIn = (text: string) => /role="alert"[^>]*>([^<]*)</.exec(plain(text))?.[1]
const stateOf = async (id: string) => {
  const [row] = await sql<{ state: string }>(site, 'select state from award_applications where id = $1', [id])
  return row?.state
}
const lettersTo = (email: string) =>
  sql<{ subject: string; body: string }>(
    site,
    'select subject, body from letters where recipient = $1 order by created_at, subject',
    [email],
  )
const historyOf = (id: string) =>
  sql<{ action: string; who: string; details: Record<string, string> }>(
    site,
    'select action, who, details from award_history where application_id = $1 order by id',
    [id],
  )

const everyAction: Record<string, string>[] = [
  { do: 'check' },
  { do: 'admit' },
  { do: 'ask', reason: 'Что?', day: '2025-08-25', time: '18:00' },
  { do: 'decline', reason: 'Нет' },
  { do: 'reconsider', reason: 'Да' },
  { do: 'note-copies', received: 'yes' },
  { do: 'propose-move', nomination: 'debut' },
  { do: 'unknown' },
]

test.each([...roles.filter(role => !['admin', 'award'].includes(role)), 'nobody'])(
  '%s neither sees nor does it',
  async who => {
    const { id, email } = await insertBook(site, { state: 'checked', copies: true })
    const refusedPage = who === 'nobody' ? 302 : 403
    for (const path of [queue, `/en${queue}`, pageOf(id), `${queue}?state=waiting`])
      expect([path, (await get(path, who)).status >= refusedPage]).toEqual([path, true])
    for (const file of ['award.csv', 'award.xlsx', `award/${id}/cover.webp`, `award/${id}/reading-copy.pdf`])
      expect([file, (await get(`/office/${file}`, who)).status]).toEqual([file, 403])
    for (const fields of everyAction)
      expect([fields.do, (await post(id, fields, who)).status]).toEqual([fields.do, 403])
    expect([await stateOf(id), await historyOf(id), await lettersTo(email)]).toEqual(['checked', [], []])
  },
)

describe('the queue', () => {
  test('shows every book, narrowed by state, nomination and words, with how many there are', async () => {
    await insertBook(site, { title: 'Первая', nomination: 'debut', isbn: isbnNumber(1) })
    await insertBook(site, { title: 'Вторая', state: 'admitted', isbn: isbnNumber(2) })
    const third = await insertBook(site, { title: 'Третья', isbn: null })
    await insertBook(site, { title: 'Чужой год', edition: 'spring-2026' })
    const all = await get(queue)
    expect(all.status).toBe(200)
    for (const title of ['Первая', 'Вторая', 'Третья']) expect(all.text).toContain(title)
    expect(all.text).not.toContain('Чужой год')
    expect(plain(all.text)).toContain('все, 3')
    expect(plain(all.text)).toContain('ждут решения, 2')
    expect(all.headers['cache-control']).toContain('no-store')
    expect(await markupFaults(all.text)).toEqual([])
    const shown = async (search: string) => {
      const { text } = await get(`${queue}${search}`)
      return ['Первая', 'Вторая', 'Третья'].filter(title => text.includes(`>${title}<`))
    }
    expect(await shown('?state=waiting')).toEqual(['Первая', 'Третья'])
    expect(await shown('?state=admitted')).toEqual(['Вторая'])
    expect(await shown('?nomination=debut')).toEqual(['Первая'])
    expect(await shown('?q=%D0%A2%D0%A0%D0%95%D0%A2')).toEqual(['Третья'])
    expect(await shown(`?q=${isbnNumber(2)}`)).toEqual(['Вторая'])
    expect(await shown(`?q=${third.number}`)).toContain('Третья')
    expect(await shown(`?q=${third.email}`)).toEqual(['Третья'])
    expect(await shown('?q=%25')).toEqual([])
    // What nobody has thought of filters nothing, and breaks nothing.
    expect(await shown('?state=__proto__&nomination=x&page=-7')).toHaveLength(3)
    expect(await shown('?page=9999999999')).toHaveLength(3)
    const english = await get(`/en${queue}`)
    expect(english.text).toContain('Award applications')
    expect(await markupFaults(english.text)).toEqual([])
  })

  test('with two thousand books is a page of fifty, read in as many questions', async () => {
    await insertBook(site, { title: 'Одна', isbn: isbnNumber(1) })
    const few = await questionsOf()
    await sql(
      site,
      `with s as (insert into submissions (form, form_version, locale, page, name, email, fields, token, content_hash, created_at)
         select 'award', 3, 'ru', '/award/', 'Автор ' || n, 'a' || n || '@example.test', '{}', 'many-' || n, '', now()
         from generate_series(1, 2000) n returning id, name)
       insert into award_applications (edition_id, submission_id, nomination, fields, isbn, link_hash, locale, created_at, updated_at)
       select '2025-09', id, 'research', jsonb_build_object('title', 'Книга ' || name), '9785170801152', name, 'ru', now(), now() from s`,
    )
    const many = await get(`${queue}?state=submitted`)
    expect(many.status).toBe(200)
    expect(plain(many.text)).toContain('1–50 из 2001')
    expect(many.text.match(/href="\/office\/award\/[\da-f-]{36}\/"/g)).toHaveLength(50)
    expect(plain(many.text)).toContain('тот же ISBN: 1999')
    expect([few > 0, await questionsOf()]).toEqual([true, few])
    const last = await get(`${queue}?page=41`)
    expect(plain(last.text)).toContain('2001–2001 из 2001')
    const file = await get('/office/award.csv')
    expect(file.text.trim().split('\r\n')).toHaveLength(2002)
  })

  test('is a file too, with the filter of the page and no formula', async () => {
    await insertBook(site, { title: '=HYPERLINK("http://evil.example")', isbn: isbnNumber(1) })
    await insertBook(site, { title: 'Вторая', state: 'admitted', isbn: isbnNumber(2), copies: true })
    const csv = await get('/office/award.csv')
    expect([csv.status, csv.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
    expect(csv.text).toContain("'=HYPERLINK")
    const only = await get('/en/office/award.csv?state=admitted')
    const lines = only.text.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Вторая')
    const xlsx = await get('/office/award.xlsx')
    expect([...unzip(xlsx.bytes).keys()]).toContain('xl/workbook.xml')
  })
})

/** How many questions the page's loader asks of the database. */
async function questionsOf(): Promise<number> {
  const { desk, close } = openDesk(site)
  let asked = 0
  const db = drizzle(desk.pool, {
    logger: {
      logQuery() {
        asked += 1
      },
    },
  })
  const context = {
    db,
    edition: desk.edition,
    now: new Date('2025-08-20T07:00:00Z'),
    locale: 'ru',
    search: new URLSearchParams(),
    posted: null,
    person: { id: '', email: '', name: '', role: 'award' },
    mayOpen: () => true,
  } as unknown as Parameters<typeof loadQueue>[0]
  await loadQueue(context)
  await close()
  return asked
}

describe('a book', () => {
  test('shows what was sent, each condition with its answer, and its twins', async () => {
    const twin = await insertBook(site, { title: 'Двойник', state: 'admitted', copies: true })
    const { id, number } = await insertBook(site, {
      fields: { year: '2019', pages: '' },
      answers: { isArtHistorian: '' },
    })
    const { status, text } = await get(pageOf(id))
    expect(status).toBe(200)
    expect(plain(text)).toContain(`Заявка № ${number}`)
    expect(text).toContain('год не\u00a0подходит')
    expect(text).toContain('не\u00a0подтверждено')
    expect(text).toContain('нет ни\u00a0файла, ни\u00a0двух экземпляров')
    expect(text).toContain('уже допущена, см. ниже')
    expect(text).toContain(`/office/award/${twin.id}/`)
    expect(await markupFaults(text)).toEqual([])
    const english = await get(`/en${pageOf(id)}`)
    expect(english.text).toContain('not a year we take')
    expect(await markupFaults(english.text)).toEqual([])
  })

  test('of another edition, or none, is not there', async () => {
    const other = await insertBook(site, { edition: 'spring-2026' })
    for (const id of [other.id, '00000000-0000-4000-8000-000000000000', 'x', "'; drop"]) {
      expect((await get(pageOf(encodeURIComponent(id)))).status).toBe(404)
    }
    const refused = await post(other.id, { do: 'check' })
    expect([refused.status, await stateOf(other.id)]).toEqual([404, 'submitted'])
  })

  test('is checked and admitted; the applicant hears of it once, though two tabs press', async () => {
    const { id, email, number } = await insertBook(site, { copies: true })
    expect((await post(id, { do: 'admit' })).status).toBe(422)
    expect((await post(id, { do: 'check' })).headers.location).toBe(`${pageOf(id)}?done=check`)
    const answers = await Promise.all([post(id, { do: 'admit' }), post(id, { do: 'admit' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    expect(await stateOf(id)).toBe('admitted')
    const letters = await lettersTo(email)
    expect(letters.map(({ subject }) => plain(subject))).toEqual([
      `Книга допущена: заявка на премию № ${number}`,
    ])
    expect((await historyOf(id)).map(({ action, who }) => [action, who])).toEqual([
      ['check', 'award@portico.example'],
      ['admit', 'award@portico.example'],
    ])
  })

  test('that is not whole, has not come or is admitted elsewhere is not admitted', async () => {
    const noBook = await insertBook(site, { state: 'checked', isbn: isbnNumber(1) })
    const wrong = await insertBook(site, { fields: { isbn: '9785170801153' }, isbn: null, copies: true })
    const unstated = await insertBook(site, { answers: { isCitizen: '' }, copies: true, isbn: isbnNumber(3) })
    const first = await insertBook(site, { state: 'checked', copies: true })
    const second = await insertBook(site, { state: 'checked', copies: true })
    expect(alertIn((await post(noBook.id, { do: 'admit' })).text)).toContain('Книги ещё нет')
    expect(alertIn((await post(wrong.id, { do: 'check' })).text)).toContain('не всё заполнено')
    expect(alertIn((await post(unstated.id, { do: 'check' })).text)).toContain('не всё заполнено')
    const both = await Promise.all([post(first.id, { do: 'admit' }), post(second.id, { do: 'admit' })])
    expect(both.map(({ status }) => status).sort()).toEqual([303, 422])
    const refused = both.find(({ status }) => status === 422)
    expect(alertIn(refused?.text ?? '')).toContain('уже допущена по другой заявке')
  })

  test('that changed while somebody looked is looked at again', async () => {
    const { id } = await insertBook(site, { copies: true })
    await sql(site, 'update award_applications set revision = 3 where id = $1', [id])
    const stale = await post(id, { do: 'check', revision: '0' })
    expect([stale.status, alertIn(stale.text)]).toEqual([422, expect.stringContaining('изменили')])
    for (const revision of ['', 'x', '-1', '9999999999'])
      expect((await post(id, { do: 'decline', reason: 'Нет', revision })).status).toBe(422)
    expect((await post(id, { do: 'check', revision: '3' })).status).toBe(303)
  })

  test('is declined with a reason that the applicant reads, and taken up again', async () => {
    const { id, email } = await insertBook(site, { locale: 'en' })
    expect(alertIn((await post(id, { do: 'decline', reason: '  ' })).text)).toBe('Напишите причину.')
    expect(await lettersTo(email)).toEqual([])
    const reason = 'Сборник статей <b>разных</b> авторов'
    expect((await post(id, { do: 'decline', reason })).status).toBe(303)
    const [letter] = await lettersTo(email)
    expect(letter?.subject).toMatch(/^The book has not been admitted/)
    expect(letter?.body).toContain(reason)
    expect((await post(id, { do: 'decline', reason })).status).toBe(422)
    expect((await post(id, { do: 'reconsider', reason: 'Ошиблась' })).status).toBe(303)
    expect(await stateOf(id)).toBe('checked')
    const told = await lettersTo(email)
    expect(told).toHaveLength(2)
    expect(told.some(({ body }) => body.includes('Ошиблась'))).toBe(false)
  })

  test('has its copies noted, and struck again while it is not admitted', async () => {
    const { id } = await insertBook(site)
    const copies = async () =>
      (
        await sql<{ at: Date | null }>(
          site,
          'select copies_received_at as at from award_applications where id = $1',
          [id],
        )
      )[0]?.at
    await post(id, { do: 'note-copies', received: 'yes' })
    await post(id, { do: 'note-copies', received: 'yes' })
    expect(await copies()).not.toBeNull()
    expect(await historyOf(id)).toHaveLength(1)
    await post(id, { do: 'note-copies', received: 'no' })
    expect(await copies()).toBeNull()
    await post(id, { do: 'note-copies', received: 'yes' })
    await post(id, { do: 'check' })
    await post(id, { do: 'admit' })
    expect((await post(id, { do: 'note-copies', received: 'no' })).status).toBe(422)
    expect(await copies()).not.toBeNull()
  })

  test('takes no odd fields: states, emails and editions are nobody’s to send', async () => {
    const { id } = await insertBook(site, { copies: true })
    const odd = { state: 'admitted', email: 'evil@example.test', editionId: 'x', linkHash: 'x', who: 'admin' }
    expect((await post(id, { do: 'check', ...odd })).status).toBe(303)
    expect(await stateOf(id)).toBe('checked')
    for (const name of ['toString', '__proto__', 'constructor', '', 'Admit'])
      expect([name, (await post(id, { do: name })).status]).toEqual([name, 422])
    expect((await post(id, { do: 'decline', reason: 'й'.repeat(9_000) })).status).toBe(303)
    const [, declined] = await historyOf(id)
    expect(declined?.details.reason).toHaveLength(2_000)
  })

  test('whose applicant is forgotten is left alone', async () => {
    const { id, email } = await insertBook(site, { copies: true })
    await sql(site, 'update submissions set erased_at = now() where email = $1', [email])
    expect((await get(pageOf(id))).text).toContain('Данные заявителя стёрты')
    expect((await post(id, { do: 'check' })).status).toBe(422)
    expect(await lettersTo(email)).toEqual([])
  })

  test('is not decided any more once the jury reads', async () => {
    const admitted = await insertBook(site, { state: 'admitted', copies: true })
    const checked = await insertBook(site, { state: 'checked', copies: true, isbn: isbnNumber(2) })
    await setStage(site, 'first-round')
    const tries: [string, Record<string, string>][] = [
      [admitted.id, { do: 'reconsider', reason: 'Поздно' }],
      [admitted.id, { do: 'propose-move', nomination: 'debut' }],
      [checked.id, { do: 'admit' }],
      [checked.id, { do: 'decline', reason: 'Поздно' }],
      [checked.id, { do: 'ask', reason: 'Поздно?', day: '2025-08-25', time: '18:00' }],
    ]
    for (const [id, fields] of tries) {
      const refused = await post(id, fields)
      expect([fields.do, refused.status]).toEqual([fields.do, 422])
      expect(alertIn(refused.text)).toContain('Жюри уже читает')
    }
    expect([await stateOf(admitted.id), await stateOf(checked.id)]).toEqual(['admitted', 'checked'])
    expect(plain((await get(pageOf(admitted.id))).text)).toContain('Сейчас с этой заявкой делать нечего')
  })
})

describe('a question', () => {
  const question = { do: 'ask', reason: 'Каков тираж?', day: '2025-08-25', time: '18:00' }

  test.each([
    ['no day', { day: '' }, 'Укажите день'],
    ['a day that is none', { day: '2025-02-31' }, 'Укажите день'],
    ['an hour that is none', { time: '25:00' }, 'Укажите день'],
    ['a past hour', { day: '2025-08-20', time: '09:59' }, 'уже прошёл'],
    ['this very minute', { day: '2025-08-20', time: '10:00' }, 'уже прошёл'],
    ['a day after reading should begin', { day: '2025-09-03', time: '00:01' }, 'Так поздно'],
    ['another year', { day: '2026-08-25' }, 'Так поздно'],
    ['no words', { reason: ' ' }, 'Напишите причину'],
  ])('with %s is not asked', async (_, odd, sentence) => {
    const { id, email } = await insertBook(site)
    const refused = await post(id, { ...question, ...odd })
    expect([refused.status, alertIn(refused.text)]).toEqual([422, expect.stringContaining(sentence)])
    expect([await stateOf(id), await lettersTo(email)]).toEqual(['submitted', []])
  })

  test('goes out by letter, stands on the applicant’s page and is answered by a change', async () => {
    const email = 'asked@example.test'
    const path = await applyForAward(site, email)
    const { id } = await bookOf(site, email)
    expect((await post(id, question)).status).toBe(303)
    expect((await post(id, question)).status).toBe(422)
    const letter = (await lettersTo(email)).find(({ subject }) => subject.startsWith('Вопрос'))
    expect(letter?.body).toContain('Каков тираж?')
    expect(plain(letter?.body ?? '')).toContain('до 25 августа 2025, 18:00')
    expect(letter?.body).toContain(path)
    expect((await ask(site, path)).text).toContain('Каков тираж?')
    await send(site, path, { do: 'save', revision: '0', ...restOfBook })
    expect(await stateOf(id)).toBe('submitted')
  })

  test('whose hour has come goes back to the secretary, and is answered no more from that second', async () => {
    const { id } = await insertBook(site, { state: 'question', questionUntil: '2025-08-20T10:00:30+03:00' })
    const later = await insertBook(site, {
      state: 'question',
      questionUntil: '2025-08-20T10:00:31+03:00',
      isbn: isbnNumber(2),
    })
    site.moveClockTo(new Date('2025-08-20T10:00:30+03:00'))
    await until(async () => (await stateOf(id)) === 'checked')
    expect(await stateOf(later.id)).toBe('question')
    const [lapsed] = await historyOf(id)
    expect([lapsed?.action, lapsed?.details.question]).toEqual(['lapse', 'Уточните тираж'])
    site.moveClockTo(new Date('2025-08-20T10:00:31+03:00'))
    await until(async () => (await stateOf(later.id)) === 'checked')
    expect(await historyOf(id)).toHaveLength(1)
  })
})

describe('another nomination', () => {
  const wish = { do: 'propose-move', nomination: 'debut', reason: 'Это первая книга автора' }
  const nominationOf = async (id: string) =>
    (
      await sql<{ nomination: string; in_fields: string; move_to: string | null }>(
        site,
        `select nomination, fields ->> 'nomination' as in_fields, move_to from award_applications where id = $1`,
        [id],
      )
    )[0]
  async function applied(email: string) {
    const path = await applyForAward(site, email)
    return { path, ...(await bookOf(site, email)) }
  }

  test('is proposed once, and nothing moves until the applicant agrees', async () => {
    const { path, id } = await applied('moves@example.test')
    expect((await send(site, path, { do: 'agree-move', nomination: 'debut' })).status).toBe(422)
    await Promise.all([post(id, wish), post(id, wish)])
    const letters = await lettersTo('moves@example.test')
    expect(letters.filter(({ subject }) => subject.startsWith('Другая'))).toHaveLength(1)
    expect(letters.find(({ subject }) => subject.startsWith('Другая'))?.body).toContain('«Дебют»')
    expect((await nominationOf(id))?.nomination).toBe('research')
    const page = await ask(site, path)
    expect(page.text).toContain('Это первая книга автора')
    expect(await markupFaults(page.text)).toEqual([])
    expect((await send(site, path, { do: 'agree-move', nomination: 'teaching' })).status).toBe(422)
    expect((await send(site, path, { do: 'agree-move', nomination: 'debut' })).status).toBe(303)
    expect(await nominationOf(id)).toEqual({ nomination: 'debut', in_fields: 'debut', move_to: null })
    const steps = (await historyOf(id)).map(({ action, who }) => [action, who])
    expect(steps.slice(-3)).toEqual([
      ['propose-move', 'award@portico.example'],
      ['agree-move', ''],
      ['move', 'award@portico.example'],
    ])
    // The same press once more finds nothing to agree to.
    expect((await send(site, path, { do: 'agree-move', nomination: 'debut' })).status).toBe(422)
    // A tab that was open before the move does not move it back.
    const stale = { do: 'save', revision: '0', nomination: 'research', title: 'Старое окно' }
    expect((await send(site, path, stale)).status).toBe(422)
  })

  test('is kept where the applicant wants it, and the secretary may ask again', async () => {
    const { path, id } = await applied('keeps@example.test')
    await post(id, wish)
    expect((await send(site, path, { do: 'keep-nomination', nomination: 'debut' })).status).toBe(303)
    expect(await nominationOf(id)).toEqual({ nomination: 'research', in_fields: 'research', move_to: null })
    expect((await send(site, path, { do: 'agree-move', nomination: 'debut' })).status).toBe(422)
    expect((await post(id, wish)).status).toBe(303)
    expect((await nominationOf(id))?.move_to).toBe('debut')
  })

  test('that is none, or its own, is refused; and one the applicant chose themselves needs no answer', async () => {
    const { path, id } = await applied('chooses@example.test')
    expect(alertIn((await post(id, { ...wish, nomination: 'research' })).text)).toContain('уже в этой')
    expect(alertIn((await post(id, { ...wish, nomination: 'jury-prize' })).text)).toContain('Выберите')
    await post(id, wish)
    await send(site, path, { do: 'save', revision: '0', nomination: 'debut' })
    expect((await nominationOf(id))?.move_to).toBeNull()
  })

  test('is not agreed to once the jury reads', async () => {
    const { path, id } = await applied('late@example.test')
    await post(id, wish)
    await setStage(site, 'first-round')
    expect((await send(site, path, { do: 'agree-move', nomination: 'debut' })).status).toBe(422)
    expect((await ask(site, path)).text).not.toContain('agree-move')
    expect((await nominationOf(id))?.nomination).toBe('research')
  })
})

test('files of a book open for the secretary and for nobody else', async () => {
  const email = 'files@example.test'
  const path = await applyForAward(site, email)
  await send(site, path, { do: 'save', revision: '0', ...restOfBook })
  await sendBookFile(site, path, 'reading-copy', { name: 'book.pdf', bytes: plainPdf })
  const { id } = await bookOf(site, email)
  const file = await get(`/office/award/${id}/reading-copy.pdf`)
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect((await get(`/office/award/${id}/cover.webp`)).status).toBe(404)
  expect((await get(`/office/award/${id}/other.pdf`)).status).toBe(404)
  expect((await get(pageOf(id))).text).toContain('book.pdf')
})
