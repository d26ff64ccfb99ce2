import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import { standOutlines } from '../parts/stand-outlines.tsx'
import { StandPrices } from '../parts/stand-prices.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './text-page.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

export default function Exhibitor({ data: { page } }: Props) {
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <PageBlocks
          page={page}
          draw={block => {
            if (block.kind === 'price-table') return <StandPrices block={block} />
            return block.kind === 'index' && block.as === 'stands' ? <StandTypes block={block} /> : undefined
          }}
        />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}

/** The page names the types in the order in which they are drawn: three in a row, then the two without a row. */
function StandTypes({ block }: { block: BlockOf<'index'> }) {
  return (
    <section className="lintel">
      <h2 className="type-d2 mt-3 lg:text-[clamp(3.5rem,5.6vw,6.75rem)]">{block.title}</h2>
      <ul className="stand-types mt-10 grid gap-gutter gap-y-14 sm:grid-cols-2 lg:mt-14 lg:grid-cols-6 lg:gap-y-20">
        {block.items.map((item, place) => {
          const Outline = standOutlines[place]
          return (
            <li key={item.title}>
              <div>{Outline && <Outline />}</div>
              <div className="lintel-light">
                <h3 className="type-d3 mt-1">{item.title}</h3>
                <p className="type-body mt-2 max-w-[44ch] text-pretty text-ink-2">
                  <Unbroken>{item.text}</Unbroken>
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
