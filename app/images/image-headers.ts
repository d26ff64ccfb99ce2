/** A picture may be replaced under the same name, so it is never immutable: a day, then ask again. */
export function shownHeaders(key: string, modifiedAt: Date | undefined) {
  const headers = new Headers({
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    etag: `"${key.slice(0, 32)}"`,
  })
  if (modifiedAt) headers.set('last-modified', modifiedAt.toUTCString())
  return headers
}

/** Does the visitor already have it? A tag, when sent, decides alone (RFC 9110, 13.2.2). */
export function isUnchanged(asked: Headers, shown: Headers) {
  const tags = asked.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || tagsIn(tags).includes(shown.get('etag') ?? '')
  const since = Date.parse(asked.get('if-modified-since') ?? '')
  const modified = Date.parse(shown.get('last-modified') ?? '')
  return modified <= since
}

function tagsIn(list: string) {
  return list.split(',').map(tag => tag.trim().replace(/^W\//, ''))
}
