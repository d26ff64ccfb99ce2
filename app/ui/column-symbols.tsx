import { baseHeight, capHeight, type FluteCount, fluteEdges, flutes } from './column-geometry.ts'

/**
 * Drawn once per document; every column on the page refers to these parts. Boxes stand half a line inside their
 * field (1.3 units at the usual 40 px), so that their 1 px outlines fall on whole pixels.
 */
export function ColumnSymbols() {
  return (
    <svg className="symbols" width="0" height="0" aria-hidden="true" focusable="false">
      <CapSymbol count={11} />
      <CapSymbol count={7} />
      <ShaftSymbol count={11} />
      <ShaftSymbol count={7} />
      <BaseSymbol />
    </svg>
  )
}

function CapSymbol({ count }: { count: FluteCount }) {
  return (
    <symbol id={`column-cap-${count}`} viewBox={`-74 0 148 ${capHeight}`} preserveAspectRatio="none">
      <g className="column-lines" fill="none" stroke="currentColor" strokeOpacity=".6">
        <rect x="-72.7" y="1.3" width="145.4" height="18.7" fill="currentColor" fillOpacity=".08" />
        <path d="M-69 20C-66 33-50 34-46 42H46C50 34 66 33 69 20M-46 47H46" />
      </g>
      <g className="column-lines" fill="currentColor" stroke="currentColor">
        {flutes(count).map(({ left, right, arc, fill }) => (
          <path
            key={left.top}
            d={`M${left.top} ${capHeight}A${half(right.top - left.top)} 6 0 0 1 ${right.top} ${capHeight}`}
            fillOpacity={fill}
            strokeOpacity={arc}
          />
        ))}
      </g>
    </symbol>
  )
}

function ShaftSymbol({ count }: { count: FluteCount }) {
  return (
    <symbol id={`column-shaft-${count}`} viewBox="-74 0 148 100" preserveAspectRatio="none">
      <g fill="currentColor">
        {flutes(count).map(({ left, right, fill }) => (
          <path
            key={left.top}
            d={`M${left.top} 0Q${left.middle} 50 ${left.foot} 100H${right.foot}Q${right.middle} 50 ${right.top} 0`}
            opacity={fill}
          />
        ))}
      </g>
      <g className="column-lines" fill="none" stroke="currentColor">
        {fluteEdges(count).map(edge => (
          <path
            key={edge.top}
            d={`M${edge.top} 0Q${edge.middle} 50 ${edge.foot} 100`}
            opacity={edge.opacity}
          />
        ))}
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

function half(length: number) {
  return Number((length / 2).toFixed(2))
}
