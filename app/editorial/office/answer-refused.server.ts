import type { Answer } from '../../page-server/action.ts'
import { showAgain } from '../../page-server/action.ts'
import { fill } from '../../platform/fill.ts'
import type { Both, LocaleCode } from '../../platform/languages.ts'
import type { Fault } from '../check-fields.ts'
import { editorialTexts } from './texts.server.ts'

type Refused = { reason: string; faults?: Fault[]; what?: string | Both }

/** Why something was not done, in the editor's language. */
export function refusalText({ reason, faults = [], what: said }: Refused, locale: LocaleCode): string {
  const t = editorialTexts[locale]
  const refusals: Record<string, string> = t.refusals
  const what = faults
    .slice(0, 5)
    .map(fault => {
      const language = fault.language ? `, ${t.edit.languages[fault.language]}` : ''
      return fill(t.faults[fault.reason], { field: `${fault.label[locale]}${language}` })
    })
    .join('; ')
  return (refusals[reason] ?? t.refusals.unknown).replace(
    '{what}',
    () => (typeof said === 'object' ? said[locale] : said) ?? what,
  )
}

/** The page again, with why not. */
export function answerRefused(
  refused: Refused,
  locale: LocaleCode,
  values: Record<string, string> = {},
): Answer {
  return showAgain(values, [{ field: refused.reason, message: refusalText(refused, locale) }])
}
