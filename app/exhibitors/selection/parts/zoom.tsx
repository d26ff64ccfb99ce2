import { Icon } from '../../../ui/icon.tsx'
import type { CouncilTexts } from '../texts.ru.ts'

/** Where the script shows a work larger than the screen. Without it the work's link opens the picture itself. */
export function Zoom({ t }: { t: CouncilTexts }) {
  return (
    <dialog
      data-zoom-dialog
      aria-label={t.table.zoomed}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-[#0c0a09] p-0 text-ink"
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <div data-zoom-stage tabIndex={0} className="h-full overflow-auto outline-none">
        <img alt="" className="m-auto block max-w-none cursor-grab" />
      </div>
      <button
        type="button"
        data-zoom-close
        className="type-small fixed top-3 right-4 inline-flex min-h-11 items-center gap-2 border border-edge bg-ground px-4"
      >
        <Icon name="close" size={18} />
        {t.table.closeZoom}
      </button>
    </dialog>
  )
}
