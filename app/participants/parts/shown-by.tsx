import { participantName } from '../../content/participant-name.ts'
import { Link } from '../../navigation/link.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ArtistPage } from '../pages/artist.server.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { ArtistLink } from './artist-link.tsx'

/** Every stand where an artist's works are, with whom one meets there besides. */
export function ShownBy({
  artist,
  t,
  locale,
}: {
  artist: ArtistPage
  t: ParticipantsTexts
  locale: LocaleCode
}) {
  if (artist.shownBy.length === 0) return null
  return (
    <section aria-labelledby="shown-by" className="mt-12">
      <h2 id="shown-by" className="type-d3">
        {t.shownBy}
      </h2>
      <ul className="mt-5 grid gap-y-10">
        {artist.shownBy.map(place => (
          <li key={place.slug} className="lintel-light">
            <div className="mt-2 flex flex-wrap items-baseline gap-x-5 gap-y-1">
              <p className="type-numeral [--numeral:2.875rem]">
                <span className="sr-only">{`${t.stand} `}</span>
                {place.stand}
              </p>
              <p className="type-body">
                {place.isOwn && <span className="type-small block text-ink-2">{t.ownStand}</span>}
                <Link to={place.path} className="link inline-flex min-h-11 items-center">
                  {participantName(place.name, place.type, locale)}
                </Link>
              </p>
            </div>
            <p className="type-small mt-1 text-pretty text-ink-2">{place.lead}</p>
            <Link
              to={`/navigator/map/#stand-${place.stand}`}
              className={`${buttonClass({ size: 'small', tone: 'ghost' })} mt-4`}
            >
              <Icon name="pin" size={20} />
              {t.showOnPlan}
              <span className="sr-only">{`: ${place.stand}`}</span>
            </Link>
            {place.others.length > 0 && (
              <p className="type-small mt-4 text-ink-2">
                {`${t.alsoShown}: `}
                {place.others.map(({ path, name }, at) => (
                  <span key={name} className="text-ink">
                    {at > 0 && ', '}
                    <ArtistLink to={path}>{name.replaceAll(' ', '\u00a0')}</ArtistLink>
                  </span>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
