import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { groupBy } from '../../platform/older-browsers/group-by.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { EventLine } from '../events/event-line.ts'
import { pageHead } from '../page-head.ts'
import { PageBlocks } from '../parts/page-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './childrens-area.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** A large work in cut paper, the three ages in their bays, the timetable of each day, then rules and selection. */
export default function ChildrensArea({ data: { page, events }, t }: Props) {
  const ages = page.blocks.findIndex(({ kind }) => kind === 'steps')
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} />
      <div className="page">
        <PageBlocks page={page} blocks={page.blocks.slice(0, ages + 1)} />
        <Timetable events={events} title={t.children.timetable} />
        <PageBlocks page={page} blocks={page.blocks.slice(ages + 1)} follows />
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}

/** A lintel for each day: the day large, its events under it. */
function Timetable({ events, title }: { events: EventLine[]; title: string }) {
  if (events.length === 0) return null
  return (
    <section className="section-gap">
      <h2 className="type-d2">{title}</h2>
      <ol className="mt-10 grid gap-gutter gap-y-14 lg:mt-14 lg:grid-cols-3">
        {[...groupBy(events, event => event.date)].map(([date, ofDay]) => (
          <li key={date} className="lintel">
            <h3 className="type-numeral mt-4 [--numeral:clamp(2.5rem,4vw,4.25rem)]">{date}</h3>
            <ol className="mt-4">
              {ofDay.map(event => (
                <li key={event.slug} className="border-b border-hair last:border-b-0">
                  <Link to={event.path} className="group grid grid-cols-[auto_1fr] gap-x-5 py-5">
                    <span className="type-numeral type-numeral-s w-[4.2rem] pt-0.5">{event.from}</span>
                    <span>
                      <span className="type-d3 block decoration-1 underline-offset-4 group-hover:underline">
                        {event.title}
                      </span>
                      <span className="type-small mt-1.5 block text-pretty text-ink-2">
                        <Unbroken>{event.summary}</Unbroken>
                      </span>
                      <span className="type-caption mt-1.5 block text-ink-2">{event.hall}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
