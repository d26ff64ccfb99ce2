import { EventLine } from '../../content/parts/event-line.tsx'
import { SpeakerTile } from '../../content/parts/speaker-tile.tsx'
import { Paragraphs } from '../../content/parts/text-blocks.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { EventFacts } from '../parts/event-facts.tsx'
import { useOwnStart } from '../parts/own-start.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import type { EventData } from './event.server.ts'

type Props = PageProps<EventData, ProgrammeTexts>

export default function Event({ data, t, locale }: Props) {
  const { row, people, description, sameHall, sameTime } = data
  return (
    <>
      <PageTitle
        title={row.title}
        lead={data.summary}
        above={<Breadcrumbs crumbs={crumbs(t)} label={t.breadcrumbs} />}
      />
      <div className="page grid-columns gap-y-14 pt-10 lg:pt-14">
        <div className="col-span-full lg:col-span-5">
          <EventFacts key={useOwnStart()} data={data} t={t} locale={locale} />
        </div>
        <div className="col-span-full lg:col-span-6 lg:col-start-7">
          <Paragraphs texts={description} />
          {people.length > 0 && (
            <section className="mt-14">
              <h2 className="type-d3">{t.event.people}</h2>
              <ul className="mt-6 grid grid-cols-2 gap-gutter gap-y-10 sm:grid-cols-3 lg:max-xl:grid-cols-2">
                {people.map(speaker => (
                  <li key={speaker.id}>
                    <SpeakerTile speaker={speaker} sizes="28vw sm:18vw lg:11vw 3xl:220px" hasLintel />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      <Neighbours title={t.event.sameTime} events={sameTime} />
      <Neighbours title={t.event.sameHall} events={sameHall} />
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return {
    title: data.row.title,
    description: data.summary,
    breadcrumbs: crumbs(t),
    jsonLd: [data.jsonLd],
  }
}

function crumbs(t: ProgrammeTexts) {
  return [{ label: t.programme, to: '/program/' }]
}

function Neighbours({ title, events }: { title: string; events: EventData['sameTime'] }) {
  if (events.length === 0) return null
  return (
    <section className="page section-gap print:hidden">
      <div className="lintel">
        <h2 className="type-d2 mt-3 mb-6">{title}</h2>
        <ul className="border-t border-hair">
          {events.map(event => (
            <li key={event.slug}>
              <EventLine event={event} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
