import { fill } from '../../platform/fill.ts'
import type { LocaleCode } from '../../platform/languages.ts'
import { plural } from '../../platform/plurals.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import type { PlannedRoute, Planning } from '../walk-planner.ts'
import type { WalkTexts } from '../walk-texts.ru.ts'

/** A step of a ready route: its title, and the stops it is made of. */
export type TourStep = { title: string; stops: readonly string[] }

/** The twin of the line on the plan: step by step, or stop by stop; or why there is no line. */
export function RouteOutcome({
  planning,
  tourTitle,
  tourSteps,
  nameOf,
  words,
  t,
  locale,
}: {
  planning: Planning | null
  tourTitle: string | null
  tourSteps: readonly TourStep[]
  nameOf(id: string): string
  words: WalkTexts
  t: NavigatorTexts
  locale: LocaleCode
}) {
  if (planning === null) return null
  if (!planning.ok) {
    const refusals = { same: words.sameEnd, none: words.noRoute, empty: words.tourEmpty }
    return <p className="type-body text-ink-2">{refusals[planning.reason]}</p>
  }
  const { steps, stops } = planning.route
  return (
    <>
      <h3 className="font-medium">{tourTitle ?? t.steps}</h3>
      <p className="type-small text-ink-2">{routeSum(planning.route, words, t, locale)}</p>
      <ol className="map-steps mt-4">
        {steps.map(({ where, words: step, metres }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step has nothing but its place
          <li key={index}>
            <span>
              <span className="font-medium">{`${where}. `}</span>
              {step}
            </span>
            <Metres count={metres} t={t} />
          </li>
        ))}
        {stops.map(({ id, number, metres }) => (
          <li key={number}>
            <span>
              <StepTitle>{titleBefore(number, tourSteps)}</StepTitle>
              {nameOf(id)}
            </span>
            <Metres count={metres} t={t} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** «65 м, 3 минуты шагом»; of a tour «5 остановок, 210 м пути». */
export function routeSum(
  { metres, minutes, stops }: PlannedRoute,
  words: WalkTexts,
  t: NavigatorTexts,
  locale: LocaleCode,
): string {
  const far = fill(t.metres, { count: metres })
  if (stops.length === 0) {
    const long = fill(plural(minutes, locale, t.minutes), { count: minutes })
    return fill(words.routeSum, { metres: far, minutes: long })
  }
  const many = fill(plural(stops.length, locale, words.stops), { count: stops.length })
  return fill(words.tourSum, { stops: many, metres: far })
}

/** The step of a ready route that begins with this stop. */
function titleBefore(number: number, steps: readonly TourStep[]): string | null {
  let first = 1
  for (const { title, stops } of steps) {
    if (first === number) return title
    first += stops.length
  }
  return null
}

function StepTitle({ children }: { children: string | null }) {
  return children && <span className="mb-1 block font-medium">{children}</span>
}

function Metres({ count, t }: { count: number; t: NavigatorTexts }) {
  return <span className="type-caption whitespace-nowrap text-ink-2">{fill(t.metres, { count })}</span>
}
