import { type Place, signs } from '../plan-places.ts'
import type { NavigatorTexts } from '../texts.ru.ts'

/** What is drawn of a place: the name of a room, the sign of a desk, the arrow of an entrance. */
export function PlaceSign({ place, t }: { place: Place; t: NavigatorTexts }) {
  const { x, y } = place.at
  if (place.kind === 'entrance') return <Entrance place={place} t={t} />
  // The treads themselves are the sign.
  if (place.key === 'stairs')
    return <rect x={x - 26} y={y - 12} width="52" height="24" className="plan-hit" />
  if (!place.sign) return <RoomName lines={linesOf(place, t)} x={x} y={y} />
  return (
    <g transform={`translate(${x} ${y})`} className="plan-sign">
      <rect x="-9.5" y="-9.5" width="19" height="19" />
      <path d={signs[place.sign]} />
    </g>
  )
}

function Entrance({ place, t }: { place: Place; t: NavigatorTexts }) {
  const { x, y } = place.at
  const isMain = place.key === 'main-entrance'
  return (
    <>
      <rect x={x - 12} y={y - 12} width="150" height="24" className="plan-hit" />
      <path d={`M${x} ${y + 9}v-16m-5 5 5-5 5 5`} className="plan-arrow" />
      {!isMain && (
        <path d={signs.accessible} transform={`translate(${x + 20} ${y})`} className="plan-arrow" />
      )}
      <text x={isMain ? x + 14 : x + 32} y={y} dy=".35em" className="plan-entrance">
        {t.onPlan[isMain ? 'main-entrance' : 'courtyard-entrance']}
      </text>
    </>
  )
}

export function RoomName({ lines, x, y }: { lines: readonly string[]; x: number; y: number }) {
  const width = Math.max(...lines.map(line => line.length)) * 9 + 8
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - lines.length * 12}
        width={width}
        height={lines.length * 24}
        className="plan-hit"
      />
      <text textAnchor="middle" className="plan-room">
        {lines.map((line, row) => (
          <tspan key={line} x={x} y={y + (row - (lines.length - 1) / 2) * 20} dy=".3em">
            {row < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
    </>
  )
}

function linesOf({ key }: Place, t: NavigatorTexts): readonly string[] {
  return key === 'childrens-area' || key === 'press-room' ? t.onPlan[key] : [t.place[key].name]
}
