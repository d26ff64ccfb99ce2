import type { Day } from '../platform/dates.ts'
import type { ExhibitorDays } from './exhibitor-days.ts'

export const tourTypes = ['group', 'individual', 'author'] as const
export type TourType = (typeof tourTypes)[number]

export type StandKind = 'book' | 'row' | 'corner' | 'rotunda' | 'end'

/** One fair: every date, price and deadline that pages, rules and letters speak of. A second fair is data. */
export type Edition = {
  id: string
  firstDay: Day
  lastDay: Day
  vipOpening: { day: Day; from: string; to: string }
  /** At `windowTurnsAt` one entry window ends and the next begins: the price of a day ticket depends on it. */
  visitorDays: { first: Day; last: Day; from: string; windowTurnsAt: string; to: string }
  award: {
    opensOn: Day
    closesOn: Day
    judgingFrom: Day
    judgingTo: Day
    /** The last day of the first round; the second ends on the last day of the jury's work, at this hour. */
    firstRoundTo: Day
    secondRoundEndsAt: string
    shortlistOn: Day
    announcedOn: Day
    /** By then every name has been read out. */
    announcedAt: string
    /** Books of these years may be sent in, the last of them being the year of the fair. */
    booksSinceYear: number
    /** What a winner of a nomination receives. */
    prizeKopecks: number
  }
  childrensSelectionUntil: Day
  /** The box office opens on this day and closes with the last visitor day. */
  ticketSalesFrom: Day
  /** Whoever wants to take part in the professional day registers in these days. */
  conventionRegistration: { opensOn: Day; closesOn: Day }
  mediaAccreditationUntil: Day
  volunteersUntil: Day
  guidesUntil: Day
  standsFromKopecks: number
  /** What the smallest place of its kind costs; texts name a sum `{priceCornerStand}`. */
  stands: Record<StandKind, number>
  /** What tickets cost, some before and after the entry window turns; texts name a sum `{priceChild}`. */
  tickets: {
    dayBeforeKopecks: number
    dayAfterKopecks: number
    openDateKopecks: number
    childKopecks: number
    concessionBeforeKopecks: number
    concessionAfterKopecks: number
    concessionOpenDateKopecks: number
  }
  /** By the person, or by the departure where a tour is sold whole. */
  tours: Record<TourType, { priceKopecks: number; minPeople: number; maxPeople: number }>
  /** What is given back when so many days are left; the first step that fits counts. */
  refunds: { minDays: number; percent: number }[]
  payoutCalendarDays: number
  payoutBusinessDays: number
  /** How the box office sells: how long places are kept, how much goes into one order, how many may come. */
  sale: {
    cartMinutes: number
    paymentMinutes: number
    maxTickets: number
    maxTours: number
    /** Free tickets: in an order, and for one e-mail over the whole edition. */
    maxFree: number
    maxFreePerEmail: number
    windowCapacity: number
    openDateCapacity: number
    premiumCapacity: number
    /** An author's tour that has not found its people by then is called off. */
    decideHoursBefore: number
  }
  nextFair: { firstDay: Day; lastDay: Day } | null
  /** Of the fair that exhibitors apply to: the next one where one is named, otherwise this one (`exhibitor-days.ts`). */
  exhibitors: ExhibitorDays
  /** What exhibitors of this fair itself are kept under, since those of the next apply; null before that, or where it had none. */
  ownFairId: string | null
}

/** As the fair was launched: what the database is given at its first start. From then on the office says what holds. */
export const autumn2025: Edition = {
  id: '2025-09',
  firstDay: '2025-09-24',
  lastDay: '2025-09-27',
  nextFair: { firstDay: '2026-04-02', lastDay: '2026-04-05' },
  vipOpening: { day: '2025-09-24', from: '19:00', to: '22:00' },
  visitorDays: {
    first: '2025-09-25',
    last: '2025-09-27',
    from: '11:00',
    windowTurnsAt: '14:00',
    to: '21:00',
  },
  award: {
    opensOn: '2025-07-18',
    closesOn: '2025-09-01',
    judgingFrom: '2025-09-02',
    judgingTo: '2025-09-10',
    firstRoundTo: '2025-09-07',
    secondRoundEndsAt: '21:00',
    shortlistOn: '2025-09-15',
    announcedOn: '2025-09-24',
    announcedAt: '21:10',
    booksSinceYear: 2023,
    prizeKopecks: 300_000_00,
  },
  childrensSelectionUntil: '2025-08-27',
  ticketSalesFrom: '2025-06-02',
  conventionRegistration: { opensOn: '2025-06-02', closesOn: '2025-08-15' },
  mediaAccreditationUntil: '2025-09-20',
  volunteersUntil: '2025-09-12',
  guidesUntil: '2025-09-05',
  standsFromKopecks: 200_000_00,
  stands: {
    book: 200_000_00,
    row: 260_000_00,
    corner: 300_000_00,
    rotunda: 320_000_00,
    end: 350_000_00,
  },
  tickets: {
    dayBeforeKopecks: 2_100_00,
    dayAfterKopecks: 2_500_00,
    openDateKopecks: 6_000_00,
    childKopecks: 650_00,
    concessionBeforeKopecks: 1_050_00,
    concessionAfterKopecks: 1_250_00,
    concessionOpenDateKopecks: 3_000_00,
  },
  tours: {
    group: { priceKopecks: 500_00, minPeople: 1, maxPeople: 20 },
    individual: { priceKopecks: 10_000_00, minPeople: 1, maxPeople: 4 },
    author: { priceKopecks: 3_000_00, minPeople: 3, maxPeople: 8 },
  },
  refunds: [
    { minDays: 11, percent: 100 },
    { minDays: 6, percent: 50 },
    { minDays: 4, percent: 30 },
    { minDays: 0, percent: 0 },
  ],
  payoutCalendarDays: 14,
  payoutBusinessDays: 14,
  sale: {
    cartMinutes: 15,
    paymentMinutes: 30,
    maxTickets: 10,
    maxTours: 3,
    maxFree: 5,
    maxFreePerEmail: 10,
    windowCapacity: 2_000,
    openDateCapacity: 2_000,
    premiumCapacity: 600,
    decideHoursBefore: 24,
  },
  exhibitors: {
    fairId: 'spring-2026',
    opensOn: '2025-08-01',
    closesOn: '2025-12-15',
    answersBy: '2026-01-20',
    ranksFrom: ['2026-01-21', '2026-01-24', '2026-01-29', '2026-02-03'],
    standsTo: '2026-02-10',
    materialsUntil: '2026-03-01',
    arrivalUntil: '2026-03-15',
  },
  ownFairId: null,
}
