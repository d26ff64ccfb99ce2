import { Picture } from '../../images/parts/picture.tsx'
import { Link } from '../../navigation/link.tsx'
import { cx } from '../../ui/cx.ts'
import { Medallion } from '../../ui/medallion.tsx'
import type { SpeakerCard } from '../speaker-card.ts'

/** Medallion, name on two lines, occupation, number of events; the whole of it is one link. */
export function SpeakerTile({
  speaker,
  sizes,
  events,
  hasLintel = false,
  priority = false,
}: {
  speaker: SpeakerCard
  sizes: string
  /** «2 события» */
  events?: string | undefined
  hasLintel?: boolean
  priority?: boolean
}) {
  return (
    <Link to={`/speakers/${speaker.id}/`} className="group block">
      <Portrait
        speaker={speaker}
        sizes={sizes}
        priority={priority}
        className={hasLintel ? 'mx-auto w-[66%]' : 'mx-auto w-[84%]'}
      />
      <div className={cx('mt-5', hasLintel && 'lintel-light lg:mt-7')}>
        <p className="type-d3 decoration-1 underline-offset-4 group-hover:underline">
          {speaker.firstName}
          <br />
          {speaker.lastName}
        </p>
        <p className="type-caption mt-1 text-ink-2">{speaker.occupation}</p>
        {events && <p className="type-caption mt-1 text-accent">{events}</p>}
      </div>
    </Link>
  )
}

/** The name beside it says who this is, so the portrait stays silent in lists. */
export function Portrait({
  speaker,
  sizes,
  alt = '',
  priority,
  className,
}: {
  speaker: SpeakerCard
  sizes: string
  alt?: string
  priority?: boolean
  className?: string
}) {
  return (
    <Medallion className={className}>
      {speaker.picture && <Picture {...speaker.picture} alt={alt} sizes={sizes} priority={priority} />}
    </Medallion>
  )
}
