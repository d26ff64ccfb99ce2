import type { LocaleCode } from '../../platform/languages.ts'
import type { AwardStage } from '../way/award-phases.ts'
import wayEn from '../way/way-texts.en.ts'
import wayRu, { type WayTexts } from '../way/way-texts.ru.ts'
import en from './texts.en.ts'
import ru, { type JuryTexts } from './texts.ru.ts'

export const juryTexts: Record<LocaleCode, JuryTexts> = { ru, en }

const wayTexts: Record<LocaleCode, WayTexts> = { ru: wayRu, en: wayEn }

export function stageText(stage: AwardStage, locale: LocaleCode): string {
  return wayTexts[locale].stages[stage]
}

/** The sentence for a refusal: of this room, or of the award's way. */
export function refusalText(reason: string, locale: LocaleCode): string {
  const { refusals } = juryTexts[locale]
  if (Object.hasOwn(refusals, reason)) return refusals[reason as keyof JuryTexts['refusals']]
  const { reasons } = wayTexts[locale]
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : refusals['unknown-action']
}
