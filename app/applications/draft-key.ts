/** The same in both languages: whoever changes the language keeps what they have typed. */
export function draftKey(form: string): string {
  return `draft-${form}`
}

/** Asked for by every page with a form, so it costs nothing; a browser may forbid to look. */
export function hasDraft(form: string): boolean {
  try {
    return localStorage.getItem(draftKey(form)) !== null
  } catch {
    return false
  }
}
