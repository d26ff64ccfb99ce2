import { type Action, type Actions, goTo, showAgain } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { using } from '../../../../page-server/services.ts'
import { dayOf, formatDay } from '../../../../platform/dates.ts'
import { fill } from '../../../../platform/fill.ts'
import { formatRoubles } from '../../../../platform/money.ts'
import { productName } from '../../../catalogue/catalogue.ts'
import { loadFrame } from '../../../office/load-frame.server.ts'
import { invitableProducts, invitationState, mostInBatch, mostUses } from '../../invitation.ts'
import { readWish } from '../../invitation-wish.ts'
import { issueInvitations } from '../../issue-invitations.server.ts'
import { ordersOfInvitations, revokeInvitations } from '../../revoke-invitations.server.ts'
import { countBatch, findInvitations, invitationsOnPage } from '../find-invitations.server.ts'
import { filterSearch, readFilter } from '../invitation-filter.ts'
import { invitationAction, tickedAction } from '../run-invitation-action.server.ts'
import { invitationTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, search, locale, now, edition, posted } = context
  const t = invitationTexts[locale]
  const filter = readFilter(search)
  const page = Math.min(Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1), 10_000)
  const { count, found } = await findInvitations(db, filter, page, now)
  const orders = await ordersOfInvitations(
    db,
    found.filter(({ used, revokedAt }) => used > 0 || revokedAt).map(({ id }) => id),
  )
  return {
    ...(await loadFrame(context)),
    errors: Object.fromEntries((posted?.errors ?? []).map(({ field, message }) => [field, message])),
    filter,
    count,
    page,
    pages: Math.max(1, Math.ceil(count / invitationsOnPage)),
    from: (page - 1) * invitationsOnPage + 1,
    to: (page - 1) * invitationsOnPage + found.length,
    batch: filter.batch ? await countBatch(db, filter.batch) : null,
    products: invitableProducts().map(({ id }) => ({ id, name: productName(id, locale) })),
    today: dayOf(now),
    lastDay: edition.visitorDays.last,
    most: mostInBatch,
    invitations: found.map(one => ({
      id: one.id,
      code: one.code,
      guest: one.guestName,
      email: one.guestEmail,
      note: one.note,
      product: productName(one.product, locale),
      price: one.priceKopecks === 0 ? t.free : formatRoubles(one.priceKopecks, locale),
      used: one.used,
      uses: one.uses,
      until: formatDay(dayOf(new Date(one.validUntil.getTime() - 1)), locale),
      state: invitationState(one, now),
      orders: orders
        .filter(({ invitationId }) => invitationId === one.id)
        .map(({ id, code, state }) => ({ id, code, state })),
    })),
  }
}

export type InvitationsData = Awaited<ReturnType<typeof load>>

const create: Action = using(['boxOffice'], async (context, { boxOffice }) => {
  const { fields, edition, now, person, locale } = context as Parameters<Action>[0]
  const read = readWish(fields, edition, now)
  if ('faults' in read) {
    const { faults } = invitationTexts[locale]
    const errors = read.faults.map(({ field, code, line }) => ({
      field,
      message: fill(faults[code], { most: mostInBatch, uses: mostUses, line: line ?? 0 }),
    }))
    return showAgain({ ...fields, do: 'create' }, errors)
  }
  const batch = await issueInvitations(boxOffice, read.wish, person.email, now)
  return goTo(`/office/invitations/?batch=${batch}&done=created`)
})

export const actions: Actions = {
  create,

  'revoke-batch': tickedAction(async ({ fields, person, now }, boxOffice) => {
    const { batch } = readFilter(new URLSearchParams({ batch: fields.batch ?? '' }))
    const reason = (fields.reason ?? '').trim().slice(0, 500)
    if (reason === '') return { refused: 'no-reason' }
    if (batch === '') return { refused: 'nothing-to-revoke' }
    const { revoked } = await revokeInvitations(
      boxOffice,
      { batchId: batch },
      { actor: person.email, reason },
      now,
    )
    if (revoked === 0) return { refused: 'nothing-to-revoke' }
    const all = { query: '', kind: '', product: '', state: '', batch } as const
    return { goTo: `/office/invitations/${filterSearch(all)}&done=revoked` }
  }),

  default: invitationAction(async () => ({ refused: 'unknown-action' })),
}
