/** Where a work of the catalogue can be looked at closely: «41.1» at `/works/41-1/closer/`. */
export function closerPath(number: string): string {
  return `/works/${number.replace('.', '-')}/closer/`
}
