import type { Box, FloorKey } from '../plan.ts'
import {
  apse,
  doors,
  lift,
  portico,
  porticoColumns,
  rooms,
  rotunda,
  rotundaColumns,
  staircase,
  voids,
  wall,
  windows,
} from '../plan-building.ts'

/** The building of one floor, without the fair in it: walls, doors, columns, vaults, steps. */
export function Building({ floor }: { floor: FloorKey }) {
  return (
    <>
      {floor === 'upper' && <Below />}
      <Walls floor={floor} />
      {floor === 'ground' ? <GroundDetails /> : <UpperDetails />}
      <Treads />
      <rect {...lift} fill="none" className="stroke-ink" />
    </>
  )
}

/** Eight columns and three steps. */
export function Portico() {
  const half = 112
  return (
    <>
      <g className="fill-ink">
        {porticoColumns().map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="5.6" />
        ))}
      </g>
      <g className="stroke-ink" strokeWidth="1.2">
        {portico.stairs.map((y, step) => (
          <path key={y} d={`M${portico.x - half - step * 7} ${y}H${portico.x + half + step * 7}`} />
        ))}
      </g>
    </>
  )
}

export function Walls({ floor }: { floor: FloorKey }) {
  const { x, top, foot, radius } = apse
  return (
    <>
      <g className="fill-raised stroke-ink" strokeWidth={wall}>
        {floor === 'ground' && (
          <path d={`M${x} ${foot}V${top}A${radius} ${radius} 0 0 1 ${x + 2 * radius} ${top}V${foot}Z`} />
        )}
        {rooms[floor].map(({ space: _, ...room }) => (
          <rect key={`${room.x} ${room.y}`} {...room} />
        ))}
        <circle cx={rotunda.x} cy={rotunda.y} r={rotunda.radius} />
      </g>
      <Openings boxes={doors[floor]} />
      {floor === 'ground' && <Openings boxes={windows} />}
    </>
  )
}

function Openings({ boxes }: { boxes: readonly Box[] }) {
  return (
    <g className="fill-raised">
      {boxes.map(({ x, y, width, height }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
      ))}
    </g>
  )
}

/** What is overhead is drawn in thin and broken lines: cross vaults, the rows of the lecture hall, the dome. */
function GroundDetails() {
  const bays = [0, 1, 2, 3].map(k => k * 82)
  return (
    <>
      <g fill="none" className="stroke-hair">
        <g strokeDasharray="4 5">
          {[27, 624].flatMap(hall =>
            bays.map(bay => (
              <path
                key={hall + bay}
                d={`M${hall + bay} 182L${hall + bay + 82} 422M${hall + bay + 82} 182L${hall + bay} 422`}
              />
            )),
          )}
        </g>
        {[68, 48, 28].map(radius => (
          <path
            key={radius}
            d={`M${490 - radius} 178V122A${radius} ${radius} 0 0 1 ${490 + radius} 122V178`}
          />
        ))}
        <circle cx={rotunda.x} cy={rotunda.y} r={rotunda.columnsRadius} />
        <circle cx={rotunda.x} cy={rotunda.y} r="24" />
      </g>
      <g className="fill-ink">
        {rotundaColumns().map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" />
        ))}
      </g>
      <Portico />
    </>
  )
}

/** Upstairs the floor is open over the rotunda and over the vestibule; a balustrade runs round. */
function UpperDetails() {
  return (
    <g fill="none" className="stroke-ink">
      <circle cx={rotunda.x} cy={rotunda.y} r={rotunda.opening} className="fill-ground" />
      <circle
        cx={rotunda.x}
        cy={rotunda.y}
        r={rotunda.opening - 4}
        className="stroke-hair"
        strokeDasharray="4 5"
      />
      <rect {...voids.vestibule} className="fill-ground" />
    </g>
  )
}

/** The two-storey halls, seen from the floor above as outlines. */
function Below() {
  const { x, top, foot, radius } = apse
  return (
    <g fill="none" className="stroke-edge" strokeDasharray="4 5">
      {voids.halls.map(hall => (
        <rect key={hall.x} {...hall} />
      ))}
      <path d={`M${x} ${foot}V${top}A${radius} ${radius} 0 0 1 ${x + 2 * radius} ${top}V${foot}`} />
    </g>
  )
}

function Treads() {
  const { x, y, width, height } = staircase
  return (
    <g fill="none" className="stroke-ink">
      <rect x={x} y={y} width={width} height={height} className="fill-raised" />
      <path d={Array.from({ length: 7 }, (_, step) => `M${x + 6.5 * (step + 1)} ${y}v${height}`).join('')} />
    </g>
  )
}
