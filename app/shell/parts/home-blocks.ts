import { type BlockView, blockOf } from '../../content/blocks/block-view.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { fairName } from '../../ui/fair-name.ts'

/** One work in each bay: as many as the name has letters. */
export function heroWorks(page: { blocks: BlockView[] }, locale: LocaleCode) {
  return (blockOf(page, 'hero')?.works ?? []).slice(0, fairName[locale].length)
}
