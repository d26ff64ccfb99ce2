import type { BlockOf, ShownDepartment } from '../shown-blocks.ts'

/** Whom to ask: the departments that answer for this page, with their address and telephone. */
export function ContactUs({ block }: { block: BlockOf<'contact-us'> }) {
  return (
    <section id="contact-us" className="lintel grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className="type-d2 mt-3">{block.title}</h2>
        <p className="type-body mt-4 max-w-text text-pretty text-ink-2">{block.text}</p>
      </div>
      <ul className="col-span-full lg:col-span-8 lg:pt-2">
        {block.departments.map(department => (
          <li key={department.slug} className="border-b border-hair py-6 last:border-b-0 lg:py-7">
            <DepartmentAddress department={department} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The address is what one came for: it is the largest. */
export function DepartmentAddress({ department }: { department: ShownDepartment }) {
  const { name, about, email, phone } = department
  return (
    <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
      <div>
        <h3 className="type-d3">{name}</h3>
        <p className="type-small mt-1.5 max-w-[44ch] text-pretty text-ink-2">{about}</p>
      </div>
      <p className="flex flex-col items-start sm:-mt-1.5">
        <a className="link type-d3 inline-flex min-h-11 items-center" href={`mailto:${email}`}>
          {email}
        </a>
        <a
          className="link type-small inline-flex min-h-11 items-center text-ink-2"
          href={`tel:${phone.replace(/[^+\d]/g, '')}`}
        >
          {phone}
        </a>
      </p>
    </div>
  )
}
