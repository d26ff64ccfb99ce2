import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'

/** A name that leads to the artist's page, where there is one in this language. */
export function ArtistLink({ slug, children }: { slug: string | null; children: ReactNode }) {
  if (slug === null) return children
  return (
    <Link to={`/artists/${slug}/`} className="link">
      {children}
    </Link>
  )
}
