// What a link may point at. Shared by links, `navigate`, `open` and the server's redirects.

import { parseUrl } from '../platform/older-browsers/parse-url.ts'

const scriptSchemes = /^(?:javascript|data|blob|vbscript):/

/** Targets that could run script, whatever case, blanks or control characters disguise them. */
export function isScript(target: string): boolean {
  // Browsers drop control characters and blanks inside a scheme; so do we before looking at it.
  let bare = target.replace(/[\p{C}\p{Z}]/gu, '').toLowerCase()
  while (bare.startsWith('view-source:')) bare = bare.slice('view-source:'.length)
  return scriptSchemes.test(bare)
}

/** Anything with a scheme, or that names a host: `https://…`, `mailto:…`, `//host`, `/\host`. */
export function isExternal(target: string): boolean {
  return /^[\s\p{Cc}\w+.-]{2,}:/u.test(target) || /^[\s\p{Cc}]*[/\\][\s\p{Cc}]*[/\\]/u.test(target)
}

/** Of the web, by its scheme or by naming only a host; `mailto:` and its like are not. */
export function isHttp(target: string): boolean {
  return /^\s*https?:/i.test(parseUrl(target, 'https://site')?.protocol ?? target)
}

export function isOwnDomain(target: string, publicUrl: string): boolean {
  const url = parseUrl(target, publicUrl)
  return url?.host === new URL(publicUrl).host
}

/** `/award?x=1#h` → `/award/?x=1#h`. A path whose last segment has a file extension is left alone. */
export function withSlash(target: string): string {
  const [, path = '', tail = ''] = /^([^?#]*)(.*)$/s.exec(target) ?? []
  if (path === '') return target
  return needsSlash(path) ? `${path}/${tail}` : target
}

export function needsSlash(path: string): boolean {
  return !path.endsWith('/') && !hasExtension(path)
}

export function hasExtension(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

/** Files and accounts are documents of their own, which the visitors' half knows nothing of: the browser goes there by itself. */
export function isDocument(path: string): boolean {
  return /\.[a-z0-9]+$|\/(?:account|closer)\//i.test(path)
}
