import { foldText } from '../../platform/folded-text.ts'

/** Words that an address under /participants/ must never be: they are, or may become, pages of the site. */
const reserved = new Set(
  `search map list all new edit page pages next previous spring autumn spring-2026 autumn-2025 archive apply index admin
  office account api en ru feed rss print exhibitor exhibitors participant participants`.split(/\s+/),
)

/** What an exhibitor's address begins with: their English name in plain letters, else the number of their application. */
export function slugFrom(name: string, number: number): string {
  const latin = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
  const plain = (/[a-z]{2}/.test(latin) ? latin : foldText(name))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
  return plain.length < 2 || reserved.has(plain) ? `exhibitor-${number}` : plain
}

/** The same, with a number behind it where somebody has it already. */
export function freeSlug(wished: string, isTaken: (slug: string) => boolean): string {
  for (let count = 1; ; count++) {
    const slug = count === 1 ? wished : `${wished}-${count}`
    if (!isTaken(slug)) return slug
  }
}
