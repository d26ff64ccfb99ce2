import { type LocaleCode, withLocale } from '../platform/languages.ts'
import { hasExtension } from './address.ts'

/** A step on the way to a page. */
export type Crumb = { label: string; to: string }

/** What of a page's head is told to machines. */
export type Subject = {
  title: string
  /** The way to this page from the second level on, itself not included. */
  breadcrumbs?: readonly Crumb[]
  /** What the page is about, in the words of schema.org; `@context` is added, addresses may begin at the root. */
  jsonLd?: Record<string, unknown>[]
}

/**
 * What the page says to machines, as the text of a data block: its things and the way to it. Addresses written from
 * the root become whole ones in the page's language, and nothing in it can end the block.
 */
export function structuredData(
  { title, breadcrumbs = [], jsonLd = [] }: Subject,
  place: { publicUrl: string; path: string; locale: LocaleCode },
): string | null {
  const way =
    breadcrumbs.length > 0 ? [breadcrumbList([...breadcrumbs, { label: title, to: place.path }])] : []
  const graph = [...jsonLd, ...way]
  if (graph.length === 0) return null
  const whole = {
    '@context': 'https://schema.org',
    '@graph': graph.map(thing => withAddresses(thing, place)),
  }
  return JSON.stringify(whole).replace(/</g, '\\u003c')
}

function breadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      item: to,
    })),
  }
}

type Origin = { publicUrl: string; locale: LocaleCode }

function withAddresses(value: unknown, origin: Origin): unknown {
  if (typeof value === 'string') return value.startsWith('/') ? wholeAddress(value, origin) : value
  if (Array.isArray(value)) return value.map(item => withAddresses(item, origin))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withAddresses(inner, origin)]))
}

// A file is the same in every language.
function wholeAddress(path: string, { publicUrl, locale }: Origin): string {
  return `${publicUrl}${hasExtension(path) ? path : withLocale(path, locale)}`
}
