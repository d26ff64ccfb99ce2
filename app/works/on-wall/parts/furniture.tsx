import { furniture, type Scene } from '../scene.ts'

type Piece = readonly [left: number, bottom: number, width: number, height: number, fill: string]

// In centimetres from the piece's left end and from the floor.
const drawings: Record<'sofa' | 'table', readonly Piece[]> = {
  sofa: [
    [13, 0, 2, 5, '#2a2019'],
    [205, 0, 2, 5, '#2a2019'],
    [10, 5, 200, 77, '#4e4339'],
    [20, 25, 180, 19, '#62554a'],
    [20, 5, 180, 20, '#463b32'],
    [0, 5, 20, 57, '#574b40'],
    [200, 5, 20, 57, '#574b40'],
    [109.8, 25, 0.5, 57, '#362d25'],
  ],
  table: [
    [22, 0, 4, 63, '#3a2e25'],
    [134, 0, 4, 63, '#3a2e25'],
    [6, 0, 6, 68, '#574b40'],
    [148, 0, 6, 68, '#574b40'],
    [8, 61, 144, 10, '#4e4339'],
    [0, 71, 160, 4, '#6b5c4f'],
  ],
}

/** What stands under the work, by its real measures. */
export function Furniture({ kind, left, scene }: { kind: 'sofa' | 'table'; left: number; scene: Scene }) {
  const { x, y, px, floorY, rims } = scene
  const { width } = furniture[kind]
  return (
    <g data-furniture={kind}>
      <ellipse
        cx={x(left + width / 2)}
        cy={floorY + rims.floor * 0.15}
        rx={px(width * 0.53)}
        ry={rims.floor * 0.14}
        fill="#000"
        fillOpacity={0.22}
      />
      <g data-cm={width}>
        {drawings[kind].map(([from, bottom, wide, high, fill]) => (
          <rect
            key={`${from} ${bottom}`}
            x={x(left + from)}
            y={y(bottom + high)}
            width={px(wide)}
            height={px(high)}
            fill={fill}
          />
        ))}
      </g>
    </g>
  )
}
