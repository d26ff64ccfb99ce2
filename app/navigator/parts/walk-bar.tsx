import { Icon } from '../../ui/icon.tsx'
import type { NavigatorTexts } from '../texts.ru.ts'

/** One line over the plan's foot while a route is drawn: how long it is, where its steps are, and a way out. */
export function RouteBar({
  title,
  sum,
  onSteps,
  onClear,
  t,
}: {
  title: string
  sum: string
  onSteps(): void
  onClear(): void
  t: NavigatorTexts
}) {
  return (
    <div className="map-bar map-bar-slim">
      <Icon name="route" className="text-accent" />
      <p className="type-small min-w-0 grow">
        <span className="font-medium">{`${title}: `}</span>
        {sum}
      </p>
      <button type="button" onClick={onSteps} className="type-small link inline-flex min-h-11 items-center">
        {t.steps}
      </button>
      <button
        type="button"
        aria-label={t.clearRoute}
        onClick={onClear}
        className="grid size-11 shrink-0 place-items-center hover:text-accent"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
