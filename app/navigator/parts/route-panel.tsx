import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { Change, MapAddress } from '../map-address.ts'
import { sections } from '../plan.ts'
import { places } from '../plan-places.ts'
import { stands } from '../plan-stands.ts'
import type { PlannedRoute, Planning } from '../route-planner.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

/** A step of a ready route: its title, and the stops it is made of. */
export type TourStep = { title: string; stops: readonly string[] }
type Shared = { nameOf(id: string): string; t: NavigatorTexts; locale: LocaleCode }

/** From where, to where, and the way in words: the twin of the line on the plan. */
export function RoutePanel({
  address,
  planning,
  tourTitle,
  tourSteps,
  onChange,
  ...shared
}: Shared & {
  address: MapAddress
  planning: Planning | 'failed' | null
  tourTitle: string | null
  tourSteps: readonly TourStep[]
  onChange(change: Change): void
}) {
  const { t } = shared
  const start = address.isStepFree ? 'courtyard-entrance' : 'main-entrance'
  return (
    <section aria-labelledby="route" className="needs-script grid-columns gap-y-8 border-t border-hair pt-8">
      <div className="map-route-form col-span-full lg:col-span-5">
        <h2 id="route" className="type-d3">
          {t.route}
        </h2>
        <div className="mt-5 grid gap-4 sm:grid-cols-2">
          <End
            label={t.from}
            value={address.tour ? start : (address.from ?? start)}
            onValue={from => onChange({ from, tour: null })}
            {...shared}
          />
          <End
            label={t.to}
            value={address.tour ? '' : (address.to ?? '')}
            onValue={to => onChange({ to, tour: null })}
            {...shared}
          />
        </div>
        <label className="mt-2 flex min-h-11 w-fit items-center gap-3">
          <input
            type="checkbox"
            checked={address.isStepFree}
            onChange={event => onChange({ accessible: event.target.checked ? '1' : null })}
            className="size-6 accent-ink"
          />
          {t.stepFree}
        </label>
      </div>
      <div className="col-span-full lg:col-span-7">
        <Outcome
          planning={planning}
          tourTitle={tourTitle}
          tourSteps={tourSteps}
          onClear={() => onChange(noRoute)}
          {...shared}
        />
      </div>
    </section>
  )
}

export const noRoute: Change = { from: null, to: null, tour: null, accessible: null }

/** «65 м, 3 минуты шагом». */
export function routeSum(
  { metres, minutes, stops }: PlannedRoute,
  t: NavigatorTexts,
  locale: LocaleCode,
): string {
  const far = t.metres.replace('{count}', String(metres))
  if (stops.length === 0) {
    const long = plural(minutes, locale, t.minutes).replace('{count}', String(minutes))
    return t.routeSum.replace('{metres}', far).replace('{minutes}', long)
  }
  const many = plural(stops.length, locale, t.stops).replace('{count}', String(stops.length))
  return t.tourSum.replace('{stops}', many).replace('{metres}', far)
}

function Outcome({
  planning,
  tourTitle,
  tourSteps,
  onClear,
  nameOf,
  t,
  locale,
}: Shared & {
  planning: Planning | 'failed' | null
  tourTitle: string | null
  tourSteps: readonly TourStep[]
  onClear(): void
}) {
  if (planning === null) return null
  if (planning === 'failed') return <p role="alert">{t.routeFailed}</p>
  if (!planning.ok) {
    const refusals = { same: t.sameEnd, none: t.noRoute, empty: t.tourEmpty }
    return <p className="type-body text-ink-2">{refusals[planning.reason]}</p>
  }
  const { steps, stops } = planning.route
  return (
    <>
      <h3 id="route-steps" className="font-medium">
        {tourTitle ?? t.steps}
      </h3>
      <p className="type-small text-ink-2">{routeSum(planning.route, t, locale)}</p>
      <ol className="map-steps mt-4">
        {steps.map(({ where, words, metres }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing but its place
          <li key={index}>
            <span>
              <span className="font-medium">{`${where}. `}</span>
              {words}
            </span>
            <Metres count={metres} t={t} />
          </li>
        ))}
        {stops.map(({ id, number, metres }) => (
          <li key={number}>
            <span>
              {titleBefore(number, tourSteps) && (
                <span className="mb-1 block font-medium">{titleBefore(number, tourSteps)}</span>
              )}
              {nameOf(id)}
            </span>
            <Metres count={metres} t={t} />
          </li>
        ))}
      </ol>
      <button type="button" onClick={onClear} className={buttonClass({ tone: 'text', className: 'mt-3' })}>
        {t.clearRoute}
      </button>
    </>
  )
}

/** The step that begins with this stop. */
function titleBefore(number: number, steps: readonly TourStep[]): string | null {
  let first = 1
  for (const { title, stops } of steps) {
    if (first === number) return title
    first += stops.length
  }
  return null
}

function Metres({ count, t }: { count: number; t: NavigatorTexts }) {
  return (
    <span className="type-caption whitespace-nowrap text-ink-2">
      {t.metres.replace('{count}', String(count))}
    </span>
  )
}

/** Every stand and place there is. A select of the device's own: on phones nothing is easier. */
function End({
  label,
  value,
  onValue,
  nameOf,
  t,
}: Shared & { label: string; value: string; onValue(id: string | null): void }) {
  return (
    <label className="block min-w-0">
      <span className="type-small">{label}</span>
      <select
        value={value}
        onChange={event => onValue(event.target.value || null)}
        className="field mt-1.5 h-[54px] w-full border border-edge bg-raised px-3 text-[1rem] hover:border-ink"
      >
        {value === '' && <option value="">{t.chooseEnd}</option>}
        {(['entrance', 'stage', 'service'] as const).map(kind => (
          <optgroup key={kind} label={t.groups[kind]}>
            {places
              .filter(place => place.kind === kind)
              .map(({ key }) => (
                <option key={key} value={key}>
                  {key.startsWith('toilets')
                    ? `${t.place[key].name}: ${t.place[key].where}`
                    : t.place[key].name}
                </option>
              ))}
          </optgroup>
        ))}
        {sections.map(section => (
          <optgroup key={section} label={`${section}. ${t.section[section].name}`}>
            {stands
              .filter(stand => stand.section === section)
              .map(({ code }) => (
                <option key={code} value={code}>
                  {nameOf(code)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}
