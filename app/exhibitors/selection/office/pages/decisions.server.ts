import { fairOfExhibitors, isCalledOff, openFair } from '../../../../editions/open-fair.ts'
import {
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { using } from '../../../../page-server/services.ts'
import { sectionLetters } from '../../../../participants/kinds.ts'
import { formatDay } from '../../../../platform/dates.ts'
import { localeCodes, localeFrom } from '../../../../platform/languages.ts'
import { wishedSections } from '../../../application/application-fields.ts'
import { isReviewTime } from '../../../application-window.ts'
import { loadOfficeFrame } from '../../../load-office-frame.server.ts'
import { officeFairIn, officeFairs } from '../../../office-fair.ts'
import type { Decision } from '../../decisions.ts'
import { openReview } from '../../open-review.server.ts'
import { previewRelease } from '../../preview-release.server.ts'
import { countsOf, publishAnswers } from '../../publish-answers.server.ts'
import { clearDecision, setDecision } from '../../set-decision.server.ts'
import { boardSearch, readBoardFilter } from '../board-filter.ts'
import { countSubmitted, readBoard, readCouncil, readLimits } from '../read-board.server.ts'
import { firstWorks } from '../read-first-works.server.ts'
import { boardView, chosenView, remarkView } from '../show-board.server.ts'
import type { DecisionTexts } from '../texts.ru.ts'
import { decisionTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, posted, now } = context
  // A form that was refused brings back the address it was sent from.
  const filter = readBoardFilter(posted ? new URLSearchParams(posted.values.back ?? '') : search)
  const { answersBy, id: editionId } = fairOfExhibitors(filter.fair || openFair.id)
  const rows = await readBoard(db, editionId)
  const limits = await readLimits(db, editionId)
  const run = await previewRelease(db, { editionId, limits, now })
  const asked = posted?.values.application ?? search.get('application')
  const chosen = rows.find(({ id }) => id === asked)
  return {
    frame: (await loadOfficeFrame(context)).frame,
    count: rows.length,
    answersBy: formatDay(answersBy, locale),
    fairs: officeFairs(locale),
    // The review of the open fair is begun here; that of another has been.
    submitted: !filter.fair && isReviewTime(now) ? await countSubmitted(db) : 0,
    limits: wishedSections.map(section => ({
      section,
      letter: sectionLetters[section],
      limit: limits[section] ?? 0,
      accepted: rows.filter(row => row.decision?.decision === 'accept' && row.section === section).length,
    })),
    council: await readCouncil(db),
    ...boardView(rows, filter, locale),
    chosen: chosen ? { ...chosenView(chosen, locale), works: await firstWorks(db, chosen.id, locale) } : null,
    run: {
      count: run.answers.length,
      counts: countsOf(run.answers),
      byLanguage: localeCodes.map(code => ({
        code,
        count: run.answers.filter(answer => localeFrom(answer.locale) === code).length,
      })),
      remarks: run.remarks.map(remark => remarkView(remark, filter.fair, locale)),
      digest: run.digest,
    },
    typed: posted?.values ?? {},
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type DecisionsData = Awaited<ReturnType<typeof load>>

/** Back to the board as it was narrowed, with what has been done. */
function backTo({ fields, path }: ActionContext, done: string): Answer {
  const filter = readBoardFilter(new URLSearchParams(fields.back ?? ''))
  return goTo(`${path}${boardSearch(filter, { done })}`)
}

type Refusal = keyof DecisionTexts['refusals']

function refuse({ fields, locale }: ActionContext, reason: string): Answer {
  const { refusals } = decisionTexts[locale]
  const known = Object.hasOwn(refusals, reason) ? (reason as Refusal) : 'not-in-review'
  return showAgain(fields, [{ field: fields.do ?? '', message: refusals[known] }])
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const applicationIn = ({ fields }: ActionContext) =>
  uuid.test(fields.application ?? '') ? (fields.application ?? '') : null

export const actions: Actions = {
  begin: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const begun = await openReview(pool, context.person, context.now)
    if (begun === null) return refuse(context, isCalledOff(openFair.id) ? 'called-off-review' : 'still-open')
    return begun > 0 ? goTo(`${context.path}?done=begun`) : refuse(context, 'nothing-to-begin')
  }),

  decide: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { fields, person, now } = context
    const applicationId = applicationIn(context)
    if (!applicationId) return refuse(context, 'unknown')
    const wish = {
      decision: (fields.decision ?? '') as Decision,
      section: fields.section ?? '',
      message: fields.message ?? '',
      changesUntil: fields.changesUntil ?? '',
    }
    const outcome = await setDecision({ pool, person, applicationId, now }, wish, wishedSections)
    return outcome.ok ? backTo(context, 'decided') : refuse(context, outcome.reason)
  }),

  clear: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { person, now } = context
    const applicationId = applicationIn(context)
    if (!applicationId) return refuse(context, 'unknown')
    const outcome = await clearDecision({ pool, person, applicationId, now })
    return outcome.ok ? backTo(context, 'cleared') : refuse(context, outcome.reason)
  }),

  release: using(
    ['exhibitorDesk'],
    async (context: SignedIn<ActionContext>, { exhibitorDesk }): Promise<Answer> => {
      const { db, fields, person, now } = context
      if (fields.confirm !== 'yes') return refuse(context, 'confirm-first')
      const editionId = officeFairIn(new URLSearchParams(fields.back ?? '')) || openFair.id
      const limits = await readLimits(db, editionId)
      const wish = { editionId, limits, digest: fields.digest ?? '', now }
      const outcome = await publishAnswers(exhibitorDesk, person, wish)
      return outcome.ok ? backTo(context, 'released') : refuse(context, outcome.reason)
    },
  ),

  default: async (context: SignedIn<ActionContext>) => refuse(context, 'unknown-action'),
}
