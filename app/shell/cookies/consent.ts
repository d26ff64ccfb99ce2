export type Consent = 'all' | 'necessary'

const days = 365

/** What the visitor has answered; null as long as they haven't. */
export function rememberedConsent(cookies: string): Consent | null {
  const kept = /(?:^|;\s*)cookie_consent=(all|necessary)(?:;|$)/.exec(cookies)?.[1]
  return (kept as Consent | undefined) ?? null
}

export function consentCookie(consent: Consent, { isSecure }: { isSecure: boolean }): string {
  return `cookie_consent=${consent}; Max-Age=${days * 86_400}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** What takes the counter's own cookies away, wherever above this host it may have put them. */
export function forgettingCookies(cookies: string, host: string): string[] {
  const names = cookies
    .split(';')
    .map(cookie => cookie.split('=')[0]?.trim() ?? '')
    .filter(name => name.startsWith('_ym'))
  const labels = host.split('.')
  const domains = labels.slice(0, -1).map((_, i) => `; Domain=${labels.slice(i).join('.')}`)
  return names.flatMap(name => ['', ...domains].map(domain => `${name}=; Max-Age=0; Path=/${domain}`))
}
