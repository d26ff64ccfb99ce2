import { preloadOf } from '../../content/parts/preload-of.ts'
import { Breadcrumbs } from '../../navigation/breadcrumbs.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { artistJsonLd } from '../artist-json-ld.ts'
import { ArtistFacts } from '../parts/artist-facts.tsx'
import { BareBay } from '../parts/bare-bay.tsx'
import { LargeWork, largeSizes } from '../parts/large-work.tsx'
import { ShownBy } from '../parts/shown-by.tsx'
import { Works } from '../parts/works.tsx'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { slideOf } from '../work-label.ts'
import type { ArtistPage } from './artist.server.ts'

type Props = PageProps<ArtistPage, ParticipantsTexts>

/** A person: what is known of them, their works, and where these hang. */
export default function Artist({ data, t, locale }: Props) {
  const slides = data.works.map(work => slideOf(work, work.shownAt.stand, t))
  const [first] = data.works
  const [place] = data.shownBy
  return (
    <>
      <PageTitle
        title={data.name}
        lead={data.about ?? undefined}
        above={<Breadcrumbs crumbs={crumbsOf(t)} label={t.path} />}
      />
      <div className="page">
        <div className="grid-columns gap-y-14 pt-12 lg:pt-14">
          <div className="col-span-full lg:col-span-7 lg:pr-[8%]">
            {first ? (
              <LargeWork work={first} slides={slides} t={t} locale={locale} />
            ) : (
              place && (
                <>
                  <div className="relative h-[80vw] max-h-[560px]">
                    <BareBay section={place.section} stand={place.stand} isLarge />
                  </div>
                  <p className="lintel-light type-small mt-4 text-ink-2">
                    {fill(t.worksOnStand, { stand: place.stand })}
                  </p>
                </>
              )
            )}
          </div>
          <div className="col-span-full lg:col-span-5">
            <ArtistFacts artist={data} t={t} />
            <ShownBy artist={data} t={t} locale={locale} />
          </div>
        </div>
        {data.works.length > 1 && <Works works={data.works} slides={slides} t={t} locale={locale} />}
      </div>
    </>
  )
}

export function head({ data, t }: Props): PageHead {
  const { name, born, practice } = data
  const [first] = data.works
  return {
    title: fill(t.artistTitle, { name }),
    description: fill(t.artistDescription, {
      name,
      born: born === null ? '' : fill(t.bornIn, { year: born }),
      practice: practice ?? t.anyPractice,
    }),
    breadcrumbs: crumbsOf(t),
    jsonLd: [artistJsonLd(data)],
    preloads: first ? [preloadOf({ ...first.picture, sizes: largeSizes(first) })] : [],
    ...(first && { picture: first.picture.src }),
  }
}

function crumbsOf(t: ParticipantsTexts) {
  return [{ label: t.artists, to: '/artists/' }]
}
