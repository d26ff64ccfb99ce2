import { issueInvitations } from '../../../app/box-office/invitations/issue-invitations.server.ts'
import { revokeInvitations } from '../../../app/box-office/invitations/revoke-invitations.server.ts'
import type { openTestBoxOffice } from '../test-box-office.ts'

type Till = Awaited<ReturnType<typeof openTestBoxOffice>>
type Invitation = { id: string; code: string; batchId: string }

/**
 * The invitations of one history: two of a batch that are good for one place each and cost something, one for four places
 * of which an order takes two, and one that costs nothing. They are made when the first of them is wanted.
 */
export function openInvitations(till: Till) {
  let made: Promise<{ slot: string; invitations: Invitation[] }> | null = null

  async function make(now: Date) {
    const guest = { name: 'Guest', email: null, locale: 'ru' as const }
    const single = {
      kind: 'vip' as const,
      product: 'premium' as const,
      priceKopecks: 100_000,
      uses: 1,
      maxPerOrder: null,
      validFrom: new Date(now.getTime() - 60_000),
      validUntil: new Date('2025-09-24T19:00:00+03:00'),
      note: '',
      guests: [guest, guest],
      sendsLetters: false,
    }
    const limited = { ...single, priceKopecks: 50_000, uses: 4, maxPerOrder: 2, guests: [guest] }
    const free = { ...single, priceKopecks: 0, guests: [guest] }
    const batches = []
    for (const wish of [single, limited, free])
      batches.push(await issueInvitations(till.boxOffice, wish, 'staff', now))
    const { rows } = await till.boxOffice.pool.query<Invitation>(
      `select id, code, batch_id as "batchId" from invitations where batch_id = any($1)
       order by array_position($1, batch_id), code`,
      [batches],
    )
    return { slot: await till.newSlot(4, 'premium', '2025-09-24T16:00:00Z'), invitations: rows }
  }

  return {
    /** The code of one of the four, and the place it opens. */
    async take(which: number, now: Date) {
      made ??= make(now)
      const { slot, invitations } = await made
      return { slot, code: invitations[which]?.code ?? '' }
    },
    /** Of the first the whole batch. */
    async revoke(which: number, now: Date) {
      const { invitations } = (await made) ?? { invitations: [] }
      const one = invitations[which]
      if (!one) return
      const meant = which === 0 ? { batchId: one.batchId } : { id: one.id }
      await revokeInvitations(till.boxOffice, meant, { actor: 'staff', reason: 'lost' }, now)
    },
    /** Where they lead, if anybody was invited. */
    slots: async () => (made ? [(await made).slot] : []),
  }
}
