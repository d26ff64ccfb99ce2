import type { BlockOf } from '../blocks/block-view.ts'
import { LinkedText } from './linked-text.tsx'

type TextBlock = BlockOf<'text'>

/** Texts side by side, each under its own lintel. */
export function TextBlocks({ blocks }: { blocks: TextBlock[] }) {
  return (
    <div className="grid gap-gutter gap-y-16 lg:grid-cols-2">
      {blocks.map(block => (
        <section key={block.title} className="lintel">
          <h2 className="type-d2 mt-3">{block.title}</h2>
          <Paragraphs texts={block.paragraphs} className="mt-6" />
        </section>
      ))}
    </div>
  )
}

/** Texts one under another, each title beside its text. */
export function TextRows({ blocks }: { blocks: TextBlock[] }) {
  return (
    <div className="grid gap-y-16 lg:gap-y-20">
      {blocks.map(block => (
        <TextRow key={block.title} block={block} />
      ))}
    </div>
  )
}

export function TextRow({ block }: { block: Pick<TextBlock, 'title' | 'paragraphs'> }) {
  return (
    <section className="lintel grid-columns gap-y-6">
      <h2 className="type-d2 col-span-full mt-3 lg:col-span-6">{block.title}</h2>
      <Paragraphs texts={block.paragraphs} className="col-span-full lg:col-span-6 lg:pt-5" />
    </section>
  )
}

export function Paragraphs({ texts, className }: { texts: string[]; className?: string }) {
  return (
    <div className={className}>
      {texts.map(text => (
        <p
          key={text}
          className="type-body mb-4 max-w-text break-inside-avoid text-pretty text-ink-2 last:mb-0"
        >
          <LinkedText>{text}</LinkedText>
        </p>
      ))}
    </div>
  )
}
