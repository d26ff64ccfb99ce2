import type { Office } from '../../catalogue/queries.server.ts'
import { OfficeContacts } from './office-contacts.tsx'

/** How one gets a place today: what to tell the box office, and where to reach it. */
export function HowTo({ title, text, office }: { title: string; text: string; office: Office }) {
  return (
    <section className="lintel-light grid-columns gap-y-3">
      <h2 className="type-d3 col-span-full mt-4 lg:col-span-4">{title}</h2>
      <div className="col-span-full lg:col-span-8 lg:pt-4">
        <p className="type-body max-w-text text-pretty text-ink-2">{text}</p>
        <OfficeContacts office={office} />
      </div>
    </section>
  )
}
