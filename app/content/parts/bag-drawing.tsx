import type { BagSize } from '../documents/bag-size.ts'

/** The largest bag in axonometry, every side to one scale, a hand's breadth of grid behind it. */
export function BagDrawing({ size, alt, unit }: { size: BagSize; alt: string; unit: string }) {
  const { heightCm: h, widthCm: w, depthCm: d } = size
  // Depth runs away at thirty degrees, at its true length.
  const dx = d * Math.cos(Math.PI / 6)
  const dy = d * Math.sin(Math.PI / 6)
  const [left, foot] = [12, h + dy + 16]
  const [right, top] = [left + w, foot - h]
  const [width, height] = [right + dx + 16, foot + 12]
  const handle = `M${left + w * 0.32} ${top}v-7a${w * 0.18} 6 0 0 1 ${w * 0.36} 0v7`
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth=".3"
      className="w-full max-w-[640px]"
    >
      <path d={gridOf(left, foot, w, h)} strokeOpacity=".16" />
      <path
        d={`M${left + dx} ${foot - dy}V${top - dy}M${left + dx} ${foot - dy}H${right + dx}`}
        strokeOpacity=".35"
        strokeDasharray="1 1"
      />
      <path d={`M${left} ${foot}l${dx} ${-dy}`} strokeOpacity=".35" strokeDasharray="1 1" />
      <path d={handle} strokeWidth=".7" />
      <path
        d={[
          `M${left} ${foot}V${top}H${right}V${foot}Z`,
          `M${left} ${top}l${dx} ${-dy}h${w}L${right} ${top}Z`,
          `M${right} ${top}l${dx} ${-dy}V${foot - dy}L${right} ${foot}Z`,
        ].join('')}
        strokeWidth=".6"
        strokeLinejoin="round"
        fill="currentColor"
        fillOpacity=".035"
      />
      <path
        d={`M${left - 5} ${top}v${h}m-1.5 0h3m-3 ${-h}h3M${left} ${foot + 5}h${w}m0 -1.5v3m${-w} -3v3M${right + 3} ${foot + 3}l${dx} ${-dy}m-.8 -1.3l1.6 2.6m${-dx - 1.6} ${dy - 2.6}l1.6 2.6`}
        className="stroke-edge"
      />
      <g stroke="none" fill="currentColor" fontSize="4.6" className="[font-family:var(--font-display)]">
        <text
          x={left - 7}
          y={top + h / 2}
          textAnchor="middle"
          transform={`rotate(-90 ${left - 7} ${top + h / 2})`}
        >
          {`${h}\u00a0${unit}`}
        </text>
        <text x={left + w / 2} y={foot + 11} textAnchor="middle">
          {`${w}\u00a0${unit}`}
        </text>
        <text x={right + dx / 2 + 6} y={foot - dy / 2 + 7}>
          {`${d}\u00a0${unit}`}
        </text>
      </g>
    </svg>
  )
}

// Ten centimetres a square.
function gridOf(left: number, foot: number, width: number, height: number): string {
  const upright = Array.from({ length: width / 10 + 1 }, (_, k) => `M${left + k * 10} ${foot}v${-height}`)
  const level = Array.from({ length: height / 10 + 1 }, (_, k) => `M${left} ${foot - k * 10}h${width}`)
  return [...upright, ...level].join('')
}
