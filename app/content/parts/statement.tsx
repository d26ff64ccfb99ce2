import { Link } from '../../navigation/link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import type { BlockOf } from '../shown-blocks.ts'

/** One thought, very large; what it means beside it. */
export function Statement({ block }: { block: BlockOf<'statement'> }) {
  return (
    <div className="grid-columns items-end gap-y-10">
      <p className="type-statement col-span-full lg:col-span-9">{block.text}</p>
      <div className="col-span-full lg:col-span-3">
        <p className="type-body text-ink-2">{block.aside}</p>
        {block.link && (
          <Link to={block.link.to} className={buttonClass({ tone: 'text', className: 'mt-6' })}>
            {block.link.label}
          </Link>
        )}
      </div>
    </div>
  )
}
