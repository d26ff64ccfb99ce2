import type { ReactNode } from 'react'
import type { BlockOf } from '../../content/blocks/block-view.ts'
import { Link } from '../../navigation/link.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The categories as spines on a shelf. */
export function Nominations({
  block,
  to,
  children,
}: {
  block: BlockOf<'nominations'>
  /** Where it is written what each is given for. */
  to: string
  children?: ReactNode
}) {
  return (
    <section className="section-gap grid-columns gap-y-8">
      <div className="col-span-full lg:col-span-4">
        <h2 className="type-d2">{block.title}</h2>
        <p className="type-body mt-5 max-w-[30ch] text-ink-2 max-lg:max-w-text">{block.text}</p>
        {children}
      </div>
      <ul className="col-span-full border-t border-hair lg:col-span-8">
        {block.items.map((item, place) => (
          <li
            key={item.title}
            className="group relative flex items-end gap-x-5 border-b border-hair lg:gap-x-8"
          >
            <Spine {...(spines[place % spines.length] ?? { width: 24, height: 96 })} />
            <div className="self-center py-6 sm:min-w-0 sm:grow">
              <h3 className="type-d2 lg:text-[3rem]">
                <Link
                  to={to}
                  className="decoration-1 underline-offset-8 group-hover:underline after:absolute after:inset-0"
                >
                  {item.title}
                </Link>
              </h3>
              <p className="type-body mt-1 text-ink-2">{item.text}</p>
            </div>
            <Icon name="arrow-right" className="mr-1 self-center group-hover:text-accent max-sm:hidden" />
          </li>
        ))}
      </ul>
    </section>
  )
}

// Books of different thickness: a study, a slim first book, a monograph, a textbook, the jury's choice.
const spines = [
  { width: 26, height: 112 },
  { width: 16, height: 96 },
  { width: 34, height: 122 },
  { width: 44, height: 104 },
  { width: 20, height: 116 },
]

function Spine({ width, height }: { width: number; height: number }) {
  const left = (48 - width) / 2 + 0.5
  const right = left + width - 1
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width="48"
      height={height}
      viewBox={`0 0 48 ${height}`}
      fill="none"
      stroke="currentColor"
      className="shrink-0 lg:mx-5"
    >
      <path d={`M${left} ${height}V.5H${right}V${height}`} fill="currentColor" fillOpacity=".1" />
      <path
        d={`M${left} 14.5H${right}M${left} 18.5H${right}M${left} ${height - 22.5}H${right}M${left} ${height - 18.5}H${right}`}
      />
    </svg>
  )
}
