import { ApplicationForm } from '../../applications/parts/application-form.tsx'
import { Link } from '../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import { type BlockOf, blockOf, blocksOf } from '../blocks/block-view.ts'
import { pageHead } from '../page-head.ts'
import { ContactUs, DepartmentAddress } from '../parts/contact-us.tsx'
import { FormLead } from '../parts/form-block.tsx'
import { IndexRows } from '../parts/index-rows.tsx'
import { StateBanner } from '../parts/state-banner.tsx'
import { Paragraphs } from '../parts/text-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './text-page.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** Volunteers, guides, media: what we give and ask stays in sight at the left, the business itself is at the right. */
export default function TakePart({ data: { page } }: Props) {
  const banner = blockOf(page, 'banner')
  const apply = blockOf(page, 'form')
  const contact = blockOf(page, 'contact-us')
  const indexes = blocksOf(page, 'index')
  const beside = indexes.filter(block => block.as === 'beside')
  return (
    <>
      <PageTitle title={page.title} lead={page.lead} capitals={!banner} />
      <div className="page">
        {banner && <StateBanner {...banner} />}
        {indexes
          .filter(block => block.as !== 'beside')
          .map(block => (
            <div key={block.title} className="mb-24 lg:mb-32">
              <IndexRows block={block} />
            </div>
          ))}
        <div className="grid-columns gap-y-16 pt-4">
          <div className="col-span-full self-start lg:sticky lg:top-8 lg:col-span-4">
            {beside.map(block => (
              <Beside key={block.title} block={block} />
            ))}
          </div>
          <div className="col-span-full grid content-start gap-y-16 lg:col-span-7 lg:col-start-6 lg:gap-y-24">
            {apply && <Apply block={apply} />}
            {blocksOf(page, 'text').map(block => (
              <section key={block.title} className="lintel-light">
                <h2 className="type-d3 mt-2">{block.title}</h2>
                <Paragraphs texts={block.paragraphs} className="mt-3" />
              </section>
            ))}
            {contact && !contact.form && <HowToAsk block={contact} />}
          </div>
        </div>
        {contact?.form && (
          <div className="section-gap">
            <ContactUs block={contact} />
          </div>
        )}
      </div>
    </>
  )
}

export function head({ data }: Props): PageHead {
  return pageHead(data.page)
}

function Beside({ block }: { block: BlockOf<'index'> }) {
  return (
    <section className="lintel-light mb-14 last:mb-0">
      <h2 className="type-d3 mt-2">{block.title}</h2>
      <dl className="mt-4 grid gap-y-4">
        {block.items.map(({ title, text, to }) => (
          <div key={title}>
            <dt className="type-body font-medium">
              {to ? (
                <Link to={to} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </dt>
            <dd className="type-small mt-0.5 max-w-[46ch] text-pretty text-ink-2">
              <Unbroken>{text}</Unbroken>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Apply({ block }: { block: BlockOf<'form'> }) {
  return (
    <section id={`apply-${block.form.id}`}>
      <h2 className="type-d2 lg:text-[clamp(3.5rem,5.6vw,6.75rem)]">{block.title}</h2>
      <FormLead block={block} />
      <div className="mt-9">
        <ApplicationForm form={block.form} />
      </div>
    </section>
  )
}

function HowToAsk({ block }: { block: BlockOf<'contact-us'> }) {
  return (
    <section id="contact-us" className="lintel-light">
      <h2 className="type-d3 mt-2">{block.title}</h2>
      <p className="type-body mt-3 max-w-text text-pretty text-ink-2">{block.text}</p>
      <ul className="mt-4">
        {block.departments.map(department => (
          <li key={department.slug} className="border-t border-hair py-6">
            <DepartmentAddress department={department} />
          </li>
        ))}
      </ul>
    </section>
  )
}
