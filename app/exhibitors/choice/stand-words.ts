import { openFair } from '../../editions/open-fair.ts'
import { formatDay } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { applicationNumber } from '../application-number.ts'
import { type StandWindow, windowRefusal } from '../stands/stand-window.ts'
import type { ExhibitorState } from '../states.ts'
import { wordsIn } from '../words-in.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const texts = { ru, en }

/** Over the title: whose page it is. */
export function aboveOf(
  application: { number: number; nameRu: string; nameEn: string } | null,
  locale: LocaleCode,
): string | null {
  if (!application) return null
  const { nameRu, nameEn } = application
  const name = wordsIn({ nameRu, nameEn }, 'name', locale)
  const number = applicationNumber(application.number, locale)
  return fill(texts[locale].above, { number, name }).replace(/, $/, '')
}

/** Beside the title: when one may choose. */
export function leadOf(
  { window, hold }: { window: StandWindow | null; hold: { state: string } | null },
  now: Date,
  locale: LocaleCode,
): string {
  const { lead, ranks } = texts[locale]
  if (hold?.state === 'sold') return lead.paid
  if (!window) return lead.rankless
  const said = {
    rank: ranks[window.rank - 1] ?? String(window.rank),
    from: formatDay(window.opensOn, locale),
    to: formatDay(window.closesOn, locale),
  }
  const refused = windowRefusal(window, now)
  if (refused === 'too-early') return fill(lead.early, said)
  return refused === 'too-late' ? fill(lead.late, said) : fill(lead.open, said)
}

/**
 * Why there is nothing to choose yet. Whatever has been settled and not released, the sentence is the same for everybody
 * whose application lies before the council.
 */
export function notYetOf(
  state: ExhibitorState,
  locale: LocaleCode,
): { text: string; calendar: string | null } {
  const { notYet } = texts[locale]
  const { answersBy, standChoice } = openFair
  const day = (one: string) => formatDay(one, locale, { withYear: true })
  const calendar = fill(notYet.calendar, {
    from: formatDay(standChoice.from, locale),
    to: day(standChoice.to),
  })
  if (state === 'waiting-list' || state === 'declined' || state === 'withdrawn')
    return { text: notYet[state], calendar: null }
  if (state === 'draft') return { text: notYet.none, calendar }
  return { text: fill(notYet.review, { answers: day(answersBy) }), calendar }
}
