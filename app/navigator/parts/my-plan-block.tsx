import { useEffect, useState } from 'react'
import { useMyPlan } from '../../my-plan/parts/use-my-plan.ts'
import { useIsHydrated } from '../../navigation/hydration.tsx'
import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { Exhibitor } from '../exhibitors.ts'
import type { FoundEvent } from '../find-anything.ts'
import { hashOf } from '../map-address.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

/** What the visitor keeps on this device: stands in the order of a short walk, events in the order of the clock. */
export function MyPlanBlock({
  exhibitors,
  events,
  t,
}: {
  exhibitors: Omit<Exhibitor, 'picture'>[]
  events: FoundEvent[]
  t: NavigatorTexts
}) {
  const plan = useMyPlan()
  const isHydrated = useIsHydrated()
  const kept = exhibitors.filter(({ slug }) => plan.participants.includes(slug))
  const order = useWalkingOrder(kept.map(({ code }) => code))
  const walked = kept.toSorted((one, other) => order.indexOf(one.code) - order.indexOf(other.code))
  const keptEvents = events.filter(({ slug }) => plan.events.includes(slug))
  const isEmpty = kept.length === 0 && keptEvents.length === 0
  return (
    <section aria-labelledby="my-plan" className="section-gap lintel">
      <h2 id="my-plan" className="type-d2 mt-3">
        {t.myPlan}
      </h2>
      {isEmpty || !isHydrated ? (
        <p className="type-body mt-5 max-w-text text-ink-2">{t.myPlanEmpty}</p>
      ) : (
        <>
          <div className="mt-6 grid gap-gutter gap-y-10 md:grid-cols-2">
            {walked.length > 0 && (
              <div>
                <h3 className="font-medium">{t.myStands}</h3>
                <ol className="route-labels mt-3">
                  {walked.map(({ code, name }) => (
                    <li key={code}>
                      <Link to={`/navigator/map/${hashOf(code)}`} className="link">
                        {`${code}, ${name}`}
                      </Link>
                    </li>
                  ))}
                </ol>
              </div>
            )}
            {keptEvents.length > 0 && (
              <div>
                <h3 className="font-medium">{t.myEvents}</h3>
                <ul className="mt-3">
                  {keptEvents.map(({ slug, path, title, when }) => (
                    <li key={slug} className="border-t border-hair py-2.5">
                      <Link to={path} className="link">
                        {title}
                      </Link>
                      <p className="type-caption text-ink-2">{when}</p>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            {walked.length > 0 && (
              <Link to="/navigator/map/?tour=mine" className={buttonClass({ tone: 'secondary' })}>
                {t.routeThroughMine}
              </Link>
            )}
            <Link to="/program/plan/" className={buttonClass({ tone: 'ghost' })}>
              {t.openMyPlan}
            </Link>
            <button type="button" onClick={() => print()} className={buttonClass({ tone: 'text' })}>
              {t.printPage}
            </button>
          </div>
        </>
      )}
    </section>
  )
}

/** Until the planner is loaded, and where it cannot be, the order of the codes will do. */
function useWalkingOrder(codes: string[]): readonly string[] {
  const [order, setOrder] = useState<readonly string[]>([])
  const asked = codes.join(' ')
  useEffect(() => {
    if (asked === '') return
    let isCurrent = true
    import('../walks.ts').then(
      ({ shortTour }) => {
        if (isCurrent) setOrder(shortTour('main-entrance', asked.split(' '), { isStepFree: false }))
      },
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [asked])
  return order
}
