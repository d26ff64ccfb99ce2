import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isPerson } from '../kinds.ts'
import type { ParticipantPage } from '../pages/participant.server.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { ArtistLink } from './artist-link.tsx'

/** Whom they show, and how to write to them. A single artist is named too: their own page knows more. */
export function PeopleAndContact({ participant, t }: { participant: ParticipantPage; t: ParticipantsTexts }) {
  const { artists, email, website, type } = participant
  return (
    <div className="mt-10 grid gap-gutter gap-y-8 sm:grid-cols-2">
      <section className="lintel-light">
        <h2 className="type-small text-ink-2">{isPerson(type) ? t.aboutArtist : t.people[type]}</h2>
        <ul className="type-body mt-1">
          {artists.map(({ path, name }, place) => (
            <li key={name} className="inline">
              <ArtistLink to={path}>{unbreakable(name)}</ArtistLink>
              {place < artists.length - 1 && ', '}
            </li>
          ))}
        </ul>
      </section>
      <section className="lintel-light">
        <h2 className="type-small text-ink-2">{t.contact}</h2>
        <ul className="type-body">
          <li>
            <Link to={`mailto:${email}`} className="link inline-flex min-h-11 items-center break-all">
              {email}
            </Link>
          </li>
          {website && (
            <li>
              <Link to={website} className="link inline-flex min-h-11 items-center gap-1.5 break-all">
                {website.replace(/^https?:\/\//, '')}
                <Icon name="arrow-up-right" size={16} />
                <span className="sr-only">{`, ${t.newTab}`}</span>
              </Link>
            </li>
          )}
        </ul>
      </section>
    </div>
  )
}

function unbreakable(name: string) {
  return name.replaceAll(' ', '\u00a0')
}
