import { Accordion } from '../../ui/accordion.tsx'
import { titleClass } from '../../ui/title-class.ts'
import type { BlockOf } from '../blocks/block-view.ts'
import { Paragraphs } from './text-blocks.tsx'

export function Questions({ block }: { block: BlockOf<'questions'> }) {
  if (block.items.length === 0) return null
  return (
    <section className="lintel grid-columns gap-y-6">
      <h2 className={`${titleClass(block.title, 'type-d2')} col-span-full mt-3 lg:col-span-4`}>
        {block.title}
      </h2>
      <div className="col-span-full lg:col-span-8">
        {block.items.map(({ slug, question, answer }) => (
          <Accordion key={slug} id={slug} title={question}>
            <Paragraphs texts={answer} />
          </Accordion>
        ))}
      </div>
    </section>
  )
}
