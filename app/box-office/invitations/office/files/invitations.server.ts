import { inBatches, type ListRow, listFile } from '../../../../office/make-list-file.server.ts'
import type { FileContext } from '../../../../page-server/file.ts'
import { dayOf } from '../../../../platform/dates.ts'
import { productName } from '../../../catalogue/catalogue.ts'
import { plain, roubles } from '../../../office/csv-file.ts'
import { type InvitationKind, invitationState } from '../../invitation.ts'
import { ordersOfInvitations } from '../../revoke-invitations.server.ts'
import { type Invitation, invitationsAfter } from '../find-invitations.server.ts'
import { readFilter } from '../invitation-filter.ts'
import { invitationTexts } from '../texts.server.ts'

/** The list of invitations with the filter of its page. */
export async function make(context: FileContext): Promise<Response> {
  const { db, locale, now, search } = context
  const t = invitationTexts[locale]
  const { file } = t
  const filter = readFilter(search)
  const found = inBatches<Invitation>((after, limit) => invitationsAfter(db, filter, now, after, limit))
  return listFile(context, {
    name: 'invitations',
    title: t.list.title,
    heading: [
      file.code,
      file.kind,
      file.guest,
      file.email,
      file.language,
      file.product,
      file.price,
      file.uses,
      file.used,
      file.perOrder,
      file.from,
      file.until,
      file.state,
      file.letter,
      file.note,
      file.by,
      file.orders,
    ].map(plain),
    rows: rowsOf(),
  })

  async function* rowsOf(): AsyncGenerator<ListRow> {
    for await (const one of found) {
      const orders = one.used > 0 ? await ordersOfInvitations(db, [one.id]) : []
      yield [
        one.code,
        plain(t.kinds[one.kind as InvitationKind] ?? one.kind),
        one.guestName,
        one.guestEmail,
        one.locale,
        plain(productName(one.product, locale)),
        roubles(one.priceKopecks),
        one.uses,
        one.used,
        one.maxPerOrder,
        dayOf(one.validFrom),
        // The last day, not the midnight after it.
        dayOf(new Date(one.validUntil.getTime() - 1)),
        plain(t.states[invitationState(one, now)]),
        one.letterAt && dayOf(one.letterAt),
        one.note,
        one.createdBy,
        orders.map(({ code }) => code).join(', '),
      ]
    }
  }
}
