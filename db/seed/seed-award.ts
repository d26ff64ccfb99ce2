import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import { keepPerson } from '../../app/accounts/keep-person.server.ts'
import { people } from '../../app/accounts/tables.ts'
import { bookFilesIn, placeOfFile } from '../../app/award/books/book-files.ts'
import { criteria, type Grade, grades, nominations } from '../../app/award/count/award-rule.ts'
import {
  awardAssignments,
  awardBallots,
  awardJurors,
  awardPrizeVotes,
  awardSheets,
} from '../../app/award/jury/tables.ts'
import { sealAward } from '../../app/award/result/seal-award.server.ts'
import { awardStageHistory, awardStages } from '../../app/award/stage/tables.ts'
import { awardApplications, awardFiles, awardHistory } from '../../app/award/tables.ts'
import type { AwardAction, AwardStage } from '../../app/award/way/award-phases.ts'
import { awardMoments } from '../../app/award/way/award-windows.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { type Tx, transaction } from '../../app/platform/database/transaction.server.ts'
import { type DemoBook, demoBooks, demoJurors } from './demo-award.ts'
import { demoQuestion, demoSteps } from './demo-award-steps.ts'
import { drawCover } from './draw-cover.ts'
import { makeReadingCopy, readingCopySheets } from './make-reading-copy.ts'
import { demoPassword } from './seed-people.ts'
import { seedSubmission } from './seed-submissions.ts'

type Juror = { id: string; strictness: number }
type Book = DemoBook & { id: string }

const edition = autumn2025
const hourMs = 3_600_000

/** The award as far as it would have come by now: applications, then scores, then ballots, then the sealed result. */
export async function seedAward(pool: pg.Pool, uploadsDir: string, now: Date): Promise<void> {
  const { rows } = await pool.query('select 1 from award_applications limit 1')
  if (rows.length > 0) return
  for (const juror of demoJurors.slice(2)) {
    await keepPerson(pool, { ...juror, role: 'juror', password: demoPassword, isDemo: true }, now)
  }
  const moments = awardMoments(edition)
  const isJudged = now >= moments.judgingFrom
  await transaction(pool, async tx => {
    const jurors = await seedJurors(tx)
    const books: Book[] = []
    for (const [place, book] of demoBooks.entries()) {
      const sentAt = new Date(Math.min(now.getTime(), moments.closesAt.getTime()) - (place + 4) * 9 * hourMs)
      const state = isJudged && book.state !== 'declined' ? 'admitted' : book.state
      books.push({
        ...book,
        state,
        id: await seedBook(tx, { ...book, state }, { place, sentAt, uploadsDir }),
      })
    }
    if (!isJudged) return
    const admitted = books.filter(({ state }) => state === 'admitted')
    const isFirstOver = now >= moments.firstRoundEndsAt
    await seedFirstRound(tx, { jurors, admitted, at: moments.judgingFrom, isOver: isFirstOver })
    const isVoteOver = now >= moments.secondRoundEndsAt
    if (isFirstOver)
      await seedVote(tx, { jurors, admitted, at: moments.firstRoundEndsAt, isOver: isVoteOver })
    if (isVoteOver) await sealAward(tx, { edition, now: moments.secondRoundEndsAt })
    await seedStage(tx, isVoteOver ? 'sealed' : isFirstOver ? 'second-round' : 'first-round')
  })
}

async function seedJurors(tx: Tx): Promise<Juror[]> {
  const jurors: Juror[] = []
  for (const [place, { email, strictness }] of demoJurors.entries()) {
    const [person] = await tx.select({ id: people.id }).from(people).where(eq(people.email, email))
    if (!person) continue
    await tx.insert(awardJurors).values({ editionId: edition.id, jurorId: person.id, isChair: place === 1 })
    jurors.push({ id: person.id, strictness })
  }
  return jurors
}

async function seedBook(
  tx: Tx,
  book: DemoBook,
  { place, sentAt, uploadsDir }: { place: number; sentAt: Date; uploadsDir: string },
): Promise<string> {
  const [firstName = '', lastName = ''] = book.author.split(' ')
  const email = `author-${place + 1}@books.example`
  const { nomination, title, publisher, year, novelty } = book
  const hasFile = withReadingCopy.has(place)
  const submissionId = await seedSubmission(
    tx,
    {
      form: 'award',
      locale: 'ru',
      page: '/award/',
      hoursAgo: 0,
      state: 'answered',
      fields: {
        firstName,
        lastName,
        email,
        nominator: 'author',
        nomination,
        bookTitle: title,
        publisher,
        publicationYear: year,
        bookCopy: hasFile ? 'pdf' : 'paper',
        novelty,
        isCitizen: 'on',
        isArtHistorian: 'on',
        isOnlyAuthor: 'on',
      },
    },
    100 + place,
    sentAt,
  )
  const id = randomUUID()
  const steps = demoSteps[book.state]
  const hasCopies = steps.some(({ action }) => action === 'note-copies')
  await tx.insert(awardApplications).values({
    id,
    editionId: edition.id,
    submissionId,
    state: book.state,
    nomination,
    fields: {
      nomination,
      title,
      publisher,
      year,
      isbn: isbnAt(place),
      pages: book.pages,
      circulation: book.circulation,
      nominator: 'author',
      novelty,
      excerpt: book.excerpt,
      excerptPage: String(40 + place * 7),
      ...(hasFile && { readingCopyAgree: 'on' }),
    },
    isbn: isbnAt(place),
    locale: 'ru',
    ...(book.state === 'question' && {
      question: demoQuestion,
      // The last minute of the day, not the first of the next one.
      questionUntil: new Date(awardMoments(edition).closesAt.getTime() - 60_000),
    }),
    ...(hasCopies && { copiesReceivedAt: new Date(sentAt.getTime() + hourMs) }),
    createdAt: sentAt,
    updatedAt: new Date(sentAt.getTime() + steps.length * hourMs),
  })
  const file = { id: randomUUID(), kind: 'cover' as const }
  const bytes = await drawCover(book, placeOfFile(bookFilesIn(uploadsDir), file))
  await tx
    .insert(awardFiles)
    .values({ ...file, applicationId: id, name: 'cover.webp', bytes, createdAt: sentAt })
  if (hasFile) await seedReadingCopy(tx, book, id, { sentAt, uploadsDir })
  await tx.insert(awardHistory).values({
    applicationId: id,
    at: sentAt,
    actor: 'applicant',
    who: '',
    action: 'submit',
    fromState: null,
    toState: 'submitted',
  })
  for (const [index, step] of steps.entries()) {
    const at = new Date(sentAt.getTime() + (index + 1) * hourMs)
    await tx
      .insert(awardHistory)
      .values({ ...step, applicationId: id, at, actor: 'secretary', who: 'award@portico.example' })
  }
  return id
}

/** Three of the books that the demo's own juror reads can be read on a screen. */
const withReadingCopy = new Set([0, 4, 6])

async function seedReadingCopy(
  tx: Tx,
  book: DemoBook,
  applicationId: string,
  { sentAt, uploadsDir }: { sentAt: Date; uploadsDir: string },
): Promise<void> {
  const file = { id: randomUUID(), kind: 'reading-copy' as const }
  const bytes = await makeReadingCopy(book, sentAt)
  await writeFile(placeOfFile(bookFilesIn(uploadsDir), file), bytes)
  const name = 'book.pdf'
  await tx.insert(awardFiles).values({ ...file, applicationId, name, bytes: bytes.length, createdAt: sentAt })
}

type Round = { jurors: Juror[]; admitted: Book[]; at: Date; isOver: boolean }

/** Everybody reads four books of seven; while the round lasts, the demo's own juror and one more have some left. */
async function seedFirstRound(tx: Tx, { jurors, admitted, at, isOver }: Round): Promise<void> {
  for (const [place, book] of admitted.entries()) {
    for (const turn of [0, 1, 3, 5]) {
      const juror = jurors[(place + turn) % jurors.length]
      if (!juror) continue
      await tx.insert(awardAssignments).values({ applicationId: book.id, jurorId: juror.id, at })
      if (!isOver && (turn === 5 || place % 3 === 2)) continue
      const sentAt = new Date(at.getTime() + (place + turn + 1) * 5 * hourMs)
      await tx.insert(awardSheets).values({
        applicationId: book.id,
        jurorId: juror.id,
        halves: Object.fromEntries(
          criteria.map((criterion, index) => [
            criterion,
            Math.max(2, Math.min(20, book.worth + juror.strictness - ((place + index + turn) % 3))),
          ]),
        ),
        note: notes[(place + turn) % notes.length] ?? '',
        page: readingCopySheets,
        revision: 6,
        updatedAt: sentAt,
        outcome: 'sent',
        sentAt,
      })
    }
  }
}

/** While the vote lasts, the demo's own juror has not voted. */
async function seedVote(tx: Tx, { jurors, admitted, at, isOver }: Round): Promise<void> {
  for (const [place, juror] of jurors.slice(isOver ? 0 : 1).entries()) {
    const castAt = new Date(at.getTime() + (place + 1) * 6 * hourMs)
    for (const nomination of nominations) {
      const given = admitted
        .filter(book => book.nomination === nomination)
        .map((book): [string, Grade] => [book.id, gradeOf(book.worth - ((place + book.title.length) % 3))])
      await tx.insert(awardBallots).values({
        editionId: edition.id,
        jurorId: juror.id,
        nomination,
        grades: Object.fromEntries(given),
        revision: 1,
        updatedAt: castAt,
        outcome: 'cast',
        castAt,
      })
    }
    // Of one mind on the book of paper and water.
    const prize = admitted.find(({ title }) => title === 'Бумага помнит воду')
    await tx
      .insert(awardPrizeVotes)
      .values({ editionId: edition.id, jurorId: juror.id, applicationId: prize?.id ?? null, castAt })
  }
}

async function seedStage(tx: Tx, stage: AwardStage): Promise<void> {
  const { judgingFrom, firstRoundEndsAt, secondRoundEndsAt } = awardMoments(edition)
  const all: [AwardAction, AwardStage, AwardStage, Date][] = [
    ['begin-first-round', 'closed', 'first-round', judgingFrom],
    ['close-first-round', 'first-round', 'shortlisted', firstRoundEndsAt],
    ['begin-second-round', 'shortlisted', 'second-round', firstRoundEndsAt],
    ['seal', 'second-round', 'sealed', secondRoundEndsAt],
  ]
  const taken = all.slice(0, all.findIndex(([, , to]) => to === stage) + 1)
  for (const [action, fromStage, toStage, at] of taken) {
    await tx.insert(awardStageHistory).values({
      editionId: edition.id,
      at,
      actor: 'secretary',
      who: 'award@portico.example',
      action,
      fromStage,
      toStage,
    })
  }
  const at = taken.at(-1)?.[3] ?? judgingFrom
  await tx.insert(awardStages).values({ editionId: edition.id, stage, updatedAt: at })
}

function gradeOf(worth: number): Grade {
  return grades[Math.max(0, Math.min(grades.length - 1, Math.floor((20 - worth) / 2)))] ?? 'good'
}

/** Numbers that no publisher has. */
function isbnAt(place: number): string {
  const twelve = `978500000${String(400 + place)}`
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

const notes = [
  'Автор возвращает наброску статус документа. Слабее четвёртая глава: довод держится на одном письме. Аппарат образцовый, указатели выверены.',
  'Материал собран на месте и проверен вещами, а не пересказом. Язык местами тяжёл, но мысль нигде не теряется. Подписи к иллюстрациям точны.',
  'Сильная сторона книги — сравнение, которое никто прежде не делал. Выводы осторожны ровно настолько, насколько позволяют источники.',
  'Читается одним дыханием; спорный тезис второй главы назван спорным, и это говорит в пользу автора. Иллюстрации стоят там, где о них говорят.',
]
