/** Addresses that belong to one person or one moment: search engines are asked to leave them, the site map to skip them. */
const unlisted = [
  '/thanks/',
  '/program/plan/',
  '/tickets/cart/',
  '/tickets/order/',
  '/tickets/ticket/',
  '/tickets/lost/',
  '/sign-in/',
  '/account/',
  '/office/',
  '/door/',
]

export function isListed(path: string): boolean {
  return !unlisted.some(beginning => path.startsWith(beginning))
}

export function robotsText(publicUrl: string): string {
  const both = unlisted.flatMap(path => [path, `/en${path}`])
  const lines = ['User-agent: *', ...['/api/', ...both].map(path => `Disallow: ${path}`)]
  return `${lines.join('\n')}\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}
