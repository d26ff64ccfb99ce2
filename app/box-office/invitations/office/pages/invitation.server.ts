import { notFound } from '../../../../navigation/page-error.ts'
import type { Actions } from '../../../../page-server/action.ts'
import type { LoadContext, SignedIn } from '../../../../page-server/load-context.ts'
import { dayOf, formatDay } from '../../../../platform/dates.ts'
import { formatRoubles } from '../../../../platform/money.ts'
import { productName } from '../../../catalogue/catalogue.ts'
import { loadFrame } from '../../../office/load-frame.server.ts'
import { momentOf } from '../../../office/record-names.ts'
import { invitationState } from '../../invitation.ts'
import { ordersOfInvitations, revokeInvitations } from '../../revoke-invitations.server.ts'
import { sendInvitation } from '../../send-invitation.server.ts'
import { historyOf, readInvitation } from '../find-invitations.server.ts'
import { invitationAction, tickedAction } from '../run-invitation-action.server.ts'
import { invitationTexts } from '../texts.server.ts'

export async function load(context: SignedIn<LoadContext>) {
  const { db, params, locale, now, pathname } = context
  const one = await readInvitation(db, params.id ?? '')
  if (!one) throw notFound(pathname)
  const at = (moment: Date) => momentOf(moment, locale)
  const state = invitationState(one, now)
  return {
    ...(await loadFrame(context)),
    id: one.id,
    code: one.code,
    kind: one.kind,
    state,
    guest: one.guestName,
    email: one.guestEmail,
    language: one.locale,
    product: productName(one.product, locale),
    price: one.priceKopecks === 0 ? invitationTexts[locale].free : formatRoubles(one.priceKopecks, locale),
    used: one.used,
    uses: one.uses,
    perOrder: one.maxPerOrder,
    from: formatDay(dayOf(one.validFrom), locale),
    until: formatDay(dayOf(new Date(one.validUntil.getTime() - 1)), locale),
    note: one.note,
    batch: one.batchId,
    createdAt: at(one.createdAt),
    createdBy: one.createdBy,
    letterAt: one.letterAt && at(one.letterAt),
    revoked: one.revokedAt && {
      at: at(one.revokedAt),
      actor: one.revokedBy ?? '',
      reason: one.revokedReason ?? '',
    },
    canSend: one.guestEmail !== null && (state === 'open' || state === 'ahead'),
    canRevoke: !one.revokedAt,
    orders: (await ordersOfInvitations(db, [one.id])).map(({ id, code, state }) => ({ id, code, state })),
    history: (await historyOf(db, one)).map(({ id, at: moment, what, actor, reason, details }) => ({
      id: String(id),
      at: at(moment),
      what,
      actor,
      reason,
      count: (details as { count?: number }).count ?? 1,
    })),
  }
}

export type InvitationData = Awaited<ReturnType<typeof load>>

export const actions: Actions = {
  send: invitationAction(async ({ params, person, now }, boxOffice) => {
    const id = params.id ?? ''
    const outcome = await sendInvitation(boxOffice, id, person.email, now)
    return outcome === 'done' ? { goTo: `/office/invitations/${id}/?done=sent` } : { refused: outcome }
  }),

  revoke: tickedAction(async ({ params, fields, person, now }, boxOffice) => {
    const id = params.id ?? ''
    const reason = (fields.reason ?? '').trim().slice(0, 500)
    if (reason === '') return { refused: 'no-reason' }
    const { revoked } = await revokeInvitations(boxOffice, { id }, { actor: person.email, reason }, now)
    return revoked > 0
      ? { goTo: `/office/invitations/${id}/?done=revoked` }
      : { refused: 'nothing-to-revoke' }
  }),

  default: invitationAction(async () => ({ refused: 'unknown-action' })),
}
