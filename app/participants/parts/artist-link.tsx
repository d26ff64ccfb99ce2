import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'

/** A name that leads to the artist's page, where there is one in this language. */
export function ArtistLink({ to, children }: { to: string | null; children: ReactNode }) {
  if (to === null) return children
  return (
    <Link to={to} className="link">
      {children}
    </Link>
  )
}
