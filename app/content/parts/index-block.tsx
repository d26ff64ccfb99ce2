import type { BlockOf } from '../blocks/block-view.ts'
import { FactLabel } from './fact-label.tsx'
import { IndexLintels } from './index-lintels.tsx'
import { IndexRows } from './index-rows.tsx'
import { Onward } from './onward.tsx'
import { SectionBays } from './section-bays.tsx'

/** An index as what its editor says it is. Outlines of stands are drawn by the exhibitors' page alone. */
export function Index({ block }: { block: BlockOf<'index'> }) {
  switch (block.as) {
    case 'lintels':
      return <IndexLintels block={block} />
    case 'sections':
      return <SectionBays block={block} />
    case 'label':
      return <FactLabel block={block} />
    case 'onward':
      return <Onward block={block} />
    default:
      return <IndexRows block={block} />
  }
}
