import { PageFailure } from '../../../navigation/page-error.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../platform/dates.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { awardRule, type Criterion, criteria } from '../../count/award-rule.ts'
import { hundredths, weightedScore } from '../../count/first-round.ts'
import { answerAward } from '../../way/award-phases.ts'
import { addRemark } from '../add-remark.server.ts'
import { isOld, revisionIn, savedJson, wantsJson } from '../answer-saved.server.ts'
import { isConflictKind } from '../conflicts.ts'
import { findJuror, type JuryDesk, type Writer } from '../find-juror.server.ts'
import { juryFrameData } from '../jury-frame-data.ts'
import { readJuryBook } from '../read-book.server.ts'
import { recordRecusal } from '../record-recusal.server.ts'
import { recordAbstention, saveSheet, sendSheet } from '../record-sheet.server.ts'
import { areAllJudged, type SheetValues, sheetIn } from '../sheet.ts'
import { coverOf, halvesOf, pointsOf, shelfRow } from '../shelf-rows.ts'
import { juryTexts, refusalText } from '../texts.server.ts'

const notYours = () => new PageFailure(404, 'This book is not one of yours.')

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, person, params, locale, search, posted, now } = context
  const juror = await findJuror(db, edition, person)
  const found = juror && (await readJuryBook(db, edition, juror, params.id ?? '', now))
  if (!found) throw notYours()
  const { shelf, book, sheet, values } = found
  const t = juryTexts[locale]
  const at = (moment: Date) => `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
  const kept: SheetValues = { halves: sheet?.halves ?? {}, note: sheet?.note ?? '' }
  const isSheet = posted?.values.do === 'save' || posted?.values.do === 'send'
  const typed = posted && isSheet ? (sheetIn(posted.values) ?? kept) : kept
  const open = shelf.books.filter(({ progress }) => progress.is !== 'recused')
  const place = open.findIndex(({ id }) => id === book.id)
  const actor = juror.isChair ? 'chair' : 'juror'
  const facts = { ...shelf.at.facts, 'may-judge': true }
  const scoring = answerAward(shelf.at.stage, 'score', actor, facts)
  const voting = answerAward(shelf.at.stage, 'vote', actor, facts)
  return {
    frame: juryFrameData(context, juror),
    rows: shelf.books.map(one => shelfRow(one, t, locale)),
    id: book.id,
    number: book.number,
    nomination: book.nomination,
    title: book.title,
    author: book.author,
    imprint: {
      publisher: book.publisher,
      year: book.year,
      circulation: values.circulation,
      isbn: values.isbn,
    },
    pages: book.pages,
    copiesOn: found.copiesReceivedAt && formatDay(dayOf(found.copiesReceivedAt), locale),
    cover: book.hasCover ? coverOf(book.id) : null,
    hasCopy: book.hasCopy,
    page: sheet?.page ?? 0,
    excerpt: values.excerpt,
    excerptPage: values.excerptPage,
    novelty: values.novelty,
    place: place < 0 ? null : { at: place + 1, count: open.length },
    previous: place < 0 ? null : (open[place - 1]?.id ?? null),
    next: place < 0 ? null : (open[place + 1]?.id ?? null),
    isAssigned: found.isAssigned,
    weights: awardRule.weights[book.nomination],
    sheet: {
      ...typed,
      revision: sheet?.revision ?? 0,
      outcome: sheet?.outcome ?? null,
      at: sheet?.sentAt ? at(sheet.sentAt) : null,
      savedAt: sheet && sheet.revision > 0 ? timeOf(sheet.updatedAt) : null,
      score: areAllJudged(typed.halves)
        ? pointsOf(hundredths(weightedScore(typed.halves, book.nomination, awardRule)), locale)
        : null,
    },
    // Another tab wrote meanwhile: what it wrote stands beside what was typed here.
    otherTab: isOld(posted) ? { scores: scoresOf(kept, locale), note: kept.note } : null,
    scoring: scoring.ok ? null : refusalText(scoring.reason, locale),
    canSpeak: scoring.ok || voting.ok,
    canRecuse: scoring.ok || (voting.ok && sheet?.outcome !== 'sent'),
    othersCount: found.othersCount,
    colleagues:
      found.colleagues?.map(({ name, note, halves, score }) => ({
        name,
        note,
        score: score === null ? null : pointsOf(score, locale),
        by: criteria.flatMap(criterion => {
          const given = halves[criterion]
          return given === undefined ? [] : [{ criterion, points: halvesOf(given, locale) }]
        }),
      })) ?? null,
    mean: found.mean && {
      scores: found.mean.scores,
      raw: found.mean.raw === null ? null : pointsOf(found.mean.raw, locale),
      adjusted: found.mean.adjusted === null ? null : pointsOf(found.mean.adjusted, locale),
      isFree: found.mean.isFree,
    },
    remarks:
      found.remarks?.map(({ id, name, text, at: moment }) => ({ id, name, text, at: at(moment) })) ?? null,
    typed: posted?.values ?? null,
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type JuryBookData = Awaited<ReturnType<typeof load>>

function scoresOf({ halves }: SheetValues, locale: 'ru' | 'en'): string {
  const points = (criterion: Criterion) => {
    const given = halves[criterion]
    return given === undefined ? '—' : halvesOf(given, locale)
  }
  return criteria.map(points).join(' · ')
}

type Done = { ok: true } | { ok: false; reason: string }
type Given = { desk: JuryDesk; writer: Writer; bookId: string }

/** One thing a juror does with a book of theirs; any other book is not there. */
function act(
  work: (
    given: Given,
    context: SignedIn<ActionContext>,
  ) => Promise<{ outcome: Done; field: string; goTo: string }>,
) {
  return using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { person, params, now, fields, locale, edition } = context
    const given = { desk: { pool, edition }, writer: { person, now }, bookId: params.id ?? '' }
    const { outcome, field, goTo: to } = await work(given, context)
    if (outcome.ok) return goTo(to)
    if (outcome.reason === 'not-in-jury' || outcome.reason === 'not-assigned') throw notYours()
    return showAgain(fields, [
      {
        field: outcome.reason === 'changed-elsewhere' ? outcome.reason : field,
        message: refusalText(outcome.reason, locale),
      },
    ])
  })
}

const unconfirmed: Done = { ok: false, reason: 'confirm-first' }

export const actions: Actions = {
  save: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { person, params, now, fields, locale, edition, path } = context
    const sent = { bookId: params.id ?? '', revision: revisionIn(fields), values: sheetIn(fields) }
    const saved = await saveSheet({ pool, edition }, { person, now }, sent)
    if (!saved.ok && (saved.reason === 'not-in-jury' || saved.reason === 'not-assigned')) throw notYours()
    if (wantsJson(context)) return savedJson(context, saved)
    if (saved.ok) return goTo(`${path}?done=saved`)
    const field = saved.reason === 'changed-elsewhere' ? saved.reason : 'sheet'
    return showAgain(fields, [{ field, message: refusalText(saved.reason, locale) }])
  }),

  send: act(async ({ desk, writer, bookId }, { fields, path }) => {
    const sent = { bookId, revision: revisionIn(fields), values: sheetIn(fields) }
    const outcome = await sendSheet(desk, writer, sent)
    const isNote = !outcome.ok && outcome.reason === 'note-missing'
    return { outcome, field: isNote ? 'note' : 'sheet', goTo: `${path}?done=sent` }
  }),

  abstain: act(async ({ desk, writer, bookId }, { fields, path }) => {
    const isSure = fields.confirm === 'yes'
    const revision = revisionIn(fields)
    const outcome = isSure ? await recordAbstention(desk, writer, { bookId, revision }) : unconfirmed
    return { outcome, field: 'abstain', goTo: `${path}?done=abstained` }
  }),

  recuse: act(async ({ desk, writer, bookId }, { fields }) => {
    const asked = fields.kind ?? ''
    const kind = isConflictKind(asked) ? asked : null
    const wish = { bookId, kind, note: (fields.reason ?? '').slice(0, 1_000) }
    const outcome = fields.confirm === 'yes' ? await recordRecusal(desk, writer, wish) : unconfirmed
    return { outcome, field: 'recuse', goTo: '/jury/?done=recused' }
  }),

  say: act(async ({ desk, writer, bookId }, { fields, path }) => {
    const outcome = await addRemark(desk, writer, { bookId, text: fields.text ?? '' })
    return { outcome, field: 'text', goTo: `${path}?done=said` }
  }),

  // The page that is shown again is not there for a book that is not theirs.
  default: act(async () => ({ outcome: { ok: false, reason: 'unknown-action' }, field: 'do', goTo: '' })),
}
