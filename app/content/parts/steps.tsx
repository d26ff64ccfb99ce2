import { Colonnade } from '../../ui/colonnade.tsx'
import { cx } from '../../ui/cx.ts'
import { Entablature } from '../../ui/entablature.tsx'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

/** One after another, a bay for each: the order is told by the list and by the numerals between the columns. */
export function Steps({ block }: { block: BlockOf<'steps'> }) {
  const bays = baysOf(block.items.length)
  if (block.as === 'dates') return <Dates block={block} />
  return (
    <section>
      <h2 className="type-d2">{block.title}</h2>
      <div className="mt-8 lg:mt-10">
        <Entablature overhang />
        <div className="relative">
          <div className="absolute inset-x-0 top-0 h-[150px] max-lg:hidden">
            {bays < 6 && <Colonnade fixed fade bays={bays} columnWidth={38} />}
            {bays === 6 && <Colonnade fixed fade bays={3} columnWidth={38} className="xl:hidden" />}
            {bays === 6 && <Colonnade fixed fade bays={6} columnWidth={30} className="max-xl:hidden" />}
          </div>
          <ol className={cx('relative grid max-sm:divide-y max-sm:divide-hair sm:gap-y-14', columns[bays])}>
            {block.items.map((item, place) => (
              <li
                key={item.title}
                className="flex gap-x-5 max-sm:py-7 sm:block sm:px-[calc(var(--gutter)/2)] lg:px-6 xl:max-2xl:px-4"
              >
                <span
                  aria-hidden="true"
                  className={cx(
                    'type-numeral block shrink-0 sm:mt-8 sm:w-auto lg:mt-6 lg:text-center lg:[--numeral:clamp(6rem,9.2vw,10rem)]',
                    block.as === 'ages' ? 'w-28' : 'w-10',
                  )}
                >
                  {block.as === 'ages' ? yearsIn(item.title) : place + 1}
                </span>
                <div className="lg:mt-8">
                  <h3
                    className={cx(
                      'type-d3 sm:mt-3',
                      bays > 3 && 'lg:[font-stretch:62.5%] 2xl:[font-stretch:70%]',
                      block.as === 'ages' && 'sr-only',
                    )}
                  >
                    {item.title}
                  </h3>
                  <p
                    className={cx(
                      'mt-2 max-w-text text-pretty text-ink-2',
                      bays > 4 ? 'type-small' : 'type-body',
                    )}
                  >
                    <Unbroken>{item.text}</Unbroken>
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}

/** Points in time: the date is the thing, the line runs on to the next. */
function Dates({ block }: { block: BlockOf<'steps'> }) {
  const isByThrees = block.items.length % 3 === 0
  return (
    <section className="grid-columns gap-y-8">
      <h2 className="type-d2 col-span-full">
        <Unbroken>{block.title}</Unbroken>
      </h2>
      <ol className={cx('col-span-full grid gap-y-10', isByThrees ? 'lg:grid-cols-3' : columns[4])}>
        {block.items.map(item => (
          <li key={item.title}>
            <svg aria-hidden="true" focusable="false" width="100%" height="16" className="block">
              <path d="M16 8H9999" className="stroke-edge" />
              <circle cx="8" cy="8" r="7" className="fill-ground stroke-edge" />
            </svg>
            <h3
              className={cx(
                'type-numeral mt-4 pr-4 whitespace-normal! [--numeral:clamp(2rem,10vw,3.25rem)]',
                isByThrees
                  ? 'lg:max-xl:[--numeral:2.5rem]'
                  : 'sm:[--numeral:2.5rem] lg:max-xl:[--numeral:1.75rem] 3xl:[--numeral:3.25rem]',
              )}
            >
              <Unbroken>{item.title}</Unbroken>
            </h3>
            <p className="type-body mt-2 max-w-[34ch] pr-4 text-pretty text-ink-2">
              <Unbroken>{item.text}</Unbroken>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** «4–6 лет», “Ages 4–6”: the years are what one looks for. */
function yearsIn(title: string): string {
  return /\d+–\d+/.exec(title)?.[0] ?? title
}

// Five bays and seven do not exist: such lists go on in a second row.
function baysOf(count: number): keyof typeof columns {
  if (count % 6 === 0) return 6
  return count % 3 === 0 || count === 5 ? 3 : count === 2 ? 2 : 4
}

const columns = {
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'sm:grid-cols-2 lg:grid-cols-4',
  6: 'sm:grid-cols-3 xl:grid-cols-6',
}
