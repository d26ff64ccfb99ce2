/**
 * Stands in a stored page where each visitor's own token belongs: one page is kept for all, and a token is for one. It
 * is replaced as the page goes out; a page that came by the router asks for a token of its own.
 */
export const tokenPlaceholder = 'one-token-for-one-visitor'

/** The box of the token. React leaves it as the page brought it: it knows it as a piece of markup. */
export function tokenBox(token: string): string {
  return `<input type="hidden" name="token" value="${token}">`
}

export function withToken(html: string, token: string): string {
  return html.replaceAll(tokenBox(tokenPlaceholder), tokenBox(token))
}
