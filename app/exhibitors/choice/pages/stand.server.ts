import { accountFrameData } from '../../../accounts/account-frame-data.ts'
import { isCalledOff, openFair } from '../../../editions/open-fair.ts'
import {
  type Action,
  type ActionContext,
  type Actions,
  type Answer,
  goTo,
  showAgain,
} from '../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { fill } from '../../../platform/fill.ts'
import { baysView } from '../../bays-view.ts'
import { invoice, pay } from '../../payment/run-payment-action.server.ts'
import { requireApplicant } from '../../require-applicant.server.ts'
import { readCatalogue } from '../../stands/read-equipment.server.ts'
import { loadChoice } from '../load-choice.server.ts'
import { fieldOfItem, orderFaults, orderIn } from '../order-fields.ts'
import { readOwnStand } from '../read-own-stand.server.ts'
import { refusalSentence } from '../refusal-sentence.ts'
import { returnStand } from '../return-stand.server.ts'
import { setOrder } from '../set-order.server.ts'
import { aboveOf, leadOf, notYetOf } from '../stand-words.ts'
import { takeStand } from '../take-stand.server.ts'
import { choiceTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, person, locale, now, search, posted } = context
  requireApplicant(person)
  const own = await readOwnStand(db, person.id, now)
  const done = posted ? null : search.get('done')
  const fair = own.application?.editionId ?? openFair.id
  return {
    frame: accountFrameData(context),
    bays: baysView({ submittedAt: null, ...own.application, state: own.state }, locale),
    above: aboveOf(own.application, locale),
    // Of a fair that does not take place the bays say so, and nobody's turn comes.
    lead: own.isAccepted && !isCalledOff(fair) ? leadOf(own, now, locale) : null,
    isPaid: own.hold?.state === 'sold',
    hasStand: own.hold !== null,
    notYet: own.isAccepted ? null : notYetOf(own.state, locale),
    choice: own.isAccepted ? await loadChoice(context, own) : null,
    done: done && own.isAccepted ? doneOf(done, own.hold?.standCode ?? '', locale) : null,
    error: posted?.errors[0]?.message ?? null,
  }
}

export type StandData = Awaited<ReturnType<typeof load>>

function doneOf(done: string, code: string, locale: LoadContext['locale']): string | null {
  const { held, released, ordered } = choiceTexts[locale].done
  if (done === 'held') return code ? fill(held, { code }) : null
  return done === 'released' ? released : done === 'ordered' ? ordered : null
}

const path = '/account/stand/'
type Context = SignedIn<ActionContext>

/** Refused, the page comes again and says why; `field` tells it what to show besides. */
function refuse({ fields }: Context, message: string, field = fields.do ?? ''): Answer {
  return showAgain(fields, [{ field, message }])
}

async function sentenceOf(context: Context, reason: Parameters<typeof refusalSentence>[0], code = '') {
  const { db, locale, person, now } = context
  const { window } = await readOwnStand(db, person.id, now)
  return refusalSentence(reason, locale, { code, window })
}

const hold: Action = using(['exhibitorDesk'], async (context: Context, { exhibitorDesk }) => {
  const { person, fields, now } = context
  const code = (fields.stand ?? '').trim().toUpperCase()
  const taken = await takeStand(exhibitorDesk, requireApplicant(person), code, { fair: fields.fair, now })
  if (taken.ok) return goTo(`${path}?done=held`)
  const isLost = taken.reason === 'taken' || taken.reason === 'just-taken'
  return refuse(context, await sentenceOf(context, taken.reason, code), isLost ? 'taken' : 'stand')
})

const release: Action = using(['exhibitorDesk'], async (context: Context, { exhibitorDesk }) => {
  const { person, fields, now } = context
  const released = await returnStand(exhibitorDesk, requireApplicant(person), { fair: fields.fair, now })
  return released.ok
    ? goTo(`${path}?done=released`)
    : refuse(context, await sentenceOf(context, released.reason))
})

const order: Action = using(['exhibitorDesk'], async (context: Context, { exhibitorDesk }) => {
  const { db, person, fields, locale, now } = context
  const seen = { fair: fields.fair, now }
  const ordered = await setOrder(exhibitorDesk, requireApplicant(person), orderIn(fields), seen)
  if (ordered.ok) return goTo(`${path}?done=ordered`)
  if (ordered.reason !== 'items') return refuse(context, await sentenceOf(context, ordered.reason))
  const { application } = await readOwnStand(db, person.id, now)
  const names = await readCatalogue(db, application?.editionId ?? openFair.id)
  const faults = orderFaults(ordered.faults, names, locale)
  return showAgain(
    fields,
    faults.map(({ slug, message }) => ({ field: fieldOfItem(slug), message })),
  )
})

/** Paying is another room's: refused there, its own page comes. */
export const actions: Actions = {
  hold,
  release,
  order,
  pay,
  invoice,
  default: async (context: Context) =>
    refuse(context, choiceTexts[context.locale].refusals['unknown-action']),
}
