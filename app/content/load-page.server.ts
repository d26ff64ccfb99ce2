import { fillPhrases, phrasesOf } from '../fair/phrases.ts'
import type { LoadContext } from '../pages/load-context.ts'
import { type LocalBlock, localize } from './blocks.ts'
import type { Reader } from './list-queries.server.ts'
import { pageByKey, picturesByPath } from './queries.server.ts'

export type LocalPicture = { src: string; width: number; height: number; alt: string }
export type LocalPage = {
  title: string
  lead: string
  description: string
  blocks: LocalBlock[]
  pictures: Record<string, LocalPicture>
}

/** An editable page in one language, its dates and sums filled in from the edition, its pictures with their sizes. */
export async function loadPage(context: LoadContext, key: string): Promise<LocalPage> {
  const { db, edition, locale } = context
  context.dependsOn(`page:${key}`)
  const page = await pageByKey(db, key)
  const phrases = phrasesOf(edition, locale)
  const { title, lead, description, blocks } = page
  const local = localize({ title, lead, description, blocks }, locale, text => fillPhrases(text, phrases))
  const paths = blocks
    .flatMap(block => (block.kind === 'hero' ? block.works : block.kind === 'work' ? [block.work] : []))
    .map(work => work.picture)
  context.dependsOn(...paths.map(path => `picture:${path}`))
  const rows = await picturesByPath(db, paths)
  const pictures = Object.fromEntries(
    [...rows.values()].map(row => [
      row.path,
      { src: row.path, width: row.width, height: row.height, alt: row.alt[locale] },
    ]),
  )
  return { ...local, pictures } as LocalPage
}

/** Reads lists in the page's language, the edition's dates and sums filled in. */
export function readerOf({ db, locale, edition }: LoadContext): Reader {
  const phrases = phrasesOf(edition, locale)
  return { db, locale, fill: text => fillPhrases(text, phrases) }
}
