/** What `URL.parse` does, for the browsers that have none yet (docs/browsers.md). */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
