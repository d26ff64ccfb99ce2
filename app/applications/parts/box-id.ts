/** Two forms on one page may ask for the same thing. */
export function boxId(form: string, field: string): string {
  return `${form}-${field}`
}
