import { expect, test } from 'vitest'
import { keepPerson } from '../../app/accounts/keep-person.server.ts'
import { checkProtocol } from '../../app/award/seal/check-protocol.ts'
import { demoPassword } from '../../db/seed/seed-people.ts'
import { ask } from '../builders/ask.ts'
import {
  applyForAward,
  bookOf,
  coverOf,
  plainPdf,
  restOfBook,
  sendBookFile,
} from '../builders/award/books.ts'
import { isbnNumber } from '../builders/award/office.ts'
import { fullSheet } from '../builders/award/reading-room.ts'
import { send } from '../builders/buying.ts'
import { type MortalSite, mortalSite } from '../builders/exhibitors/mortal-site.ts'
import { openFair } from '../builders/fair-database.ts'
import { cookieIn } from '../builders/sign-in.ts'
import { sql } from '../builders/sql.ts'
import { until } from '../builders/until.ts'

type Language = '' | '/en'
/** Somebody at their browser: a language, and a cookie once they have signed in. */
type Somebody = { prefix: Language; cookie: string }

// A start costs a second or two: in `npm test` every third step is followed by a death, in `npm run proofs` every one.
const stepsPerKill = Number(process.env.AWARD_STEPS_PER_KILL ?? 12)

const jurors = ['juror', 'chair', 'third', 'fourth', 'fifth'].map(name => `${name}@portico.example`)

/**
 * The award from the first application to the laureates, in both languages at once: every second person works in English.
 * The site dies by kill -9 between their steps. What somebody was told is done is there when it has come up again.
 */
test('applicants, secretary, jurors and a reader go their way through the award while the site is killed with -9 between their steps', {
  timeout: 400_000,
}, async ({ onTestFinished }) => {
  const fair = await openFair()
  onTestFinished(fair.drop)
  const now = new Date('2025-08-01T09:00:00Z')
  for (const email of jurors.slice(2)) {
    const person = {
      email,
      name: `Судья ${email}`,
      role: 'juror',
      password: demoPassword,
      isDemo: true,
    } as const
    await keepPerson(fair.pool, person, now)
  }
  const site = await sometimesMortal(fair.url)
  onTestFinished(() => site.stop())

  const books = [await apply(site, '', 1), await apply(site, '/en', 2)]
  const secretary = await signedIn(site, 'award@portico.example', '')
  for (const { id, email } of books) {
    await settle(site, secretary, id, 'check')
    await site.kill()
    await settle(site, secretary, id, 'admit')
    await site.kill()
    expect((await bookOf(site, email)).state).toBe('admitted')
  }
  const jury = await seatJury(site, secretary)

  await site.kill({ FAIR_NOW: '2025-09-02T09:00:00+03:00' })
  await stageStep(site, secretary, 'begin-first-round')
  for (const [place, juror] of jury.entries()) {
    // One dies between each word that is kept and the sheet that is sent, the others after it.
    for (const { id } of books) await judge(site, juror, id, place === 0)
    await site.kill()
  }
  expect(await counted(site, `award_sheets where outcome = 'sent'`)).toBe(10)

  await site.kill({ FAIR_NOW: '2025-09-08T09:00:00+03:00' })
  await stageStep(site, secretary, 'close-first-round')
  await site.kill()
  await stageStep(site, secretary, 'begin-second-round')
  for (const juror of jury) {
    await castBallot(site, juror, books)
    await site.kill()
  }
  expect(await counted(site, `award_ballots where outcome = 'cast'`)).toBe(5)

  await seal(site, secretary, '/office/award/stage/')
  await site.kill()
  expect(await counted(site, 'award_protocols')).toBe(0)
  await seal(site, jury[1], '/jury/chair/')
  await site.kill()
  const [sealed] = await sql<{ hash: string }>(site, 'select hash from award_protocols')
  for (const prefix of ['', '/en']) {
    const page = await ask(site, `${prefix}/award/`)
    expect(page.text).toContain(sealed?.hash.slice(0, 8))
    expect(page.text).not.toContain('Книга 1')
  }

  await site.kill({ FAIR_NOW: '2025-09-24T21:10:00+03:00' })
  await announced(site, sealed?.hash ?? '', books)
})

/** An application by the form, completed by its link, with cover and reading copy; killed after each. */
async function apply(site: MortalSite, prefix: Language, place: number) {
  const email = `mortal-author-${place}@example.test`
  const path = await applyForAward(site, email, { prefix, bookTitle: `Книга ${place}` })
  await site.kill()
  await done(send(site, path, { do: 'save', revision: '0', ...restOfBook, isbn: isbnNumber(place) }))
  await site.kill()
  await done(sendBookFile(site, path, 'cover', { name: 'cover.jpg', bytes: await coverOf(900, 1200) }))
  await done(sendBookFile(site, path, 'reading-copy', { name: 'book.pdf', bytes: plainPdf }))
  await site.kill()
  const book = await bookOf(site, email)
  expect([
    book.state,
    book.isbn,
    await counted(site, `award_files where application_id = '${book.id}'`),
  ]).toEqual(['submitted', isbnNumber(place), 2])
  return { id: book.id, email, path }
}

async function signedIn(site: MortalSite, email: string, prefix: Language): Promise<Somebody> {
  return { prefix, cookie: cookieIn(await send(site, '/sign-in/', { email, password: demoPassword })) }
}

async function settle(site: MortalSite, { cookie }: Somebody, id: string, action: string) {
  const { text } = await ask(site, `/office/award/${id}/`, { headers: { cookie } })
  const revision = /name="revision" value="(\d+)"/.exec(text)?.[1] ?? ''
  await done(send(site, `/office/award/${id}/`, { do: action, revision }, { cookie }))
}

async function seatJury(site: MortalSite, { cookie }: Somebody): Promise<Somebody[]> {
  const rows = await sql<{ id: string; email: string }>(
    site,
    'select id, email from people where email = any($1)',
    [jurors],
  )
  const idOf = (email: string) => rows.find(row => row.email === email)?.id ?? ''
  const post = (fields: Record<string, string>) => done(send(site, '/office/award/jury/', fields, { cookie }))
  for (const email of jurors) await post({ do: 'appoint', juror: idOf(email) })
  await site.kill()
  await post({ do: 'name-chair', juror: idOf('chair@portico.example') })
  await post({ do: 'spread', readers: '5' })
  await site.kill()
  expect([await counted(site, 'award_jurors'), await counted(site, 'award_assignments')]).toEqual([5, 10])
  return Promise.all(jurors.map((email, place) => signedIn(site, email, place % 2 ? '/en' : '')))
}

async function stageStep(site: MortalSite, { cookie }: Somebody, action: string) {
  await done(send(site, '/office/award/stage/', { do: action, confirm: 'yes' }, { cookie }))
}

async function judge(site: MortalSite, { prefix, cookie }: Somebody, id: string, isKilled: boolean) {
  const path = `${prefix}/jury/books/${id}/`
  await done(send(site, path, { do: 'save', revision: '0', ...fullSheet }, { cookie }))
  if (isKilled) await site.kill()
  // What was kept is on the page; it is sent from there.
  const { text } = await ask(site, path, { headers: { cookie } })
  expect(text).toContain(fullSheet.note.trim().slice(0, 60))
  await done(send(site, path, { do: 'send', revision: '1', ...fullSheet }, { cookie }))
}

async function castBallot(site: MortalSite, { prefix, cookie }: Somebody, books: { id: string }[]) {
  const path = `${prefix}/jury/second-round/`
  const grades = Object.fromEntries(
    books.map(({ id }, place) => [`grade-${id}`, place === 0 ? 'excellent' : 'good']),
  )
  await done(send(site, path, { do: 'cast', nomination: 'research', revision: '0', ...grades }, { cookie }))
  await done(send(site, path, { do: 'prize', book: books[1]?.id ?? '' }, { cookie }))
}

async function seal(site: MortalSite, signer: Somebody | undefined, path: string) {
  const cookie = signer?.cookie ?? ''
  const { text } = await ask(site, path, { headers: { cookie } })
  const subject = /name="subject" value="([\da-f]{64})"/.exec(text)?.[1] ?? ''
  await done(send(site, path, { do: 'seal', subject, confirm: 'yes' }, { cookie }))
}

/** What a reader finds, in both languages; letters are written once, whatever dies meanwhile. */
async function announced(site: MortalSite, hash: string, books: { email: string; path: string }[]) {
  for (const prefix of ['', '/en']) {
    const page = await ask(site, `${prefix}/award/`)
    expect(page.text).toContain('Книга 1')
    expect((await ask(site, `${prefix}/award/protocol/`)).status).toBe(200)
  }
  const protocol = await ask(site, '/award/protocol.json')
  const check = await checkProtocol(Buffer.from(protocol.text), hash)
  const research =
    check.ok && check.protocol.result.secondRound.find(({ nomination }) => nomination === 'research')
  expect(research && [research.outcome, research.ballots]).toEqual(['awarded', 5])
  const lettersAbout = () =>
    sql<{ count: number }>(
      site,
      `select count(*)::int as count from letters where recipient = any($1) and created_at >= '2025-09-24T18:00:00Z' group by recipient`,
      [books.map(({ email }) => email)],
    )
  await until(lettersAbout, rows => rows.length === 2)
  await site.kill()
  await site.kill()
  expect((await lettersAbout()).map(({ count }) => count)).toEqual([1, 1])
  expect((await ask(site, books[0]?.path ?? '')).text).toContain('diploma.pdf')
}

/** Dies when it is told the hour, and else at every third step. */
async function sometimesMortal(databaseUrl: string): Promise<MortalSite> {
  const site = await mortalSite({ DATABASE_URL: databaseUrl, POSTS_PER_MINUTE: '1000000' })
  let steps = 0
  return {
    get url() {
      return site.url
    },
    databaseUrl,
    die: () => site.die(),
    rise: changed => site.rise(changed),
    async kill(changed) {
      steps++
      if (changed || steps % stepsPerKill === 0) await site.kill(changed)
    },
    stop: () => site.stop(),
  }
}

async function counted(site: MortalSite, from: string): Promise<number> {
  const [row] = await sql<{ count: number }>(site, `select count(*)::int as count from ${from}`)
  return row?.count ?? 0
}

/** Somebody was told that it is done. */
async function done(answer: Promise<{ status: number; headers: { location?: string }; text: string }>) {
  const { status, headers, text } = await answer
  const said = /role="alert"[^>]*>([^<]*)</.exec(text)?.[1] ?? ''
  expect([status, said, headers.location?.includes('done=') ?? false]).toEqual([303, '', true])
}
