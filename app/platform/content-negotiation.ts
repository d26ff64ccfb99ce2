export type Encoding = 'br' | 'gzip' | 'identity'

export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  if (typeof accept !== 'string') return 'identity'
  if (offers(accept, 'br')) return 'br'
  return offers(accept, 'gzip') ? 'gzip' : 'identity'
}

// A proxy may have weakened the tag on the way; for a GET that is the same page.
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

// The common case is a plain list; a weight of zero refuses.
function offers(accept: string, encoding: string): boolean {
  if (!accept.includes(encoding)) return false
  return accept.split(',').some(part => {
    const [name, weight = ''] = part.split(';')
    return name?.trim() === encoding && !/q=0(\.0*)?\s*$/.test(weight)
  })
}
