import type { PageHead, PageProps } from '../../navigation/view.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { pageHead } from '../page-head.ts'
import { EventRows } from '../parts/event-rows.tsx'
import { PageBlocks } from '../parts/page-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './convention.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** How registration stands, why one meets, and the day itself as the programme has it. */
export default function Convention({ data: { page, events }, t }: Props) {
  const opening = page.blocks.slice(0, 1 + page.blocks.findIndex(({ kind }) => kind === 'statement'))
  const days = groupBy(events, event => event.date)
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <PageBlocks page={page} blocks={opening} />
        {[...days].map(([date, ofDay]) => (
          <section key={date} className="section-gap">
            <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
              <h2 className="type-d2">{t.convention.day}</h2>
              <p className="type-italic pb-1.5 text-ink-2">{date}</p>
            </div>
            <div className="mt-8">
              <EventRows events={ofDay} />
            </div>
          </section>
        ))}
        <PageBlocks page={page} blocks={page.blocks.slice(opening.length)} follows />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}
