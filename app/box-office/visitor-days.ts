import type { Edition } from '../fair/edition.ts'
import { entryWindows, visitorDays } from '../fair/entry-windows.ts'
import { type Stage, stageOf } from '../fair/stages.ts'
import type { Day } from '../platform/dates.ts'
import type { LocaleCode } from '../platform/languages.ts'
import { formatRoubles } from '../platform/money.ts'

export type ShownWindow = {
  kind: 'before' | 'after'
  hours: string
  price: string
  concession: string
  stage: Stage
}
export type ShownDay = { day: Day; isOver: boolean; windows: ShownWindow[] }

/** Every visitor day with its entry windows, what each costs, and whether one can still come in. */
export function shownDays(edition: Edition, now: Date, locale: LocaleCode): ShownDay[] {
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
    return { day, isOver: windows.every(({ stage }) => stage === 'over'), windows }
  })
}
