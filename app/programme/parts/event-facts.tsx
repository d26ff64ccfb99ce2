import type { ReactNode } from 'react'
import { Booking } from '../../box-office/cart/parts/booking.tsx'
import { usePlaces } from '../../box-office/cart/parts/use-places.ts'
import { WaitingForm } from '../../box-office/waiting-list/parts/waiting-form.tsx'
import { registrationState } from '../../content/events/registration.ts'
import { StateBanner } from '../../content/parts/state-banner.tsx'
import { stageOf } from '../../editions/stages.ts'
import { isKept } from '../../my-plan/kept-plan.ts'
import { KeepButton } from '../../my-plan/parts/keep-button.tsx'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { useFairNow } from '../../navigation/fair-clock.ts'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Link } from '../../navigation/link.tsx'
import { fill } from '../../platform/fill.ts'
import { type LocaleCode, withLocale } from '../../platform/languages.ts'
import { ClosedButton } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/icon.tsx'
import type { EventData } from '../pages/event.server.ts'
import { placeOfHall } from '../place-of-hall.ts'
import type { ProgrammeTexts } from '../texts.ru.ts'
import { ConflictNote } from './event-row.tsx'

/** The label of an event: when, where, for whom, how one gets in, and what a visitor can do with it. */
export function EventFacts({ data, t, locale }: { data: EventData; t: ProgrammeTexts; locale: LocaleCode }) {
  const { row, moment } = data
  const now = useFairNow(moment.isRunning) ?? new Date(moment.now)
  const stage = stageOf(row, now)
  const languages = row.languages.map(language => t.event.languages[language]).join(', ')
  const audiences: Record<string, string> = t.event.audiences
  return (
    <section className="lintel">
      <p className="type-italic mt-3">
        {data.dayName}
        {stage === 'on' && (
          <strong className="type-small ml-3 font-sans text-accent not-italic">{t.isOn}</strong>
        )}
        {stage === 'over' && (
          <span className="type-small ml-3 font-sans text-ink-3 not-italic">{t.isOver}</span>
        )}
      </p>
      <p className="type-numeral mt-2 [--numeral:3.5rem] xs:[--numeral:4rem] xl:[--numeral:4.75rem]">
        <time dateTime={row.startsAt}>{row.from}</time>–<time dateTime={row.endsAt}>{row.to}</time>
      </p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <KeepButton kind="events" slug={row.slug} words={t} name={row.title} hasWords />
        <Link
          to={withLocale(`/program/${row.slug}.ics`, locale)}
          download
          className={buttonClass({ tone: 'ghost', size: 'small' })}
        >
          <Icon name="calendar" size={18} />
          {t.toCalendar}
        </Link>
      </div>
      <Conflict data={data} t={t} />
      <p className="type-body mt-6 max-w-text text-pretty text-ink-2">{howToGetIn(data, t)}</p>
      <Registration data={data} t={t} locale={locale} now={now} />
      <dl className="mt-7 border-t border-hair">
        <Fact term={t.event.hall}>
          {row.hallName}
          <Link to={`/navigator/map/#place-${placeOfHall(row.hall)}`} className="link">
            {t.event.onPlan}
          </Link>
        </Fact>
        <Fact term={t.event.format}>{row.formatName}</Fact>
        <Fact term={t.event.audience}>{audiences[row.audience]}</Fact>
        <Fact term={t.event.language}>{languages}</Fact>
        <Fact term={t.event.age}>
          {data.ageMark}
          {row.audience === 'children' && (
            <span className="type-caption text-ink-2">{t.event.ageOfContent}</span>
          )}
        </Fact>
        <Fact term={t.event.places}>{data.capacity ?? t.event.unlimited}</Fact>
        <Fact term={t.event.admission}>{row.admission}</Fact>
      </dl>
    </section>
  )
}

/** How registration stands, and the press that books a place. */
function Registration({
  data: { row, capacity, booking, waiting, professionalDay },
  t,
  locale,
  now,
}: {
  data: EventData
  t: ProgrammeTexts
  locale: LocaleCode
  now: Date
}) {
  const { registration } = row
  const state = registration && registrationState(registration, now)
  const places = usePlaces(useIsHydrated() && state === 'open' && booking !== null)
  if (!registration || !state) return null
  if (professionalDay) {
    return (
      <StateBanner {...professionalDay}>
        <Link
          to="/convention/"
          className={buttonClass({ tone: state === 'open' ? 'secondary' : 'ghost', size: 'small' })}
        >
          {t.event.professionalDay}
        </Link>
      </StateBanner>
    )
  }
  if (state !== 'open' || !booking || !registration.slot) {
    return (
      <>
        <ClosedButton size="small" className="mt-5">
          {t.event.registration[state]}
        </ClosedButton>
        {state === 'full' && waiting && <WaitingForm posted={waiting.posted} t={waiting.words} />}
      </>
    )
  }
  const left = places ? (places[registration.slot] ?? 0) : null
  return (
    <div className="mt-5">
      <p className="type-small font-medium text-success">{t.event.registration.open}</p>
      <Booking
        what={{ slot: registration.slot, kind: 'class', title: row.title, most: capacity ?? 1 }}
        left={left}
        posted={booking.posted}
        t={booking.words}
        locale={locale}
        isMain
      />
      {left === 0 && waiting && <WaitingForm posted={waiting.posted} t={waiting.words} />}
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-hair py-2.5">
      <dt className="type-small text-ink-2">{term}</dt>
      <dd className="type-small flex flex-wrap items-baseline gap-x-5">{children}</dd>
    </div>
  )
}

/** What of the visitor's plan happens at this time, whether or not this event is in it yet. */
function Conflict({ data, t }: { data: EventData; t: ProgrammeTexts }) {
  const plan = useMyPlan()
  const kept = data.sameTime.filter(({ slug }) => isKept(plan, 'events', slug))
  if (kept.length === 0) return null
  const what = kept.map(({ from, to, title }) => `${from}–${to}, ${title}`).join('; ')
  return (
    <div className="mt-4">
      <ConflictNote>{fill(t.overlaps, { what })}</ConflictNote>
    </div>
  )
}

function howToGetIn({ isByInvitation, needsRegistration, price }: EventData, t: ProgrammeTexts) {
  if (isByInvitation) return t.event.byInvitation
  if (price) return fill(t.event.paid, { price })
  return needsRegistration ? t.event.byRegistration : t.event.byTicket
}
