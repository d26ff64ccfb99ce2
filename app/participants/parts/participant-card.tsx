import { participantName } from '../../content/participant-name.ts'
import { catalogueNumber } from '../../content/work-label.ts'
import { Link } from '../../navigation/link.tsx'
import type { LocaleCode } from '../../platform/languages.ts'
import type { ListEntry } from '../list-entry.ts'
import type { ParticipantsTexts } from '../texts.ru.ts'
import { BareBay } from './bare-bay.tsx'
import { FieldWork } from './field-work.tsx'

/** A work standing on its lintel, number, name, what and where from, the stand; the whole of it is one link. */
export function ParticipantCard({
  entry,
  city,
  t,
  locale,
  priority = false,
}: {
  /** One of the next fair has no number in the catalogue yet. */
  entry: Omit<ListEntry, 'number' | 'city'> & { number?: number }
  city: string
  t: ParticipantsTexts
  locale: LocaleCode
  priority?: boolean
}) {
  const [src, width = 0, height = 0] = entry.picture ?? []
  return (
    <Link to={entry.path} className="group block">
      {/* The name below says whose it is, so the work stays silent in the list. */}
      <div className="relative aspect-square">
        {src ? (
          <FieldWork
            src={src}
            alt=""
            width={width}
            height={height}
            sizes="140px sm:210px lg:300px"
            priority={priority}
          />
        ) : (
          <BareBay section={entry.section} stand={entry.stand} />
        )}
      </div>
      <div className="lintel-light mt-4 lg:mt-6">
        {entry.number !== undefined && (
          <p className="type-caption mt-1 text-accent">{catalogueNumber(entry.number, locale)}</p>
        )}
        <p className="max-sm:type-serif-small max-xs:text-[1rem] sm:type-d3 mt-0.5 decoration-1 underline-offset-4 group-hover:underline">
          {participantName(entry.name, entry.type, locale)}
        </p>
        <p className="type-caption mt-1 text-ink-2">
          {`${t.types[entry.type].one}, `}
          <span className="whitespace-nowrap">{city}</span>
        </p>
        <p className="type-small mt-3">
          {`${t.stand} `}
          <span className="type-serif-small">{entry.stand}</span>
        </p>
      </div>
    </Link>
  )
}
