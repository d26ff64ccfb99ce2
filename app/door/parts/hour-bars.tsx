const [barWidth, gap, height, above, below] = [40, 8, 96, 20, 22]

/** Entries by the hour: a bar each, its number above, its hour below. */
export function HourBars({
  hours,
  title,
}: {
  hours: readonly { hour: number; entries: number }[]
  title: string
}) {
  const most = Math.max(...hours.map(({ entries }) => entries), 1)
  const width = hours.length * (barWidth + gap) - gap
  const told = hours.map(({ hour, entries }) => `${hour}:00 — ${entries}`).join('; ')
  return (
    <svg
      role="img"
      aria-label={`${title}: ${told}`}
      viewBox={`0 0 ${width} ${above + height + below}`}
      width={width}
      className="door-bars mt-2 max-w-full"
    >
      {hours.map(({ hour, entries }, place) => {
        const x = place * (barWidth + gap)
        const tall = entries === 0 ? 0 : Math.max(2, (entries / most) * height)
        return (
          <g key={hour}>
            <rect x={x} y={above + height - tall} width={barWidth} height={tall} className="fill-success" />
            <text x={x + barWidth / 2} y={above + height - tall - 6} textAnchor="middle" className="fill-ink">
              {entries}
            </text>
            <text x={x + barWidth / 2} y={above + height + 16} textAnchor="middle" className="fill-ink-2">
              {hour}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
