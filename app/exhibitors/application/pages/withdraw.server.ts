import { type ActionContext, type Actions, goTo, showAgain } from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { stateTexts } from '../../state-texts.server.ts'
import { frameOf, readOwnApplication } from '../load-frame.server.ts'
import { withdrawApplication } from '../withdraw-application.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const own = await readOwnApplication(context)
  const frame = frameOf(context, own)
  const { reasons } = stateTexts[context.locale]
  const closed = frame.canWithdraw ? null : reasons[`is-${own.application?.state ?? 'draft'}`]
  return { ...frame, error: context.posted?.errors[0]?.message ?? closed }
}

export type WithdrawData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  withdraw: using(['pool'], async (context: SignedIn<ActionContext>, { pool }) => {
    const { person, locale, fields } = context
    const step = await withdrawApplication(pool, requireApplicant(person), context)
    if (step.ok) return goTo('/account/application/?done=withdrawn')
    return showAgain(fields, [{ field: 'state', message: stateTexts[locale].reasons[step.reason] }])
  }),
  default: async ({ fields, locale }) =>
    showAgain(fields, [{ field: 'do', message: stateTexts[locale].reasons['not-your-part'] }]),
}
