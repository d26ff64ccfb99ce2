import type { Hatch } from '../plan.ts'

/** The patterns of all plans on a page; each paints its own ground, so a stand is one shape. */
export function HatchPatterns() {
  return (
    <svg aria-hidden="true" focusable="false" width="0" height="0" className="absolute">
      <defs className="stroke-edge" fill="none">
        <Pattern id="horizontal" size={6} d="M0 3.5H6" />
        <Pattern id="vertical" size={6} d="M3.5 0V6" />
        <Pattern id="diagonal" size={7} d="M-1 -1 8 8M-1 6 1 8M6 -1 8 1" />
        <pattern id="hatch-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className="fill-raised" stroke="none" />
          <path d="M3 3h.01" strokeWidth="1.8" strokeLinecap="round" />
        </pattern>
        <pattern id="hatch-held" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" className="fill-raised" stroke="none" />
          <path d="M-1 7 7 -1" className="stroke-warning" strokeWidth="1.4" />
        </pattern>
      </defs>
    </svg>
  )
}

export function hatchFill(hatch: Hatch) {
  return hatch === 'plain' ? 'var(--raised)' : `url(#hatch-${hatch})`
}

/** A sample for the legend. */
export function HatchSample({ hatch }: { hatch: Hatch }) {
  return (
    <svg aria-hidden="true" focusable="false" width="24" height="18" className="shrink-0">
      <rect x=".5" y=".5" width="23" height="17" fill={hatchFill(hatch)} className="stroke-ink" />
    </svg>
  )
}

function Pattern({ id, size, d }: { id: Hatch; size: number; d: string }) {
  return (
    <pattern id={`hatch-${id}`} width={size} height={size} patternUnits="userSpaceOnUse">
      <rect width={size} height={size} className="fill-raised" stroke="none" />
      <path d={d} strokeOpacity=".6" />
    </pattern>
  )
}
