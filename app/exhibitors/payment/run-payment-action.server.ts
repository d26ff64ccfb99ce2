import { type Action, type ActionContext, type Answer, goTo, showAgain } from '../../page-server/action.ts'
import type { SignedIn } from '../../page-server/load-context.ts'
import { using } from '../../page-server/services.ts'
import { paymentMethods } from '../../payments/payment-methods.ts'
import { ofFair } from '../own-fair.ts'
import { requireApplicant } from '../require-applicant.server.ts'
import { stateTexts } from '../state-texts.server.ts'
import { paymentPath } from './gateway-bill.ts'
import { issueOwnInvoice } from './issue-own-invoice.server.ts'
import { openOwnPayment, type PayRefusal } from './open-own-payment.server.ts'
import { readRequisites, requisiteProblems } from './requisite-form.ts'
import { paymentTexts } from './texts.server.ts'

/** What is owed, by card or SBP: on to the gateway's page. The same on every page that offers it. */
export const pay: Action = using(
  ['paymentDesk'],
  async (context: SignedIn<ActionContext>, { paymentDesk }) => {
    const { fields, locale, now } = context
    const person = requireApplicant(context.person)
    const t = paymentTexts[locale]
    // A page with one button sends none: then it is the card.
    const asked = fields.method ?? 'bank_card'
    const method = paymentMethods.find(one => one === asked)
    if (!method) return refuse(context, [{ field: 'method', message: t.refusals.method }])
    if (fields.contractAgree !== 'on')
      return refuse(context, [{ field: 'contractAgree', message: t.contract.missing }])
    const opened = await openOwnPayment(paymentDesk, person, method, { locale, now, fair: fields.fair })
    if (opened.ok) return { kind: 'leave-for' as const, url: opened.url }
    return refuse(context, [{ field: 'method', message: sentence(opened.reason, context) }])
  },
)

/** An invoice for a company or a sole trader; every wrong field is named, and nothing that was typed is lost. */
export const invoice: Action = using(
  ['paymentDesk'],
  async (context: SignedIn<ActionContext>, { paymentDesk }) => {
    const { fields, locale, now } = context
    const person = requireApplicant(context.person)
    const t = paymentTexts[locale]
    const payer = readRequisites(fields)
    const errors = requisiteProblems(payer).map(({ field, problem }) => ({
      field: field as string,
      message: t.wrong[problem],
    }))
    if (fields.contractAgree !== 'on') errors.push({ field: 'contractAgree', message: t.contract.missing })
    if (errors.length > 0) return refuse(context, errors)
    const issued = await issueOwnInvoice(paymentDesk, person, payer, { now, fair: fields.fair })
    if (issued.ok) return goTo(`${paymentPath}?done=invoice${ofFair('&', fields.fair)}`)
    return refuse(context, [{ field: 'method', message: sentence(issued.reason, context) }])
  },
)

export const unknownAction: Action = async ({ fields, locale }) =>
  showAgain(fields, [{ field: 'method', message: paymentTexts[locale].refusals.action }])

function refuse({ fields }: ActionContext, errors: { field: string; message: string }[]): Answer {
  return showAgain(fields, errors, paymentPath)
}

function sentence(reason: PayRefusal, { locale }: ActionContext): string {
  const own: Partial<Record<string, string>> = paymentTexts[locale].refusals
  const ofState: Partial<Record<string, string>> = stateTexts[locale].reasons
  return own[reason] ?? ofState[reason] ?? ''
}
