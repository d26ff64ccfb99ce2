import type { Day } from '../../platform/dates.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { type StandRefusal, standRefusal } from '../stands/refusals.ts'
import type { StandWindow } from '../stands/stand-window.ts'
import stateEn from '../state-texts.en.ts'
import stateRu from '../state-texts.ru.ts'
import type { Reason } from '../states.ts'
import en from './texts.en.ts'
import ru from './texts.ru.ts'

const texts = { ru, en }
const stateTexts = { ru: stateRu, en: stateEn }

/** Why a stand could not be taken, given up or furnished, in one sentence: of the stand, of the state, of the payment. */
export function refusalSentence(
  reason: StandRefusal | Reason | 'paying' | 'other-fair',
  locale: LocaleCode,
  about: { code: string; window: StandWindow | null; lastDay?: Day },
): string {
  if (reason === 'paying') return texts[locale].order.paying
  if (reason === 'other-fair') return texts[locale].refusals['other-fair']
  const { reasons } = stateTexts[locale]
  return reason in reasons ? reasons[reason as Reason] : standRefusal(reason as StandRefusal, locale, about)
}
