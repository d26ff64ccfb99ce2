import { defaultLocale, isoOf, type LocaleCode, locales, withLocale } from '../platform/languages.ts'
import type { Crumb } from './breadcrumbs.tsx'

export type HeadTag = { tag: 'meta' | 'link'; attributes: Record<string, string> }

export type Head = {
  title: string
  description?: string
  /** Search engines are asked to stay away. */
  isHidden?: boolean
  /** Resources of the first screen, as attributes of link elements. */
  preloads?: Record<string, string>[]
  /** The way to this page from the second level on, itself not included. */
  breadcrumbs?: readonly Crumb[]
  /** What the page is about, in the words of schema.org; `@context` is added. */
  jsonLd?: Record<string, unknown>[]
  /** The work or portrait that stands for the page where it is shared: a path under the pictures. */
  picture?: string
}

type Place = { publicUrl: string; path: string; locale: LocaleCode; isError: boolean }

/** The changing part of the document's head, the same list for the server's text and the browser's elements. */
export function headTags(head: Head, place: Place): HeadTag[] {
  const tags: HeadTag[] = []
  const meta = (attributes: Record<string, string>) => tags.push({ tag: 'meta', attributes })
  const link = (attributes: Record<string, string>) => tags.push({ tag: 'link', attributes })
  if (head.description) meta({ name: 'description', content: head.description })
  if (head.isHidden || place.isError) meta({ name: 'robots', content: 'noindex' })
  if (place.isError) return tags

  const address = (locale: LocaleCode) => `${place.publicUrl}${withLocale(place.path, locale)}`
  link({ rel: 'canonical', href: address(place.locale) })
  for (const { code, iso } of locales) {
    link({ rel: 'alternate', hreflang: code, href: address(code) })
    link({ rel: 'alternate', hreflang: iso, href: address(code) })
  }
  link({ rel: 'alternate', hreflang: 'x-default', href: address(defaultLocale) })
  meta({ property: 'og:type', content: 'website' })
  meta({ property: 'og:title', content: head.title })
  if (head.description) meta({ property: 'og:description', content: head.description })
  meta({ property: 'og:url', content: address(place.locale) })
  meta({ property: 'og:locale', content: ogLocale(place.locale) })
  for (const { code } of locales) {
    if (code !== place.locale) meta({ property: 'og:locale:alternate', content: ogLocale(code) })
  }
  for (const preload of head.preloads ?? []) link(preload)
  return tags
}

export function headHtml(title: string, tags: HeadTag[]): string {
  const lines = tags.map(
    ({ tag, attributes }) => `<${tag} ${attributesHtml({ ...attributes, 'data-head': '' })}>`,
  )
  return `<title>${escapeHtml(title)}</title>${lines.join('')}`
}

/** Brings the document's head to the page just entered. Preloads are for first loads only. */
export function applyHead(document: Document, title: string, tags: HeadTag[]): void {
  document.title = title
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { tag, attributes } of tags) {
    if (attributes.rel === 'preload') continue
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries({ ...attributes, 'data-head': '' }))
      element.setAttribute(name, value)
    document.head.append(element)
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

function attributesHtml(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${escapeHtml(value)}"`))
    .join(' ')
}

function ogLocale(locale: LocaleCode): string {
  return isoOf(locale).replace('-', '_')
}
