/** The first fault of an XML document, or null: every element is closed in its order, every sign is named. */
export function xmlFault(xml: string): string | null {
  const open: string[] = []
  const body = xml.replace(/^<\?xml [^?]*\?>\s*/, '')
  for (const [piece, closing, name = '', attributes = '', single] of body.matchAll(
    /<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g,
  )) {
    if (piece === '<') return `a stray < after ${open.join('/')}`
    if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(name ? attributes : piece)) return `a bare & in ${piece}`
    if (!name || single) continue
    if (!closing) open.push(name)
    else if (open.pop() !== name) return `${name} is closed out of order`
  }
  return open.length === 0 ? null : `${open.join('/')} is never closed`
}
