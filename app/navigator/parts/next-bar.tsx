import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { NextStop } from '../next-stop.ts'

/** One line over the plan's foot: when and where the next event of the plan is, and the way there. */
export function NextBar({ stop }: { stop: NextStop }) {
  return (
    <div className="map-bar map-bar-slim">
      <Icon name="route" className="text-accent" />
      <p className="type-small min-w-0 grow">
        <span className="font-medium">{`${stop.title}: `}</span>
        {stop.words}
      </p>
      <Link
        to={stop.way}
        replace
        className="type-small link inline-flex min-h-11 shrink-0 items-center font-medium"
      >
        {stop.lead}
      </Link>
    </div>
  )
}
