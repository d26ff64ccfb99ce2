import { type Action, type ActionContext, goTo, showAgain } from '../../page-server/action.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import type { BoxOffice } from '../box-office.ts'
import type { OfficeRefusal, OfficeTexts } from './texts.ru.ts'
import { officeTexts } from './texts.server.ts'

export type Outcome = { done: keyof OfficeTexts['done'] } | { refused: OfficeRefusal }

/** One thing that staff do, answered with what came of it on the same page. The command it calls records who did it. */
export function officeAction(
  work: (context: SignedIn<ActionContext>, boxOffice: BoxOffice) => Promise<Outcome>,
): Action {
  return using(['boxOffice'], async (context: SignedIn<ActionContext>, { boxOffice }) => {
    const { fields, locale, path } = context
    const outcome = await work(context, boxOffice)
    if ('done' in outcome) return goTo(`${path}?done=${outcome.done}`)
    const message = officeTexts[locale].refusals[outcome.refused]
    return showAgain(fields, [{ field: fields.do ?? '', message }])
  })
}

/** What cannot be taken back asks for a tick. */
export function tickedAction(work: Parameters<typeof officeAction>[0]): Action {
  return officeAction(async (context, boxOffice) =>
    context.fields.confirm === 'yes' ? work(context, boxOffice) : { refused: 'confirm-first' },
  )
}

export const unknownAction = officeAction(async () => ({ refused: 'unknown-action' }))
