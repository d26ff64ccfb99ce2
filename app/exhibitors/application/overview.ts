import type { AccountOverview } from '../../accounts/account-room.ts'
import type { OpenFair } from '../../editions/exhibitor-days.ts'
import { fairOfExhibitors, isCalledOff } from '../../editions/open-fair.ts'
import { type Day, dayOf, formatDay, formatDays, partsOf } from '../../platform/dates.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { applicationNumber } from '../application-number.ts'
import { baysView } from '../bays-view.ts'
import stateEn from '../state-texts.en.ts'
import stateRu from '../state-texts.ru.ts'
import type { ApplicationRow } from '../take-step.server.ts'
import { wordsIn } from '../words-in.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const texts = { ru, en }
const stateTexts = { ru: stateRu, en: stateEn }

/** An exhibitor's first page: which fair, how far, and the days that matter. */
export function overviewOf(own: ApplicationRow, locale: LocaleCode, now: Date): AccountOverview {
  const t = texts[locale].account.overview
  const fair = fairOfExhibitors(own.editionId)
  const { firstDay, lastDay } = fair
  const name = wordsIn({ nameRu: own.nameRu, nameEn: own.nameEn }, 'name', locale)
  const said = { number: applicationNumber(own.number, locale), name }
  const days = formatDays(firstDay, lastDay, locale, { withYear: true })
  const state = stateTexts[locale].states[own.state]
  const calledOff = isCalledOff(own.editionId)
  return {
    above: name ? fill(t.above, said) : fill(t.aboveNameless, said),
    title: fill(t.title[seasonOf(firstDay)], { year: partsOf(firstDay).year }),
    // Of a fair that does not take place the bays say so.
    lead: calledOff ? `${state}.` : fill(t.lead, { days, state }),
    bays: baysView(own, locale),
    deadlines: calledOff ? [] : deadlinesOf(fair, locale, dayOf(now)),
  }
}

const seasons = ['winter', 'spring', 'summer', 'autumn'] as const

/** What people call a fair by; December is winter's first month. */
function seasonOf(firstDay: Day): (typeof seasons)[number] {
  return seasons[Math.floor((partsOf(firstDay).month % 12) / 3)] ?? 'winter'
}

function deadlinesOf(fair: OpenFair, locale: LocaleCode, today: string): AccountOverview['deadlines'] {
  const words = texts[locale].account.overview.deadlines
  const { applications, answersBy, standChoice, materialsUntil, arrivalUntil, firstDay } = fair
  const days = [
    [applications.closesOn, words.applications],
    [answersBy, words.answers],
    [standChoice.to, words.stand],
    [materialsUntil, words.materials],
    [arrivalUntil, words.arrival],
    [firstDay, words.opening],
  ] as const
  const next = days.findIndex(([day]) => day >= today)
  return days.map(([day, { title, text }], place) => ({
    day: formatDay(day, locale),
    title,
    text,
    state: day < today ? 'past' : place === next ? 'next' : 'ahead',
  }))
}
