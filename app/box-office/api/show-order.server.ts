import type { Edition } from '../../editions/edition.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { productName } from '../catalogue/catalogue.ts'
import { priceOf, products, tourProducts } from '../catalogue/products.ts'
import { mostInOrder } from '../orders/check-order.ts'
import type { OrderView } from '../orders/read-order.server.ts'
import type { slots } from '../slots/tables.ts'
import type { SealTicket } from '../tickets/seal-ticket.server.ts'
import { ticketClaims } from '../tickets/ticket-claims.ts'
import { answerOf } from './api-answers.server.ts'

/** An order as its owner's machine may see it. */
export function viewOf(order: OrderView, sealTicket: SealTicket) {
  return {
    ...answerOf(order),
    payment: order.payment && paymentView(order.payment),
    lines: order.lines.map(line => ({ ...line, slot: shownSlot(line.slot) })),
    tickets: order.tickets.map(({ code, product, isForPass, slot, holder, state, quote, returned }) => ({
      code,
      qr: sealTicket(ticketClaims({ code, product, isForPass, slot })),
      product,
      slot: shownSlot(slot),
      holder,
      state,
      refundNow: quote,
      refund: returned && {
        state: returned.state,
        percent: returned.percent,
        amountKopecks: returned.amountKopecks,
        documentsAt: returned.documentsAt,
        dueOn: returned.dueOn,
      },
    })),
  }
}

// Of which fair a place is, its day tells.
function shownSlot({ editionId: _, ...slot }: OrderView['lines'][number]['slot']) {
  return slot
}

function paymentView({ state, reason, startedAt }: NonNullable<OrderView['payment']>) {
  return { state, reason, startedAt }
}

/** Called by the product that was asked for; a kind of slot may be sold as several. */
export function slotView(row: typeof slots.$inferSelect, product: string = row.kind) {
  return {
    id: row.id,
    product,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    capacity: row.capacity,
    left: row.calledOffAt || row.closedAt ? 0 : row.capacity - row.taken,
    isCalledOff: row.calledOffAt !== null,
  }
}

export function productList(edition: Edition, locale: LocaleCode) {
  return products.map(one => {
    const { id, group, slots: kinds, needsProof, needsInvitation } = one
    const tour = tourProducts().find(({ product }) => product.id === id)
    const people = tour && edition.tours[tour.type]
    return {
      id,
      group,
      name: productName(id, locale),
      prices: kinds.map(kind => ({
        slotKind: kind,
        kopecks: priceOf(edition, id, { kind, priceKopecks: null }),
      })),
      needsProof,
      needsInvitation,
      limits: {
        perOrder: mostInOrder(edition, one),
        ...(group === 'tour' && { toursPerOrder: edition.sale.maxTours }),
        ...(people && { minPeople: people.minPeople, maxPeople: people.maxPeople }),
      },
    }
  })
}
