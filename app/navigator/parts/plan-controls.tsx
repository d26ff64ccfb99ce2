import type { RefObject } from 'react'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { type FloorKey, floors } from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import type { ViewportControls } from './viewport-work.ts'

/** Floors at the left, zoom at the right; they lie over the plan where it is empty. */
export function PlanControls({
  floor,
  onFloor,
  viewport,
  t,
}: {
  floor: FloorKey
  onFloor(floor: FloorKey): void
  viewport: RefObject<ViewportControls>
  t: NavigatorTexts
}) {
  return (
    <div className="plan-controls">
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons are no fieldset of a form */}
      <div role="group" aria-label={t.floors} className="flex border border-edge bg-raised whitespace-nowrap">
        {floors.map(key => (
          <button
            key={key}
            type="button"
            aria-pressed={key === floor}
            onClick={() => onFloor(key)}
            className={
              key === floor
                ? 'type-small min-h-11 bg-ink px-2.5 text-ground sm:px-4'
                : 'type-small min-h-11 px-2.5 hover:bg-active sm:px-4'
            }
          >
            {t.floor[key]}
          </button>
        ))}
      </div>
      <div className="ml-auto flex border border-edge bg-raised lg:flex-col">
        <ZoomButton icon="plus" label={t.zoomIn} onClick={() => viewport.current.zoomBy(1.5)} />
        <ZoomButton icon="minus" label={t.zoomOut} onClick={() => viewport.current.zoomBy(1 / 1.5)} />
        <ZoomButton icon="expand" label={t.wholePlan} onClick={() => viewport.current.showAll()} />
      </div>
    </div>
  )
}

function ZoomButton({ icon, label, onClick }: { icon: IconName; label: string; onClick(): void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 place-items-center hover:bg-active lg:size-12"
    >
      <Icon name={icon} />
    </button>
  )
}
