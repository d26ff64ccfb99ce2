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
import type { Nomination } from '../../count/award-rule.ts'
import { answerAward } from '../../way/award-phases.ts'
import { awardMoments } from '../../way/award-windows.ts'
import { isOld, revisionIn, savedJson, wantsJson } from '../answer-saved.server.ts'
import { ballotIn, gradeField, placeField } from '../ballot.ts'
import { findJuror, type JuryDesk, type Writer } from '../find-juror.server.ts'
import { juryFrameData } from '../jury-frame-data.ts'
import { isRound, readPrize, readSecondRound } from '../read-ballots.server.ts'
import { castBallot, recordBallotAbstention, recordPrizeVote, saveBallot } from '../record-ballot.server.ts'
import { coverOf } from '../shelf-rows.ts'
import { refusalText } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, edition, person, locale, search, posted, now } = context
  const juror = await findJuror(db, edition, person)
  const round = juror && (await readSecondRound(db, edition, juror, now))
  const asked = posted?.values.nomination ?? search.get('nomination')
  const isPrize = asked === 'prize'
  const shown = isPrize
    ? null
    : (round?.rounds.find(({ nomination }) => nomination === asked) ?? round?.rounds[0] ?? null)
  const at = (moment: Date) => `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
  const actor = juror?.isChair ? 'chair' : 'juror'
  const voting = round && answerAward(round.at.stage, 'vote', actor, round.at.facts)
  const prize =
    isPrize && juror && round?.isOpen ? await readPrize(db, edition, juror, round.access.recused) : null
  return {
    frame: juryFrameData(context, juror),
    isInJury: juror !== null,
    isChair: juror?.isChair ?? false,
    stage: round?.at.stage ?? null,
    isOpen: round?.isOpen ?? false,
    isVoting: voting?.ok ?? false,
    until: at(round?.at.voteEndsAt ?? awardMoments(edition).secondRoundEndsAt),
    quorum: round?.quorum ?? 0,
    size: round?.size ?? 0,
    tabs:
      round?.rounds.map(({ nomination, own, left, judged }) => ({
        nomination,
        isCurrent: nomination === shown?.nomination,
        outcome: own?.outcome ?? null,
        done: judged - left,
        judged,
      })) ?? [],
    place: round && shown ? { at: round.rounds.indexOf(shown) + 1, count: round.rounds.length } : null,
    ballot: shown && ballotView(shown, { posted, at }),
    isPrize,
    prize: prize && {
      vote: prize.vote,
      books: prize.books.map(({ id, number, title, author }) => ({ id, number, title, author })),
    },
    typed: posted?.values ?? null,
    isOld: isOld(posted),
    error: posted?.errors[0]?.message ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type SecondRoundData = Awaited<ReturnType<typeof load>>
export type BallotView = NonNullable<SecondRoundData['ballot']>

type Round = Awaited<ReturnType<typeof readSecondRound>>['rounds'][number]

function ballotView(
  { nomination, books, own, left, judged, cast, turnout }: Round,
  { posted, at }: { posted: LoadContext['posted']; at: (moment: Date) => string },
) {
  const free = books.filter(({ progress }) => progress.is !== 'recused').map(({ id }) => id)
  const kept = { grades: own?.grades ?? {}, preference: own?.preference ?? [] }
  const read =
    posted && ['save', 'cast'].includes(posted.values.do ?? '') ? ballotIn(posted.values, free) : kept
  const shown = typeof read === 'string' ? kept : read
  return {
    nomination,
    revision: own?.revision ?? 0,
    outcome: own?.outcome ?? null,
    at: own?.castAt ? at(own.castAt) : null,
    savedAt: own ? timeOf(own.updatedAt) : null,
    left,
    judged,
    cast,
    turnout,
    books: books.map(({ id, number, title, author, hasCover, progress }) => {
      const isRecused = progress.is === 'recused'
      const place = shown.preference.indexOf(id) + 1
      return {
        id,
        number,
        title,
        author,
        isRecused,
        cover: hasCover && !isRecused ? coverOf(id) : null,
        grade: isRecused ? null : (shown.grades[id] ?? null),
        place: place > 0 ? String(place) : '',
        gradeField: gradeField(id),
        placeField: placeField(id),
      }
    }),
  }
}

type Done = { ok: true; revision?: number } | { ok: false; reason: string }
type Given = { desk: JuryDesk; writer: Writer; nomination: Nomination; revision: number }

/** One thing a juror does with their ballot in a nomination. */
function act(done: string, work: (given: Given, context: SignedIn<ActionContext>) => Promise<Done>) {
  return using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { person, now, fields, locale, edition, path } = context
    const nomination = fields.nomination ?? ''
    const given = { desk: { pool, edition }, writer: { person, now }, revision: revisionIn(fields) }
    const outcome: Done = isRound(nomination)
      ? await work({ ...given, nomination }, context)
      : { ok: false, reason: 'odd-nomination' }
    if (!outcome.ok && outcome.reason === 'not-in-jury') throw notInJury()
    if (done === 'saved' && wantsJson(context))
      return savedJson(context, outcome.ok ? { ok: true, revision: outcome.revision ?? 0 } : outcome)
    if (outcome.ok) return goTo(`${path}?nomination=${nomination}&done=${done}`)
    const field = outcome.reason === 'changed-elsewhere' ? outcome.reason : 'ballot'
    return showAgain(fields, [{ field, message: refusalText(outcome.reason, locale) }])
  })
}

const notInJury = () => new PageFailure(404, 'This is for the jury of this edition.')

export const actions: Actions = {
  save: act('saved', ({ desk, writer, ...given }, { fields }) =>
    saveBallot(desk, writer, { ...given, fields }),
  ),
  cast: act('cast', ({ desk, writer, ...given }, { fields }) =>
    castBallot(desk, writer, { ...given, fields }),
  ),
  abstain: act('abstained', async ({ desk, writer, ...given }, { fields }) =>
    fields.confirm === 'yes'
      ? recordBallotAbstention(desk, writer, given)
      : { ok: false, reason: 'confirm-first' },
  ),
  prize: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { person, now, fields, locale, edition, path } = context
    const named = fields.book ?? ''
    const outcome = await recordPrizeVote(
      { pool, edition },
      { person, now },
      named === 'nobody' ? null : named,
    )
    if (!outcome.ok && outcome.reason === 'not-in-jury') throw notInJury()
    if (outcome.ok) return goTo(`${path}?nomination=prize&done=prize`)
    return showAgain(fields, [{ field: 'book', message: refusalText(outcome.reason, locale) }])
  }),
  default: async ({ fields, locale }) =>
    showAgain(fields, [{ field: 'do', message: refusalText('unknown-action', locale) }]),
}
