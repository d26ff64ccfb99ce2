import type { LocalBlock } from '../../content/blocks.ts'
import type { LocalPage } from '../../content/load-page.server.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { fairName } from '../../ui/fair-name.ts'

type Kind = LocalBlock['kind']
export type BlockOf<K extends Kind> = Extract<LocalBlock, { kind: K }>

export function blocksOf<K extends Kind>(page: Pick<LocalPage, 'blocks'>, kind: K): BlockOf<K>[] {
  return page.blocks.filter((block): block is BlockOf<K> => block.kind === kind)
}

export function blockOf<K extends Kind>(page: Pick<LocalPage, 'blocks'>, kind: K): BlockOf<K> | undefined {
  return blocksOf(page, kind)[0]
}

/** One work in each bay: as many as the name has letters. */
export function heroWorks(page: Pick<LocalPage, 'blocks'>, locale: LocaleCode) {
  return (blockOf(page, 'hero')?.works ?? []).slice(0, fairName[locale].length)
}
