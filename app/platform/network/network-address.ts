import { parseUrl } from '../older-browsers/parse-url.ts'
/** An address in one spelling: without port, brackets and zone; an IPv4 address written as IPv6 is IPv4. */
export function plainAddress(given: string): string {
  const bare = given
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$/, '$1')
    .replace(/%.*$/, '')
  if (/^\d+(?:\.\d+){3}(?::\d+)?$/.test(bare)) return bare.replace(/:\d+$/, '')
  const groups = groupsOf(bare)
  if (!groups) return bare.slice(0, 64)
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff
  if (!isMapped) return groups.map(group => group.toString(16)).join(':')
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** What one household or office is given: an IPv4 address, the first half of an IPv6 address. */
export function networkOf(given: string): string {
  const address = plainAddress(given)
  const groups = address.split(':')
  return groups.length === 8 ? `${groups.slice(0, 4).join(':')}::/64` : address
}

/** The eight groups of an IPv6 address; null for anything else. */
function groupsOf(address: string): number[] | null {
  const host = address.includes(':') ? parseUrl(`http://[${address}]/`)?.hostname : undefined
  if (!host) return null
  const [head = '', tail] = host.slice(1, -1).split('::')
  const groups = (text: string) =>
    text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16))
  const [first, last] = [groups(head), groups(tail ?? '')]
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last]
}
