import type { ContentTexts } from '../texts.ru.ts'

/** The ways to the portico as a line drawing: water, lane, boulevard, two stations, the gate of the courtyard. */
export function WayMap({ t: { alt, ...words } }: { t: ContentTexts['way'] }) {
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox="0 0 760 566"
      fill="none"
      stroke="currentColor"
      className="w-full [font-family:var(--font-display)]"
    >
      <Water />
      <Streets />
      <House />
      <Ways />
      <Station x={690} y={68} />
      <Station x={28} y={68} />
      <g stroke="none" fill="currentColor" className="[font-size:25px] max-md:[font-size:29px]">
        <text x="654" y="44" textAnchor="end">
          {words.karetnaya}
        </text>
        <text x="64" y="44">
          {words.sloboda}
        </text>
        {words.place.map((line, place) => (
          <text key={line} x="482" y={254 + place * 32} textAnchor="middle" className="[font-size:26px]">
            {line}
          </text>
        ))}
        <g className="italic [font-size:22px] max-md:[font-size:27px]" fill="var(--ink-2)">
          <text x="410" y="104" textAnchor="middle">
            {words.lane}
          </text>
          <text x="246" y="182">
            {words.gate}
          </text>
          <text x="246" y="262">
            {words.court}
          </text>
          <text x="0" y="550">
            {words.embankment}
          </text>
          <text textAnchor="middle" transform="translate(736 290) rotate(-90)">
            {words.boulevard}
          </text>
        </g>
        <g className="[font-size:32px] max-md:[font-size:38px]">
          <text x="660" y="438" textAnchor="end">
            {`7\u00a0${words.minutes}`}
          </text>
          <text x="64" y="80" fill="var(--ink-2)">
            {`14\u00a0${words.minutes}`}
          </text>
          <text x="654" y="80" textAnchor="end" fill="var(--ink-2)">
            {`10\u00a0${words.minutes}`}
          </text>
        </g>
      </g>
    </svg>
  )
}

function Water() {
  const waves = Array.from({ length: 3 }, (_, row) => {
    return `M${row % 2 === 0 ? 0 : -20} ${484 + row * 16}${'q20 -7 40 0t40 0'.repeat(10)}`
  })
  return <path d={waves.join('')} strokeOpacity=".32" />
}

/** The lane above, the boulevard at the right, the embankment below. */
function Streets() {
  return (
    <>
      <path
        d="M0 116H760M0 140H196M256 140H680M700 140H760M680 140V448M700 140V448M0 448H680M700 448H760"
        strokeOpacity=".5"
      />
      <path d="M0 470H760" strokeWidth="3" />
    </>
  )
}

/** Walls in ink, the portico with its columns and three steps, the courtyard open to the lane. */
function House() {
  const columns = Array.from({ length: 6 }, (_, k) => 392 + k * 36)
  return (
    <>
      <path d="M356 176H608V366H356Z" strokeWidth="3" fill="currentColor" fillOpacity=".05" />
      <path d="M196 140V392H356M256 140H356V176" strokeWidth="1.6" />
      <path d="M356 308V344" className="stroke-ground" strokeWidth="5" />
      {columns.map(x => (
        <circle key={x} cx={x} cy="382" r="5" fill="currentColor" stroke="none" />
      ))}
      <path d="M370 396H594M364 402H600M358 408H606" />
    </>
  )
}

/** On foot from the first station: a full line. Without steps: dots, as on the plan of the halls. */
function Ways() {
  return (
    <>
      <path d="M690 92V460H482V416" strokeWidth="3" className="stroke-accent" />
      <path d="M475 425l7 -10 7 10" strokeWidth="3" className="stroke-accent" />
      <g strokeWidth="4" strokeLinecap="round" strokeDasharray="0 10">
        <path d="M668 128H226V326H342" />
        <path d="M50 128H216" />
      </g>
      <path d="M342 319l10 7 -10 7" strokeWidth="2.4" />
      <path d="M118 138l10 -20M130 138l10 -20" strokeWidth="1.6" />
    </>
  )
}

function Station({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="21" className="fill-ground" strokeWidth="2" />
      <path d={`M${x - 10} ${y + 8}l5 -17 5 10 5 -10 5 17`} strokeWidth="2.4" />
    </>
  )
}
