import type { Edition } from '../../../editions/edition.ts'
import { phrasesOf } from '../../../editions/phrases.ts'
import { notFound } from '../../../navigation/page-error.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import type { Db } from '../../../platform/database/transaction.server.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { fillWith } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { momentOf } from '../../moment-of.ts'
import { readProtocol } from '../../result/read-award.server.ts'
import { prizesOf } from '../../result/result-view.ts'
import { resultTexts } from '../../result/texts.server.ts'
import { readStage } from '../../stage/take-stage-step.server.ts'
import { answerApplication } from '../../way/application-states.ts'
import { awardMoments } from '../../way/award-windows.ts'
import { answerMove } from '../answer-move.server.ts'
import type { AwardDesk } from '../award-desk.ts'
import { bookValues, problemsOfBook, sentBook } from '../book-fields.ts'
import { type BookFileKind, bookFileKinds } from '../book-files.ts'
import { bookFacts, changeBook } from '../change-book.server.ts'
import { findBook, readBookFiles, readBookHistory } from '../find-book.server.ts'
import { keepBookFile, removeBookFile } from '../keep-book-file.server.ts'
import { bookTexts, wayTexts } from '../texts.server.ts'
import { withdrawBook } from '../withdraw-book.server.ts'

export const load = using(['awardDesk'], async (context: LoadContext, { awardDesk }) => {
  const { db, params, locale, now, edition, posted, pathname, search } = context
  const found = await findBook(db, params.token ?? '')
  if (!found) throw notFound(pathname)
  const { book, name, email } = found
  const kept = bookValues(book.fields)
  const problems = problemsOfBook(kept, edition)
  const files = await readBookFiles(db, book.id)
  const has = (kind: BookFileKind) => files.some(file => file.kind === kind)
  const { stage } = await readStage(db, edition, now)
  const facts = {
    ...bookFacts(awardDesk, book, { stage, now }),
    'move-proposed': book.moveTo !== null,
  }
  const history = await readBookHistory(db, book.id)
  const may = (action: 'change' | 'answer' | 'withdraw' | 'reopen' | 'agree-move') =>
    answerApplication(book.state, action, 'applicant', facts).ok
  const t = bookTexts[locale]
  const say = fillWith(phrasesOf(edition, locale))
  // The last minute that still counts, not the first that does not.
  const lastMoment = new Date(awardMoments(edition).closesAt.getTime() - 1)
  return {
    path: params.token ?? '',
    number: book.number,
    state: book.state,
    sentAt: momentOf(book.createdAt, locale),
    closesAt: facts['applications-open'] ? momentOf(lastMoment, locale) : null,
    question: book.question && { text: book.question, until: momentOf(book.questionUntil ?? now, locale) },
    applicant: `${name}, ${email}`,
    copiesAt: book.copiesReceivedAt && formatDay(dayOf(book.copiesReceivedAt), locale, { withYear: true }),
    values: posted ? sentBook(posted.values, kept) : kept,
    problems: Object.fromEntries([...problems].map(([field, problem]) => [field, say(t.problems[problem])])),
    isCoverMissing: !has('cover'),
    isBookMissing: !has('reading-copy') && !book.copiesReceivedAt,
    files: files.map(({ kind, name: called }) => ({ kind, name: called })),
    mayAttach: kept.readingCopyAgree === 'on',
    revision: book.revision,
    canChange: may(book.state === 'question' ? 'answer' : 'change'),
    canWithdraw: may('withdraw'),
    canReopen: may('reopen'),
    move:
      book.moveTo && may('agree-move')
        ? { to: book.moveTo, reason: reasonOf(history, 'propose-move') }
        : null,
    declinedBecause: book.state === 'declined' ? reasonOf(history, 'decline') : '',
    result: await readOutcome(db, edition, book, now, locale),
    error: posted?.errors[0]?.message ?? null,
    done: search.get('done'),
    history: history.map(({ at, action }) => ({
      at: momentOf(at, locale),
      what: action === 'submit' ? t.submitted : wayTexts[locale].actions[action],
    })),
  }
})

/** How it ended for this book, from the second of the ceremony on: the prizes it has won, or none. */
async function readOutcome(
  db: Db,
  edition: Edition,
  { number, state }: { number: number; state: string },
  now: Date,
  locale: LocaleCode,
) {
  const open = state === 'admitted' ? await readProtocol(db, edition, now) : null
  if (!open) return null
  return { prizes: prizesOf(open.protocol, String(number)).map(prize => resultTexts[locale].prizes[prize]) }
}

export type BookData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  save: using(['awardDesk'], async (context: ActionContext, { awardDesk }) => {
    const { fields, params, locale, now } = context
    const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
    const saved = await changeBook(awardDesk, params.token ?? '', { fields, revision, locale }, now)
    return answered(context, saved, 'saved')
  }),
  upload: using(['awardDesk'], async (context: ActionContext, { awardDesk }) => {
    const { db, file, params, now } = context
    const kind = kindIn(context)
    if (!file || !kind) return refused(context, 'no-file')
    const brought = { kind, name: file.name, path: file.path }
    return answered(
      context,
      await keepBookFile({ ...awardDesk, db }, params.token ?? '', brought, now),
      'file',
    )
  }),
  remove: using(['awardDesk'], async (context: ActionContext, { awardDesk }) => {
    const kind = kindIn(context)
    if (!kind) return refused(context, 'no-file')
    const removed = await removeBookFile(awardDesk, context.params.token ?? '', kind, context.now)
    return answered(context, removed, 'removed')
  }),
  withdraw: using(['awardDesk'], async (context: ActionContext, { awardDesk }) => {
    const { fields, locale } = context
    if (fields.confirm !== 'yes') {
      return showAgain({}, [{ field: 'confirm', message: bookTexts[locale].withdraw.first }])
    }
    return turned(awardDesk, context, 'withdraw')
  }),
  reopen: using(['awardDesk'], (context: ActionContext, { awardDesk }) =>
    turned(awardDesk, context, 'reopen'),
  ),
  'agree-move': using(['awardDesk'], (context: ActionContext, { awardDesk }) =>
    moved(awardDesk, context, 'agree-move'),
  ),
  'keep-nomination': using(['awardDesk'], (context: ActionContext, { awardDesk }) =>
    moved(awardDesk, context, 'keep-nomination'),
  ),
  default: async context => refused(context, 'not-your-part'),
}

async function turned(desk: AwardDesk, context: ActionContext, action: 'withdraw' | 'reopen') {
  const done = await withdrawBook(desk, context.params.token ?? '', action, context.now)
  return answered(context, done, action === 'withdraw' ? 'withdrawn' : 'reopened')
}

async function moved(desk: AwardDesk, context: ActionContext, action: 'agree-move' | 'keep-nomination') {
  const { fields, params, now } = context
  const answer = { action, proposed: fields.nomination ?? '' }
  const done = await answerMove(desk, params.token ?? '', answer, now)
  return answered(context, done, action === 'agree-move' ? 'moved' : 'kept')
}

/** What the secretary wrote with the last step of this kind. */
function reasonOf(history: Awaited<ReturnType<typeof readBookHistory>>, action: string): string {
  return String(history.findLast(entry => entry.action === action)?.details.reason ?? '')
}

function kindIn({ fields }: ActionContext): BookFileKind | undefined {
  return bookFileKinds.find(kind => kind === fields.kind)
}

function answered(context: ActionContext, outcome: { ok: boolean; reason?: string }, done: string): Answer {
  return outcome.ok ? goTo(`${context.path}?done=${done}`) : refused(context, outcome.reason ?? '')
}

/** The page again with what was typed, and one sentence. */
function refused({ fields, locale }: ActionContext, reason: string): Answer {
  const t = bookTexts[locale]
  const sentences: Record<string, string> = {
    ...wayTexts[locale].reasons,
    ...t.fileRefusals,
    'changed-elsewhere': t.conflict,
    'no-such-book': t.gone,
  }
  const message = Object.hasOwn(sentences, reason) ? sentences[reason] : undefined
  return showAgain(fields.do === 'save' ? fields : {}, [{ field: '', message: message ?? t.gone }])
}
