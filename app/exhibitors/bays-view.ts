import { fairOfExhibitors, isCalledOff, openFair } from '../editions/open-fair.ts'
import { dayAfter, dayOf, formatDay, formatDays } from '../platform/dates.ts'
import { fill } from '../platform/fill.ts'
import type { LocaleCode } from '../platform/languages.ts'
import en from './bay-texts.en.ts'
import ru, { type BayTexts } from './bay-texts.ru.ts'
import { type BayName, bays, currentBay, isBehind } from './bays.ts'
import stateEn from './state-texts.en.ts'
import stateRu from './state-texts.ru.ts'
import type { ExhibitorState } from './states.ts'

const texts: Record<LocaleCode, BayTexts> = { ru, en }
const stateTexts = { ru: stateRu, en: stateEn }

export type BaysView = {
  title: string
  note: string | null
  behind: string
  bays: {
    name: BayName
    label: string
    date: string
    isCurrent: boolean
    isBehind: boolean
    badge: string | null
  }[]
}

/** The six bays as a page shows them. The finer state is a badge of the current one. */
export function baysView({ state, submittedAt, editionId }: Way, locale: LocaleCode): BaysView {
  const t = texts[locale]
  const current = currentBay(state)
  return {
    title: t.title,
    note: calledOffNote(editionId ?? openFair.id, locale),
    behind: t.behind,
    bays: bays.map(name => ({
      name,
      label: t.bays[name],
      date: dateOf(name, { state, submittedAt, editionId }, locale),
      isCurrent: name === current,
      isBehind: isBehind(name, state),
      badge: name === current && state !== 'draft' ? stateTexts[locale].states[state] : null,
    })),
  }
}

/** What is said of a fair that does not take place; null of every other. */
function calledOffNote(fairId: string, locale: LocaleCode): string | null {
  if (!isCalledOff(fairId)) return null
  const { firstDay, lastDay } = fairOfExhibitors(fairId)
  return fill(texts[locale].calledOff, { days: formatDays(firstDay, lastDay, locale, { withYear: true }) })
}

/** Whose way, and to which fair: before the first word it is the open one. */
type Way = { state: ExhibitorState; submittedAt: Date | null; editionId?: string | undefined }

function dateOf(name: BayName, way: Way, locale: LocaleCode): string {
  const { submittedAt } = way
  const { applications, answersBy, standChoice, materialsUntil } = fairOf(way)
  const { dates } = texts[locale]
  const say = (day: string) => formatDay(day, locale)
  switch (name) {
    case 'application':
      return submittedAt
        ? fill(dates.submitted, { at: say(dayOf(submittedAt)) })
        : fill(dates.application, { closes: say(applications.closesOn) })
    case 'review':
      return fill(dates.review, { reviewFrom: say(dayAfter(applications.closesOn, 1)) })
    case 'accepted':
      return fill(dates[answerOf(way)], { answers: say(answersBy) })
    case 'stand':
      return formatDays(standChoice.from, standChoice.to, locale)
    case 'payment':
      return dates.payment
    case 'materials':
      return fill(dates.materials, { materials: say(materialsUntil) })
  }
}

/** What is said below «Принята»: the day by which all are answered is named only while it lies ahead for this one. */
function answerOf(way: Way) {
  const { state, submittedAt } = way
  if (isBehind('accepted', state)) return 'answered'
  if (state === 'declined' || state === 'withdrawn') return state
  if (state === 'waiting-list') return 'waiting'
  if (state === 'changes-asked') return 'asked'
  // Sent in after the last day: the council had asked for it, and answers once more.
  return submittedAt && dayOf(submittedAt) > fairOf(way).applications.closesOn ? 'again' : 'accepted'
}

function fairOf({ editionId }: Way) {
  return editionId ? fairOfExhibitors(editionId) : openFair
}
