import type { BlockOf } from '../blocks/block-view.ts'

/** Somebody's words, very large, with their name on a label. */
export function Quote({ block }: { block: BlockOf<'quote'> }) {
  return (
    <figure className="grid-columns items-end gap-y-8">
      <blockquote className="col-span-full lg:col-span-9">
        <p className="type-statement text-balance lg:text-[clamp(3.5rem,5.4vw,6.5rem)] lg:leading-[1.06]">
          {block.text}
        </p>
      </blockquote>
      <figcaption className="lintel-light col-span-full sm:col-span-3 lg:col-start-10">
        <p className="type-body mt-2 font-medium">{block.author}</p>
        <p className="type-small text-ink-2">{block.position}</p>
      </figcaption>
    </figure>
  )
}
