import type { EventRow } from '../../content/events/event-row.ts'
import { EventLine } from '../../content/parts/event-line.tsx'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'
import { HomeSection } from './home-section.tsx'

/** On a day of the fair: what one may still walk into, and what begins next. */
export function HomeNow({ today, t }: { today: HomeData['programme']['today']; t: HomeTexts }) {
  if (!today) return null
  return (
    <HomeSection title={t.home.now} link={{ to: '/program/plan/', label: t.links.plan }}>
      <Rows title={t.home.on} events={today.on} isOn />
      <Rows title={t.home.next} events={today.next} />
    </HomeSection>
  )
}

function Rows({ title, events, isOn = false }: { title: string; events: EventRow[]; isOn?: boolean }) {
  if (events.length === 0) return null
  return (
    <div className="mt-6">
      <h3 className="type-small text-ink-2">{title}</h3>
      <ul className="mt-2 border-t border-hair max-md:[&>:nth-child(n+4)]:hidden">
        {events.map(event => (
          <li key={event.slug}>
            <EventLine event={event} heading="h4" isOn={isOn} />
          </li>
        ))}
      </ul>
    </div>
  )
}
