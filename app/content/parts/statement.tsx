import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

// Few words can be as large as a page title.
const fewLetters = 56

/** One thought, very large; what it means beside it. */
export function Statement({ block }: { block: BlockOf<'statement'> }) {
  const isShort = block.text.length <= fewLetters
  return (
    <div className="grid-columns items-end gap-y-10">
      <p
        className={cx(
          'type-statement col-span-full lg:col-span-9',
          isShort && 'text-balance lg:text-[clamp(4.25rem,6.9vw,8.5rem)] lg:leading-[1.04]',
        )}
      >
        <Unbroken>{block.text}</Unbroken>
      </p>
      <div className="col-span-full lg:col-span-3">
        <p className="type-body text-ink-2">
          <Unbroken>{block.aside}</Unbroken>
        </p>
        {block.link && (
          <Link to={block.link.to} className={buttonClass({ tone: 'text', className: 'mt-6' })}>
            {block.link.label}
          </Link>
        )}
      </div>
    </div>
  )
}
