import { Link } from '../../navigation/link.tsx'
import { titleClass } from '../../ui/title-class.ts'
import type { BlockOf } from '../blocks/block-view.ts'
import { LinkedText } from './linked-text.tsx'

/** Facts on one large museum label: names at the left, what they are at the right. */
export function FactLabel({ block }: { block: BlockOf<'index'> }) {
  return (
    <section className="grid-columns gap-y-8">
      <h2 className={`${titleClass(block.title, 'type-d2')} col-span-full lg:col-span-4`}>{block.title}</h2>
      <dl className="col-span-full border border-hair bg-raised px-5 py-4 sm:px-9 sm:py-8 lg:col-span-8">
        {block.items.map(({ title, text, to }) => (
          <div
            key={title}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 border-b border-hair py-3.5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <dt className="type-small text-ink-2">{title}</dt>
            <dd className="type-body text-balance tabular-nums">
              {to ? (
                <Link to={to} className="link">
                  {text}
                </Link>
              ) : (
                <LinkedText>{text}</LinkedText>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
