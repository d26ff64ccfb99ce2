import { ApplicationForm } from '../../applications/parts/application-form.tsx'
import { cx } from '../../ui/cx.ts'
import { titleClass } from '../../ui/title-class.ts'
import type { BlockOf, ShownDepartment } from '../blocks/block-view.ts'

/** Whom to ask: the departments that answer for this page, and a form for those who would rather write here. */
export function ContactUs({ block }: { block: BlockOf<'contact-us'> }) {
  const departments = block.departments.map(department => (
    <li key={department.slug} className="border-b border-hair py-6 last:border-b-0 lg:py-7">
      <DepartmentAddress department={department} isNarrow={block.form !== null} />
    </li>
  ))
  return (
    <section id="contact-us" className="lintel grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className={`${titleClass(block.title, 'type-d2')} mt-3`}>{block.title}</h2>
        <p className="type-body mt-4 max-w-text text-pretty text-ink-2">{block.text}</p>
        {block.form && <ul className="mt-4">{departments}</ul>}
      </div>
      {block.form ? (
        <div className="col-span-full lg:col-span-7 lg:col-start-6 lg:pt-6">
          <ApplicationForm form={block.form} />
        </div>
      ) : (
        <ul className="col-span-full lg:col-span-8 lg:pt-2">{departments}</ul>
      )}
    </section>
  )
}

/** The address is what one came for: it is the largest. */
export function DepartmentAddress({
  department,
  isNarrow = false,
}: {
  department: ShownDepartment
  /** Name and address one above the other. */
  isNarrow?: boolean
}) {
  const { name, about, email, phone } = department
  return (
    <div className={cx('grid gap-x-8 gap-y-1', !isNarrow && 'sm:grid-cols-2')}>
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
