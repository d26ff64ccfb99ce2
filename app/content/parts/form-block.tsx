import { ApplicationForm } from '../../applications/parts/application-form.tsx'
import { titleClass } from '../../ui/title-class.ts'
import type { BlockOf } from '../blocks/block-view.ts'

/** A form with its heading at the left and the fields at the right. */
export function FormBlock({
  block,
  id = `apply-${block.form.id}`,
}: {
  block: BlockOf<'form'>
  /** How the form is linked to, where letters and papers call it something else. */
  id?: string
}) {
  return (
    <section id={id} className="lintel grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className={`${titleClass(block.title, 'type-d2')} mt-3`}>{block.title}</h2>
        <FormLead block={block} />
      </div>
      <div className="col-span-full lg:col-span-7 lg:col-start-6 lg:pt-6">
        <ApplicationForm form={block.form} />
      </div>
    </section>
  )
}

export function FormLead({ block }: { block: BlockOf<'form'> }) {
  return (
    <div className="type-body mt-4 grid max-w-text gap-y-3 text-pretty text-ink-2">
      {block.text && <p>{block.text}</p>}
      {!block.form.closed && <p>{block.form.lead}</p>}
    </div>
  )
}
