import { cx } from '../../ui/cx.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

/** «Важно знать»: short notes side by side. */
export function Nuance({ block }: { block: BlockOf<'nuance'> }) {
  return (
    <section>
      <h2 className="type-d2">{block.title}</h2>
      <ul
        className={cx(
          'mt-10 grid gap-gutter gap-y-10 sm:grid-cols-2',
          block.items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {block.items.map(item => (
          <li key={item.title} className="lintel-light">
            <h3 className="type-d3 mt-3">{item.title}</h3>
            <p className="type-body mt-2 max-w-text text-pretty text-ink-2">
              <Unbroken>{item.text}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
