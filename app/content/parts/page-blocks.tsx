import type { LocalPage } from '../load-page.server.ts'
import type { ShownBlock } from '../shown-blocks.ts'
import { ContactUs } from './contact-us.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import { IndexRows } from './index-rows.tsx'
import { Nuance } from './nuance.tsx'
import { Numbers } from './numbers.tsx'
import { PriceTable } from './price-table.tsx'
import { Questions } from './questions.tsx'
import { Quote } from './quote.tsx'
import { RefundLadder } from './refund-ladder.tsx'
import { StateBanner } from './state-banner.tsx'
import { Statement } from './statement.tsx'
import { Steps } from './steps.tsx'
import { TextRow } from './text-blocks.tsx'
import { WorkBand } from './work-band.tsx'

/** The blocks of an editable page one under another, in the order its editor gave them. */
export function PageBlocks({
  page,
  blocks = page.blocks,
}: {
  page: LocalPage
  /** Some of them, where the page draws the others itself. */
  blocks?: ShownBlock[]
}) {
  return blocks.map((block, place) => (
    <div
      key={keyOf(block)}
      className={block.kind === 'banner' ? undefined : place === 0 ? 'pt-12 lg:pt-16' : 'section-gap'}
    >
      <OneBlock block={block} page={page} />
    </div>
  ))
}

// A page never says the same thing twice under one heading.
function keyOf(block: ShownBlock): string {
  return `${block.kind} ${'title' in block ? block.title : ''}`
}

function OneBlock({ block, page }: { block: ShownBlock; page: LocalPage }) {
  switch (block.kind) {
    case 'statement':
      return <Statement block={block} />
    case 'numbers':
      return <Numbers block={block} />
    case 'text':
      return <TextRow block={block} />
    case 'steps':
      return <Steps block={block} />
    case 'index':
      return <IndexRows block={block} />
    case 'nuance':
      return <Nuance block={block} />
    case 'gallery':
      return <GalleryWall block={block} pictures={page.pictures} />
    case 'work':
      return <WorkBand block={block} pictures={page.pictures} />
    case 'quote':
      return <Quote block={block} />
    case 'questions':
      return <Questions block={block} />
    case 'contact-us':
      return <ContactUs block={block} />
    case 'price-table':
      return <PriceTable block={block} />
    case 'refund-ladder':
      return <RefundLadder block={block} />
    case 'banner':
      return <StateBanner {...block} />
    // The portico of the home page and the shelf of the award are drawn by their own pages.
    case 'hero':
    case 'nominations':
      return null
  }
}
