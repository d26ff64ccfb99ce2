import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { invitations } from '../../app/box-office/orders/tables.ts'
import { autumn2025 } from '../../app/editions/edition.ts'
import { momentAt } from '../../app/editions/rules.ts'

const { vipOpening, visitorDays, ticketSalesFrom } = autumn2025

/** One code of each kind to try: the opening night, the press, and the guests of exhibitors. All cost nothing. */
export const demoInvitations = [
  {
    code: 'VIP-2025',
    kind: 'vip',
    product: 'premium',
    uses: 50,
    until: momentAt(vipOpening.day, vipOpening.to),
  },
  {
    code: 'PRESS-2025',
    kind: 'press',
    product: 'day',
    uses: 50,
    until: momentAt(visitorDays.last, visitorDays.to),
  },
  {
    code: 'GUEST-2025',
    kind: 'exhibitor',
    product: 'day',
    uses: 20,
    until: momentAt(visitorDays.last, visitorDays.to),
  },
] as const

export async function seedInvitations(pool: pg.Pool): Promise<void> {
  await drizzle(pool)
    .insert(invitations)
    .values(
      demoInvitations.map(({ until, ...invitation }) => ({
        ...invitation,
        priceKopecks: 0,
        validFrom: momentAt(ticketSalesFrom, '00:00'),
        validUntil: until,
      })),
    )
    .onConflictDoNothing()
}
