import { participantName } from '../../content/participant-name.ts'
import { preloadOf } from '../../content/parts/preload-of.ts'
import { Picture } from '../../images/parts/picture.tsx'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import { Link } from '../../navigation/link.tsx'
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
import type { ExhibitorPage, ParticipantPage } from './participant.server.ts'

type Props = PageProps<ParticipantPage | ExhibitorPage, ParticipantsTexts>

export default function Participant({ data, t, locale }: Props) {
  return 'days' in data ? (
    <NextFair data={data} t={t} locale={locale} />
  ) : (
    <ThisFair data={data} t={t} locale={locale} />
  )
}

function ThisFair({ data, t, locale }: Pick<Props, 't' | 'locale'> & { data: ParticipantPage }) {
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

/** Somebody of the next fair, in the words and pictures they have handed in. */
function NextFair({ data, t, locale }: Pick<Props, 't' | 'locale'> & { data: ExhibitorPage }) {
  const { stand, where } = { stand: data.standCode, where: t.sections[data.section] }
  return (
    <>
      <PageTitle
        title={participantName(data.name, data.type, locale)}
        lead={leadOf(data, t)}
        above={<Breadcrumbs crumbs={crumbsOf(data, t)} label={t.path} />}
      />
      <div className="page grid-columns gap-y-14 pt-12">
        <div className="col-span-full grid content-start gap-10 lg:col-span-7">
          {data.pictures.map(({ src, width, height, caption, credit }, place) => (
            <figure key={src}>
              <Picture
                {...{ src, width, height }}
                alt={caption}
                sizes="256px sm:60vw lg:54vw"
                priority={place === 0}
                className="h-auto w-full shadow-work"
              />
              <figcaption className="type-small mt-3 text-ink-2">{`${caption}. ${credit}`}</figcaption>
            </figure>
          ))}
        </div>
        <div className="col-span-full lg:col-span-5">
          <dl className="lintel">
            <dt className="type-small text-ink-2">{t.stand}</dt>
            <dd className="type-numeral [--numeral:5.25rem]">{stand}</dd>
            <dd className="type-small mt-1 text-ink-2">{`${where.name}. ${where.where}`}</dd>
          </dl>
          {data.isOnPlan && (
            <Link to={`/navigator/map/#stand-${stand}`} className="link inline-flex min-h-11 items-center">
              {t.showOnPlan}
            </Link>
          )}
          <p className="type-body mt-9 break-words whitespace-pre-line">{data.about}</p>
          <h2 className="type-small lintel-light mt-10 text-ink-2">{t.artists}</h2>
          <p className="type-body mt-1">{data.artists.join(', ')}</p>
          <h2 className="type-small lintel-light mt-10 text-ink-2">{t.contact}</h2>
          {[`mailto:${data.email}`, data.phone && `tel:${data.phone}`, ...data.links]
            .filter(Boolean)
            .map(to => (
              <Link key={to} to={to} className="link flex min-h-11 items-center break-all">
                {to.replace(/^(?:mailto:|tel:|https:\/\/)/, '')}
              </Link>
            ))}
          {data.logo && (
            <Picture {...data.logo} alt={data.name} sizes="140px" className="mt-8 h-auto max-h-24 w-auto" />
          )}
        </div>
      </div>
    </>
  )
}

/** Of whom it is, and of which fair; whoever would come to one that is called off must read so first. */
function leadOf({ days, isCalledOff, type, city }: ExhibitorPage, t: ParticipantsTexts): string {
  const who = `${t.types[type].one}, ${city}`
  return isCalledOff
    ? `${fill(t.calledOff, { days })} ${who[0]?.toUpperCase()}${who.slice(1)}`
    : `${days}, ${who}`
}

export function head({ data, t, locale }: Props): PageHead {
  if ('days' in data) {
    const [opening] = data.pictures
    return {
      title: `${participantName(data.name, data.type, locale)}. ${fill(t.standOf, { stand: data.standCode })}`,
      description: data.description,
      breadcrumbs: crumbsOf(data, t),
      ...(opening && { picture: opening.src }),
    }
  }
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

function crumbsOf({ section }: Pick<ParticipantPage, 'section'>, t: ParticipantsTexts) {
  return [
    { label: t.participants, to: '/participants/' },
    { label: t.sections[section].name, to: `/participants/?section=${section}` },
  ]
}
