import type { BuildingLines } from '../building-lines.ts'

/** The building of one floor, without the fair in it. */
export function Building({ lines }: { lines: BuildingLines }) {
  return (
    <g fill="none">
      <path d={lines.below} className="stroke-edge" strokeDasharray="4 5" />
      <path d={lines.rooms} className="fill-raised stroke-ink" strokeWidth="9" />
      <path d={lines.rotunda} className="fill-raised stroke-ink" strokeWidth="9" />
      <path d={lines.openings} className="fill-raised" />
      <path d={lines.vaults} className="stroke-hair" strokeDasharray="4 5" />
      <path d={lines.thin} className="stroke-hair" />
      <path d={lines.voids} className="fill-ground stroke-ink" />
      <path d={lines.columns} className="fill-ink" />
      <path d={lines.steps} className="stroke-ink" />
    </g>
  )
}
