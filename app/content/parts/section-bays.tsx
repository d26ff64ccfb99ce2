import { Link } from '../../navigation/link.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

const letters = 'ABCDEF'

/** The six sections of the fair, a bay for each, under the letters that their stands bear. */
export function SectionBays({ block }: { block: BlockOf<'index'> }) {
  return (
    <section className="lintel">
      <h2 className="type-d2 mt-3">{block.title}</h2>
      <ul className="mt-8 grid sm:grid-cols-3 xl:grid-cols-6">
        {block.items.map((item, place) => (
          <li key={item.title} className="border-hair max-sm:border-t sm:border-l sm:last:border-r">
            <Link
              to={item.to ?? '/participants/'}
              className="group flex h-full gap-x-6 pb-8 max-sm:pt-5 sm:flex-col sm:px-4 xl:px-3 sm:pb-12"
            >
              <span
                aria-hidden="true"
                className="type-numeral w-16 shrink-0 [--numeral:4.75rem] group-hover:text-accent sm:w-auto lg:[--numeral:clamp(6rem,8.6vw,9.5rem)]"
              >
                {letters[place]}
              </span>
              <span className="block">
                <span className="type-d3 block decoration-1 underline-offset-4 group-hover:underline sm:mt-5 xl:[font-stretch:62.5%] 2xl:[font-stretch:70%]">
                  {item.title}
                </span>
                <span className="type-small mt-2 block text-pretty text-ink-2">
                  <Unbroken>{item.text}</Unbroken>
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
