import { defaultLocale, type LocaleCode } from '../platform/languages.ts'
import type { Draft } from './drafts/read-draft.server.ts'
import type { LanguageState } from './drafts/read-records.server.ts'
import { isSame, valueAt } from './record.ts'

/** What visitors find of a record in each language; what is only written yet they do not. */
export function seenStates({
  live,
  seenIn,
  stale,
}: Pick<Draft, 'live' | 'seenIn' | 'stale'>): Record<LocaleCode, LanguageState> {
  const stateIn = (code: LocaleCode): LanguageState => {
    if (!live) return 'draft'
    if (!seenIn.includes(code)) return 'withdrawn'
    return code !== defaultLocale && isOlder(live, stale) ? 'stale' : 'on-site'
  }
  return { ru: stateIn('ru'), en: stateIn('en') }
}

/** An original that has changed on the site itself, not in the draft alone. */
function isOlder(live: NonNullable<Draft['live']>, stale: Draft['stale']): boolean {
  return Object.entries(stale).some(([path, was]) => !isSame(valueAt(live, `${path}/${defaultLocale}`), was))
}
