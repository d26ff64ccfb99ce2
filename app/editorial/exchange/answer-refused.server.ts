import { type Answer, showAgain } from '../../page-server/action.ts'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { exchangeBounds } from './exchange-bounds.ts'
import { exchangeTexts } from './texts.server.ts'

type Reason = keyof (typeof exchangeTexts)['ru']['refusals']

export const bounds = { size: exchangeBounds.fileBytes / 1024 / 1024, rows: exchangeBounds.rows - 1 }

/** The page again, with why not. */
export function answerRefused(
  { reason, what = '' }: { reason: Reason; what?: string },
  locale: LocaleCode,
  values: Record<string, string> = {},
): Answer {
  const message = fill(exchangeTexts[locale].refusals[reason], { what, ...bounds })
  return showAgain(values, [{ field: reason, message }])
}
