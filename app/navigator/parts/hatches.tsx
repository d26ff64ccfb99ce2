import type { Hatch } from '../plan.ts'

/** A section is told by its hatch as well as by its letter. */
export function HatchPatterns() {
  return (
    <defs className="stroke-edge" fill="none">
      <pattern id="hatch-horizontal" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3.5H6" strokeOpacity=".6" />
      </pattern>
      <pattern id="hatch-vertical" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M3.5 0V6" strokeOpacity=".6" />
      </pattern>
      <pattern id="hatch-diagonal" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M-1 -1 8 8M-1 6 1 8M6 -1 8 1" strokeOpacity=".6" />
      </pattern>
      <pattern id="hatch-dots" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M3 3h.01" strokeWidth="1.8" strokeLinecap="round" />
      </pattern>
    </defs>
  )
}

export function hatchFill(hatch: Hatch) {
  return hatch === 'plain' ? 'none' : `url(#hatch-${hatch})`
}

/** A sample for the legend; the patterns are those of the plan. */
export function HatchSample({ hatch }: { hatch: Hatch }) {
  return (
    <svg aria-hidden="true" focusable="false" width="24" height="18" className="shrink-0">
      <rect x=".5" y=".5" width="23" height="17" className="fill-raised" />
      <rect x=".5" y=".5" width="23" height="17" fill={hatchFill(hatch)} className="stroke-ink" />
    </svg>
  )
}
