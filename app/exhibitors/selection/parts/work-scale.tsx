import { fill } from '../../../platform/fill.ts'
import type { CouncilTexts } from '../texts.ru.ts'
import { sizeOf } from '../work-size.ts'

const person = 170

/** How large a work is beside somebody of 170 cm. Nothing where its size cannot be read. */
export function WorkScale({
  dimensions,
  said,
}: {
  dimensions: string
  said: CouncilTexts['table']['scale']
}) {
  const size = sizeOf(dimensions)
  if (!size) return null
  const tall = Math.max(person, size.heightCm)
  const ground = tall + 4
  // A small work hangs at the height of the eyes, a large one stands.
  const top = Math.max(0, Math.min(ground - 145 - size.heightCm / 2, tall - size.heightCm))
  const left = size.widthCm + 20
  return (
    <figure className="max-w-36">
      <svg
        viewBox={`0 0 ${left + 52} ${ground + 2}`}
        aria-hidden="true"
        className="h-26 max-w-full fill-none stroke-ink-2"
        strokeWidth={Math.max(2, tall / 90)}
      >
        <rect x="2" y={top} width={size.widthCm} height={size.heightCm} />
        <g transform={`translate(${left} ${ground - person})`}>
          <circle cx="24" cy="13" r="12" />
          <path d="M6 30h36v58h-9v82H15V88H6z" />
        </g>
        <path d={`M0 ${ground}h${left + 52}`} />
      </svg>
      <figcaption className="type-caption mt-2 text-ink-2">
        {fill(said, { height: rounded(size.heightCm), width: rounded(size.widthCm) })}
      </figcaption>
    </figure>
  )
}

const rounded = (cm: number) => Math.max(1, Math.round(cm))
