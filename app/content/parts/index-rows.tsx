import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { titleClass } from '../../ui/title-class.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

type Item = BlockOf<'index'>['items'][number]

/** A table of contents: a row for each thing, the whole row a link where it leads somewhere. */
export function IndexRows({ block }: { block: BlockOf<'index'> }) {
  return (
    <section className="lintel grid-columns gap-y-6">
      <h2 className={`${titleClass(block.title, 'type-d2')} col-span-full mt-3 lg:col-span-4`}>
        {block.title}
      </h2>
      <ul className="col-span-full lg:col-span-8 lg:pt-2">
        {block.items.map(item => (
          <li key={item.title} className="border-b border-hair">
            <Row item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ item }: { item: Item }) {
  const words = (
    <>
      <span className="type-d3 sm:w-2/5 sm:shrink-0">{item.title}</span>
      <span className="type-body max-w-text flex-1 text-pretty text-ink-2">
        <Unbroken>{item.text}</Unbroken>
      </span>
    </>
  )
  if (!item.to)
    return <div className="flex gap-x-6 gap-y-1 py-5 max-sm:flex-col sm:items-baseline">{words}</div>
  return (
    <Link
      to={item.to}
      className="group flex gap-x-6 gap-y-1 py-5 transition-colors max-sm:flex-col hover:text-accent sm:items-baseline"
    >
      {words}
      <Icon
        name="arrow-right"
        size={18}
        className="ml-auto self-center text-ink-3 group-hover:text-accent max-sm:hidden"
      />
    </Link>
  )
}
