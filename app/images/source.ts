import { parseUrl } from '../platform/older-browsers/parse-url.ts'
import { isAllowedHost } from './rules.ts'

/** What the second half of an image address points at: a file of ours or a picture on an allowed domain. */
export function parseSource(encoded: string, domains: readonly string[]): ParsedSource {
  const id = decoded(encoded)
  if (id === undefined) return { ok: false, reason: 'forbidden-path' }
  // Some proxies merge the two slashes of an absolute URL into one.
  if (/^https?:\//i.test(id)) return remote(id.replace(/:\/+/, '://'), domains)
  const path = id.replace(/^\/+/, '')
  if (path === '') return { ok: false, reason: 'missing-id' }
  return isForbidden(path) ? { ok: false, reason: 'forbidden-path' } : { ok: true, kind: 'local', id: path }
}

export type Source = { kind: 'local' | 'remote'; id: string }
export type ParsedSource =
  | ({ ok: true } & Source)
  | { ok: false; reason: 'missing-id' | 'forbidden-path' | 'forbidden-host' }

function decoded(encoded: string) {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return undefined
  }
}

function remote(id: string, domains: readonly string[]): ParsedSource {
  const url = parseUrl(id)
  if (!url || !isAllowedHost(url, domains)) return { ok: false, reason: 'forbidden-host' }
  url.hash = ''
  return { ok: true, kind: 'remote', id: url.href }
}

const privateFolder = 'private'

function isForbidden(path: string) {
  const [first] = path.split('/').filter(part => part !== '' && part !== '.')
  // What lies there is somebody's own: no address leads to it.
  if (first?.toLowerCase() === privateFolder) return true
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being refused
  return path.split('/').includes('..') || /["*:<>?|\\\u0000-\u001f\u007f]/.test(path)
}
