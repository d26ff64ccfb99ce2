import { Colonnade } from '../../ui/colonnade.tsx'
import { cx } from '../../ui/cx.ts'
import { sectionLetters } from '../kinds.ts'
import type { ListEntry } from '../list-entry.ts'

/** Where no work is shown yet, the letter of the section stands between two columns. */
export function BareBay({
  entry,
  isLarge = false,
}: {
  entry: Pick<ListEntry, 'section'>
  isLarge?: boolean
}) {
  return (
    <div aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <span className="hall-light absolute inset-0" />
      <div className={cx('relative h-full', isLarge ? 'w-[62%]' : 'w-[68%]')}>
        <Colonnade fixed bays={1} columnWidth={isLarge ? 44 : 22} />
        <p
          className={cx(
            'absolute inset-0 grid place-items-center font-display font-[200] leading-none text-ink-2',
            isLarge ? 'text-[clamp(9rem,20vw,22rem)]' : 'text-[26vw] sm:text-[17vw] lg:text-[11rem]',
          )}
        >
          {sectionLetters[entry.section]}
        </p>
      </div>
    </div>
  )
}
