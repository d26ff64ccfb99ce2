import { fairDates } from '../editions/fair-days.ts'
import type { View } from '../navigation/view.ts'

/** What stands on every page, in header, menu and footer: the dates of the fair that is ahead, or of the last one. */
export function fairPhrases({ locale, notice }: Pick<View, 'locale' | 'notice'>) {
  const dates = fairDates(notice.fair, locale)
  const isNext = notice.season === 'next'
  return {
    ahead: isNext ? dates.nextFair : dates.fairDates,
    aheadShort: isNext ? dates.nextFair : dates.fairDatesShort,
    /** Told beside this one; later it is the one that is told. */
    nextFair: notice.season === 'this' ? dates.nextFair : '',
  }
}
