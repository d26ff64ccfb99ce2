import { phrasesOf } from '../../../editions/phrases.ts'
import { momentAt } from '../../../editions/rules.ts'
import { notFound } from '../../../navigation/page-error.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayAfter, dayOf, earlierDay, isDay } from '../../../platform/dates.ts'
import { fillWith } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import type { AwardDesk } from '../../books/award-desk.ts'
import { bookFieldNames, bookValues, problemsOfBook } from '../../books/book-fields.ts'
import { readBookFiles, readBookHistory } from '../../books/find-book.server.ts'
import { bookTexts, wayTexts } from '../../books/texts.server.ts'
import { momentOf } from '../../moment-of.ts'
import { readStage } from '../../stage/take-stage-step.server.ts'
import { type ApplicationAction, answerApplication } from '../../way/application-states.ts'
import { isBeforeReading } from '../../way/award-phases.ts'
import { awardMoments } from '../../way/award-windows.ts'
import { checkEligibility, factsOfChecks } from '../eligibility.ts'
import { findBookById, findTwins } from '../find-books.server.ts'
import { loadAwardFrame } from '../load-frame.server.ts'
import {
  type Decision,
  noteCopies,
  type OfficeOutcome,
  proposeMove,
  settleBook,
} from '../settle-book.server.ts'
import { awardOfficeTexts } from '../texts.server.ts'

const offered = ['check', 'ask', 'admit', 'decline', 'reconsider', 'note-copies', 'propose-move'] as const

export async function load(context: SignedIn<LoadContext>) {
  const { db, params, locale, now, edition, pathname } = context
  const found = await findBookById(db, edition.id, params.id ?? '')
  if (!found) throw notFound(pathname)
  const { book, name, email, answers } = found
  const values = bookValues(book.fields)
  const problems = problemsOfBook(values, edition)
  const files = await readBookFiles(db, book.id)
  const twins = await findTwins(db, book)
  const { stage } = await readStage(db, edition, now)
  const words = wayTexts[locale]
  const t = bookTexts[locale]
  const say = fillWith(phrasesOf(edition, locale))
  const checks = checkEligibility(
    {
      values,
      answers,
      hasReadingCopy: files.some(({ kind }) => kind === 'reading-copy'),
      haveCopiesCome: book.copiesReceivedAt !== null,
      isAdmittedElsewhere: twins.some(({ state }) => state === 'admitted'),
    },
    edition,
  )
  const facts = { ...factsOfChecks(checks), 'before-reading': isBeforeReading(stage), reasoned: true }
  const answerTo = (action: ApplicationAction) => answerApplication(book.state, action, 'secretary', facts)
  const lastDay = dayOf(new Date(awardMoments(edition).lastAnswerAt.getTime() - 1))
  const { frame, typed, error, done } = await loadAwardFrame(context)
  return {
    frame,
    typed,
    error,
    done,
    id: book.id,
    number: book.number,
    revision: book.revision,
    state: book.state,
    stateName: words.states[book.state],
    nomination: book.nomination,
    moveTo: book.moveTo,
    applicant: { name, email, phone: String(answers.phone ?? ''), isForgotten: found.erasedAt !== null },
    title: values.title,
    question: book.question && {
      text: book.question,
      until: book.questionUntil ? momentOf(book.questionUntil, locale) : '',
    },
    fields: bookFieldNames.map(field => ({
      field,
      label: t.fields[field],
      value: shownValue(field, values[field], locale),
      problem: problemOf(problems, field, t, say),
    })),
    files: files.map(({ kind, name: called, bytes }) => ({ kind, name: called, bytes })),
    copiesAt: book.copiesReceivedAt && momentOf(book.copiesReceivedAt, locale),
    checks,
    twins: twins.map(twin => ({ ...twin, stateName: words.states[twin.state] })),
    // What the table lets be done now; and of what it does not, why.
    actions: offered.map(action => {
      const answer = answerTo(action)
      return { action, refused: answer.ok ? null : words.reasons[answer.reason] }
    }),
    asked: { day: earlierDay(dayAfter(dayOf(now), 3), lastDay), lastDay },
    history: (await readBookHistory(db, book.id)).map(entry => ({
      id: entry.id,
      at: momentOf(entry.at, locale),
      what: entry.action === 'submit' ? t.submitted : words.actions[entry.action],
      actor: awardOfficeTexts[locale].actors[entry.actor],
      who: entry.who,
      said: String(entry.details.reason ?? entry.details.question ?? ''),
    })),
  }
}

export type OfficeBookData = Awaited<ReturnType<typeof load>>

type Texts = (typeof bookTexts)['ru']

function shownValue(field: (typeof bookFieldNames)[number], value: string, locale: LocaleCode): string {
  const t = bookTexts[locale]
  const named: Record<string, string> =
    field === 'nomination' ? t.nominations : field === 'nominator' ? t.nominators : {}
  if (Object.hasOwn(named, value)) return named[value] ?? value
  return value === 'on' ? awardOfficeTexts[locale].file.yes : value
}

function problemOf(
  problems: ReturnType<typeof problemsOfBook>,
  field: (typeof bookFieldNames)[number],
  t: Texts,
  say: ReturnType<typeof fillWith>,
): string {
  const problem = problems.get(field)
  return problem ? say(t.problems[problem]) : ''
}

export const actions: Actions = {
  check: decided(({ revision }) => ({ action: 'check', revision })),
  admit: decided(({ revision }) => ({ action: 'admit', revision })),
  decline: decided(({ revision, fields }) => ({ action: 'decline', revision, reason: fields.reason ?? '' })),
  reconsider: decided(({ revision, fields }) => ({
    action: 'reconsider',
    revision,
    reason: fields.reason ?? '',
  })),
  ask: decided(({ revision, fields }) => ({
    action: 'ask',
    revision,
    reason: fields.reason ?? '',
    until: momentIn(fields),
  })),
  'note-copies': office(({ desk, person, now, fields, id }) =>
    noteCopies({ desk, person, now }, id, fields.received === 'yes'),
  ),
  'propose-move': office(({ desk, person, now, fields, id }) =>
    proposeMove({ desk, person, now }, id, {
      nomination: fields.nomination ?? '',
      reason: fields.reason ?? '',
    }),
  ),
  default: async (context: SignedIn<ActionContext>) => refused(context, 'unknown-action'),
}

type Asked = Pick<SignedIn<ActionContext>, 'person' | 'now' | 'fields'> & { desk: AwardDesk; id: string }

function office(work: (asked: Asked) => Promise<OfficeOutcome>) {
  return using(['awardDesk'], async (context: SignedIn<ActionContext>, { awardDesk }): Promise<Answer> => {
    const { person, now, fields, params, path } = context
    const outcome = await work({ desk: awardDesk, person, now, fields, id: params.id ?? '' })
    return outcome.ok ? goTo(`${path}?done=${fields.do}`) : refused(context, outcome.reason)
  })
}

function decided(read: (asked: Asked & { revision: number }) => Decision) {
  return office(asked => {
    const { desk, person, now, fields, id } = asked
    const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
    return settleBook({ desk, person, now }, id, read({ ...asked, revision }))
  })
}

/** A day and an hour by the clocks of the venue; null for what is none. */
function momentIn(fields: Record<string, string>): Date | null {
  const { day = '', time = '' } = fields
  return isDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) ? momentAt(day, time) : null
}

function refused({ fields, locale }: ActionContext, reason: string): Answer {
  const t = awardOfficeTexts[locale]
  const sentences: Record<string, string> = { ...wayTexts[locale].reasons, ...t.refusals }
  const message = Object.hasOwn(sentences, reason) ? sentences[reason] : undefined
  return showAgain(fields, [{ field: fields.do ?? '', message: message ?? t.refusals['unknown-action'] }])
}
