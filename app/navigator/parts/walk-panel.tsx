import { useEffect } from 'react'
import type { LocaleCode } from '../../platform/languages.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Change, MapAddress } from '../map-address.ts'
import type { PlaceTexts } from '../place-texts.ts'
import { sections } from '../plan.ts'
import { places } from '../plan-places.ts'
import { stands } from '../plan-stands.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import type { Planning } from '../walk-planner.ts'
import type { WalkTexts } from '../walk-texts.ru.ts'
import { jumpTo } from './jump-to.ts'
import { RouteOutcome, type TourStep } from './walk-outcome.tsx'

// Whatever a route shows comes in one piece with its panel.
export { RouteBar } from './walk-bar.tsx'
export { RouteLine } from './walk-line.tsx'
export { routeSum } from './walk-outcome.tsx'

type Shared = { nameOf(id: string): string; places: PlaceTexts; words: WalkTexts; t: NavigatorTexts }

/** From where, to where, and the way in words. Opened by a button, it takes the focus with it. */
export function RoutePanel({
  address,
  planning,
  tourTitle,
  tourSteps,
  onChange,
  onClose,
  takesFocus,
  locale,
  ...shared
}: Shared & {
  address: MapAddress
  planning: Planning | null
  tourTitle: string | null
  tourSteps: readonly TourStep[]
  onChange(change: Change): void
  onClose(): void
  takesFocus: boolean
  locale: LocaleCode
}) {
  const { words, t } = shared
  const start = address.isStepFree ? 'courtyard-entrance' : 'main-entrance'
  useEffect(() => {
    if (takesFocus) jumpTo('route')
  }, [takesFocus])
  return (
    <section aria-labelledby="route" className="map-route">
      <div className="map-route-form">
        <div className="flex items-center justify-between">
          <h2 id="route" tabIndex={-1} className="type-d3 outline-none">
            {t.route}
          </h2>
          <button
            type="button"
            aria-label={t.clearRoute}
            onClick={onClose}
            className="grid size-11 place-items-center hover:text-accent"
          >
            <Icon name="close" />
          </button>
        </div>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
          <End
            label={words.from}
            value={address.tour ? start : (address.from ?? start)}
            onValue={from => onChange({ from, tour: null })}
            {...shared}
          />
          <End
            label={words.to}
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
          {words.stepFree}
        </label>
      </div>
      <div className="mt-4">
        <RouteOutcome
          planning={planning}
          tourTitle={tourTitle}
          tourSteps={tourSteps}
          locale={locale}
          {...shared}
        />
      </div>
    </section>
  )
}

/** Every stand and place there is. A select of the device's own: on phones nothing is easier. */
function End({
  label,
  value,
  onValue,
  nameOf,
  places: placeTexts,
  words,
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
        {value === '' && <option value="">{words.chooseEnd}</option>}
        {(['entrance', 'stage', 'service'] as const).map(kind => (
          <optgroup key={kind} label={t.groups[kind]}>
            {places
              .filter(place => place.kind === kind)
              .map(({ key }) => (
                <option key={key} value={key}>
                  {key.startsWith('toilets')
                    ? `${placeTexts[key].name}: ${placeTexts[key].where}`
                    : placeTexts[key].name}
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
