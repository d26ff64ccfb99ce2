import type { BlockView } from '../../../content/blocks/block-view.ts'
import { type LocaleCode, withLocale } from '../../../platform/languages.ts'

/** Words and links of an editable page, as the server draws them for a page that has no room for the code of all blocks. */
export function PlainBlocks({ blocks, locale }: { blocks: readonly BlockView[]; locale: LocaleCode }) {
  return blocks.map(block => {
    if (block.kind === 'text') {
      return (
        <section key={block.title} className="section-gap">
          <div className="lintel grid-columns gap-y-5">
            <h2 className="type-d2 col-span-full lg:col-span-6">{block.title}</h2>
            <div className="type-body col-span-full max-w-text space-y-3 text-ink-2 lg:col-span-6">
              {block.paragraphs.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </section>
      )
    }
    if (block.kind !== 'index') return null
    return (
      <section key={block.title} className="section-gap">
        <div className="lintel grid-columns gap-y-5">
          <h2 className="type-body col-span-full text-ink-2 lg:col-span-4">{block.title}</h2>
          <ul className="col-span-full lg:col-span-8">
            {block.items.map(({ title, text, to }) => (
              <li key={title} className="border-b border-hair py-4">
                <a
                  href={to && withLocale(to, locale)}
                  className="type-d3 decoration-1 underline-offset-8 hover:underline"
                >
                  {title}
                </a>
                <p className="type-body mt-1 text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    )
  })
}
