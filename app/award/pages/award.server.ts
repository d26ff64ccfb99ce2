import { loadPage } from '../../content/load-page.server.ts'
import { awardPhase } from '../../editions/rules.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { nextMidnight } from '../../platform/dates.ts'
import { awardCalendar } from '../award-calendar.ts'
import { awardBanner } from '../award-state.ts'
import { loadResult } from '../result/load-result.server.ts'
import { awardStateTexts } from '../state-texts.server.ts'

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  // The days left and the calendar move on every midnight, until there is nothing left to wait for.
  if (awardPhase(edition, now) !== 'given') context.trueUntil(nextMidnight(now))
  const { isSealed, isOpen, html } = await loadResult(context)
  return {
    page: await loadPage(context, 'award'),
    banner: awardBanner({ edition, now, isSealed }, awardStateTexts[locale], locale),
    calendar: awardCalendar(edition, now),
    isOpen,
    html,
  }
}
