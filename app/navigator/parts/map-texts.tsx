import type { BlockView } from '../../content/blocks/block-view.ts'

/** What is written below the plan. */
export function MapTexts({ blocks }: { blocks: BlockView[] }) {
  return blocks
    .filter(block => block.kind === 'text')
    .map(block => (
      <section key={block.title} className="border-t border-hair pt-8">
        <h2 className="type-d3">{block.title}</h2>
        <div className="mt-4 gap-10 lg:columns-2">
          {block.paragraphs.map(text => (
            <p key={text} className="type-body mb-4 max-w-text break-inside-avoid text-pretty text-ink-2">
              {text}
            </p>
          ))}
        </div>
      </section>
    ))
}
