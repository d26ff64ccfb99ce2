import { readerOfTexts } from '../editions/phrases.ts'
import type { LoadContext } from '../page-server/load-context.ts'
import type { BlockView } from './blocks/block-view.ts'
import { localize } from './blocks/blocks.ts'
import { picturesOf, showBlocks } from './blocks/show-blocks.server.ts'
import { pageByKey, picturesByPath } from './queries.server.ts'
import type { EventReader } from './read-lists.server.ts'
import { fileOf } from './shown-picture.ts'

export type LocalPicture = { src: string; width: number; height: number; alt: string }
export type LocalPage = {
  title: string
  lead: string
  description: string
  blocks: BlockView[]
  pictures: Record<string, LocalPicture>
}

/** An editable page in one language, its dates and sums filled in from the edition, its pictures with their sizes. */
export async function loadPage(context: LoadContext, key: string): Promise<LocalPage> {
  const { db, locale } = context
  context.dependsOn(`page:${key}`)
  const { title, lead, description, blocks } = await pageByKey(db, key)
  const reader = readerOf(context)
  const paths = picturesOf(blocks)
  context.dependsOn(...paths.map(path => `picture:${path}`))
  const rows = await picturesByPath(db, paths)
  const pictures = [...rows.values()].map(({ path, file, width, height, alt }) => {
    return [path, { src: fileOf({ path, file }), width, height, alt: alt[locale] }] as const
  })
  return {
    ...localize({ title, lead, description }, locale, reader.fill),
    blocks: await showBlocks(context, reader, blocks),
    pictures: Object.fromEntries(pictures),
  }
}

/** Reads lists in the page's language, the edition's dates and sums filled in. */
export function readerOf({ db, locale, edition, now }: LoadContext): EventReader {
  return { db, edition, locale, fill: readerOfTexts(edition, locale, now) }
}
