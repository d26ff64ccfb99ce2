import type { Edition } from '../../editions/edition.ts'
import { entryWindows, visitorDays } from '../../editions/entry-windows.ts'
import { momentAt } from '../../editions/rules.ts'
import { type Stage, stageOf } from '../../editions/stages.ts'
import type { Day } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { formatRoubles } from '../../platform/money.ts'

export type ShownWindow = {
  kind: 'before' | 'after'
  hours: string
  price: string
  concession: string
  stage: Stage
}
export type ShownDay = { day: Day; windows: ShownWindow[] }
export type ShownOpening = { day: Day; hours: string; stage: Stage }

/** Every visitor day with its entry windows, what each costs, and whether one can still come in. */
export function visitorDayViews(edition: Edition, now: Date, locale: LocaleCode): ShownDay[] {
  const { tickets } = edition
  const prices = {
    before: [tickets.dayBeforeKopecks, tickets.concessionBeforeKopecks],
    after: [tickets.dayAfterKopecks, tickets.concessionAfterKopecks],
  } as const
  return visitorDays(edition).map(day => {
    const windows = entryWindows(edition, day).map(window => {
      const [full, concession] = prices[window.kind]
      return {
        kind: window.kind,
        hours: `${window.from}–${window.to}`,
        price: formatRoubles(full, locale),
        concession: formatRoubles(concession, locale),
        stage: stageOf(window, now),
      }
    })
    return { day, windows }
  })
}

/** The evening of the opening. It begins and ends at phases of the fair, so a page needs no word of its own about it. */
export function openingView({ vipOpening: { day, from, to } }: Edition, now: Date): ShownOpening {
  const stage = stageOf({ startsAt: momentAt(day, from), endsAt: momentAt(day, to) }, now)
  return { day, hours: `${from}–${to}`, stage }
}
