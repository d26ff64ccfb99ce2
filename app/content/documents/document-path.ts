/** Where a legal text is read: consents and cookies under the privacy policy, the award's own under the award. */
export function documentPath(slug: string): string {
  if (slug === 'award-regulations') return '/award/regulations/'
  if (slug === 'cookies' || slug.startsWith('consent-')) return `/privacy/consent/${purposeOf(slug)}/`
  return `/${slug}/`
}

/** `consent-purchase` ⇄ `purchase`; the notice about cookies is no consent and keeps its name. */
export function slugOfPurpose(purpose: string): string {
  return purpose === 'cookies' ? purpose : `consent-${purpose}`
}

function purposeOf(slug: string): string {
  return slug.replace(/^consent-/, '')
}
