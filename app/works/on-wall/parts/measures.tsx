import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { figure } from '../figures.ts'
import { gapBelow, type Place, type Scene } from '../scene.ts'
import type { OnWallTexts } from '../texts.ru.ts'
import { eyeLineCm, type WallChoices } from '../wall-choices.ts'

/** How large, how far, how high: lines with their ends, and the line of sight. */
export function Measures({
  scene,
  choices,
  ink,
  t,
  locale,
}: {
  scene: Scene
  choices: WallChoices
  ink: string
  t: OnWallTexts
  locale: LocaleCode
}) {
  const { x, y, places, wallX, px, isNarrow } = scene
  const away = isNarrow ? 12 : 22
  const eye = y(eyeLineCm)
  const [first, second] = places
  if (!first) return null
  const last = second ?? first
  const end = wallX + px(choices.wallCm)
  const words = fill(isNarrow ? t.eyeLineShort : t.eyeLine, { cm: eyeLineCm })
  // Beside the height of the work, whose figure stands on the same line.
  const hasRoom = end - x(last.left + last.width) > (isNarrow ? 190 : 320)
  return (
    <g
      fontSize={isNarrow ? 13 : 15}
      fontWeight={500}
      fill={ink}
      className="transition-[fill] motion-reduce:transition-none"
    >
      <path
        d={`M${wallX} ${eye}H${x(first.left) - away} M${x(last.left + last.width) + away / 2} ${eye}H${end}`}
        stroke={ink}
        strokeOpacity={0.55}
        strokeDasharray="3 5"
      />
      {hasRoom && (
        <text x={end - (isNarrow ? 8 : 20)} y={eye - 9} textAnchor="end">
          {words}
        </text>
      )}
      {places.map((place, index) => (
        <WorkMeasures
          key={place.left}
          place={place}
          scene={scene}
          ink={ink}
          away={away}
          isLeft={index === 0 && places.length > 1}
          cm={value => `${figure(value, locale)}\u00a0${t.cm}`}
        />
      ))}
      {second && px(choices.gapCm) > 54 && (
        <g>
          <Line from={[x(first.left + first.width), eye + 26]} to={[x(second.left), eye + 26]} ink={ink} />
          <text x={x(second.left) - px(choices.gapCm) / 2} y={eye + 19} textAnchor="middle">
            {`${choices.gapCm}\u00a0${t.cm}`}
          </text>
        </g>
      )}
      <Below scene={scene} choices={choices} ink={ink} t={t} locale={locale} />
    </g>
  )
}

function WorkMeasures({
  place: { left, bottom, width, height },
  scene: { x, y },
  ink,
  away,
  isLeft,
  cm,
}: {
  place: Place
  scene: Scene
  ink: string
  away: number
  /** Of two works, the first has its height at the left. */
  isLeft: boolean
  cm(value: number): string
}) {
  const top = y(bottom + height) - away
  const side = isLeft ? x(left) - away : x(left + width) + away
  return (
    <>
      <Line from={[x(left), top]} to={[x(left + width), top]} ink={ink} />
      <text x={x(left + width / 2)} y={top - 10} textAnchor="middle" data-measure="width">
        {cm(width)}
      </text>
      <Line from={[side, y(bottom + height)]} to={[side, y(bottom)]} ink={ink} />
      <text
        x={side + (isLeft ? -10 : 12)}
        y={y(bottom + height / 2) - 9}
        textAnchor={isLeft ? 'end' : 'start'}
        data-measure="height"
      >
        {cm(height)}
      </text>
    </>
  )
}

/** From the work down to the back of the sofa, the table's top, the floor. */
function Below({
  scene: { x, y, places, piece, px },
  choices,
  ink,
  t,
  locale,
}: {
  scene: Scene
  choices: WallChoices
  ink: string
  t: OnWallTexts
  locale: LocaleCode
}) {
  const gap = gapBelow(places, choices.below)
  const lowest = places.reduce((one, other) => (other.bottom < one.bottom ? other : one))
  const at = x(lowest.left + lowest.width / 2)
  if (px(gap) < 30) return null
  const middle = (y(lowest.bottom) + y(piece?.height ?? 0)) / 2
  return (
    <>
      <Line from={[at, y(lowest.bottom) + 8]} to={[at, y(piece?.height ?? 0) - 2]} ink={ink} />
      <text x={at + 14} y={middle + 5}>
        {fill(t.gap[choices.below], { cm: figure(gap, locale) })}
      </text>
    </>
  )
}

type At = readonly [x: number, y: number]

/** A line with a stroke across each end. */
function Line({ from: [x1, y1], to: [x2, y2], ink }: { from: At; to: At; ink: string }) {
  const isLevel = y1 === y2
  const stroke = isLevel ? 'v12' : 'h12'
  const start = isLevel ? `M${x1} ${y1 - 6}` : `M${x1 - 6} ${y1}`
  const stop = isLevel ? `M${x2} ${y2 - 6}` : `M${x2 - 6} ${y2}`
  return (
    <path
      d={`M${x1} ${y1}L${x2} ${y2}${start}${stroke}${stop}${stroke}`}
      stroke={ink}
      strokeWidth={1.2}
      fill="none"
    />
  )
}
