import type { BlockOf } from '../shown-blocks.ts'

/** Whom to ask: the departments that answer for this page, with their address and telephone. */
export function ContactUs({ block }: { block: BlockOf<'contact-us'> }) {
  return (
    <section id="contact-us" className="lintel grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className="type-d2 mt-3">{block.title}</h2>
        <p className="type-body mt-4 max-w-text text-pretty text-ink-2">{block.text}</p>
      </div>
      <ul className="col-span-full grid gap-gutter gap-y-10 sm:grid-cols-2 lg:col-span-8 lg:pt-5">
        {block.departments.map(({ slug, name, about, email, phone }) => (
          <li key={slug} className="lintel-light">
            <h3 className="type-d3 mt-3">{name}</h3>
            <p className="type-small mt-1.5 text-pretty text-ink-2">{about}</p>
            <p className="type-body mt-2 flex flex-col items-start">
              <a className="link inline-flex min-h-11 items-center" href={`mailto:${email}`}>
                {email}
              </a>
              <a
                className="link inline-flex min-h-11 items-center"
                href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              >
                {phone}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
