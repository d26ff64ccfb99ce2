import { type Action, type ActionContext, goTo, showAgain } from '../../../page-server/action.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import type { BoxOffice } from '../../box-office.ts'
import type { InvitationRefusal } from './texts.ru.ts'
import { invitationTexts } from './texts.server.ts'

type Outcome = { goTo: string } | { refused: InvitationRefusal }
type Work = (context: SignedIn<ActionContext>, boxOffice: BoxOffice) => Promise<Outcome>

/** One thing that staff do with invitations; a refusal is said on the same page, with what was typed. */
export function invitationAction(work: Work): Action {
  return using(['boxOffice'], async (context: SignedIn<ActionContext>, { boxOffice }) => {
    const { fields, locale } = context
    const outcome = await work(context, boxOffice)
    if ('goTo' in outcome) return goTo(outcome.goTo)
    const message = invitationTexts[locale].refusals[outcome.refused]
    return showAgain(fields, [{ field: fields.do ?? '', message }])
  })
}

/** What cannot be taken back asks for a tick. */
export function tickedAction(work: Work): Action {
  return invitationAction(async (context, boxOffice) =>
    context.fields.confirm === 'yes' ? work(context, boxOffice) : { refused: 'confirm-first' },
  )
}
