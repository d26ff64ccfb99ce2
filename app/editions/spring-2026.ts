import type { Day } from '../platform/dates.ts'

/** A fair that is being prepared: when its exhibitors apply, are answered, choose a stand and hand in their materials. */
export type UpcomingEdition = {
  id: string
  firstDay: Day
  lastDay: Day
  applications: { opensOn: Day; closesOn: Day }
  answersBy: Day
  /** Whoever the council rated higher chooses earlier: the days on which ranks 1 to 4 may begin. */
  standChoice: { from: Day; to: Day; ranksFrom: readonly Day[] }
  materialsUntil: Day
  /** Passes of the team and the hour of arrival. */
  arrivalUntil: Day
}

export const spring2026: UpcomingEdition = {
  id: 'spring-2026',
  firstDay: '2026-04-02',
  lastDay: '2026-04-05',
  applications: { opensOn: '2025-08-01', closesOn: '2025-12-15' },
  answersBy: '2026-01-20',
  standChoice: {
    from: '2026-01-21',
    to: '2026-02-10',
    ranksFrom: ['2026-01-21', '2026-01-24', '2026-01-29', '2026-02-03'],
  },
  materialsUntil: '2026-03-01',
  arrivalUntil: '2026-03-15',
}

/** Every edition that exhibitors have applied to. */
const editions: readonly UpcomingEdition[] = [spring2026]

export function upcomingEdition(id: string): UpcomingEdition {
  const found = editions.find(edition => edition.id === id)
  if (!found) throw new Error(`there is no edition ${id}`)
  return found
}
