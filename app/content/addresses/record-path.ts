/** Records that have a page of their own under a name, and what its path begins with; of pages, those that editors have made. */
export const beginnings = {
  participants: '/participants/',
  artists: '/artists/',
  events: '/program/',
  releases: '/press/',
  // Last: whatever is below another page is none of these.
  pages: '/',
} as const

export type AddressedKind = keyof typeof beginnings

export function isAddressed(kind: string): kind is AddressedKind {
  return Object.hasOwn(beginnings, kind)
}

/** Where the page of a record is, without its language. */
export function recordPath(
  kind: AddressedKind,
  { slug, address }: { slug: string; address: string | null },
): string {
  return `${beginnings[kind]}${address ?? slug}/`
}

/** The kind and the name in a path that is a record's page, whether or not there is such a record. */
export function recordIn(path: string): { kind: AddressedKind; name: string } | null {
  for (const [kind, beginning] of Object.entries(beginnings) as [AddressedKind, string][]) {
    const name = path.startsWith(beginning) ? path.slice(beginning.length, -1) : ''
    if (path.endsWith('/') && addressForm.test(name)) return { kind, name }
  }
  return null
}

/** What may stand in an address; `mostOfAddress` at most. */
export const addressForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
export const mostOfAddress = 80
