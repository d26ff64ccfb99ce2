/** What people call themselves, whichever fields the form has for it. */
export function nameIn(values: Record<string, string | string[]>): string {
  const { fullName, firstName, lastName } = values
  return [fullName, firstName, lastName].filter(Boolean).map(String).join(' ')
}
