import type { ReactNode } from 'react'
import { blockKey } from '../blocks/block-key.ts'
import type { BlockOf, BlockView } from '../blocks/block-view.ts'
import type { LocalPage } from '../load-page.server.ts'
import { ContactUs } from './contact-us.tsx'
import { FormBlock } from './form-block.tsx'
import { GalleryWall } from './gallery-wall.tsx'
import { Index } from './index-block.tsx'
import { Nuance } from './nuance.tsx'
import { Numbers } from './numbers.tsx'
import { Questions } from './questions.tsx'
import { Quote } from './quote.tsx'
import { StateBanner } from './state-banner.tsx'
import { Statement } from './statement.tsx'
import { Steps } from './steps.tsx'
import { TextBlocks, TextRow, TextRows } from './text-blocks.tsx'
import { WorkBand } from './work-band.tsx'

/** The blocks of an editable page one under another, in the order its editor gave them. */
export function PageBlocks({
  page,
  blocks = page.blocks,
  follows = false,
  draw,
}: {
  page: LocalPage
  /** Some of them, where the page draws the others itself. */
  blocks?: BlockView[]
  /** Something of the page's own stands above them. */
  follows?: boolean
  /** How this page draws a block otherwise than all do; undefined leaves it as it is. */
  draw?: (block: BlockView) => ReactNode
}) {
  const sections = sectionsOf(blocks)
  return sections.map((section, place) => {
    const [block, ...more] = section
    return (
      <div key={blockKey(block)} className={gapAbove(sections[place - 1]?.[0], block, follows)}>
        {draw?.(block) ??
          (more.length > 0 ? (
            <Texts blocks={section as BlockOf<'text'>[]} />
          ) : (
            <OneBlock block={block} page={page} />
          ))}
      </div>
    )
  })
}

type Section = [BlockView, ...BlockView[]]

/** Texts that follow one another belong together; every other block is a section of its own. */
function sectionsOf(blocks: BlockView[]): Section[] {
  const sections: Section[] = []
  for (const block of blocks) {
    const last = sections.at(-1)
    if (block.kind === 'text' && last?.[0].kind === 'text') last.push(block)
    else sections.push([block])
  }
  return sections
}

/** Pairs stand side by side; an odd number would leave one alone, so it goes row by row. */
function Texts({ blocks }: { blocks: BlockOf<'text'>[] }) {
  return blocks.length % 2 === 0 ? <TextBlocks blocks={blocks} /> : <TextRows blocks={blocks} />
}

function gapAbove(above: BlockView | undefined, block: BlockView, follows: boolean): string | undefined {
  if (!above && follows) return 'section-gap'
  if (!above) return block.kind === 'banner' ? undefined : 'pt-12 lg:pt-16'
  if (above.kind === 'banner') return 'mt-6 lg:mt-10'
  return above.kind === 'statement' && block.kind === 'numbers' ? 'mt-16 lg:mt-20' : 'section-gap'
}

function OneBlock({ block, page }: { block: BlockView; page: LocalPage }) {
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
      return <Index block={block} />
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
    case 'form':
      return <FormBlock block={block} />
    case 'banner':
      return <StateBanner {...block} />
    // What belongs to one page is drawn by it: the sections of home, the shelf of the award, the prices and the ladder
    // of the box office, the pictures for the press (`blocks/drawn-blocks.ts`).
    default:
      return null
  }
}
