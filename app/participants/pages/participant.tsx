import { participantName } from '../../content/participant-name.ts'
import { preloadOf } from '../../content/parts/preload-of.ts'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { participantJsonLd } from '../participant-json-ld.ts'
import { BareBay } from '../parts/bare-bay.tsx'
import { LargeWork, largeSizes } from '../parts/large-work.tsx'
import { Neighbours } from '../parts/neighbours.tsx'
import { PeopleAndContact } from '../parts/people-and-contact.tsx'
import { StandLintel } from '../parts/stand-lintel.tsx'
import { Works } from '../parts/works.tsx'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { slideOf } from '../work-label.ts'
import type { ParticipantPage } from './participant.server.ts'

type Props = PageProps<ParticipantPage, ParticipantsTexts>

export default function Participant({ data, t, locale }: Props) {
  const slides = data.works.map(work => slideOf(work, data.stand, t))
  const [first] = data.works
  const [opening, ...rest] = data.about
  return (
    <>
      <PageTitle
        title={participantName(data.name, data.type, locale)}
        lead={data.lead}
        above={<Breadcrumbs crumbs={crumbsOf(data, t)} label={t.path} />}
      />
      <div className="page">
        <div className="grid-columns gap-y-14 pt-12 lg:pt-14">
          <div className="col-span-full lg:col-span-7 lg:pr-[8%]">
            {first ? (
              <LargeWork work={first} slides={slides} t={t} locale={locale} />
            ) : (
              <>
                <div className="relative h-[80vw] max-h-[560px]">
                  <BareBay section={data.section} stand={data.stand} isLarge />
                </div>
                <p className="lintel-light type-small mt-4 text-ink-2">
                  {fill(t.worksOnStand, { stand: data.stand })}
                </p>
              </>
            )}
          </div>
          <div className="col-span-full lg:col-span-5">
            <StandLintel participant={data} t={t} locale={locale} />
            <p className="type-lead mt-9">{opening}</p>
            {rest.map(paragraph => (
              <p key={paragraph} className="type-body mt-5 max-w-text text-pretty text-ink-2">
                {paragraph}
              </p>
            ))}
            <PeopleAndContact participant={data} t={t} />
          </div>
        </div>
        {data.works.length > 1 && <Works works={data.works} slides={slides} t={t} locale={locale} />}
      </div>
      <Neighbours participant={data} t={t} locale={locale} />
    </>
  )
}

export function head({ data, t, locale }: Props): PageHead {
  const [first] = data.works
  return {
    // Some of them also speak: the stand tells their two pages apart.
    title: `${participantName(data.name, data.type, locale)}. ${fill(t.standOf, { stand: data.stand })}`,
    description: data.lead,
    breadcrumbs: crumbsOf(data, t),
    jsonLd: [participantJsonLd(data)],
    preloads: first ? [preloadOf({ ...first.picture, sizes: largeSizes(first) })] : [],
    ...(first && { picture: first.picture.src }),
  }
}

function crumbsOf({ section }: ParticipantPage, t: ParticipantsTexts) {
  return [
    { label: t.participants, to: '/participants/' },
    { label: t.sections[section].name, to: `/participants/?section=${section}` },
  ]
}
