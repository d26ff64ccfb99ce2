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
import { fill } from '../../../../platform/fill.ts'
import type { LocaleCode } from '../../../../platform/languages.ts'
import { marks } from '../../../../platform/money.ts'
import { wishedSections } from '../../../application/application-fields.ts'
import { applicationNumber } from '../../../application-number.ts'
import { openEdition, windowPhase } from '../../../application-window.ts'
import { loadOfficeFrame } from '../../../load-office-frame.server.ts'
import { type Decision, decisions } from '../../decisions.ts'
import { openReview } from '../../open-review.server.ts'
import { previewRelease, type Remark } from '../../preview-release.server.ts'
import { countsOf, publishAnswers } from '../../publish-answers.server.ts'
import { clearDecision, setDecision } from '../../set-decision.server.ts'
import { type BoardRow, countSubmitted, readBoard, readLimits } from '../read-board.server.ts'
import type { DecisionTexts } from '../texts.ru.ts'
import { decisionTexts } from '../texts.server.ts'

const filters = ['all', 'disputed', 'conflicts', 'unvoted'] as const
type Filter = (typeof filters)[number]

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, search, posted, now } = context
  const t = decisionTexts[locale]
  const rows = await readBoard(db)
  const limits = await readLimits(db)
  const run = await previewRelease(db, { editionId: openEdition.id, limits, now })
  const filter = filters.find(one => one === search.get('show')) ?? 'all'
  const shown = rows.filter(row => fits(row, filter))
  const asked = posted?.values.application ?? search.get('application')
  const chosen = rows.find(({ id }) => id === asked)
  return {
    frame: (await loadOfficeFrame(context)).frame,
    count: rows.length,
    answersBy: formatDay(openEdition.answersBy, locale),
    submitted: windowPhase(now) === 'over' ? await countSubmitted(db) : 0,
    limits: wishedSections.map(section => ({
      section,
      letter: sectionLetters[section],
      limit: limits[section] ?? 0,
      accepted: rows.filter(row => row.decision?.decision === 'accept' && row.section === section).length,
    })),
    filter,
    filters: filters.map(one => ({ filter: one, count: rows.filter(row => fits(row, one)).length })),
    columns: (['pending', ...decisions] as const).map(column => ({
      column,
      cards: shown
        .filter(({ decision }) => (decision?.decision ?? 'pending') === column)
        .sort((one, other) => (other.average ?? 0) - (one.average ?? 0))
        .map(row => cardOf(row, locale)),
    })),
    chosen: chosen ? { ...cardOf(chosen, locale), ...detailsOf(chosen), state: chosen.state } : null,
    run: {
      count: run.answers.length,
      counts: countsOf(run.answers),
      russian: run.answers.filter(answer => answer.locale === 'ru').length,
      remarks: run.remarks.map(remark => remarkOf(remark, t, locale)),
      digest: run.digest,
    },
    typed: posted?.values ?? {},
    error: posted?.errors[0] ?? null,
    done: posted ? null : search.get('done'),
  }
}

export type DecisionsData = Awaited<ReturnType<typeof load>>

function fits(row: BoardRow, filter: Filter): boolean {
  if (filter === 'disputed') return row.isDisputed
  if (filter === 'conflicts') return row.conflicts.length > 0
  return filter === 'all' || row.votes.length < row.asked
}

function cardOf(row: BoardRow, locale: LocaleCode) {
  return {
    id: row.id,
    number: applicationNumber(row.number, locale),
    name: row.name[locale] || row.name.ru,
    city: row.city,
    section: row.section,
    average: row.average === null ? null : row.average.toFixed(1).replace('.', marks[locale].decimal),
    given: row.votes.length,
    asked: row.asked,
    waits: row.state === 'waiting-list',
    until: row.decision?.changesUntil ? formatDay(row.decision.changesUntil, locale) : null,
  }
}

function detailsOf({ votes, conflicts, decision }: BoardRow) {
  return { votes, conflicts, decision }
}

function remarkOf(remark: Remark, t: DecisionTexts, locale: LocaleCode): string {
  const { sections, remarks } = t
  switch (remark.kind) {
    case 'section-full': {
      const { accepted, limit } = remark
      const section = (sections as Record<string, string>)[remark.section] ?? remark.section
      return fill(remarks['section-full'], { section, accepted, limit })
    }
    case 'undecided':
      return fill(remarks.undecided, { count: remark.count })
    default:
      return fill(remarks[remark.kind], { number: applicationNumber(remark.number, locale) })
  }
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
    if (begun === null) return refuse(context, 'still-open')
    return begun > 0 ? goTo(`${context.path}?done=begun`) : refuse(context, 'nothing-to-begin')
  }),

  decide: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { fields, person, now, path } = context
    const applicationId = applicationIn(context)
    if (!applicationId) return refuse(context, 'unknown')
    const wish = {
      decision: (fields.decision ?? '') as Decision,
      section: fields.section ?? '',
      message: fields.message ?? '',
      changesUntil: fields.changesUntil ?? '',
    }
    const outcome = await setDecision({ pool, person, applicationId, now }, wish, wishedSections)
    return outcome.ok ? goTo(`${path}?done=decided`) : refuse(context, outcome.reason)
  }),

  clear: using(['pool'], async (context: SignedIn<ActionContext>, { pool }): Promise<Answer> => {
    const { person, now, path } = context
    const applicationId = applicationIn(context)
    if (!applicationId) return refuse(context, 'unknown')
    const outcome = await clearDecision({ pool, person, applicationId, now })
    return outcome.ok ? goTo(`${path}?done=cleared`) : refuse(context, outcome.reason)
  }),

  release: using(
    ['exhibitorDesk'],
    async (context: SignedIn<ActionContext>, { exhibitorDesk }): Promise<Answer> => {
      const { db, fields, person, now, path } = context
      if (fields.confirm !== 'yes') return refuse(context, 'confirm-first')
      const limits = await readLimits(db)
      const wish = { editionId: openEdition.id, limits, digest: fields.digest ?? '', now }
      const outcome = await publishAnswers(exhibitorDesk, person, wish)
      return outcome.ok ? goTo(`${path}?done=released`) : refuse(context, outcome.reason)
    },
  ),

  default: async (context: SignedIn<ActionContext>) => refuse(context, 'unknown-action'),
}
