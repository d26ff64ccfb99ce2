import { loadPage } from '../../content/load-page.server.ts'
import { awardPhase } from '../../editions/rules.ts'
import type { LoadContext } from '../../page-server/load-context.ts'
import { nextMidnight } from '../../platform/dates.ts'
import { withLocale } from '../../platform/languages.ts'
import { awardBanner, awardState } from '../award-state.ts'
import { loadCalendar } from '../result/load-calendar.server.ts'
import { loadResult } from '../result/load-result.server.ts'
import { awardStateTexts } from '../state-texts.server.ts'

export async function load(context: LoadContext) {
  const { edition, now, locale } = context
  // The days left and the calendar move on every midnight, until there is nothing left to wait for.
  if (awardPhase(edition, now) !== 'given') context.trueUntil(nextMidnight(now))
  const { isSealed, isOpen, html } = await loadResult(context)
  const page = await loadPage(context, 'award')
  return {
    page,
    banner: awardBanner({ edition, now, isSealed }, awardStateTexts[locale], locale),
    // The ceremony is an event of the programme, and that has a file for calendars.
    remind:
      awardState(edition, now, isSealed) === 'sealed'
        ? withLocale('/program/award-ceremony.ics', locale)
        : null,
    isOpen,
    html: (await loadCalendar(context, page)) + html,
  }
}
