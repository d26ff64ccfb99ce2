import { cx } from '../../ui/cx.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../shown-blocks.ts'

/** One after another, a bay for each: the order is told by the list and by the numerals over it. */
export function Steps({ block }: { block: BlockOf<'steps'> }) {
  const isByThree = block.items.length % 3 === 0
  return (
    <section>
      <h2 className="type-d2">{block.title}</h2>
      <ol
        className={cx(
          'mt-10 grid gap-gutter gap-y-12 sm:grid-cols-2',
          isByThree ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {block.items.map((item, place) => (
          <li key={item.title} className="lintel-light">
            <span aria-hidden="true" className="type-numeral mt-4 block text-ink-3">
              {place + 1}
            </span>
            <h3 className="type-d3 mt-3">{item.title}</h3>
            <p className="type-body mt-2 max-w-text text-pretty text-ink-2">
              <Unbroken>{item.text}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
