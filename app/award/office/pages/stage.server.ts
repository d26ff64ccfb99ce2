import { momentAt } from '../../../editions/rules.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayAfter, dayOf, isDay, laterDay } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { wayTexts } from '../../books/texts.server.ts'
import { momentOf } from '../../moment-of.ts'
import { momentOfExtension, signAward } from '../../stage/sign-award.server.ts'
import { awardMoments } from '../../way/award-windows.ts'
import { loadAwardFrame } from '../load-frame.server.ts'
import { type NextAction, readProgress } from '../read-progress.server.ts'
import { type OwnStep, runStageStep } from '../run-stage-step.server.ts'
import { awardOfficeTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, now, locale, person } = context
  const progress = await readProgress(db, edition, now)
  const { at, facts, open, result } = progress
  const moments = awardMoments(edition)
  const voteEndsAt = at.voteEndsAt ?? moments.secondRoundEndsAt
  const { frame, typed, error, done } = await loadAwardFrame(context)
  const lastDay = dayOf(new Date(moments.lastVoteEndsAt.getTime() - 1))
  return {
    frame,
    typed,
    error,
    done,
    stage: at.stage,
    stageName: wayTexts[locale].stages[at.stage],
    open,
    next: progress.next.map(({ action, needs }) => ({ action: action as NextAction, needs })),
    isQuorumMissing: facts['quorum-missing'] === true,
    moments: {
      closesAt: lastMinute(moments.closesAt, locale),
      judgingFrom: momentOf(moments.judgingFrom, locale),
      firstRoundEndsAt: lastMinute(moments.firstRoundEndsAt, locale),
      voteEndsAt: momentOf(voteEndsAt, locale),
      ceremonyAt: momentOf(moments.ceremonyAt, locale),
    },
    signatures: progress.signatures.map(signature => ({
      action: signature.action,
      actor: signature.actor,
      name: signature.name,
      at: momentOf(signature.at, locale),
      isMine: signature.personId === person.id,
      ...shownSubject(signature, progress.fingerprint, locale),
    })),
    fingerprint: progress.fingerprint,
    extension: { day: dayAfter(laterDay(dayOf(voteEndsAt), dayOf(now)), 1), lastDay },
    ballots: progress.ballots,
    protocol: progress.protocol && {
      hash: progress.protocol.hash,
      sealedAt: momentOf(progress.protocol.sealedAt, locale),
      stampedAt: progress.protocol.stampedAt && momentOf(progress.protocol.stampedAt, locale),
    },
    history: progress.history.map(entry => ({
      id: entry.id,
      at: momentOf(entry.at, locale),
      who: entry.who,
      actor: entry.actor,
      action: entry.action,
      details: shownDetails(entry.details, locale),
    })),
    result: result && shownResult(result, open.second),
  }
}

export type StageData = Awaited<ReturnType<typeof load>>

/** Midnight belongs to the day it ends. */
function lastMinute(moment: Date, locale: LocaleCode): string {
  return momentOf(new Date(moment.getTime() - 1), locale)
}

type Signature = { action: 'extend-vote' | 'seal'; subject: string }

function shownSubject({ action, subject }: Signature, fingerprint: string, locale: LocaleCode) {
  if (action === 'seal') return { subject, isStale: subject !== fingerprint, shown: subject.slice(0, 16) }
  const moment = momentOfExtension(subject)
  return { subject, isStale: false, shown: moment ? momentOf(moment, locale) : '' }
}

/** What belongs to an entry of the journal, as words. */
function shownDetails(details: Record<string, string | number>, locale: LocaleCode): string {
  const t = awardOfficeTexts[locale]
  const actionNames: Record<string, string> = t.stage.actions
  return Object.entries(details)
    .map(([name, value]) => {
      const text = String(value)
      const moment = name === 'until' || name === 'subject' ? momentOfExtension(text) : null
      if (moment) return momentOf(moment, locale)
      if (name === 'what') return actionNames[text] ?? text
      if (name === 'book') return fill(t.number, { number: text })
      if (name === 'books' || name === 'readers') return fill(t.stage.details[name], { count: text })
      return name === 'subject' || name === 'hash' ? text.slice(0, 16) : text
    })
    .join(', ')
}

type Result = NonNullable<Awaited<ReturnType<typeof readProgress>>['result']>

function shownResult({ counted, named }: Result, isSecondOpen: boolean) {
  const bookOf = (id: string) => ({ id, ...(named.get(id) ?? { number: 0, title: '', isLeft: false }) })
  return {
    first: counted.firstRound.books.map(({ book, ...line }) => ({ ...bookOf(book), ...line })),
    second: isSecondOpen
      ? counted.secondRound.map(({ books, winners, ...round }) => ({
          ...round,
          winners: winners.map(bookOf),
          books: books.map(({ book, ...line }) => ({ ...bookOf(book), ...line })),
        }))
      : null,
    prize: isSecondOpen && counted.juryPrize.book ? bookOf(counted.juryPrize.book) : null,
  }
}

function step(action: OwnStep) {
  return using(['awardDesk'], async (context: SignedIn<ActionContext>, { awardDesk }): Promise<Answer> => {
    const { fields, person, now, path } = context
    if (fields.confirm !== 'yes') return refused(context, 'confirm-first')
    const outcome = await runStageStep({ desk: awardDesk, person, now }, action)
    return outcome.ok ? goTo(`${path}?done=${action}`) : refused(context, outcome.reason)
  })
}

/** The secretary's half; the chair signs in the jury's room. */
function sign(action: 'extend-vote' | 'seal', subjectIn: (fields: Record<string, string>) => string) {
  return using(['awardDesk'], async (context: SignedIn<ActionContext>, { awardDesk }): Promise<Answer> => {
    const { fields, person, now, path } = context
    if (fields.confirm !== 'yes') return refused(context, 'confirm-first')
    const subject = subjectIn(fields)
    const outcome = await signAward(awardDesk, { action, actor: 'secretary', person, subject, now })
    if (!outcome.ok) return refused(context, outcome.reason)
    return goTo(`${path}?done=${outcome.isDone ? action : 'signed'}`)
  })
}

export const actions: Actions = {
  'begin-first-round': step('begin-first-round'),
  'close-first-round': step('close-first-round'),
  'begin-second-round': step('begin-second-round'),
  'extend-vote': sign('extend-vote', fields => {
    const { day = '', time = '' } = fields
    const isMoment = isDay(day) && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
    // To agree to what the chair has signed is to send its very words.
    return isMoment ? momentAt(day, time).toISOString() : (fields.subject ?? '')
  }),
  seal: sign('seal', fields => fields.subject ?? ''),
  default: async (context: SignedIn<ActionContext>) => refused(context, 'unknown-action'),
}

function refused({ fields, locale }: ActionContext, reason: string): Answer {
  const t = awardOfficeTexts[locale].stage
  const sentences: Record<string, string> = { ...wayTexts[locale].reasons, ...t.refusals }
  const message = Object.hasOwn(sentences, reason) ? sentences[reason] : undefined
  return showAgain(fields, [{ field: fields.do ?? '', message: message ?? t.refusals['unknown-action'] }])
}
