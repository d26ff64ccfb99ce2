import type { FormId } from './description.ts'

/** The same in both languages: whoever changes the language keeps what they have typed. */
export function draftKey(form: FormId): string {
  return `draft-${form}`
}

/** Asked for by every page with a form, so it costs nothing; a browser may forbid to look. */
export function hasDraft(form: FormId): boolean {
  try {
    return localStorage.getItem(draftKey(form)) !== null
  } catch {
    return false
  }
}
