import { localeCodes, withLocale } from '../platform/languages.ts'

/** Addresses that belong to one person or one moment: search engines are asked to leave them, the site map to skip them. */
const unlisted = [
  '/thanks/',
  '/program/plan/',
  '/works/saved/',
  '/works/list/',
  '/tickets/cart/',
  '/tickets/order/',
  '/tickets/ticket/',
  '/tickets/lost/',
  '/tickets/waiting/',
  '/sign-in/',
  '/account/',
  '/office/',
  '/door/',
]

export function isListed(path: string): boolean {
  return !unlisted.some(beginning => path.startsWith(beginning))
}

export function robotsText(publicUrl: string): string {
  const all = unlisted.flatMap(path => localeCodes.map(code => withLocale(path, code)))
  const lines = ['User-agent: *', ...['/api/', ...all].map(path => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
