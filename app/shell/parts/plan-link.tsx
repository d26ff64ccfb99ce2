import { Link } from '../../navigation/link.tsx'
import { useView } from '../../navigation/view.ts'
import type { MenuEntry } from '../menu.ts'
import { useShellTexts } from '../use-shell-texts.ts'

/** A line of the menu. The page one is on stands under a lintel, where there is room for one. */
export function PlanLink({
  entry,
  hasLintel = true,
  className,
}: {
  entry: MenuEntry
  hasLintel?: boolean
  className: string
}) {
  const { links } = useShellTexts()
  const { locale } = useView()
  const label = entry.words ? entry.words[locale] : links[entry.label]
  return (
    <Link to={entry.to} className={className}>
      {hasLintel ? <span className="current-word">{label}</span> : label}
    </Link>
  )
}
