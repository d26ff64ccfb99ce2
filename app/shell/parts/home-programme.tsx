import { useState } from 'react'
import { EventLine } from '../../content/parts/event-line.tsx'
import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { fill } from '../../platform/fill.ts'
import { plural } from '../../platform/plurals.ts'
import { cx } from '../../ui/cx.ts'
import type { HomeTexts } from '../home-texts.ru.ts'
import type { HomeData } from '../pages/home.server.ts'
import { HomeSection } from './home-section.tsx'

type Props = { title: string; programme: NonNullable<HomeData['programme']>; t: HomeTexts }

/** A day of the programme, five rows of it; the other days are a press away, and links to the programme before that. */
export function HomeProgramme({ title, programme, t }: Props) {
  const { locale } = useView()
  const [chosen, setChosen] = useState(programme.first)
  const day = programme.days.find(({ key }) => key === chosen) ?? programme.days[0]
  return (
    <HomeSection title={title} link={{ to: '/program/', label: t.home.wholeProgramme }}>
      <nav aria-label={t.home.days} className="no-scrollbar mt-5 overflow-x-auto">
        <ul className="flex gap-7 lg:gap-14">
          {programme.days.map(({ key, date, weekday, count }) => (
            <li key={key} className="shrink-0">
              <Link
                to={`/program/?day=${date}`}
                aria-current={key === chosen ? 'true' : false}
                onClick={event => {
                  event.preventDefault()
                  setChosen(key)
                }}
                className={cx(
                  'block min-h-11 pt-4 pb-3 hover:text-accent',
                  key === chosen ? 'lintel-current' : 'text-ink-2',
                )}
              >
                <span className="type-numeral type-numeral-s">{`${date}, ${weekday}`}</span>
                <span className="type-caption mt-1.5 block">
                  {fill(plural(count, locale, t.home.events), { count })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="sr-only">
        {day?.name}
      </p>
      {/* A phone shows three of them. */}
      <ul className="mt-4 border-t border-hair first-three">
        {day?.rows.map(event => (
          <li key={event.slug}>
            <EventLine event={event} heading="h3" />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
