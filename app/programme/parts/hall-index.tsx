import type { BlockOf } from '../../content/blocks/block-view.ts'
import { Link } from '../../navigation/link.tsx'

/** Where it all happens: a few places side by side, each a link of its own. */
export function HallIndex({ block }: { block: BlockOf<'index'> }) {
  return (
    <section className="section-gap lintel print:hidden">
      <h2 className="type-d2 mt-3">{block.title}</h2>
      <ul className="mt-8 grid gap-gutter gap-y-10 sm:grid-cols-3">
        {block.items.map(({ title, text, to }) => (
          <li key={title} className="lintel-light">
            <h3 className="type-d3 mt-2">
              {to ? (
                <Link to={to} className="link">
                  {title}
                </Link>
              ) : (
                title
              )}
            </h3>
            <p className="type-body mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
