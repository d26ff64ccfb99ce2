import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { EventLine } from '../events/event-line.ts'

/** Events of one day: the hour large, what it is, who makes it, where. Each row leads to its page. */
export function EventRows({ events }: { events: EventLine[] }) {
  return (
    <ol className="border-t border-hair">
      {events.map(event => (
        <li key={event.slug} className="border-b border-hair">
          <Link to={event.path} className="group grid-columns items-baseline gap-y-1.5 py-6 lg:py-8">
            <span className="col-span-full flex items-baseline gap-x-3 lg:col-span-3">
              <span className="type-numeral">{event.from}</span>
              <span className="type-caption text-ink-2">{`–\u00a0${event.to}`}</span>
            </span>
            <span className="col-span-full block lg:col-span-6">
              <span className="type-small block text-ink-2">{event.format}</span>
              <span className="type-d3 mt-0.5 block decoration-1 underline-offset-4 group-hover:underline">
                {event.title}
              </span>
              <span className="type-body mt-1.5 block max-w-text text-pretty text-ink-2">
                <Unbroken>{event.summary}</Unbroken>
              </span>
            </span>
            <span className="type-small col-span-full flex items-center justify-between gap-4 lg:col-span-3">
              {event.hall}
              <Icon name="arrow-right" size={20} className="text-ink-3 group-hover:text-accent" />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}
