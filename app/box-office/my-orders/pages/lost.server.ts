import { readerOf } from '../../../content/load-page.server.ts'
import type { LoadContext } from '../../../page-server/load-context.ts'
import { ticketOffice } from '../../catalogue/queries.server.ts'
import { myOrdersTexts } from '../texts.server.ts'

export async function load(context: LoadContext) {
  const { search, posted, locale } = context
  const sent = search.get('sent')
  const { lost, tickets, youAreHere } = myOrdersTexts[locale]
  return {
    said: sent === 'yes' ? lost.sent : sent === 'too-often' ? lost.tooOften : null,
    isSent: sent === 'yes',
    error: posted?.errors[0]?.message ?? null,
    typed: posted?.values.email ?? '',
    office: await ticketOffice(context, readerOf(context)),
    words: { ...lost, tickets, youAreHere },
  }
}
