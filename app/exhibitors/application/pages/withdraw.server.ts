import { openFair } from '../../../editions/open-fair.ts'
import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { fairStop } from '../../fair-guard.ts'
import { findLeaving } from '../../find-application.server.ts'
import { fairOf } from '../../own-fair.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { stateTexts } from '../../state-texts.server.ts'
import { frameOf, readApplication } from '../load-frame.server.ts'
import { withdrawApplication } from '../withdraw-application.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, person, now, locale, posted } = context
  const fair = fairOf(context)
  const application = await findLeaving(db, requireApplicant(person).id, { fair, now })
  const frame = frameOf(context, await readApplication(db, application))
  const { reasons } = stateTexts[locale]
  const none = reasons[fair ? 'applications-closed' : 'is-draft']
  const stop = application && fairStop('withdraw', 'applicant', application.editionId, now)
  const closed = application ? reasons[stop ?? `is-${application.state}`] : none
  const editionId = application?.editionId ?? openFair.id
  return {
    ...frame,
    /** What is shown is what is taken back, whichever fair is open by then. */
    fair: editionId,
    /** The pages of the application are those of the open fair. */
    isOpenFair: editionId === openFair.id,
    error: posted?.errors[0]?.message ?? (frame.canWithdraw ? null : closed),
  }
}

export type WithdrawData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  withdraw: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, locale, now, fields } = context
    const wish = { locale, now, fair: fields.fair ?? '' }
    const step = await withdrawApplication(pool, requireApplicant(person), wish)
    const done = wish.fair && wish.fair !== openFair.id ? 'left' : 'withdrawn'
    if (step.ok) return goTo(`/account/application/?done=${done}`)
    return showAgain(fields, [{ field: 'state', message: stateTexts[locale].reasons[step.reason] }])
  }),
  default: async ({ fields, locale }) =>
    showAgain(fields, [{ field: 'do', message: stateTexts[locale].reasons['not-your-part'] }]),
}
