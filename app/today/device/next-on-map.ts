import { currentPlan } from '../../my-plan/parts/use-my-plan.ts'
import { currentFairTime } from '../../navigation/fair-clock.ts'
import { tellNextStop } from '../../navigator/next-stop.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { planOfDay } from '../day-plan.ts'
import type { TodayEvent, TodayView } from '../today-view.ts'

/** Tells the map where the plan of whoever looks at it leads next, as the day is now. */
export function tellNextOnMap(view: TodayView, locale: LocaleCode): void {
  const now = currentFairTime()
  const next = now && planOfDay(view, currentPlan().events, now).find(({ isOn }) => !isOn)
  tellNextStop(next ? { ...texts[locale], words: wordsOf(next.event), way: next.way } : null)
}

function wordsOf({ from, hallName, title }: TodayEvent): string {
  return [from, hallName, title].join(', ')
}

const texts: Record<LocaleCode, { title: string; lead: string }> = {
  ru: { title: 'Дальше в\u00a0плане', lead: 'Показать дорогу' },
  en: { title: 'Next in your plan', lead: 'Show me the way' },
}
