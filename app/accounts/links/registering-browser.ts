const name = 'portico.registering'
const pattern = /^[\w-]{22}$/
const seconds = 24 * 3_600

/** What the browser that has registered keeps until the letter is opened, if it keeps anything. */
export function registeringBrowser(cookies: ReadonlyMap<string, string>): string | null {
  const value = cookies.get(name) ?? ''
  return pattern.test(value) ? value : null
}

export function registeringCookie(value: string, isSecure: boolean): string {
  return `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
