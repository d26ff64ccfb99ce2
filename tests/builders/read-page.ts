/** What a served document says and where it leads, read from its markup. */
export type ReadPage = {
  links: string[]
  /** Every address of a picture, each candidate of `srcset` included. */
  pictures: string[]
  ids: Set<string>
  twins: Record<string, string>
  title: string
  description: string
  /** Words of the page, titles and names for screen readers included, without what is marked as another language. */
  words: string
}

export function readPage(html: string): ReadPage {
  const tags = html.match(/<[a-z][^>]*>/gi) ?? []
  const attribute = (tag: string, name: string) => {
    const match = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)
    return match?.[1] === undefined ? undefined : unescapeHtml(match[1])
  }
  const all = (name: string, of: RegExp) =>
    tags.filter(tag => of.test(tag)).flatMap(tag => attribute(tag, name) ?? [])
  const head = html.slice(0, html.indexOf('</head>'))
  const alternates = (head.match(/<link [^>]*hreflang[^>]*>/g) ?? []).map(
    tag => [attribute(tag, 'hreflang') ?? '', attribute(tag, 'href') ?? ''] as const,
  )
  return {
    links: all('href', /^<a\s/i),
    pictures: [
      ...all('src', /^<img\s/i),
      ...all('srcset', /^<(?:img|source)\s/i).flatMap(set =>
        set.split(/,\s+/).map(part => part.split(' ')[0] ?? ''),
      ),
    ],
    ids: new Set(all('id', /^</)),
    twins: Object.fromEntries(alternates),
    title: unescapeHtml(/<title>([^<]*)</.exec(html)?.[1] ?? ''),
    description: attribute(/<meta [^>]*name="description"[^>]*>/.exec(html)?.[0] ?? '', 'content') ?? '',
    words: wordsOf(html),
  }
}

function wordsOf(html: string): string {
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<script[\s\S]*?<\/script>/g, ' ')
    // The switch names both languages, each in its own; so does anything else that says it is foreign.
    .replace(/<([a-z]+)\s[^>]*\blang="[^"]*"[^>]*>[\s\S]*?<\/\1>/gi, ' ')
  const spoken = [...body.matchAll(/\s(?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    match => match[1] ?? '',
  )
  return unescapeHtml([body.replace(/<[^>]*>/g, ' '), ...spoken].join(' ')).replace(/\s+/g, ' ')
}

export function unescapeHtml(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
