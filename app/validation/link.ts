// Those that name a host: without one there is nowhere to go.
const withHost = /^(?:https?|ftp|wss?):$/

/**
 * The protocol of a whole link with its colon, null if the text is none. Written by hand: engines disagree on odd hosts
 * (Chromium takes `https://a b`, Node does not). As they do, it forgives blanks around and slashes left out: `http:a`.
 */
export function protocolOf(text: string): string | null {
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*:)(.*)$/is.exec(text.trim()) ?? []
  const protocol = scheme.toLowerCase()
  if (!withHost.test(protocol)) return protocol || null
  const authority = rest.replace(/^[/\\]+/, '').split(/[/\\?#]/, 1)[0] ?? ''
  return isPlace(authority.slice(authority.lastIndexOf('@') + 1)) ? protocol : null
}

// A name of any script or a number in brackets, and perhaps a port.
const placePattern = /^(?:\[[\da-f:.]+\]|[^\s\p{Cc}\p{Cs}"#%:<>?@[\]^`{|}]+)(?::(\d{0,5}))?$/iu

function isPlace(place: string): boolean {
  const found = placePattern.exec(place)
  return found !== null && Number(found[1] ?? 0) <= 65_535
}
