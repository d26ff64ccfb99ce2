import { cx } from '../../ui/cx.ts'
import { barsOf, type Level } from '../today-view.ts'
import type { TodayTexts } from '../today-words.ts'

const tones = { quiet: 'text-success', busy: 'text-ink-2', 'nearly-full': 'text-warning' }
const bars = Array.from({ length: 10 }, (_, place) => place)

/** How full: ten bars and a word, which alone says it. Where nothing is known nothing is said. */
export function LoadBars({ level, t }: { level: Level | null; t: TodayTexts }) {
  if (!level) return null
  return (
    <p className={cx('load type-caption', tones[level])}>
      <span aria-hidden="true" className="load-bars">
        {bars.map(place => (
          <i key={place} data-full={place < barsOf[level] || undefined} />
        ))}
      </span>
      {t.levels[level]}
    </p>
  )
}
