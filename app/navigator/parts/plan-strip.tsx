import type { LocaleCode } from '../../platform/languages.ts'
import type { PlanStripLines } from '../building-lines.ts'

/**
 * The building in lines with its two entrances: a picture to find the door by, for pages of other rooms. It brings its
 * own few words and takes the colours of the layout it stands in. `plan` is `planStripLines()`, asked by the loader.
 */
export function PlanStrip({
  plan,
  locale,
  className,
}: {
  plan: PlanStripLines
  locale: LocaleCode
  className?: string
}) {
  const t = words[locale]
  return (
    <figure className={className}>
      <svg role="img" aria-label={t.label} viewBox="0 20 980 590" className="block h-auto w-full">
        <g fill="none">
          <path d={plan.rooms} className="fill-raised stroke-ink" strokeWidth="9" />
          <path d={plan.rotunda} className="fill-raised stroke-ink" strokeWidth="9" />
          <path d={plan.openings} className="fill-raised" />
          <path d={plan.columns} className="fill-ink" />
          <path d={plan.steps} className="stroke-ink" />
        </g>
        <Entrance x={490} y={600} isMain />
        <Entrance x={125} y={572} />
      </svg>
      <figcaption className="type-small mt-4 flex flex-wrap gap-x-8 gap-y-2">
        <Key isMain>{t.main}</Key>
        <Key>{t.stepFree}</Key>
      </figcaption>
    </figure>
  )
}

/** A full arrow leads up the steps, an open one across the level yard. */
function Entrance({ x, y, isMain = false }: { x: number; y: number; isMain?: boolean }) {
  return (
    <path
      d="M0-22 19 10H-19z"
      transform={`translate(${x} ${y - 10})`}
      strokeWidth="4"
      className={isMain ? 'fill-accent stroke-accent' : 'fill-ground stroke-accent'}
    />
  )
}

function Key({ isMain = false, children }: { isMain?: boolean; children: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <svg
        aria-hidden="true"
        focusable="false"
        width="16"
        height="16"
        viewBox="-24 -28 48 44"
        className="shrink-0"
      >
        <Entrance x={0} y={10} isMain={isMain} />
      </svg>
      {children}
    </span>
  )
}

const words: Record<LocaleCode, { label: string; main: string; stepFree: string }> = {
  ru: {
    label:
      'План здания: два зала по\u00a0сторонам ротонды, перед ней вестибюль и\u00a0портик. Главный вход\u00a0— через портик, вход без ступеней\u00a0— слева от\u00a0него, со\u00a0двора.',
    main: 'Главный вход через портик, три ступени',
    stepFree: 'Вход со\u00a0двора, без ступеней',
  },
  en: {
    label:
      'Plan of the building: two halls on either side of a rotunda, in front of it the vestibule and the portico. The main entrance is through the portico; the step-free one is to the left of it, from the courtyard.',
    main: 'Main entrance through the portico, three steps',
    stepFree: 'Courtyard entrance, step-free',
  },
}
