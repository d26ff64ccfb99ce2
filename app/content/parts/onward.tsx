import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

/** Where to go from here: few large words at the end of a page. */
export function Onward({ block }: { block: BlockOf<'index'> }) {
  return (
    <nav aria-label={block.title} className="lintel grid-columns gap-y-4">
      <h2 className="type-body col-span-full mt-3 text-ink-2 lg:col-span-4 lg:mt-6">{block.title}</h2>
      <ul className="col-span-full lg:col-span-8">
        {block.items.map(
          ({ title, text, to }) =>
            to && (
              <li key={to} className="border-b border-hair last:border-b-0">
                <Link
                  to={to}
                  className="group grid items-baseline gap-x-8 gap-y-2 py-6 sm:py-5 sm:grid-cols-[3fr_2fr]"
                >
                  <span className="type-d2 decoration-1 underline-offset-[6px] group-hover:underline">
                    {title}
                  </span>
                  <span className="type-body flex items-center justify-between gap-6 text-ink-2">
                    <span className="text-pretty">{text}</span>
                    <Icon name="arrow-right" size={20} className="group-hover:text-accent" />
                  </span>
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
