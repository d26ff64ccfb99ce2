import { and, eq, ne } from 'drizzle-orm'
import { postLetter } from '../../mail/post-letter.server.ts'
import { type Tx, transaction } from '../../platform/database/transaction.server.ts'
import { localeFrom } from '../../platform/languages.ts'
import type { Person } from '../../platform/person.ts'
import type { AwardDesk } from '../books/award-desk.ts'
import { bookValues, isNomination } from '../books/book-fields.ts'
import type { BookRefusal } from '../books/change-book.server.ts'
import { lockBookById, readBookFiles, type SentBookRow } from '../books/find-book.server.ts'
import { linkTokenOf } from '../books/issue-link.server.ts'
import { type BookLetterKind, bookLetter } from '../books/mails.ts'
import { bookTexts } from '../books/texts.server.ts'
import { momentOf } from '../moment-of.ts'
import { lockStage } from '../stage/take-stage-step.server.ts'
import { awardApplications } from '../tables.ts'
import { takeBookStep } from '../take-award-step.server.ts'
import type { ApplicationFacts } from '../way/application-states.ts'
import { isBeforeReading } from '../way/award-phases.ts'
import { awardMoments } from '../way/award-windows.ts'
import { checkEligibility, factsOfChecks } from './eligibility.ts'

export type Given = { desk: AwardDesk; person: Person; now: Date }
export type OfficeRefusal =
  | BookRefusal
  | 'no-deadline'
  | 'deadline-past'
  | 'deadline-late'
  | 'no-nomination'
  | 'same-nomination'
export type OfficeOutcome = { ok: true } | { ok: false; reason: OfficeRefusal }

export const mostReason = 2_000

/** What the secretary decides about a book; `revision` is the one they were looking at. */
export type Decision = { revision: number } & (
  | { action: 'check' | 'admit' }
  | { action: 'decline' | 'reconsider'; reason: string }
  | { action: 'ask'; reason: string; until: Date | null }
)

/** One decision with its letter: both, or neither. */
export function settleBook(given: Given, id: string, decision: Decision): Promise<OfficeOutcome> {
  return held(given, id, async (tx, book, facts) => {
    // What somebody has not seen they have not decided about.
    if (decision.revision !== book.revision) return { ok: false, reason: 'changed-elsewhere' }
    const reason = 'reason' in decision ? reasonIn(decision.reason) : ''
    if (decision.action === 'ask') {
      const refused = refusedDeadline(given, decision.until)
      if (refused) return { ok: false, reason: refused }
    }
    const until = decision.action === 'ask' ? decision.until : null
    const step = await takeBookStep(tx, book, decision.action, byOf(given), {
      facts: { ...facts, reasoned: reason !== '' },
      details: { ...(reason && { reason }), ...(until && { until: until.toISOString() }) },
      ...(until && { asked: { question: reason, questionUntil: until } }),
    })
    if (!step.ok) return step
    if (decision.action === 'check') return { ok: true }
    const said = decision.action === 'reconsider' ? '' : reason
    await tell(tx, given, book, { kind: decision.action, said, until })
    return { ok: true }
  })
}

/** Two printed copies have come; or it turns out that they have not. */
export function noteCopies(given: Given, id: string, haveCome: boolean): Promise<OfficeOutcome> {
  return held(given, id, async (tx, book) => {
    if (haveCome === (book.copiesReceivedAt !== null)) return { ok: true }
    if (!haveCome && book.state === 'admitted') return { ok: false, reason: 'is-admitted' }
    const details = { copies: haveCome ? 2 : 0 }
    const step = await takeBookStep(tx, book, 'note-copies', byOf(given), { details })
    if (!step.ok) return step
    const copiesReceivedAt = haveCome ? given.now : null
    await tx.update(awardApplications).set({ copiesReceivedAt }).where(eq(awardApplications.id, book.id))
    return { ok: true }
  })
}

/** Another nomination, which the applicant agrees to or not (`answerMove`). */
export function proposeMove(
  given: Given,
  id: string,
  { nomination, reason }: { nomination: string; reason: string },
): Promise<OfficeOutcome> {
  return held(given, id, async (tx, book, facts) => {
    if (!isNomination(nomination)) return { ok: false, reason: 'no-nomination' }
    if (nomination === book.nomination) return { ok: false, reason: 'same-nomination' }
    // Pressed twice, or in two tabs: one proposal, one letter.
    if (nomination === book.moveTo) return { ok: true }
    const said = reasonIn(reason)
    const details = { nomination, ...(said && { reason: said }) }
    const step = await takeBookStep(tx, book, 'propose-move', byOf(given), { facts, details })
    if (!step.ok) return step
    const proposal = { moveTo: nomination, moveAgreedAt: null }
    await tx.update(awardApplications).set(proposal).where(eq(awardApplications.id, book.id))
    await tell(tx, given, book, { kind: 'propose-move', said, nomination })
    return { ok: true }
  })
}

function reasonIn(typed: string): string {
  return typed.trim().slice(0, mostReason).toWellFormed()
}

/** The stage first, then the book: whoever begins the reading and whoever decides wait for each other. */
function held(
  { desk, now }: Given,
  id: string,
  work: (tx: Tx, book: SentBookRow, facts: ApplicationFacts) => Promise<OfficeOutcome>,
): Promise<OfficeOutcome> {
  return transaction(desk.pool, async tx => {
    const { stage } = await lockStage(tx, desk.edition, now)
    const book = await lockBookById(tx, id, desk.edition.id)
    if (!book) return { ok: false, reason: 'no-such-book' }
    const facts = { ...(await factsOf(tx, desk, book)), 'before-reading': isBeforeReading(stage) }
    return work(tx, book, facts)
  })
}

async function factsOf(tx: Tx, desk: AwardDesk, book: SentBookRow): Promise<ApplicationFacts> {
  const files = await readBookFiles(tx, book.id)
  const twins = book.isbn
    ? await tx
        .select({ id: awardApplications.id })
        .from(awardApplications)
        .where(
          and(
            eq(awardApplications.isbn, book.isbn),
            eq(awardApplications.editionId, book.editionId),
            eq(awardApplications.state, 'admitted'),
            ne(awardApplications.id, book.id),
          ),
        )
        .limit(1)
    : []
  const checks = checkEligibility(
    {
      values: bookValues(book.fields),
      answers: book.answers,
      hasReadingCopy: files.some(({ kind }) => kind === 'reading-copy'),
      haveCopiesCome: book.copiesReceivedAt !== null,
      isAdmittedElsewhere: twins.length > 0,
    },
    desk.edition,
  )
  return factsOfChecks(checks)
}

function refusedDeadline({ desk, now }: Given, until: Date | null): OfficeRefusal | null {
  if (!until) return 'no-deadline'
  if (until <= now) return 'deadline-past'
  return until > awardMoments(desk.edition).lastAnswerAt ? 'deadline-late' : null
}

function byOf({ person, now }: Given) {
  return { actor: 'secretary', who: person.email, now } as const
}

async function tell(
  tx: Tx,
  { desk, now }: Given,
  book: SentBookRow,
  { kind, said, until, nomination }: Told,
): Promise<void> {
  const locale = localeFrom(book.locale)
  const letter = bookLetter({
    kind,
    said,
    number: book.number,
    email: book.email,
    token: linkTokenOf(desk, book.id),
    locale,
    edition: desk.edition,
    publicUrl: desk.publicUrl,
    ...(until && { until: momentOf(until, locale) }),
    ...(nomination && isNomination(nomination) && { nomination: bookTexts[locale].nominations[nomination] }),
  })
  const posted = { ...letter, kind: `award-${kind}` as const, isSecret: true, about: [book.submissionId] }
  await postLetter(tx, desk.jobs, posted, now)
}

type Told = { kind: BookLetterKind; said: string; until?: Date | null; nomination?: string }
