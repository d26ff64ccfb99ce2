import type { Day } from '../platform/dates.ts'

/** One fair: every date, price and deadline that pages, rules and letters speak of. A second fair is data. */
export type Edition = {
  id: string
  firstDay: Day
  lastDay: Day
  vipOpening: { day: Day; from: string; to: string }
  visitorDays: { first: Day; last: Day; from: string; to: string }
  award: { opensOn: Day; closesOn: Day; judgingFrom: Day; judgingTo: Day; announcedOn: Day }
  childrensSelectionUntil: Day
  standsFromKopecks: number
  nextFair: { firstDay: Day; lastDay: Day } | null
}

export const autumn2025: Edition = {
  id: '2025-09',
  firstDay: '2025-09-24',
  lastDay: '2025-09-27',
  vipOpening: { day: '2025-09-24', from: '19:00', to: '22:00' },
  visitorDays: { first: '2025-09-25', last: '2025-09-27', from: '11:00', to: '21:00' },
  award: {
    opensOn: '2025-07-18',
    closesOn: '2025-09-01',
    judgingFrom: '2025-09-02',
    judgingTo: '2025-09-10',
    announcedOn: '2025-09-24',
  },
  childrensSelectionUntil: '2025-08-27',
  standsFromKopecks: 200_000_00,
  nextFair: { firstDay: '2026-04-02', lastDay: '2026-04-05' },
}
