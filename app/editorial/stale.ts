import { defaultLocale, type LocaleCode } from '../platform/languages.ts'
import type { Change } from './changes.ts'
import { isSame, isTranslated, type Json, type JsonObject, type Path, valueAt } from './record.ts'

/** Translations older than their original: what that said when they were made, by the path of the text. */
export type Stale = Record<Path, Json>

/** How the list of stale translations follows what was written. `record` has the changes already. */
export function followStale(stale: Stale, record: JsonObject, changes: readonly Change[]): Stale {
  const next = { ...stale }
  for (const change of changes) {
    if (change.do !== 'set' || change.language === null) continue
    const { path, language, was } = change
    // Whoever writes the translation has read the original as it is.
    if (language !== defaultLocale) delete next[path]
    else if (!(path in next) && hasTranslation(record, path)) next[path] = was
    const original = textAt(record, path, defaultLocale)
    if (path in next && isSame(next[path], original)) delete next[path]
  }
  return withoutGone(next, record)
}

/** The translation says what the original says, though somebody changed that. */
export function confirmTranslation(stale: Stale, path: Path): Stale {
  const { [path]: _, ...rest } = stale
  return rest
}

function withoutGone(stale: Stale, record: JsonObject): Stale {
  return Object.fromEntries(Object.entries(stale).filter(([path]) => isTranslated(valueAt(record, path))))
}

function hasTranslation(record: JsonObject, path: Path): boolean {
  const value = valueAt(record, path)
  if (!isTranslated(value)) return false
  return Object.entries(value).some(
    ([code, text]) => code !== defaultLocale && text !== '' && !(Array.isArray(text) && text.length === 0),
  )
}

function textAt(record: JsonObject, path: Path, language: LocaleCode): Json | undefined {
  const value = valueAt(record, path)
  return isTranslated(value) ? value[language] : undefined
}
