import type { BlockOf } from '../shown-blocks.ts'

export function Quote({ block }: { block: BlockOf<'quote'> }) {
  return (
    <figure className="grid-columns gap-y-8">
      <blockquote className="type-statement col-span-full lg:col-span-10">{block.text}</blockquote>
      <figcaption className="lintel-light col-span-full sm:col-span-3 lg:col-start-10">
        <p className="type-body mt-2 font-medium">{block.author}</p>
        <p className="type-small text-ink-2">{block.position}</p>
      </figcaption>
    </figure>
  )
}
