import { accountFrameData } from '../../../accounts/account-frame-data.ts'
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
import { valuesOf } from '../../application/application-fields.ts'
import { sheetOf } from '../../application/sheet.ts'
import { applicationNumber } from '../../application-number.ts'
import { readPictures } from '../../works/read-works.server.ts'
import { addComment } from '../add-comment.server.ts'
import { nextAfter, progressOf } from '../queue-progress.ts'
import { mayJudge, readForMember, readQueue } from '../read-queue.server.ts'
import { recordConflict, recordVote, setFlag } from '../record-vote.server.ts'
import type { CouncilTexts } from '../texts.ru.ts'
import { councilTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, person, params, locale, search, posted } = context
  const seen = await readForMember(db, params.id ?? '', person.id)
  if (!seen) throw new PageFailure(404, 'There is no such application in your queue.')
  const { row, version, own, queue, place } = seen
  const pictures = await readPictures(
    db,
    version.works.map(({ pictureId }) => pictureId),
  )
  const sheet = sheetOf({ values: valuesOf(version.fields), works: version.works, pictures }, locale)
  const asked = Number.parseInt(search.get('work') ?? '1', 10) || 1
  const chosen = Math.min(Math.max(1, asked), Math.max(1, sheet.works.length))
  const at = (moment: Date) => `${formatDay(dayOf(moment), locale)}, ${timeOf(moment)}`
  return {
    frame: accountFrameData(context),
    id: row.id,
    number: applicationNumber(row.number, locale),
    section: row.section,
    place: place + 1,
    count: queue.length,
    progress: progressOf(queue),
    next: nextAfter(queue, row.id) ?? queue[place + 1]?.id ?? null,
    isFlagged: row.isFlagged,
    sheet,
    chosen,
    own: own && { score: own.score, forColleagues: own.forColleagues, forApplicant: own.forApplicant },
    othersCount: seen.othersCount,
    others:
      seen.others?.map(({ name, score, forColleagues, forApplicant }) => ({
        name,
        score,
        forColleagues,
        forApplicant,
      })) ?? null,
    comments:
      seen.comments?.map(({ id, name, text, at: moment }) => ({ id, name, text, at: at(moment) })) ?? null,
    typed: posted?.values ?? null,
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type LightTableData = Awaited<ReturnType<typeof load>>
type Refusal = keyof CouncilTexts['refusals']

/** One thing a member does with an application that is theirs to judge; anything else is not there for them. */
function act(
  work: (
    given: Parameters<typeof setFlag>[0],
    context: SignedIn<ActionContext>,
  ) => Promise<{ refused: string; field?: string } | { goTo: string }>,
) {
  return using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { db, person, params, now, fields, locale } = context
    const applicationId = params.id ?? ''
    if (!(await mayJudge(db, applicationId, person.id)))
      throw new PageFailure(404, 'There is no such application in your queue.')
    const outcome = await work({ pool, person, applicationId, now }, context)
    if ('goTo' in outcome) return goTo(outcome.goTo)
    const { refusals } = councilTexts[locale]
    const known = Object.hasOwn(refusals, outcome.refused) ? (outcome.refused as Refusal) : 'over'
    return showAgain(fields, [{ field: outcome.field ?? '', message: refusals[known] }])
  })
}

export const actions: Actions = {
  vote: act(async (given, { db, fields, person }) => {
    const outcome = await recordVote(given, {
      score: Number(fields.score ?? ''),
      forColleagues: (fields.forColleagues ?? '').slice(0, 2_000),
      forApplicant: (fields.forApplicant ?? '').slice(0, 2_000),
    })
    if (!outcome.ok) {
      return {
        refused: outcome.reason,
        field: outcome.reason === 'sentence-missing' ? 'forApplicant' : 'score',
      }
    }
    const queue = await readQueue(db, person.id)
    const next = nextAfter(queue, given.applicationId)
    return { goTo: next ? `/council/${next}/?done=voted` : '/council/?done=voted' }
  }),

  conflict: act(async (given, { fields }) => {
    if (fields.confirm !== 'yes') return { refused: 'confirm-first', field: 'conflict' }
    const outcome = await recordConflict(given, (fields.reason ?? '').slice(0, 1_000))
    if (outcome !== 'done') return { refused: outcome, field: 'conflict' }
    return { goTo: '/council/?done=conflict' }
  }),

  flag: act(async (given, { fields, path }) => {
    await setFlag(given, fields.set === 'yes')
    const work = /^\d{1,2}$/.test(fields.work ?? '') ? `&work=${fields.work}` : ''
    return { goTo: `${path}?done=${fields.set === 'yes' ? 'flagged' : 'unflagged'}${work}` }
  }),

  say: act(async (given, { fields, path }) => {
    const outcome = await addComment(given, fields.text ?? '')
    return outcome === 'done' ? { goTo: `${path}?done=said` } : { refused: outcome, field: 'text' }
  }),

  default: act(async () => ({ refused: 'unknown-action' })),
}
