import { loadPage } from '../../content/load-page.server.ts'
import { momentsOf } from '../../editions/by-moment.ts'
import { phrasesOf } from '../../editions/phrases.ts'
import { awardDaysLeft, awardPhase } from '../../editions/rules.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { nextMidnight } from '../../platform/dates.ts'
import { awardCalendar } from '../award-calendar.ts'

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  const phase = awardPhase(edition, now)
  // The days left and the calendar move on every midnight, until there is nothing left to wait for.
  if (phase !== 'given') context.trueUntil(nextMidnight(now))
  if (phase === 'announced') context.trueUntil(momentsOf(edition).awardCeremony)
  return {
    page: await loadPage(context, 'award'),
    state: { phase, daysLeft: awardDaysLeft(edition, now), phrases: phrasesOf(edition, locale) },
    calendar: awardCalendar(edition, now),
  }
}
