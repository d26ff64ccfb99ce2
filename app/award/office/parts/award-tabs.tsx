import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { chipClass } from '../../../ui/chip-class.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'

const places = ['/office/award/', '/office/award/jury/', '/office/award/stage/'] as const

/** The three rooms of the secretary. */
export function AwardTabs({ t }: { t: AwardOfficeTexts }) {
  const { path } = useView()
  return (
    <nav aria-label={t.tabs.label} className="mb-6 flex flex-wrap gap-2">
      {places.map(to => (
        <Link
          key={to}
          to={to}
          aria-current={to === path ? 'page' : undefined}
          className={chipClass(to === path)}
        >
          {t.tabs[to]}
        </Link>
      ))}
    </nav>
  )
}
