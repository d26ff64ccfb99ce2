import type { ReactNode } from 'react'

export function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="mt-10 first:mt-0">
      <h2 className="type-d3 mb-3">{title}</h2>
      {children}
    </section>
  )
}
