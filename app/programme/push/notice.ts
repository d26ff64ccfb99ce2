import { hallName } from '../../content/events/event-names.ts'
import { dayOf, formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import { type Both, type LocaleCode, withLocale } from '../../platform/languages.ts'
import { timeOf } from '../../platform/time-of-day.ts'
import type { EventFacts } from '../changes/tables.ts'
import english from './notice-texts.en.ts'
import russian, { type NoticeTexts } from './notice-texts.ru.ts'

/** What the service worker is handed: what it shows, and where a press leads. A later one of an event replaces the earlier. */
export type Notice = { title: string; body: string; url: string; tag: string; lang: LocaleCode }

type Change = {
  eventSlug: string
  was: EventFacts | null
  now: EventFacts | null
  title: Both
  path: Record<LocaleCode, string | null>
}

const longestTitle = 160

export function noticeOf({ eventSlug, was, now, title, path }: Change, locale: LocaleCode): Notice {
  const t = texts[locale]
  const what = fill(t.quoted, { title: inner(shortened(title[locale]), locale) })
  return {
    title: t.title,
    body: bodyOf({ was, now }, what, t, locale),
    url: withLocale(path[locale] ?? '/program/plan/', locale),
    tag: eventSlug,
    lang: locale,
  }
}

function bodyOf({ was, now }: Pick<Change, 'was' | 'now'>, what: string, t: NoticeTexts, locale: LocaleCode) {
  if (!now) return fill(t.cancelled, { what })
  const startsAt = new Date(now.startsAt)
  const where = { what, time: timeOf(startsAt), place: hallName(now.hall, locale) }
  const day = formatDay(dayOf(startsAt), locale)
  if (!was) return fill(t.back, { ...where, day })
  const isSameDay = dayOf(new Date(was.startsAt)) === dayOf(startsAt)
  return isSameDay ? fill(t.moved, where) : fill(t.movedToDay, { ...where, day })
}

const innerMarks: Record<LocaleCode, readonly [string, string]> = { ru: ['„', '“'], en: ['‘', '’'] }

/** Quotation marks inside quotation marks. */
function inner(title: string, locale: LocaleCode): string {
  const [open, close] = innerMarks[locale]
  return title.replace(/[«“](?=[\p{L}\p{N}])/gu, open).replace(/[»”]/g, close)
}

function shortened(title: string): string {
  return title.length <= longestTitle ? title : `${title.slice(0, longestTitle - 1)}…`
}

const texts: Record<LocaleCode, NoticeTexts> = { ru: russian, en: english }
