import type { FileContext } from '../../../page-server/file.ts'
import { using } from '../../../page-server/services.ts'
import { readTicket } from '../../orders/read-order.server.ts'
import { orderPaper } from '../../pdf/make-tickets-pdf.server.ts'
import { pdfFile, visitFile } from '../make-visit-file.server.ts'

/** One ticket for whoever it was passed on to. */
export const make = using(['sealTicket', 'publicUrl'], async (context: FileContext, services) => {
  const { db, edition, now, params } = context
  const found = await readTicket(db, edition, params.secret ?? '', now)
  if (!found) return null
  const { order, ticket } = found
  if (params.file === 'visit.ics') return visitFile(context, order, [ticket], services.publicUrl)
  if (params.file !== 'ticket.pdf') return null
  const print = { db, edition, sealTicket: services.sealTicket }
  return pdfFile(await orderPaper(print, order, ticket.code), `ticket-${ticket.number}`)
})
