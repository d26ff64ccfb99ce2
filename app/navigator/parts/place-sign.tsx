import type { Place } from '../plan-places.ts'

type Drawn = { place: Place; name: string; sign: string | undefined }

/** What is drawn of a place: the name of a room, the sign of a desk, the arrow of an entrance. */
export function PlaceSign({ place, name, sign }: Drawn) {
  const { x, y } = place.at
  if (place.kind === 'entrance') return <Entrance place={place} name={name} sign={sign} />
  // The treads themselves are the sign.
  if (place.key === 'stairs')
    return <rect x={x - 26} y={y - 12} width="52" height="24" className="plan-hit" />
  if (!sign) return <RoomName lines={linesOf(name, place)} x={x} y={y} />
  return (
    <g transform={`translate(${x} ${y})`} className="plan-sign">
      <rect x="-9.5" y="-9.5" width="19" height="19" />
      <path d={sign} />
    </g>
  )
}

function Entrance({ place, name, sign }: Drawn) {
  const { x, y } = place.at
  return (
    <>
      <rect x={x - 12} y={y - 12} width="150" height="24" className="plan-hit" />
      <path d={`M${x} ${y + 9}v-16m-5 5 5-5 5 5`} className="plan-arrow" />
      {sign && <path d={sign} transform={`translate(${x + 20} ${y})`} className="plan-arrow" />}
      <text x={sign ? x + 32 : x + 14} y={y} dy=".35em" className="plan-entrance">
        {name.toLowerCase()}
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

/** Long names take two lines where the room is narrow. */
function linesOf(name: string, { space }: Place): string[] {
  return space === 'children' || space === 'pressRoom' ? name.split(' ') : [name]
}
