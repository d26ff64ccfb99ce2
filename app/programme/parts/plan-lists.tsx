import { KeepButton } from '../../my-plan/parts/keep-button.tsx'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PlanData } from '../pages/plan.server.ts'
import type { planContent, Stand } from '../plan-content.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { EventRow } from './event-row.tsx'

/** The events of a plan day by day and its stands, as anybody may look at them. */
export function PlanLists({
  content,
  days,
  t,
  locale,
}: {
  content: ReturnType<typeof planContent>
  days: PlanData['days']
  t: ProgrammeTexts
  locale: LocaleCode
}) {
  const { events, stands, conflicts, overlaps } = content
  return (
    <>
      {overlaps > 0 && (
        <p role="status" className="type-body mb-8 flex items-center gap-2.5 text-warning">
          <Icon name="warning" size={20} />
          {fill(plural(overlaps, locale, t.plan.conflicts), { count: overlaps })}
        </p>
      )}
      <div className="plan-days grid gap-12">
        {days.map(({ day, name }) => {
          const own = events.filter(event => event.day === day)
          if (own.length === 0) return null
          return (
            <section key={day} className="lintel-light">
              <h2 className="type-d3 mt-2 mb-4">{name}</h2>
              <ul className="border-t border-hair">
                {own.map(event => {
                  const others = conflicts.get(event.slug) ?? []
                  const what = others.map(({ from, to, title }) => `${from}–${to}, ${title}`).join('; ')
                  return (
                    <li key={event.slug}>
                      <EventRow
                        event={event}
                        now={null}
                        words={t}
                        conflict={what ? fill(t.plan.sameTime, { what }) : undefined}
                      />
                    </li>
                  )
                })}
              </ul>
            </section>
          )
        })}
        {stands.length > 0 && (
          <section className="lintel-light">
            <h2 className="type-d3 mt-2 mb-4">{t.plan.stands}</h2>
            <ul className="border-t border-hair">
              {stands.map(stand => (
                <li key={stand.slug}>
                  <StandRow stand={stand} t={t} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}

function StandRow({ stand, t }: { stand: Stand; t: ProgrammeTexts }) {
  const { slug, path, name, city, standCode } = stand
  return (
    <article className="plan-stand grid grid-cols-[5.25rem_minmax(0,1fr)_2.75rem] items-center border-b border-hair py-4 lg:grid-cols-[12.25rem_minmax(0,1fr)_10rem_5rem] xl:grid-cols-[13.5rem_minmax(0,1fr)_13rem_7rem] 2xl:grid-cols-[13.5rem_minmax(0,1fr)_17rem_7rem]">
      <p className="type-numeral [--numeral:1.75rem] lg:[--numeral:2.25rem]">
        <span className="sr-only">{`${t.plan.stand} `}</span>
        {standCode}
      </p>
      <div className="min-w-0">
        <h3 className="type-d3">
          <Link to={path} className="decoration-1 underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
        <p className="type-small text-ink-2">{city}</p>
      </div>
      <p className="type-small max-lg:col-start-2 max-lg:row-start-2 lg:text-right print:hidden">
        <Link to={`/navigator/map/#stand-${standCode}`} className="link inline-flex min-h-11 items-center">
          {t.event.onPlan}
        </Link>
      </p>
      <div className="flex justify-end max-lg:col-start-3 max-lg:row-start-1 max-lg:-mr-2.5 lg:pr-[34px] print:hidden">
        <KeepButton kind="participants" slug={slug} words={t} name={name} />
      </div>
    </article>
  )
}
