import type { LocalDocument } from './load-document.server.ts'

export type BagSize = { heightCm: number; widthCm: number; depthCm: number }

/** The largest bag that the rules let in, as their text states it, and the article that does. */
export function bagSizeIn(articles: LocalDocument['articles']): { article: number; size: BagSize } | null {
  for (const [article, { paragraphs }] of articles.entries()) {
    const found = /(\d+)\s×\s(\d+)\s×\s(\d+)\s(?:см|cm)/.exec(paragraphs.join(' '))
    if (!found) continue
    const [heightCm = 0, widthCm = 0, depthCm = 0] = found.slice(1).map(Number)
    return { article, size: { heightCm, widthCm, depthCm } }
  }
  return null
}
