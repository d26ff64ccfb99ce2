import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import { withLocale } from '../../platform/languages.ts'
import type { OfficeFrameData } from '../frame-data.ts'

/** The way to what has happened. How much of it is new is written in by the frame's script (`device/watch-notices.ts`). */
export function Bell({ t }: Pick<OfficeFrameData, 't'>) {
  const { locale } = useView()
  return (
    <Link
      to="/office/#happened"
      data-notices={withLocale('/office/notices.json', locale)}
      data-some={t.newNotices}
      className="type-small mx-4 mb-2 flex min-h-11 items-center gap-3 px-3 text-ink-2 hover:text-ink sm:mx-8 lg:mx-4"
    >
      <svg
        aria-hidden="true"
        focusable="false"
        width={18}
        height={18}
        viewBox="0 0 22 22"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.71}
        strokeLinecap="square"
        className="shrink-0"
      >
        <path d="M4.5 16.5h13M6.5 16V10a4.5 4.5 0 0 1 9 0v6M9.5 19h3M11 3.5v1.5" />
      </svg>
      {t.notices}
      <span data-count="" role="status" className="ml-auto font-semibold text-ink" />
    </Link>
  )
}
