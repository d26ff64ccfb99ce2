import { fairOfExhibitors, isUnderWay, openFair } from '../../../editions/open-fair.ts'
import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { formatDays } from '../../../platform/dates.ts'
import { fill } from '../../../platform/fill.ts'
import { timeOf } from '../../../platform/time-of-day.ts'
import { applicationNumber } from '../../application-number.ts'
import { answerFor } from '../../fair-guard.ts'
import { everyOwn, historyOf, lastVersion } from '../../find-application.server.ts'
import { momentOf } from '../../moment-of.ts'
import { ofFair } from '../../own-fair.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { stateTexts } from '../../state-texts.server.ts'
import { isSame, sentValues, valuesOf } from '../application-fields.ts'
import { frameOf, type OwnApplication, readOwnApplication } from '../load-frame.server.ts'
import { type Sent, saveDraft } from '../save-draft.server.ts'
import { type Missing, submitApplication } from '../submit-application.server.ts'
import { applicationTexts } from '../texts.server.ts'
import { reopenApplication } from '../withdraw-application.server.ts'
import { worksView } from '../works-view.ts'

/** What the field of a refusal is called when somebody else wrote meanwhile. */
const changed = 'changed-elsewhere'

export async function load(context: SignedIn<LoadContext>) {
  const { db, locale, posted, person } = context
  const own = await readOwnApplication(context)
  const { application, values, works } = own
  const version = application && (await lastVersion(db, application.id))
  const errors = posted?.errors ?? []
  return {
    ...frameOf(context, own),
    // What was typed stays in the fields; the revision is the one that was overlooked, so that saving again keeps it.
    values: posted ? sentValues(posted.values, values) : { ...values, email: values.email || person.email },
    kept: values,
    revision: application?.revision ?? 0,
    isConflict: errors.some(({ field }) => field === changed),
    errors: errors.filter(({ field }) => field !== changed),
    works: worksView(works, locale),
    version: version && {
      number: version.number,
      at: momentOf(version.submittedAt, locale),
      isBehind: isVersionBehind(own, version),
    },
    history: application
      ? (await historyOf(db, application.id, { isForStaff: false })).map(entry => ({
          id: entry.id,
          at: momentOf(entry.at, locale),
          what: stateTexts[locale].actions[entry.action],
          who:
            entry.actor === 'applicant'
              ? applicationTexts[locale].history.you
              : stateTexts[locale].actors[entry.actor],
        }))
      : [],
    email: person.email,
    others: await othersOf(context),
  }
}

/** Theirs to a fair that is not over and not the open one, as long as it may be taken back. */
async function othersOf({ db, person, locale, now }: SignedIn<LoadContext>) {
  const own = await everyOwn(db, person.id)
  return own
    .filter(({ editionId, state }) => {
      const isOther = editionId !== openFair.id && isUnderWay(editionId, now)
      return isOther && answerFor({ state, editionId }, 'withdraw', { actor: 'applicant', now }).ok
    })
    .map(({ editionId, number, state }) => {
      const { firstDay, lastDay } = fairOfExhibitors(editionId)
      const said = {
        number: applicationNumber(number, locale),
        days: formatDays(firstDay, lastDay, locale, { withYear: true }),
        state: stateTexts[locale].states[state],
      }
      const to = `/account/application/withdraw/${ofFair('?', editionId)}`
      return { to, text: fill(applicationTexts[locale].other, said) }
    })
}

export type ApplicationData = Awaited<ReturnType<typeof load>>

function isVersionBehind(
  { values, works }: OwnApplication,
  version: {
    fields: Record<string, string>
    works: { id: string; pictureId: string; fields: Record<string, string> }[]
  },
): boolean {
  const told = (list: readonly { id: string; pictureId: string | null; fields: Record<string, string> }[]) =>
    JSON.stringify(list.map(({ id, pictureId, fields }) => [id, pictureId, Object.entries(fields).sort()]))
  return !isSame(valuesOf(version.fields), values) || told(version.works) !== told(works)
}

export const actions: Actions = {
  save: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, locale, path } = context
    const saved = await saveDraft(pool, requireApplicant(person), sentIn(context))
    if (wantsJson(context)) return savedJson(context, saved)
    return saved.ok ? goTo(`${path}?done=saved`) : refused(context, saved.reason, locale)
  }),
  submit: using(['exhibitorDesk'], async (context: SignedIn<ActionContext>, { exhibitorDesk }) => {
    const { person, path, visitor, headers, locale } = context
    const whence = { address: visitor, userAgent: (headers.get('user-agent') ?? '').slice(0, 500) }
    const sent = { ...sentIn(context), ...whence }
    const submitted = await submitApplication(exhibitorDesk, requireApplicant(person), sent)
    if (submitted.ok) return goTo(`${path}?done=submitted`)
    if ('missing' in submitted) return showAgain(context.fields, errorsOf(submitted.missing))
    return refused(context, submitted.reason, locale)
  }),
  reopen: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, path, locale } = context
    const step = await reopenApplication(pool, requireApplicant(person), context)
    return step.ok ? goTo(`${path}?done=reopened`) : refused(context, step.reason, locale)
  }),
  default: async ({ fields, locale }) =>
    showAgain(fields, [{ field: 'do', message: stateTexts[locale].reasons['not-your-part'] }]),
}

function sentIn({ fields, locale, now }: ActionContext): Sent {
  // Whatever is no number has seen nothing.
  const revision = /^\d{1,9}$/.test(fields.revision ?? '') ? Number(fields.revision) : -1
  return { fields, revision, locale, now }
}

function refused(
  { fields }: ActionContext,
  reason: keyof ReasonWords | 'changed-elsewhere',
  locale: 'ru' | 'en',
) {
  if (reason === changed)
    return showAgain(fields, [{ field: changed, message: applicationTexts[locale].conflict.title }])
  return showAgain(fields, [{ field: 'state', message: stateTexts[locale].reasons[reason] }])
}

type ReasonWords = (typeof stateTexts)['ru']['reasons']

/** One sentence a field; those of works name the work they stand at. */
function errorsOf({ fields, works, count }: Missing): { field: string; message: string }[] {
  return [
    ...fields,
    ...(count ? [{ field: 'works', message: count }] : []),
    ...works.map(({ work, field, message }) => ({ field: `work:${work}:${field}`, message })),
  ]
}

function wantsJson({ headers }: ActionContext): boolean {
  return (headers.get('accept') ?? '').includes('application/json')
}

/** For the page's own script, which saves while somebody types. */
function savedJson({ locale, now }: ActionContext, saved: Awaited<ReturnType<typeof saveDraft>>): Response {
  const headers = { 'cache-control': 'no-store' }
  if (saved.ok) {
    const said = fill(applicationTexts[locale].saved, { time: timeOf(now) })
    return Response.json({ revision: saved.application.revision, said }, { headers })
  }
  const isConflict = saved.reason === changed
  const said = isConflict
    ? applicationTexts[locale].conflict.title
    : stateTexts[locale].reasons[saved.reason as keyof ReasonWords]
  return Response.json({ reason: saved.reason, said }, { status: 409, headers })
}
