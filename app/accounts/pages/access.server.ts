import { closedSectionOf, closedSections, mayAskForAccess } from '../../office/closed-section.ts'
import { officeFrameData } from '../../office/frame-data.ts'
import { type ActionContext, type Actions, goTo, showAgain } from '../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { splitLocale } from '../../platform/languages.ts'
import { sendAccessRequest } from '../staff/send-access-request.server.ts'
import { accountTexts } from '../texts.server.ts'

const own = '/office/access/'

export async function load(context: SignedIn<LoadContext>) {
  const { search, posted, person } = context
  const wanted = closedSectionOf(pathIn(posted?.values.to ?? search.get('to') ?? ''), context)
  return {
    frame: officeFrameData(context),
    wanted,
    closed: wanted ? [] : closedSections(context),
    mayAsk: mayAskForAccess(person),
    isAsked: !posted && wanted !== null && search.get('done') === 'asked',
    error: posted?.errors[0]?.message,
  }
}

export type AccessData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  ask: using(['pool', 'letterDesk', 'publicUrl'], async (context: SignedIn<ActionContext>, services) => {
    const { fields, locale } = context
    const { pool, publicUrl, letterDesk } = services
    const to = pathIn(fields.to ?? '')
    const asked = await sendAccessRequest({ pool, publicUrl, jobs: letterDesk.jobs }, to, context)
    if (asked === 'done') return goTo(`${own}?${new URLSearchParams({ to, done: 'asked' })}`)
    return showAgain({ to }, [{ field: 'to', message: accountTexts[locale].access.refusals[asked] }])
  }),
}

/** A page of the office by its address, whatever else that says. */
function pathIn(typed: string): string {
  const path = typed.slice(0, 300).replace(/[?#].*$/s, '')
  return path.startsWith('/') ? splitLocale(path).path : ''
}
