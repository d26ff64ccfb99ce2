import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { EventLine } from '../parts/event-line.tsx'
import { preloadOf } from '../parts/preload-of.ts'
import { Portrait } from '../parts/speaker-tile.tsx'
import type { SpeakerCard } from '../speaker-card.ts'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './speaker.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

const portraitSizes = '60vw sm:40vw lg:24vw 3xl:480px'

export default function Speaker({ data, t }: Props) {
  return (
    <>
      <PageTitle
        title={fullName(data)}
        lead={data.lead}
        above={<Breadcrumbs crumbs={crumbs(t)} label={t.breadcrumbs} />}
      />
      <div className="page grid-columns gap-y-12 pt-12 lg:pt-16">
        <div className="col-span-full lg:col-span-4">
          <div className="wall-light w-[62%] max-lg:mx-auto sm:w-[44%] lg:w-[86%]">
            <Portrait speaker={data} alt={data.picture?.alt ?? ''} sizes={portraitSizes} priority />
          </div>
        </div>
        <div className="col-span-full lg:col-span-8">
          <div className="lintel-light">
            <p className="type-d3 mt-3 first-letter:uppercase">{data.occupation}</p>
            <p className="type-body mt-1 text-ink-2">{data.city}</p>
          </div>
          <div className="mt-8 gap-[calc(var(--gutter)*2)] md:columns-2">
            {data.biography.map(paragraph => (
              <p key={paragraph} className="type-body mb-5 break-inside-avoid text-pretty">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </div>
      <Sessions events={data.events} t={t} />
      <Neighbours data={data} t={t} />
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  return {
    title: fullName(data),
    description: data.lead,
    breadcrumbs: crumbs(t),
    jsonLd: [
      {
        '@type': 'Person',
        name: fullName(data),
        jobTitle: data.occupation,
        description: data.lead,
        homeLocation: { '@type': 'City', name: data.city },
      },
    ],
    ...(data.picture ? { picture: data.picture.src } : {}),
    preloads: data.picture ? [preloadOf({ ...data.picture, sizes: portraitSizes })] : [],
  }
}

function crumbs(t: ContentTexts) {
  return [{ label: t.speakers, to: '/speakers/' }]
}

function Sessions({ events, t }: { events: Props['data']['events']; t: ContentTexts }) {
  if (events.length === 0) return null
  return (
    <section className="page section-gap">
      <div className="lintel">
        <h2 className="type-d2 mt-3 mb-6">{t.sessions}</h2>
        <ul className="border-t border-hair">
          {events.map(event => (
            <li key={event.slug}>
              <EventLine event={event} heading="h3" day={event.dayName} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Neighbours({ data, t }: Pick<Props, 'data' | 't'>) {
  if (!data.previous || !data.next) return null
  return (
    <nav aria-label={t.neighbours} className="page section-gap">
      <div className="flex justify-between gap-6 border-t border-hair pt-6">
        <Link to={`/speakers/${data.previous.id}/`} className="group">
          <span className="type-small flex items-center gap-2 text-ink-2">
            <Icon name="arrow-left" size={16} />
            {t.previous}
          </span>
          <span className="type-d3 mt-1 block underline-offset-4 decoration-1 group-hover:underline">
            {fullName(data.previous)}
          </span>
        </Link>
        <Link to={`/speakers/${data.next.id}/`} className="group text-right">
          <span className="type-small flex items-center justify-end gap-2 text-ink-2">
            {t.next}
            <Icon name="arrow-right" size={16} />
          </span>
          <span className="type-d3 mt-1 block underline-offset-4 decoration-1 group-hover:underline">
            {fullName(data.next)}
          </span>
        </Link>
      </div>
    </nav>
  )
}

function fullName({ firstName, lastName }: Pick<SpeakerCard, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`
}
