/** The name of an entry of the browser's history, under which its scroll position is kept. */
export function keyOf(state: unknown): string | undefined {
  return (state as { key?: string } | null)?.key
}

/** Entries the browser made itself (a first load, a typed hash) get a name, so that positions never mix. */
export function nameEntry(): string {
  const key = newKey()
  history.replaceState({ key }, '')
  return key
}

// Not crypto.randomUUID: on plain http, as in an exhibition hall's own network, browsers do without it.
export function newKey(): string {
  return Math.random().toString(36).slice(2)
}
