import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

type Item = BlockOf<'index'>['items'][number]

/** Each thing under a lintel of its own, side by side; the whole of it is one link. */
export function IndexLintels({ block }: { block: BlockOf<'index'> }) {
  return (
    <section>
      <h2 className="type-d2">{block.title}</h2>
      <ul className="mt-8 grid gap-gutter gap-y-14 sm:grid-cols-2 lg:mt-12 lg:gap-y-20">
        {block.items.map(item => (
          <li key={item.title}>
            <Card item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Card({ item }: { item: Item }) {
  const words = (
    <>
      <h3 className="type-d2 flex items-baseline justify-between gap-4 pt-1">
        <span className="decoration-1 underline-offset-[6px] group-hover:underline">{item.title}</span>
        {item.to && (
          <Icon name="arrow-right" size={22} className="self-center text-ink-3 group-hover:text-accent" />
        )}
      </h3>
      <p className="type-body mt-3 max-w-[56ch] text-pretty text-ink-2">
        <Unbroken>{item.text}</Unbroken>
      </p>
    </>
  )
  if (!item.to) return <div className="lintel-light">{words}</div>
  return (
    <Link to={item.to} className="lintel-light group block">
      {words}
    </Link>
  )
}
