import type { LocaleCode } from '../../platform/languages.ts'
import { groupThousands, marks } from '../../platform/money.ts'
import stateEn from '../state-texts.en.ts'
import stateRu from '../state-texts.ru.ts'
import { reasons } from '../states.ts'
import { type UploadRefusal, uploadRefusals } from '../upload-refusal.ts'
import { uploadBounds } from '../works/upload-bounds.ts'
import en from './work-texts.en.ts'
import ru from './work-texts.ru.ts'

const texts = { ru, en }
const stateTexts = { ru: stateRu, en: stateEn }

/** Why a file was not taken, as a sentence. */
export function fillRefusal(
  { reason, longSide = 0, leastSide = uploadBounds.leastSide }: UploadRefusal,
  locale: LocaleCode,
): string {
  const text: string = texts[locale].refusals[reason]
  const said = (pixels: number) => groupThousands(pixels, marks[locale].thousands)
  return text.replace('{longSide}', said(longSide)).replace('{leastSide}', said(leastSide))
}

/** Any refusal of a change to works: of the way, of the file, or because there is nothing to change. */
export function sentenceFor(reason: string, locale: LocaleCode): string {
  const refusal = uploadRefusals.find(one => one === reason)
  if (refusal) return fillRefusal({ reason: refusal }, locale)
  const own = reasons.find(one => one === reason)
  if (own) return stateTexts[locale].reasons[own]
  return reason === 'no-file' ? texts[locale].noFile : texts[locale].noWork
}
