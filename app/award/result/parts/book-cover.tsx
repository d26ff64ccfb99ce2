export type Cover = {
  author: string
  title: string
  publisher: string
  heightCm: number
  widthCm: number
  look: number
}

const pxPerCm = 10

/** A cover drawn from its words, ten pixels to a centimetre: a book of which there is no picture. */
export function BookCover({ author, title, publisher, heightCm, widthCm, look }: Cover) {
  const { paper, ink, mark } = looks[look % looks.length] ?? looks[0]
  const [width, height] = [widthCm * pxPerCm, heightCm * pxPerCm]
  const lines = linesOf(title, 12)
  // A long word makes all of them smaller: nothing leaves the cover.
  const size = Math.min(
    22,
    Math.floor((width - 36) / (0.62 * Math.max(...lines.map(({ length }) => length)))),
  )
  const below = 54 + lines.length * 25
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className="block max-w-full"
    >
      <rect width={width} height={height} fill={paper} />
      <rect width="6" height={height} fill="#000" fillOpacity=".16" />
      <text x="20" y="24" fontSize="9.5" fill={ink} className="font-sans">
        {author}
      </text>
      <text fontSize={size} fill={ink} className="font-display">
        {lines.map((line, place) => (
          <tspan key={line} x="20" y={54 + place * 25}>
            {line}
          </tspan>
        ))}
      </text>
      {height - below > 124 && (
        <path
          transform={`translate(${(width - 120) / 2 + 3} ${below + (height - below - 130) / 2})`}
          d={motifs[look % motifs.length]}
          fill="none"
          stroke={mark}
          strokeWidth="1.6"
        />
      )}
      <text x="20" y={height - 14} fontSize="9.5" fill={ink} className="font-sans">
        {publisher}
      </text>
    </svg>
  )
}

const looks: [Look, ...Look[]] = [
  { paper: '#efe6d3', ink: '#1b1613', mark: '#a5452c' },
  { paper: '#22303f', ink: '#f1ebdf', mark: '#f1ebdf' },
  { paper: '#6f2a20', ink: '#f6e7c8', mark: '#e8b96a' },
  { paper: '#cbb98f', ink: '#1b1613', mark: '#1b1613' },
  { paper: '#2b3a36', ink: '#f1ebdf', mark: '#c9a24f' },
]
type Look = { paper: string; ink: string; mark: string }

const rows = [0, 1, 2, 3, 4, 5, 6]
// Waves, circles, a grid of dots, a sheet with its diagonals, steps.
const motifs = [
  rows
    .map(
      row =>
        `M0 ${12 + row * 13}C20 ${4 + row * 13} 40 ${20 + row * 13} 60 ${12 + row * 13}S100 ${4 + row * 13} 120 ${12 + row * 13}`,
    )
    .join(''),
  `${[44, 32, 20, 8]
    .map(
      radius =>
        `M${60 - radius} 50a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`,
    )
    .join('')}M60 6V94M16 50H104`,
  rows.flatMap(row => rows.map(column => `M${18 + column * 14} ${8 + row * 14}h3`)).join(''),
  'M14 14H106V86H14zM14 14 106 86M106 14 14 86M60 26a24 24 0 1 0 .1 0',
  rows.map(row => `M${52 - row * 8} ${20 + row * 11}H${68 + row * 8}`).join(''),
]

/** Words in lines of at most so many letters; a word that is longer has a line of its own. */
function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \u00a0]+/)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.slice(0, 6)
}
