import { Link } from '../../navigation/link.tsx'
import type { MenuEntry } from '../menu.ts'
import { useShellTexts } from '../use-shell-texts.ts'

/** A line of the menu. The page one is on stands under a lintel, where there is room for one. */
export function PlanLink({
  entry,
  isShort = false,
  hasLintel = true,
  className,
}: {
  entry: MenuEntry
  isShort?: boolean
  hasLintel?: boolean
  className: string
}) {
  const { links, shortLinks } = useShellTexts()
  const short: Partial<Record<MenuEntry['label'], string>> = shortLinks
  const label = (isShort && short[entry.label]) || links[entry.label]
  return (
    <Link to={entry.to} className={className}>
      {hasLintel ? <span className="current-word">{label}</span> : label}
    </Link>
  )
}
