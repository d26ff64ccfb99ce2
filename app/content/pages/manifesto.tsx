import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { blockOf, blocksOf } from '../blocks/block-view.ts'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import { WorkBand } from '../parts/work-band.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './text-page.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** Theses under numerals as tall as a hand; after every other one a work that has something to say to it. */
export default function Manifesto({ data: { page } }: Props) {
  const theses = blockOf(page, 'steps')
  const works = blocksOf(page, 'work')
  const beside = Math.ceil((theses?.items.length ?? 0) / 2)
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <PageBlocks
          page={page}
          blocks={page.blocks.filter(({ kind }) => kind !== 'steps' && kind !== 'work')}
        />
        <ol aria-label={theses?.title}>
          {theses?.items.map((thesis, place) => {
            const work = place % 2 === 0 ? works[place / 2] : undefined
            return (
              <li key={thesis.title} id={`thesis-${place + 1}`} className="section-gap">
                <div className="lintel grid-columns items-start gap-y-4">
                  <p
                    aria-hidden="true"
                    className="type-numeral type-numeral-xl col-span-full mt-4 lg:col-span-4 lg:-mt-2"
                  >
                    {place + 1}
                  </p>
                  <div className="col-span-full lg:col-span-8 lg:pt-4">
                    <h2 className="type-d2 lg:text-[clamp(3.25rem,5.2vw,6.25rem)]">{thesis.title}</h2>
                    <p className="type-lead mt-6 max-w-text text-pretty text-ink-2">
                      <Unbroken>{thesis.text}</Unbroken>
                    </p>
                  </div>
                </div>
                {work && (
                  <div className="mt-16 lg:mt-24">
                    <WorkBand block={work} pictures={page.pictures} flip={place % 4 === 0} />
                  </div>
                )}
              </li>
            )
          })}
        </ol>
        {/* There may be more of them than theses they could speak to. */}
        <PageBlocks page={page} blocks={works.slice(beside)} follows />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}
