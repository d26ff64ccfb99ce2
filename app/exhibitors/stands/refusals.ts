import { type Day, formatDay } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { StandWindow } from './stand-window.ts'

/** Everything that may stand in the way of a choice or of a change to a hold. */
export type StandRefusal =
  | 'no-rank'
  | 'too-early'
  | 'too-late'
  | 'unknown-stand'
  | 'not-offered'
  | 'just-taken'
  | 'taken'
  | 'has-stand'
  | 'paid'
  | 'no-stand'
  | 'not-later'
  | 'too-far'
  | 'why'

type About = { code: string; from: string; to: string }
type Sentence = string | ((about: About) => string)

const sentences: Record<LocaleCode, Record<StandRefusal, Sentence>> = {
  ru: {
    'no-rank': 'Очередь выбора вам ещё не\u00a0назначена. Напишите отделу экспонентов.',
    'too-early': ({ from }) => `Ваша очередь выбора начинается ${from}.`,
    'too-late': ({ to }) =>
      `Выбор стендов закончился: последний день был ${to}. Если стенд ещё нужен, напишите отделу экспонентов.`,
    'unknown-stand': 'Такого стенда на\u00a0плане нет. Выберите другой.',
    'not-offered': ({ code }) => `Стенд ${code} в\u00a0этот раз не\u00a0предлагается. Выберите другой.`,
    'just-taken': ({ code }) => `Стенд ${code} только что закрепил другой участник.`,
    taken: ({ code }) => `Стенд ${code} закреплён за\u00a0другим участником. Выберите другой.`,
    'has-stand': ({ code }) => `За\u00a0вами уже закреплён стенд. Его можно сменить на\u00a0${code}.`,
    paid: 'Стенд оплачен, и\u00a0изменить выбор в\u00a0кабинете уже нельзя. Напишите отделу экспонентов.',
    'no-stand': 'За\u00a0вами сейчас не\u00a0закреплён ни\u00a0один стенд.',
    'not-later': 'Новый срок должен быть позже прежнего.',
    'too-far': ({ to }) => `Так далеко продлить нельзя: последний день\u00a0— ${to}.`,
    why: 'Напишите причину.',
  },
  en: {
    'no-rank': 'You have not been assigned a turn to choose yet. Please write to the exhibitors’ department.',
    'too-early': ({ from }) => `Your turn to choose begins on ${from}.`,
    'too-late': ({ to }) =>
      `Stand selection is over: the last day was ${to}. If you still need a stand, please write to the exhibitors’ department.`,
    'unknown-stand': 'There is no such stand on the plan. Please choose another.',
    'not-offered': ({ code }) => `Stand ${code} is not offered this time. Please choose another.`,
    'just-taken': ({ code }) => `Another exhibitor has just taken stand ${code}.`,
    taken: ({ code }) => `Stand ${code} is held for another exhibitor. Please choose another.`,
    'has-stand': ({ code }) => `A stand is already held for you. You can change it for ${code}.`,
    paid: 'The stand is paid for and can no longer be changed in your account. Please write to the exhibitors’ department.',
    'no-stand': 'No stand is held for you at the moment.',
    'not-later': 'The new deadline must be later than the old one.',
    'too-far': ({ to }) => `It cannot be extended that far: the last day is ${to}.`,
    why: 'Please give a reason.',
  },
}

/** The sentence that goes with a refusal; what it speaks of is given where it is known. */
export function standRefusal(
  reason: StandRefusal,
  locale: LocaleCode,
  about: { code?: string; window?: StandWindow | null; lastDay?: Day } = {},
): string {
  const sentence = sentences[locale][reason]
  if (typeof sentence === 'string') return sentence
  const day = (of: Day | undefined) => (of ? formatDay(of, locale, { withYear: true }) : '')
  const { code = '', window, lastDay } = about
  return sentence({ code, from: day(window?.opensOn), to: day(lastDay ?? window?.closesOn) })
}
