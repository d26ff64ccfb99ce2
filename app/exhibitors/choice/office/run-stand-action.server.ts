import { everyFair, openFair } from '../../../editions/open-fair.ts'
import { type Action, type ActionContext, goTo, showAgain } from '../../../page-server/action.ts'
import type { SignedIn } from '../../../page-server/load-context.ts'
import { using } from '../../../page-server/services.ts'
import { fill } from '../../../platform/fill.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { atFair, fairSeen } from '../../office-fair.ts'
import type { Desk } from '../promise-letter.server.ts'
import { refusalSentence } from '../refusal-sentence.ts'
import { type Priced, priceBounds } from './price-form.ts'
import type { StandOfficeTexts } from './texts.ru.ts'
import { standOfficeTexts } from './texts.server.ts'

export type OfficeRefusal = keyof StandOfficeTexts['refusals'] | Parameters<typeof refusalSentence>[0]
export type Outcome =
  | { done: keyof StandOfficeTexts['done']; path?: string }
  | { refused: OfficeRefusal; field?: string; taken?: number; priced?: Priced }

type WithHole = 'below-taken' | 'below-least' | 'above-most'

/** One thing the office does to a stand or to the catalogue, answered on the same page, at the fair it was done at. */
export function standAction(
  work: (context: SignedIn<ActionContext>, desk: Desk) => Promise<Outcome>,
): Action {
  return using(['exhibitorDesk'], async (context: SignedIn<ActionContext>, { exhibitorDesk }) => {
    const { fields, path } = context
    const outcome = await work(context, exhibitorDesk)
    if ('done' in outcome) return goTo(atFair(outcome.path ?? path, fairSeen(fields), { done: outcome.done }))
    return showAgain(fields, [
      { field: outcome.field ?? fields.do ?? '', message: sentenceOf(outcome, context) },
    ])
  })
}

function sentenceOf(
  { refused, taken = 0, priced = 'stand' }: Extract<Outcome, { refused: OfficeRefusal }>,
  { fields, locale, params }: ActionContext,
): string {
  const { refusals } = standOfficeTexts[locale]
  const { least, most } = priceBounds[priced]
  if (refused === 'below-taken') return fill(refusals[refused], { taken })
  if (refused === 'below-least') return fill(refusals[refused], { least: formatRoubles(least, locale) })
  if (refused === 'above-most') return fill(refusals[refused], { most: formatRoubles(most, locale) })
  if (Object.hasOwn(refusals, refused)) return refusals[refused as Exclude<keyof typeof refusals, WithHole>]
  const { materialsUntil: lastDay } = everyFair().find(({ id }) => id === fields.fair) ?? openFair
  const about = { code: params.code ?? '', window: null, lastDay }
  return refusalSentence(refused as Parameters<typeof refusalSentence>[0], locale, about)
}

/** What cannot be taken back asks for a tick. */
export function tickedStandAction(work: Parameters<typeof standAction>[0]): Action {
  return standAction(async (context, desk) =>
    context.fields.confirm === 'yes' ? work(context, desk) : { refused: 'confirm-first' },
  )
}

export const unknownStandAction = standAction(async () => ({ refused: 'unknown-action' }))
