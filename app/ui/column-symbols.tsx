import { baseHeight, capHeight, type FluteCount, fluteEdges, flutes } from './column-geometry.ts'

/**
 * Drawn once per document; every column on the page refers to these parts. Boxes stand half a line inside their
 * field (1.3 units at the usual 40 px), so that their 1 px outlines fall on whole pixels.
 *
 * All flutes are one path and the light on them a gradient: each element here is copied for every column, and the first
 * picture of a page waits for all of them.
 */
export function ColumnSymbols() {
  return (
    <svg className="symbols" width="0" height="0" aria-hidden="true" focusable="false">
      <Light id="column-edges" stops={fluteEdges(11).map(({ middle, opacity }) => [middle, opacity])} />
      <Light
        id="column-hollows"
        stops={flutes(11).map(({ left, right, fill }) => [between(left, right), fill])}
      />
      <CapSymbol count={11} />
      <CapSymbol count={7} />
      <ShaftSymbol count={11} />
      <ShaftSymbol count={7} />
      <BaseSymbol />
    </svg>
  )
}

/** How bright a line or a hollow is, by where across the shaft it stands. */
function Light({ id, stops }: { id: string; stops: [at: number, opacity: number][] }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={-reach} x2={reach}>
      {stops.map(([at, opacity]) => (
        <stop
          key={at}
          offset={Number(((at + reach) / (2 * reach)).toFixed(3))}
          stopColor="currentColor"
          stopOpacity={opacity}
        />
      ))}
    </linearGradient>
  )
}

const reach = 50

function CapSymbol({ count }: { count: FluteCount }) {
  const arcs = flutes(count).map(
    ({ left, right }) =>
      `M${left.top} ${capHeight}A${half(right.top - left.top)} 6 0 0 1 ${right.top} ${capHeight}`,
  )
  return (
    <symbol id={`column-cap-${count}`} viewBox={`-74 0 148 ${capHeight}`} preserveAspectRatio="none">
      <g className="column-lines" fill="none" stroke="currentColor" strokeOpacity=".6">
        <rect x="-72.7" y="1.3" width="145.4" height="18.7" fill="currentColor" fillOpacity=".08" />
        <path d="M-69 20C-66 33-50 34-46 42H46C50 34 66 33 69 20M-46 47H46" />
      </g>
      <g className="column-lines" fill="url(#column-hollows)" stroke="url(#column-edges)">
        <path d={arcs.join('')} />
      </g>
    </symbol>
  )
}

function ShaftSymbol({ count }: { count: FluteCount }) {
  const edges = fluteEdges(count)
  const [first, last] = [edges[0], edges.at(-1)]
  return (
    <symbol id={`column-shaft-${count}`} viewBox="-74 0 148 100" preserveAspectRatio="none">
      {first && last && (
        <path
          fill="url(#column-hollows)"
          d={`M${first.top} 0Q${first.middle} 50 ${first.foot} 100H${last.foot}Q${last.middle} 50 ${last.top} 0`}
        />
      )}
      <g className="column-lines" fill="none" stroke="url(#column-edges)">
        <path d={edges.map(({ top, middle, foot }) => `M${top} 0Q${middle} 50 ${foot} 100`).join('')} />
      </g>
    </symbol>
  )
}

function BaseSymbol() {
  return (
    <symbol id="column-base" viewBox={`-74 0 148 ${baseHeight}`} preserveAspectRatio="none">
      <g
        className="column-lines"
        fill="currentColor"
        fillOpacity=".08"
        stroke="currentColor"
        strokeOpacity=".6"
      >
        <rect x="-66" y="1.3" width="132" height="18.7" rx="9.4" />
        <rect x="-72.7" y="23" width="145.4" height="22.7" />
      </g>
    </symbol>
  )
}

function between(left: { middle: number }, right: { middle: number }) {
  return (left.middle + right.middle) / 2
}

function half(length: number) {
  return Number((length / 2).toFixed(2))
}
