import type { ReactNode } from 'react'
import type { BlockView } from '../../../content/blocks/block-view.ts'
import type { LocalPage } from '../../../content/load-page.server.ts'
import { GalleryWall } from '../../../content/parts/gallery-wall.tsx'
import { IndexRows } from '../../../content/parts/index-rows.tsx'
import { Questions } from '../../../content/parts/questions.tsx'
import { TextRow } from '../../../content/parts/text-blocks.tsx'
import { WorkBand } from '../../../content/parts/work-band.tsx'

/** What the editors say below a list of departures or classes: few kinds of blocks, so few scripts come along. */
export function FurtherBlocks({ page }: { page: LocalPage }) {
  return page.blocks.map(block => (
    <div key={`${block.kind} ${'title' in block ? block.title : ''}`} className="section-gap">
      {drawn(block, page)}
    </div>
  ))
}

function drawn(block: BlockView, page: LocalPage): ReactNode {
  switch (block.kind) {
    case 'text':
      return <TextRow block={block} />
    case 'index':
      return <IndexRows block={block} />
    case 'work':
      return <WorkBand block={block} pictures={page.pictures} />
    case 'gallery':
      return <GalleryWall block={block} pictures={page.pictures} />
    case 'questions':
      return <Questions block={block} />
    default:
      return null
  }
}
