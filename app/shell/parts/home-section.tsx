import type { ReactNode } from 'react'
import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'

/** A section of the home page: its lintel, its title, the way to the whole at the right. */
export function HomeSection({
  title,
  link,
  children,
}: {
  title: ReactNode
  link?: { to: string; label: string }
  children: ReactNode
}) {
  return (
    <section className="section-gap lintel">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <h2 className="type-d2 mt-3">{title}</h2>
        {link && (
          <Link to={link.to} className={buttonClass({ tone: 'text' })}>
            {link.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
