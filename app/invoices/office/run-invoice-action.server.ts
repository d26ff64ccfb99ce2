import { type Action, type ActionContext, goTo, showAgain } from '../../page-server/action.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import type { Invoices } from '../invoices.ts'
import type { InvoiceTexts } from './texts.ru.ts'
import { invoiceTexts } from './texts.server.ts'

export type Refusal = keyof InvoiceTexts['refusals']
type Outcome = { done: keyof InvoiceTexts['done']; search?: string } | { refused: Refusal; field?: string }

/** One thing that is done to an invoice or to a line of a statement, answered on the same page. */
export function invoiceAction(
  work: (context: SignedIn<ActionContext>, invoices: Invoices) => Promise<Outcome>,
): Action {
  return using(['invoices'], async (context: SignedIn<ActionContext>, { invoices }) => {
    const { fields, locale, path } = context
    const outcome = await work(context, invoices)
    if ('done' in outcome) return goTo(`${path}?${outcome.search ?? ''}done=${outcome.done}`)
    const message = invoiceTexts[locale].refusals[outcome.refused]
    return showAgain(fields, [{ field: outcome.field ?? fields.do ?? '', message }])
  })
}

/** What cannot be taken back asks for a tick. */
export function tickedAction(work: Parameters<typeof invoiceAction>[0]): Action {
  return invoiceAction(async (context, invoices) =>
    context.fields.confirm === 'yes' ? work(context, invoices) : { refused: 'confirm-first' },
  )
}

export const unknownAction = invoiceAction(async () => ({ refused: 'unknown-action' }))
