import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { soonAt, type TodayView } from '../today-view.ts'
import type { TodayTexts } from '../today-words.ts'

/** What begins within twenty minutes; else what comes next. */
export function SoonList({ view, now, t }: { view: TodayView; now: Date; t: TodayTexts }) {
  const { events, isSoon } = soonAt(view, now)
  return (
    <section id="today-soon" aria-labelledby="today-soon-title" className="today-part">
      <h2 id="today-soon-title" className="today-heading">
        {isSoon ? t.inTwenty : t.later}
      </h2>
      {events.length === 0 && <p className="type-body mt-4 text-ink-2">{t.noLater}</p>}
      <ul className="mt-3">
        {events.map(event => (
          <li key={event.slug} className="today-row">
            <time dateTime={event.startsAt} className="type-numeral type-numeral-s">
              {event.from}
            </time>
            <div>
              <h3 className="type-serif-small">
                <Link to={event.path} className="today-link">
                  {event.title}
                </Link>
              </h3>
              <p className="type-caption mt-1 text-ink-2">{`${event.hallName}. ${event.admission}`}</p>
            </div>
          </li>
        ))}
      </ul>
      <Link to={`/program/?day=${Number(view.day.slice(-2))}`} className={buttonClass({ tone: 'text' })}>
        {t.wholeProgramme}
      </Link>
    </section>
  )
}
