import { type Day, formatDay } from './dates.ts'
import { fill, type Phrase } from './fill.ts'
import type { LocaleCode } from './languages.ts'

const names: Record<LocaleCode, string[]> = {
  ru: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
const shortNames: Record<LocaleCode, string[]> = {
  ru: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
}
const orders: Record<LocaleCode, Phrase<'day' | 'name'>> = { ru: '{day}, {name}', en: '{name}, {day}' }

/** «пт» / “Fri”. */
export function shortWeekday(day: Day, locale: LocaleCode): string {
  return shortNames[locale][weekdayOf(day)] ?? ''
}

/** «26 сентября, пятница» / “Friday, 26 September”. */
export function formatWeekday(day: Day, locale: LocaleCode): string {
  const name = names[locale][weekdayOf(day)] ?? ''
  return fill(orders[locale], { day: formatDay(day, locale), name })
}

// A calendar day has the same weekday in every zone: noon of UTC is in the middle of it.
function weekdayOf(day: Day): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay()
}
