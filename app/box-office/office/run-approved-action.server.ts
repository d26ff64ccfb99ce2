import { eq } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/database/transaction.server.ts'
import type { Day } from '../../platform/dates.ts'
import { formatDay, formatDays } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'
import type { Proposal } from '../approvals/propose-action.server.ts'
import type { Params } from '../approvals/tables.ts'
import type { BoxOffice } from '../box-office.ts'
import { typedCount } from '../call-off/call-off-form.ts'
import { startCallOff } from '../call-off/call-off-places.server.ts'
import type { CallOffWish } from '../call-off/call-off-wish.ts'
import { whyNotCallOff } from '../call-off/check-call-off.server.ts'
import { orders } from '../orders/tables.ts'
import { promiseRefund } from '../refunds/promise-refund.server.ts'
import { shownPlan, targetName } from './show-call-off.server.ts'
import type { OfficeRefusal } from './texts.ru.ts'
import { officeTexts } from './texts.server.ts'

/** Something that is done only when two agree: how the second reads it, and what then happens. */
export type ApprovedAction = {
  describe(db: Db, proposal: Proposal, locale: LocaleCode): Promise<ProposalSheet>
  /** In the transaction of the agreement. `fields` are those of the second person's form. */
  run(tx: Tx, boxOffice: BoxOffice, proposal: Proposal, given: Given): Promise<OfficeRefusal | null>
}

export type Given = { actor: string; fields: Record<string, string>; now: Date }

export type ProposalSheet = {
  title: string
  /** What is wanted, in the reader's words, and what it would touch if it were done now. */
  rows: [label: string, value: string][]
  /** Typed by the second person too, where a number shows that the dry run has been read. */
  number?: number
}

/** Every action that takes two, by its name in `approvals`. */
export const approvedActions: Record<string, ApprovedAction> = {
  'call-off': {
    async describe(db, { params }, locale) {
      const t = officeTexts[locale]
      const wish = params as unknown as CallOffWish
      const plan = await shownPlan(db, wish, locale)
      const day = (value: Day) => formatDay(value, locale, { withYear: true })
      const name = await targetName(db, wish, locale)
      return {
        title: fill(wish.kind === 'cancelled' ? t.fair.toCancel : t.fair.toPostpone, { name }),
        rows: [
          ...(wish.kind === 'postponed'
            ? ([
                [t.fair.postpone.newDates, formatDays(wish.newFrom, wish.newTo, locale, { withYear: true })],
                [t.fair.postpone.returnsUntil, day(wish.returnsUntil)],
              ] satisfies [string, string][])
            : []),
          [t.fair.messageRu, wish.message.ru],
          [t.fair.messageEn, wish.message.en],
          ...(wish.reason ? ([[t.reason, wish.reason]] satisfies [string, string][]) : []),
          ...plan.rows.map(([label, value]): [string, string] => [label, String(value)]),
        ],
        number: plan.orders,
      }
    },
    async run(tx, boxOffice, { params, proposedBy }, { actor, fields, now }) {
      const orders = typedCount(fields.number)
      if (orders === null) return 'numbers-changed'
      const wish = params as unknown as CallOffWish
      const refused = await whyNotCallOff(tx, wish, now)
      if (refused) return refused
      const caller = { actor: proposedBy, approvedBy: actor, orders }
      const outcome = await startCallOff(boxOffice, tx, wish, caller, now)
      return outcome.kind === 'started' ? null : outcome.reason
    },
  },

  refund: {
    async describe(db, { params, subject }, locale) {
      const t = officeTexts[locale]
      const { amountKopecks, reason, tickets } = agreedRefund(params)
      const [order] = await db.select().from(orders).where(eq(orders.id, subject))
      return {
        title: `${t.approvals.actions.refund}, ${order?.code ?? subject}`,
        rows: [
          [t.order.buyer, order?.buyerName ?? t.none],
          [t.order.columns.amount, formatRoubles(amountKopecks, locale)],
          [t.reason, reason],
          [t.order.actions.refundTickets, tickets.join(', ') || t.none],
        ],
      }
    },
    async run(tx, boxOffice, { params, subject, proposedBy }, { now }) {
      const { amountKopecks, reason, tickets } = agreedRefund(params)
      const wish = { orderId: subject, amountKopecks, tickets }
      const outcome = await promiseRefund(boxOffice, tx, wish, { actor: proposedBy, reason, now })
      return outcome === 'done' ? null : outcome
    },
  },
}

export const actionsOfTwo = Object.keys(approvedActions)

function agreedRefund({ amountKopecks, reason, tickets }: Params) {
  return {
    amountKopecks: Number(amountKopecks),
    reason: String(reason),
    tickets: String(tickets).split(',').filter(Boolean),
  }
}
