import type { ReactNode } from 'react'

/** A part of an account page, under its lintel. */
export function AccountSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section className="lintel" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="type-d3 mt-4">
        {title}
      </h2>
      <p className="type-body mt-2 mb-4 max-w-text text-ink-2">{lead}</p>
      {children}
    </section>
  )
}
