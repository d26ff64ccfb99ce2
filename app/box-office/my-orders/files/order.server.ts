import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { readOrder } from '../../orders/read-order.server.ts'
import { applicationPaper } from '../../pdf/fill-application.server.ts'
import { orderPaper } from '../../pdf/make-tickets-pdf.server.ts'
import { pdfFile, visitFile } from '../make-visit-file.server.ts'

/** What an order has to take along: its tickets, one of them, the application for a refund, the calendar. */
export const make = using(['sealTicket', 'publicUrl'], async (context: FileContext, services) => {
  const { db, edition, now, params } = context
  const { token = '', file = '' } = params
  const order = await readOrder(db, edition, token, now)
  if (!order) return null
  const print = { db, edition, sealTicket: services.sealTicket }
  if (file === 'visit.ics') return visitFile(context, order, order.tickets, services.publicUrl)
  if (file === 'tickets.pdf') return pdfFile(await orderPaper(print, order), `tickets-${order.code}`)
  const [, kind, code = ''] = /^(ticket|application)-(\w+)\.pdf$/.exec(file) ?? []
  const number = order.tickets.find(ticket => ticket.code === code)?.number ?? ''
  if (kind === 'ticket') return pdfFile(await orderPaper(print, order, code), `ticket-${number}`)
  if (kind === 'application')
    return pdfFile(await applicationPaper(edition, order, code), `application-${number}`)
  return null
})
