import { cx } from '../../ui/cx.ts'
import type { BlockOf } from '../blocks/block-view.ts'

export function Numbers({ block }: { block: BlockOf<'numbers'> }) {
  return (
    <dl className="grid grid-cols-2 gap-gutter gap-y-10 lg:grid-cols-4">
      {block.items.map(({ value, caption }) => (
        <div key={caption} className="lintel-light flex flex-col-reverse justify-end">
          <dt className="type-body mt-1">{caption}</dt>
          <dd className="mt-4 flex flex-wrap items-baseline gap-x-3">
            <Value text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** «около 70», “from ₽200,000”: the word stays small, the number is the thing. */
function Value({ text }: { text: string }) {
  const [, word = '', number = text] = /^([^\d₽]*?)\s*([\d₽].*)$/.exec(text) ?? []
  return (
    <>
      {word && <span className="type-italic">{`${word} `}</span>}
      <span className={cx('type-numeral', number.length > 4 ? 'type-numeral-sum' : 'type-numeral-l')}>
        {number}
      </span>
    </>
  )
}
