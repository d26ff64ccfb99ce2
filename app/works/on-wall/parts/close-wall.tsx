import type { MouseEvent } from 'react'
import { isPlainClick, Link } from '../../../navigation/link.tsx'
import { Icon } from '../../../ui/icon.tsx'

/** Back to where one came from, if that was here; else to the work's own page. */
export function CloseWall({ to, label }: { to: string; label: string }) {
  function goBack(event: MouseEvent) {
    const { navigation } = window as { navigation?: { canGoBack: boolean } }
    if (!isPlainClick(event) || !navigation?.canGoBack) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link
      to={to}
      aria-label={label}
      onClick={goBack}
      className="-mr-2.5 grid size-11 shrink-0 place-items-center hover:text-accent"
    >
      <Icon name="close" />
    </Link>
  )
}
