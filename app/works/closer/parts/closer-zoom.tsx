import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { groupThousands, marks } from '../../../platform/money.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { CloserData } from '../pages/closer.server.ts'
import type { CloserTexts } from '../texts.ru.ts'

/** How close one is, from the whole work to where the picture ends, and says so. */
export function CloserZoom({ work, t, locale }: { work: CloserData; t: CloserTexts; locale: LocaleCode }) {
  const longest = Math.max(work.picture.width, work.picture.height)
  const pixels = groupThousands(longest, marks[locale].thousands)
  return (
    <div className="closer-live closer-zoom">
      <div className="closer-zoom-bar">
        <button type="button" data-part="out" aria-label={t.zoomOut} className="closer-step">
          <Icon name="minus" size={18} />
        </button>
        <input
          type="range"
          data-part="zoom"
          aria-label={t.zoom}
          min={0}
          max={100}
          step={1}
          defaultValue={0}
          className="closer-ruler-range"
        />
        <button type="button" data-part="in" aria-label={t.zoomIn} className="closer-step">
          <Icon name="plus" size={18} />
        </button>
      </div>
      <p className="type-caption flex justify-between gap-4 text-ink-2">
        <span>{t.whole}</span>
        <span className="text-right">{fill(t.end, { pixels })}</span>
      </p>
      {/* What is on its way, or did not come; its room is kept. */}
      <p className="closer-told type-caption">
        <span data-part="said" role="status" />
        <button type="button" data-part="again" hidden className="link min-h-11 shrink-0">
          {t.again}
        </button>
      </p>
    </div>
  )
}
