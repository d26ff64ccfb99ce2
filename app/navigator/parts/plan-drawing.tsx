import {
  apse,
  type Box,
  doors,
  entrances,
  fields,
  portico,
  porticoColumns,
  type RoomKey,
  ring,
  ringSector,
  roomNames,
  rooms,
  rotunda,
  rotundaColumns,
  size,
  stepFreeWay,
  wall,
  windows,
} from '../plan.ts'
import type { NavigatorTexts } from '../texts.ru.ts'
import { HatchPatterns, hatchFill } from './hatches.tsx'

/** The building seen from above. One picture for assistive technology; the list beside it says the same in words. */
export function PlanDrawing({ t }: { t: NavigatorTexts }) {
  return (
    <svg
      role="img"
      aria-labelledby="plan-title plan-description"
      viewBox={`0 0 ${size.width} ${size.height}`}
      className="block h-auto w-full min-w-[860px]"
    >
      <title id="plan-title">{t.planTitle}</title>
      <desc id="plan-description">{t.planDescription}</desc>
      <HatchPatterns />
      <Walls />
      <Vaults />
      <Fields />
      <g className="fill-ink">
        {[...rotundaColumns(), ...porticoColumns()].map(({ x, y }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns have nothing but their place
          <circle key={place} cx={x} cy={y} r={place < rotunda.columns ? 3.2 : 5.6} />
        ))}
      </g>
      <Stairs />
      <Way />
      <Names t={t} />
    </svg>
  )
}

function Walls() {
  const { x, top, foot, radius } = apse
  return (
    <>
      <g className="fill-raised stroke-ink" strokeWidth={wall}>
        <path d={`M${x} ${foot}V${top}A${radius} ${radius} 0 0 1 ${x + 2 * radius} ${top}V${foot}Z`} />
        {rooms.map(room => (
          <rect key={`${room.x} ${room.y}`} {...room} />
        ))}
        <circle cx={rotunda.x} cy={rotunda.y} r={rotunda.radius} />
      </g>
      <Openings boxes={doors} />
      <Openings boxes={windows} />
    </>
  )
}

function Openings({ boxes }: { boxes: readonly Box[] }) {
  return (
    <g className="fill-raised">
      {boxes.map(box => (
        <rect key={`${box.x} ${box.y}`} {...box} />
      ))}
    </g>
  )
}

/** What is overhead is drawn in thin and broken lines: cross vaults, the rows of the lecture hall, the dome. */
function Vaults() {
  const bays = [0, 1, 2, 3].map(k => k * 82)
  return (
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
        <path key={radius} d={`M${490 - radius} 178V122A${radius} ${radius} 0 0 1 ${490 + radius} 122V178`} />
      ))}
      <circle cx={rotunda.x} cy={rotunda.y} r={rotunda.columnsRadius} />
      <circle cx={rotunda.x} cy={rotunda.y} r="24" />
    </g>
  )
}

function Fields() {
  return (
    <>
      {fields.map(({ section, hatch, ...box }) => (
        <g key={`${box.x} ${box.y}`}>
          <rect {...box} className="fill-raised" />
          <rect {...box} fill={hatchFill(hatch)} className="stroke-ink" />
          <Letter x={box.x + box.width / 2} y={box.y + box.height / 2} isHatched={hatch !== 'plain'}>
            {section}
          </Letter>
        </g>
      ))}
      {([0, 90, 180, 270] as const).map(turn => (
        <path key={turn} d={ringSector(turn)} className="fill-raised stroke-ink" />
      ))}
      {[-1, 1].flatMap(dx =>
        [-1, 1].map(dy => (
          <Letter key={`${dx} ${dy}`} x={rotunda.x + dx * 66} y={rotunda.y + dy * 66}>
            {ring.section}
          </Letter>
        )),
      )}
    </>
  )
}

/** The letter of a section, on a clear patch where the ground is hatched. */
function Letter({
  x,
  y,
  isHatched = false,
  children,
}: {
  x: number
  y: number
  isHatched?: boolean
  children: string
}) {
  return (
    <>
      {isHatched && <rect x={x - 17} y={y - 14} width="34" height="28" className="fill-raised" />}
      <text x={x} y={y + 8} textAnchor="middle" fontSize="23" className="fill-ink font-serif">
        {children}
      </text>
    </>
  )
}

function Stairs() {
  const half = (portico.columns * portico.step) / 2
  return (
    <g className="stroke-ink" strokeWidth="1.2">
      {portico.stairs.map((y, step) => (
        <path key={y} d={`M${portico.x - half + 4 - step * 7} ${y}H${portico.x + half - 4 + step * 7}`} />
      ))}
    </g>
  )
}

function Way() {
  return (
    <g fill="none" strokeWidth="2.6" strokeLinecap="round" strokeDasharray="0 6.5" className="stroke-accent">
      {stepFreeWay.map(path => (
        <path key={path} d={path} />
      ))}
    </g>
  )
}

function Names({ t }: { t: NavigatorTexts }) {
  const { main, courtyard } = entrances
  return (
    <>
      <g textAnchor="middle" fontSize="17" className="fill-ink font-serif italic">
        {(Object.keys(roomNames) as RoomKey[]).map(key => (
          <Name
            key={key}
            lines={key === 'children' ? t.onPlan.children : [t.room[key].name]}
            {...roomNames[key]}
          />
        ))}
      </g>
      <g fontSize="13" className="fill-ink-2">
        <text {...main.label}>{t.onPlan.main}</text>
        <text {...courtyard.label}>{t.onPlan.courtyard}</text>
      </g>
      <path d={`M${courtyard.x} ${courtyard.y + 10}v-11m-4 4 4-4 4 4`} fill="none" className="stroke-ink" />
      <path d={`M${main.x} ${main.y + 10}v-11m-4 4 4-4 4 4`} fill="none" className="stroke-ink" />
    </>
  )
}

function Name({ lines, x, y }: { lines: string[]; x: number; y: number }) {
  return lines.map((line, row) => (
    <text key={line} x={x} y={y + (row - (lines.length - 1) / 2) * 20}>
      {line}
    </text>
  ))
}
