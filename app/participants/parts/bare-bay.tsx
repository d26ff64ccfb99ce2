import { imageUrl } from '../../images/rules.ts'
import { Column } from '../../ui/column.tsx'
import { cx } from '../../ui/cx.ts'
import type { Section } from '../kinds.ts'

/** Where there is no work to show: the sign of the section and the number of the stand, like a door between two columns. */
export function BareBay({
  section,
  stand,
  isLarge = false,
}: {
  section: Section
  /** E-07 */
  stand: string
  isLarge?: boolean
}) {
  const column = <Column width={isLarge ? 44 : 22} dim className="h-full" />
  return (
    <div aria-hidden="true" className="absolute inset-0 flex justify-center">
      <span className="hall-light absolute inset-0" />
      <div className="relative flex w-4/5 max-w-[460px] items-center justify-between">
        {column}
        <span className="flex flex-col items-center gap-[6%] text-ink-2">
          <svg
            aria-hidden="true"
            focusable="false"
            viewBox="0 0 96 96"
            className={cx(
              'section-mark opacity-80',
              isLarge ? 'size-[96px] sm:size-[140px]' : 'size-[52px] sm:size-[72px] lg:size-[96px]',
            )}
          >
            <image href={imageUrl(`marks/section-${section}.svg`)} width="96" height="96" />
          </svg>
          <span
            className={cx(
              'type-numeral font-[200]',
              isLarge ? '[--numeral:7.5rem]' : '[--numeral:2.25rem] sm:[--numeral:3rem] lg:[--numeral:4rem]',
            )}
          >
            {stand.split('-')[1]}
          </span>
        </span>
        {column}
      </div>
    </div>
  )
}
