import type { ReactNode } from 'react'
import { useShellTexts } from '../use-shell-texts.ts'
import { toggleAccess, useAccess } from './use-access.ts'

/** Leads to the version for the visually impaired, and back. Says its own words unless it is only an eye. */
export function AccessButton({ className, icon, iconOnly }: Look) {
  const t = useShellTexts()
  const label = useAccess() === null ? t.accessibleVersion : t.ordinaryVersion
  return (
    <button
      type="button"
      onClick={toggleAccess}
      aria-label={iconOnly ? label : undefined}
      className={`needs-script ${className}`}
    >
      {icon}
      {!iconOnly && label}
    </button>
  )
}

type Look = { className: string; icon?: ReactNode; iconOnly?: boolean }
