import type { LocalBlock } from '../blocks.ts'

type TextBlock = Extract<LocalBlock, { kind: 'text' }>

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

export function Paragraphs({ texts, className }: { texts: string[]; className?: string }) {
  return (
    <div className={className}>
      {texts.map(text => (
        <p key={text} className="type-body mt-4 max-w-text text-pretty text-ink-2 first:mt-0">
          {text}
        </p>
      ))}
    </div>
  )
}
