import { accountFrameData } from '../../accounts/account-frame-data.ts'
import { fairOfExhibitors, isCalledOff, openFair } from '../../editions/open-fair.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import type { Db } from '../../platform/database/transaction.server.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { applicationNumber } from '../application-number.ts'
import { calendarFacts, windowPhase } from '../application-window.ts'
import { baysView } from '../bays-view.ts'
import { answerFor } from '../fair-guard.ts'
import { findOwn } from '../find-application.server.ts'
import { momentOf } from '../moment-of.ts'
import { requireApplicant } from '../require-applicant.server.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { wordsIn } from '../words-in.ts'
import { readShownWorks, type ShownWork } from '../works/read-works.server.ts'
import { worksWanted } from '../works/work-fields.ts'
import { partState, parts, type Values, valuesOf } from './application-fields.ts'
import { missingIn } from './submit-application.server.ts'
import { applicationTexts } from './texts.server.ts'

export type OwnApplication = {
  application: ApplicationRow | null
  values: Values
  works: ShownWork[]
}

/** Somebody's own application with everything in it; before the first word it is empty. */
export async function readOwnApplication({ db, person }: SignedIn<LoadContext>): Promise<OwnApplication> {
  requireApplicant(person)
  return readApplication(db, await findOwn(db, person.id))
}

/** The same of one that has been found already. */
export async function readApplication(db: Db, application: ApplicationRow | null): Promise<OwnApplication> {
  return {
    application,
    values: valuesOf(application?.fields ?? {}),
    works: application ? await readShownWorks(db, application.id) : [],
  }
}

/** What stands around every page of the application: the account, the bays, how far its parts are. */
export function frameOf(context: SignedIn<LoadContext>, own: OwnApplication) {
  const { locale, now, search, posted } = context
  const { application, values, works } = own
  const state = application?.state ?? 'draft'
  const { editionId, changesUntil } = application ?? { editionId: openFair.id, changesUntil: null }
  const can = (action: 'save' | 'submit' | 'withdraw' | 'reopen') =>
    answerFor(
      { state, editionId },
      action,
      { actor: 'applicant', now },
      { ...calendarFacts({ changesUntil }, now), complete: true },
    )
  const missing = missingIn(values, works, { locale, now })
  const missingNames = new Set<string>(missing.fields.map(({ field }) => field))
  const save = can('save')
  return {
    frame: accountFrameData(context),
    bays: baysView(
      { state, submittedAt: application?.submittedAt ?? null, editionId: application?.editionId },
      locale,
    ),
    above: aboveOf(own, locale),
    keep: keepOf(now, locale),
    state,
    savedAt: application ? momentOf(application.updatedAt, locale) : null,
    isOpen: save.ok,
    refusal: save.ok ? null : save.reason,
    canSubmit: can('submit').ok,
    canWithdraw: can('withdraw').ok,
    canReopen: can('reopen').ok,
    parts: parts.map(part => ({ part, state: partState(part, values, missingNames) })),
    worksCount: { count: works.length, ...worksWanted },
    areWorksDone: missing.works.length === 0 && missing.count === null,
    done: posted ? null : search.get('done'),
  }
}

export type ApplicationFrameData = ReturnType<typeof frameOf>

function aboveOf({ application, values }: OwnApplication, locale: LocaleCode): string {
  const { number, fair } = applicationTexts[locale]
  const { firstDay, lastDay } = application ? fairOfExhibitors(application.editionId) : openFair
  const name = wordsIn(values, 'name', locale)
  const called = application && { number: applicationNumber(application.number, locale) }
  const what = !called ? number.new : fill(application.submittedAt ? number.sent : number.draft, called)
  const days = fill(fair, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) })
  return [what, name, days].filter(Boolean).join(', ')
}

function keepOf(now: Date, locale: LocaleCode): string {
  const { keep } = applicationTexts[locale]
  if (isCalledOff(openFair.id)) return keep.calledOff
  const { opensOn, closesOn } = openFair.applications
  const phase = windowPhase(now)
  if (phase === 'before') return fill(keep.before, { from: formatDay(opensOn, locale) })
  return fill(phase === 'open' ? keep.open : keep.closed, { until: formatDay(closesOn, locale) })
}
