import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileRoutes } from '../../../app/file-routes.ts'
import { everyRoute } from '../../../app/office-routes.ts'
import { roles } from '../../../app/platform/person.ts'
import { actionsOf } from '../../../app/server-modules.server.ts'
import { ask } from '../../builders/ask.ts'
import { plainPdf } from '../../builders/award/books.ts'
import {
  addBook,
  addFile,
  addJuror,
  addSheet,
  addSilentJuror,
  fullSheet,
  setStage,
} from '../../builders/award/reading-room.ts'
import { send } from '../../builders/buying.ts'
import { newcomer } from '../../builders/exhibitors/applicants.ts'
import { signIn } from '../../builders/sign-in.ts'
import { type Site, startSite } from '../../builders/site.ts'
import { sql } from '../../builders/sql.ts'

const secret = 'ТАЙНА-КОЛЛЕГИ'
let site: Site
const cookies: Record<string, string> = {}
const jurors: Record<string, string> = {}
let colleague = ''
/** A book of the juror's. */
let book = ''
/** A book of colleagues alone. */
let foreign = ''

beforeAll(async () => {
  site = await startSite({ FAIR_NOW: '2025-09-05T12:00:00+03:00', POSTS_PER_MINUTE: '100000' })
  for (const role of roles) cookies[role] = await signIn(site, role)
  cookies.other = await newcomer(site, 'other@example.test', 'juror')
  cookies.outsider = await newcomer(site, 'outsider@example.test', 'juror')
  jurors.juror = await addJuror(site, 'juror@portico.example')
  jurors.other = await addJuror(site, 'other@example.test')
  jurors.chair = await addJuror(site, 'chair@portico.example', true)
  colleague = await addSilentJuror(site, 'Лидия Сорокодум')
  book = await addBook(site, { readers: [jurors.juror, colleague] })
  foreign = await addBook(site, { title: 'Чужая книга', readers: [colleague] })
  for (const id of [book, foreign]) {
    await addFile(site, id, 'reading-copy', plainPdf)
    await addFile(site, id, 'cover', Buffer.from('RIFF'))
  }
  await setStage(site, 'first-round')
})
afterAll(() => site.stop())

const as = (who: string) => ({ cookie: cookies[who] ?? '' })
const json = (who: string) => ({ ...as(who), accept: 'application/json' })
const page = (path: string, who = 'juror') => ask(site, path, { headers: as(who) })
const at = (id = book) => `/jury/books/${id}/`
const post = (fields: Record<string, string>, who = 'juror', id = book) => send(site, at(id), fields, as(who))
const sheetOf = async (id = book, juror = jurors.juror ?? '') => {
  const [row] = await sql<{
    halves: Record<string, number>
    note: string
    revision: number
    outcome: string | null
    page: number
  }>(
    site,
    'select halves, note, revision, outcome, page from award_sheets where application_id = $1 and juror_id = $2',
    [id, juror],
  )
  return row ?? null
}
/** A book of one's own for each story. */
const newBook = (title: string, readers = [jurors.juror ?? '', colleague]) =>
  addBook(site, { title, readers })

describe('what the plan keeps for the jury', () => {
  const pages = everyRoute.filter(({ role }) => role === 'juror')
  const files = fileRoutes.filter(({ role }) => role === 'juror')
  const address = (path: string) => path.replace(':id', book).replace(':file', 'reading-copy.pdf')

  test('is something', () => expect([pages.length, files.length]).toEqual([5, 1]))

  test.each(roles.filter(role => role !== 'juror'))('is refused to %s', async who => {
    for (const route of pages) {
      expect([route.path, (await page(address(route.path), who)).status]).toEqual([route.path, 403])
      for (const verb of Object.keys(actionsOf(route))) {
        const answer = await send(
          site,
          address(route.path),
          { do: verb, ...fullSheet, revision: '0' },
          as(who),
        )
        expect([verb, answer.status]).toEqual([verb, 403])
      }
    }
    for (const { path } of files) expect((await page(address(path), who)).status).toBe(403)
    expect(await sheetOf()).toBeNull()
  })

  test('leads nobody to the sign-in', async () => {
    for (const { path } of pages) expect((await ask(site, address(path))).status).toBe(302)
  })

  test('is empty for a juror who is not in the jury of this edition', async () => {
    const shelf = await page('/jury/', 'outsider')
    expect([shelf.status, shelf.text.includes('Вас нет в\u00a0составе жюри')]).toEqual([200, true])
    expect(shelf.text).not.toContain('Линия и её сомнения')
    expect((await page('/jury/second-round/', 'outsider')).text).toContain('Вас нет в\u00a0составе жюри')
    for (const path of [at(), `${at()}reading/`, `/jury/files/${book}/cover.webp`, '/jury/chair/'])
      expect([path, (await page(path, 'outsider')).status]).toEqual([path, 404])
    expect((await post({ do: 'save', ...fullSheet, revision: '0' }, 'outsider')).status).toBe(404)
    expect((await send(site, `${at()}reading/`, { do: 'place', page: '3' }, as('outsider'))).status).toBe(404)
  })
})

describe('a book of others', () => {
  test('is not there: no page, no file, nothing to do', async () => {
    for (const path of [
      at(foreign),
      `${at(foreign)}reading/`,
      `/jury/files/${foreign}/cover.webp`,
      `/jury/files/${foreign}/reading-copy.pdf`,
    ])
      expect([path, (await page(path)).status]).toEqual([path, 404])
    for (const verb of ['save', 'send', 'abstain', 'recuse', 'say', 'nonsense']) {
      const fields = { ...fullSheet, revision: '0', confirm: 'yes', kind: 'editor', reason: 'x', text: 'x' }
      expect([verb, (await post({ do: verb, ...fields }, 'juror', foreign)).status]).toEqual([verb, 404])
    }
    expect(await sheetOf(foreign)).toBeNull()
    expect((await page('/jury/')).text).not.toContain('Чужая книга')
  })

  test('nobody writes in another juror’s sheet', async () => {
    await post({ do: 'save', ...fullSheet, revision: '0', juror: colleague, jurorId: colleague })
    expect(await sheetOf(book, colleague)).toBeNull()
    expect((await sheetOf())?.revision).toBe(1)
  })

  test('before the first round nothing is to be read', async () => {
    await setStage(site, 'closed')
    expect((await page('/jury/')).text).toContain('Чтение начнётся с\u00a0первым туром')
    expect((await page(at())).status).toBe(404)
    expect((await page(`/jury/files/${book}/reading-copy.pdf`)).status).toBe(404)
    await setStage(site, 'first-round')
  })
})

test('the reading copy is shown by our page alone, and kept by nobody', async () => {
  const file = await page(`/jury/files/${book}/reading-copy.pdf`)
  expect([file.status, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'no-store',
  ])
  expect(file.headers['content-security-policy']).toBe("frame-ancestors 'self'")
  expect(file.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(file.headers['x-content-type-options']).toBe('nosniff')
  const reading = await page(`${at()}reading/`)
  expect(reading.headers['content-security-policy']).toContain("frame-src 'self'")
  expect(reading.headers['x-frame-options']).toBe('DENY')
  expect((await page(at())).headers['content-security-policy']).not.toContain('frame-src')
})

test('the place in a book is kept, and is no change of the sheet', async () => {
  const id = await newBook('Книга с закладкой')
  await addFile(site, id, 'reading-copy', plainPdf)
  const kept = await send(site, `${at(id)}reading/`, { do: 'place', page: '84' }, as('juror'))
  expect(kept.headers.location).toBe(`${at(id)}reading/?done=kept`)
  expect((await page(`${at(id)}reading/`)).text).toContain(`/jury/files/${id}/reading-copy.pdf#page=84`)
  expect((await page(at(id))).text).toContain('Продолжить чтение, стр.\u00a084')
  expect((await page('/jury/')).text).toContain('стр.\u00a084 из\u00a0312')
  expect((await sheetOf(id))?.revision).toBe(0)
  for (const odd of ['0', '-1', '5001', '8.5', 'x', ''])
    expect((await send(site, `${at(id)}reading/`, { do: 'place', page: odd }, as('juror'))).status).toBe(422)
  expect((await sheetOf(id))?.page).toBe(84)
})

describe('a sheet', () => {
  test('is saved as one types, with the revision one has seen', async () => {
    const id = await newBook('Сохранённая')
    const saved = await send(site, at(id), { do: 'save', revision: '0', novelty: '18' }, json('juror'))
    expect(saved.json()).toEqual({ revision: 1, said: expect.stringContaining('Сохранено в') })
    expect((await page('/jury/')).text).toContain('1 из\u00a05')
    // Yesterday's tab.
    const old = await send(site, at(id), { do: 'save', revision: '0', novelty: '2' }, json('juror'))
    expect([old.status, old.json()]).toEqual([409, expect.objectContaining({ reason: 'changed-elsewhere' })])
    const asPage = await post({ do: 'save', revision: '0', novelty: '2', note: 'Из вчерашней' }, 'juror', id)
    expect(asPage.status).toBe(422)
    expect(asPage.text).toContain('Ничего не\u00a0перезаписано')
    expect(asPage.text).toContain('Сохранённое: 9 · — · — · — · —')
    expect(asPage.text).toContain('Из вчерашней')
    expect(asPage.text).toContain('name="revision" value="1"')
    for (const verb of ['send', 'abstain'])
      expect(
        (await post({ do: verb, ...fullSheet, revision: '0', confirm: 'yes' }, 'juror', id)).status,
      ).toBe(422)
    expect(await sheetOf(id)).toMatchObject({ halves: { novelty: 18 }, revision: 1, outcome: null })
  })

  test.each(['1', '21', '0', '-4', '8.5', 'NaN', 'Infinity', '1e1', 'девять', '0x10'])(
    'with %s points is refused whole',
    async value => {
      const before = await sheetOf()
      for (const verb of ['save', 'send']) {
        const answer = await post({ do: verb, ...fullSheet, clarity: value, revision: '1' })
        expect([answer.status, answer.text.includes('от\u00a01 до\u00a010')]).toEqual([422, true])
      }
      expect(await sheetOf()).toEqual(before)
    },
  )

  test('is sent with five criteria and a reasoned note, once and for good', async () => {
    const id = await newBook('Отправленная')
    const { pictures: _, ...four } = fullSheet
    expect((await post({ do: 'send', revision: '0', ...four }, 'juror', id)).text).toContain(
      'по\u00a0всем пяти критериям',
    )
    const short = await post({ do: 'send', revision: '0', ...fullSheet, note: 'Хорошо.' }, 'juror', id)
    expect([short.status, short.text.includes('не\u00a0короче 120 знаков.')]).toEqual([422, true])
    expect(await sheetOf(id)).toBeNull()
    const sent = await post({ do: 'send', revision: '0', ...fullSheet }, 'juror', id)
    expect(sent.headers.location).toBe(`${at(id)}?done=sent`)
    const kept = await sheetOf(id)
    expect(kept).toMatchObject({ outcome: 'sent', revision: 1 })
    for (const verb of ['send', 'save', 'abstain']) {
      const again = { do: verb, revision: '1', ...fullSheet, novelty: '2', confirm: 'yes' }
      const answer = await post(again, 'juror', id)
      expect([verb, answer.status, answer.text.includes('уже отправлена')]).toEqual([verb, 422, true])
    }
    expect(await sheetOf(id)).toEqual(kept)
    const shown = await page(at(id))
    expect(shown.text).not.toContain('type="radio"')
    expect((await page('/en/jury/')).text).toContain('marked: </span>8.25')
  })
})

describe('what colleagues think', () => {
  test('is not in a juror’s pages, byte by byte, until their own sheet is in', async () => {
    const id = await newBook('Закрытая')
    const paths = ['/jury/', at(id), '/en/jury/', `/en${at(id)}`, '/jury/second-round/']
    const seen = () => Promise.all(paths.map(async path => (await page(path)).text))
    const before = await seen()
    await addSheet(site, id, colleague, { halves: 20, note: secret })
    await sql(
      site,
      `insert into award_remarks (application_id, juror_id, text, at) values ($1, $2, $3, now())`,
      [id, colleague, secret],
    )
    await sql(
      site,
      `insert into award_recusals (application_id, juror_id, kind, note, declared_by, at)
       values ($1, $2, 'editor', $3, 'juror', now())`,
      [id, jurors.other, secret],
    )
    expect(await seen()).toEqual(before)
    expect(before.join()).not.toContain(secret)
    expect((await post({ do: 'say', text: 'Слово' }, 'juror', id)).text).toContain('Сначала отправьте свою')
    await post({ do: 'send', revision: '0', ...fullSheet }, 'juror', id)
    const after = (await page(at(id))).text
    expect(after).toContain(secret)
    expect(after).toContain('Лидия Сорокодум')
    // (8,25 + 10) / 2; the adjusted one would tell of books that are not judged yet.
    expect(after).toContain('>9,13<')
    expect(after).toContain('откроется, когда вы отправите все свои оценки')
  })

  test('of a book judged tells nothing of a book that is not', async () => {
    const own = [jurors.other ?? '', colleague]
    const judged = await addBook(site, { title: 'Оценённая', readers: own })
    const open = await addBook(site, { title: 'Неоценённая', readers: own })
    await addSheet(site, judged, colleague, { halves: 12 })
    await post({ do: 'send', revision: '0', ...fullSheet }, 'other', judged)
    const seen = async () => [
      (await page(at(judged), 'other')).text,
      (await page(at(open), 'other')).text,
      (await page('/jury/', 'other')).text,
    ]
    const before = await seen()
    await addSheet(site, open, colleague, { halves: 20 })
    expect(await seen()).toEqual(before)
    await post({ do: 'send', revision: '0', ...fullSheet }, 'other', open)
    const [after] = await seen()
    expect(after).toContain('с\u00a0поправкой на\u00a0строгость и\u00a0мягкость членов жюри')
  })

  test('is discussed by whoever has sent or abstained', async () => {
    const id = await newBook('Обсуждаемая')
    const abstained = { do: 'abstain', revision: '0', confirm: 'yes' }
    expect((await post({ ...abstained, confirm: '' }, 'juror', id)).text).toContain('Поставьте отметку')
    expect((await post(abstained, 'juror', id)).headers.location).toBe(`${at(id)}?done=abstained`)
    expect((await post({ do: 'say', text: '  ' }, 'juror', id)).status).toBe(422)
    await post({ do: 'say', text: '<b>Указатель</b> обрывается' }, 'juror', id)
    expect((await page(at(id))).text).toContain('&lt;b&gt;Указатель&lt;/b&gt; обрывается')
    expect((await page('/jury/')).text).toContain('воздержались')
  })
})

describe('a recusal', () => {
  test('asks for its kind, its reason and a tick; then the book is gone, and what was typed of it', async () => {
    const id = await newBook('Чужая мне')
    await addFile(site, id, 'reading-copy', plainPdf)
    await post({ do: 'save', revision: '0', novelty: '18' }, 'juror', id)
    const wish = { do: 'recuse', kind: 'editor', reason: 'Редактировал', confirm: 'yes' }
    for (const less of [{ kind: '' }, { kind: 'friend' }, { reason: ' ' }, { confirm: '' }])
      expect((await post({ ...wish, ...less }, 'juror', id)).status).toBe(422)
    expect((await post(wish, 'juror', id)).headers.location).toBe('/jury/?done=recused')
    expect(await sheetOf(id)).toBeNull()
    for (const path of [at(id), `${at(id)}reading/`, `/jury/files/${id}/reading-copy.pdf`])
      expect([path, (await page(path)).status]).toEqual([path, 404])
    expect((await post({ do: 'send', revision: '0', ...fullSheet }, 'juror', id)).status).not.toBe(303)
    expect((await post({ do: 'say', text: 'x' }, 'juror', id)).status).toBe(404)
    expect(await sheetOf(id)).toBeNull()
    const shelf = (await page('/jury/?show=recused')).text
    expect([shelf.includes('Чужая мне'), shelf.includes('самоотвод'), shelf.includes(at(id))]).toEqual([
      true,
      true,
      false,
    ])
  })

  test('hides the scores of a book that one had sent, for good', async () => {
    const id = await newBook('Отданная и закрытая')
    await addSheet(site, id, colleague, { note: secret })
    await post({ do: 'send', revision: '0', ...fullSheet }, 'juror', id)
    expect((await page(at(id))).text).toContain(secret)
    await post({ do: 'recuse', kind: 'pupil', reason: 'Учил', confirm: 'yes' }, 'juror', id)
    expect((await page(at(id))).status).toBe(404)
    await setStage(site, 'shortlisted')
    expect((await page(at(id))).status).toBe(404)
    await setStage(site, 'first-round')
  })
})

test('what the secretary has closed takes nothing', async () => {
  const id = await newBook('Поздняя')
  await setStage(site, 'shortlisted')
  for (const verb of ['save', 'send', 'abstain', 'recuse'])
    expect([
      verb,
      (
        await post(
          { do: verb, revision: '0', ...fullSheet, confirm: 'yes', kind: 'editor', reason: 'x' },
          'juror',
          id,
        )
      ).status,
    ]).toEqual([verb, 422])
  await setStage(site, 'first-round')
  expect(await sheetOf(id)).toBeNull()
})

test('odd fields do nothing', async () => {
  const id = await newBook('Странная')
  expect((await post({}, 'juror', id)).status).toBe(422)
  expect((await post({ do: 'nonsense' }, 'juror', id)).status).toBe(422)
  expect((await post({ do: 'save', revision: '-1', novelty: '4' }, 'juror', id)).status).toBe(422)
  expect((await post({ do: 'save', revision: 'x', novelty: '4' }, 'juror', id)).status).toBe(422)
  await post(
    { do: 'save', revision: '0', novelty: '4', outcome: 'sent', page: '9', weight: '100' },
    'juror',
    id,
  )
  expect(await sheetOf(id)).toMatchObject({ halves: { novelty: 4 }, outcome: null, page: 0, revision: 1 })
  for (const path of ['/jury/books/x/', '/jury/?show=x', '/jury/second-round/?nomination=x'])
    expect([path, (await page(path)).status < 500]).toEqual([path, true])
})
