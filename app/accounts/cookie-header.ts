/** The cookies a page was given, as a request carries them. */
export function cookieHeader(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
}
