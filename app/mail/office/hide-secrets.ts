const url = /https?:\/\/[^\s"'<>]+/g
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
/** A part of an address that nobody could guess opens something; the id of a thing opens nothing by itself. */
const isKey = (part: string) => /^[\w-]{20,}$/.test(part) && !uuid.test(part) && /[A-Z\d_]/.test(part)

/** The words of a letter without the links that open something; of a secret letter, without any link. */
export function hideSecrets(text: string, isSecret: boolean, hidden: string): string {
  return text.replace(url, link => (isSecret || link.split(/[/?#&=.]/).some(isKey) ? hidden : link))
}

/** What leads or loads somewhere; a picture that stands in the letter itself stays. */
const leading =
  /\s(?:href|ping|action|formaction|srcset|background|poster|data|src(?!\s*=\s*["']?data:))\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi

/** The other dress of the same: no link in it leads anywhere, and nothing is asked for from outside. */
export function hideSecretsInHtml(html: string, isSecret: boolean, hidden: string): string {
  return hideSecrets(html.replace(leading, ''), isSecret, hidden)
}

/** `a•••@example.com`: enough to know one's correspondent again, too little to write to them. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return at < 1 ? '' : `${[...address][0]}•••${address.slice(at)}`
}
