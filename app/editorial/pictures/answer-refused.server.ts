import { type Answer, showAgain } from '../../page-server/action.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import type { Refused } from './picture-refusal.ts'
import { pictureTexts } from './texts.server.ts'

/** Why something was not done, in the editor's language. */
export function refusalText({ reason, width = 0, least = 0 }: Refused, locale: LocaleCode): string {
  const { refusals } = pictureTexts[locale]
  return reason === 'too-narrow' ? fill(refusals['too-narrow'], { width, least }) : refusals[reason]
}

/** The page again, with why not. */
export function answerRefused(
  refused: Refused,
  locale: LocaleCode,
  values: Record<string, string> = {},
): Answer {
  return showAgain(values, [{ field: refused.reason, message: refusalText(refused, locale) }])
}
