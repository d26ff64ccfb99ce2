import type { Office } from '../../catalogue/queries.server.ts'

/** The address and the telephone of the ticket office. */
export function OfficeContacts({ office }: { office: Office }) {
  return (
    <p className="type-body flex flex-wrap gap-x-8">
      <a className="link inline-flex min-h-11 items-center" href={`mailto:${office.email}`}>
        {office.email}
      </a>
      <a
        className="link inline-flex min-h-11 items-center whitespace-nowrap"
        href={`tel:${office.phone.replace(/[^+\d]/g, '')}`}
      >
        {office.phone}
      </a>
    </p>
  )
}
