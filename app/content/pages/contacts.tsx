import { ApplicationForm } from '../../applications/parts/application-form.tsx'
import type { PageHead, PageProps } from '../../navigation/view.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { type BlockOf, blockOf } from '../blocks/block-view.ts'
import { organisationJsonLd } from '../organiser.ts'
import { pageHead } from '../page-head.ts'
import { DepartmentAddress } from '../parts/contact-us.tsx'
import { FactLabel } from '../parts/fact-label.tsx'
import { LinkedText } from '../parts/linked-text.tsx'
import { PageBlocks } from '../parts/page-blocks.tsx'
import type { ContentTexts } from '../texts.ru.ts'
import type { load } from './contacts.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, ContentTexts>

/** Departments as a table of labels, the legal details, and what else may be looked for. */
export default function Contacts({ data: { page, requisites }, t }: Props) {
  const contact = blockOf(page, 'contact-us')
  return (
    <>
      <PageTitle title={page.title} lead={<LinkedText>{page.lead}</LinkedText>} capitals />
      <div className="page">
        {contact && <Departments block={contact} />}
        {contact?.form && (
          <section className="section-gap lintel grid-columns gap-y-8">
            <div className="col-span-full lg:col-span-4">
              <h2 className="type-d2 mt-3">{t.write}</h2>
              <p className="type-body mt-4 max-w-text text-pretty text-ink-2">{contact.form.lead}</p>
            </div>
            <div className="col-span-full lg:col-span-7 lg:col-start-6 lg:pt-6">
              <ApplicationForm form={contact.form} />
            </div>
          </section>
        )}
        {requisites && (
          <div className="section-gap">
            <FactLabel block={requisites} />
          </div>
        )}
        <PageBlocks page={page} blocks={page.blocks.filter(block => block !== contact)} follows />
      </div>
    </>
  )
}

export function head({ data, locale }: Props): PageHead {
  return { ...pageHead(data.page), jsonLd: [organisationJsonLd(locale)] }
}

function Departments({ block }: { block: BlockOf<'contact-us'> }) {
  return (
    <section id="contact-us">
      <div className="grid-columns items-end gap-y-4">
        <h2 className="type-d2 col-span-full lg:col-span-6">{block.title}</h2>
        <p className="type-body col-span-full max-w-text pb-1.5 text-pretty text-ink-2 lg:col-span-6">
          {block.text}
        </p>
      </div>
      <ul className="mt-8 border-t-[3px] border-ink lg:mt-12">
        {block.departments.map(department => (
          <li key={department.slug} className="border-b border-hair py-6">
            <DepartmentAddress department={department} />
          </li>
        ))}
      </ul>
    </section>
  )
}
