import { defaultLocale, isoOf, type LocaleCode, locales, withLocale } from '../platform/languages.ts'
import { type Subject, structuredData } from './structured-data.ts'

/** `text` is what stands inside: only data blocks have any. */
export type HeadTag = {
  tag: 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

export type Head = Subject & {
  description?: string
  /** Search engines are asked to stay away. */
  isHidden?: boolean
  /** Resources of the first screen, as attributes of link elements. */
  preloads?: Record<string, string>[]
  /** A plain page that follows something asks for itself again after so long. */
  refreshSeconds?: number
  /** The work or portrait that stands for the page where it is shared: a path under the pictures. */
  picture?: string
}

/** Where the page is, and what it has from the site as a whole. */
export type Place = {
  publicUrl: string
  path: string
  locale: LocaleCode
  /** The one language it is read in, where there is but one. */
  onlyIn?: LocaleCode | null
  isError: boolean
  siteName: string
  groundColour: string
  /** The picture shown where the page is shared. */
  socialPicture: { path: string; width: number; height: number; type: string }
  feed: { path: string; title: string } | null
}

/** The page's own title, then the site's; the home page is the site, and an error names nothing but itself. */
export function documentTitle({ title }: Head, { path, isError, siteName }: Place): string {
  return isError || path === '/' ? title : `${title} · ${siteName}`
}

/** The changing part of the document's head, the same list for the server's text and the browser's elements. */
export function headTags(head: Head, place: Place): HeadTag[] {
  const tags: HeadTag[] = []
  const meta = (attributes: Record<string, string>) => tags.push({ tag: 'meta', attributes })
  const link = (attributes: Record<string, string>) => tags.push({ tag: 'link', attributes })
  if (head.description) meta({ name: 'description', content: head.description })
  if (head.isHidden || place.isError) meta({ name: 'robots', content: 'noindex' })
  meta({ name: 'theme-color', content: place.groundColour })
  link({ rel: 'manifest', href: withLocale('/manifest.webmanifest', place.locale) })
  if (place.isError) return tags

  const address = (locale: LocaleCode) => `${place.publicUrl}${withLocale(place.path, locale)}`
  // What only says where the page is read is nobody's canonical address.
  if (isReadHere(place)) link({ rel: 'canonical', href: address(place.locale) })
  for (const { code, iso } of localesOf(place)) {
    link({ rel: 'alternate', hreflang: code, href: address(code) })
    link({ rel: 'alternate', hreflang: iso, href: address(code) })
  }
  link({ rel: 'alternate', hreflang: 'x-default', href: address(place.onlyIn ?? defaultLocale) })
  if (place.feed) {
    const { path, title } = place.feed
    link({ rel: 'alternate', type: 'application/rss+xml', title, href: path })
  }
  for (const attributes of sharingTags(head, place, address)) meta(attributes)
  const text = structuredData(head, place)
  if (text) tags.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text })
  for (const preload of head.preloads ?? []) link(preload)
  return tags
}

function localesOf({ onlyIn }: Place) {
  return locales.filter(({ code }) => !onlyIn || code === onlyIn)
}

function isReadHere({ onlyIn, locale }: Place): boolean {
  return !onlyIn || onlyIn === locale
}

/** How the page looks where people share it. */
function sharingTags(head: Head, place: Place, address: (locale: LocaleCode) => string) {
  const { path, width, height, type } = place.socialPicture
  const others = localesOf(place).filter(({ code }) => code !== place.locale)
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', place.siteName],
    ['og:title', head.title],
    ['og:description', head.description],
    ['og:url', address(place.locale)],
    ['og:locale', ogLocale(place.locale)],
    ...others.map(({ code }): [string, string] => ['og:locale:alternate', ogLocale(code)]),
    ['og:image', `${place.publicUrl}${path}`],
    ['og:image:type', type],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
    ['og:image:alt', head.title],
  ]
  return [
    ...properties.flatMap(([property, content]) => (content ? [{ property, content }] : [])),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

export function headHtml(title: string, tags: HeadTag[]): string {
  const lines = tags.map(({ tag, attributes, text }) => {
    const start = `<${tag} ${attributesHtml({ ...attributes, 'data-head': '' })}>`
    return text === undefined ? start : `${start}${text}</${tag}>`
  })
  return `<title>${escapeHtml(title)}</title>${lines.join('')}`
}

/** Brings the document's head to the page just entered. Preloads are for first loads only. */
export function applyHead(document: Document, title: string, tags: HeadTag[]): void {
  document.title = title
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  for (const { tag, attributes, text } of tags) {
    if (attributes.rel === 'preload') continue
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries({ ...attributes, 'data-head': '' }))
      element.setAttribute(name, value)
    if (text !== undefined) element.textContent = text
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
