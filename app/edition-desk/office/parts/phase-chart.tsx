import type { Phases } from '../phase-bars.ts'
import type { EditionDeskTexts } from '../texts.ru.ts'

const [width, row] = [400, 24]

/** The season as bars over its months; every bar's dates stand beside it in words. */
export function PhaseChart({ phases, t }: { phases: Phases; t: EditionDeskTexts }) {
  return (
    <section aria-labelledby="phases" className="mb-8">
      <h2 id="phases" className="type-d3 mb-3">
        {t.phases.title}
      </h2>
      <ul className="border-t-4 border-ink">
        {phases.bars.map(({ label, when, from, to, isFair }) => (
          <li
            key={label}
            className="grid items-center gap-x-4 border-b border-hair py-2 sm:grid-cols-[11rem_11rem_1fr]"
          >
            <span>{label}</span>
            <span className="text-ink-2">{when}</span>
            <svg
              viewBox={`0 0 ${width} ${row}`}
              preserveAspectRatio="none"
              className="h-6 w-full max-sm:hidden"
              aria-hidden="true"
            >
              {phases.months.map(({ at }) => (
                <path key={at} d={`M${at * 4} 0V${row}`} className="stroke-hair" />
              ))}
              <rect
                x={from * 4}
                y={isFair ? 6 : 9}
                width={Math.max(2, (to - from) * 4)}
                height={isFair ? 12 : 6}
                className={isFair ? 'fill-accent' : 'fill-ink'}
              />
              {phases.today !== null && (
                <path d={`M${phases.today * 4} 0V${row}`} className="stroke-accent" strokeWidth="2" />
              )}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  )
}
