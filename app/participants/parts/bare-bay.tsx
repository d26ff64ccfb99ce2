import { Column } from '../../ui/column.tsx'
import { cx } from '../../ui/cx.ts'
import { type Section, sectionLetters } from '../kinds.ts'

/** Where there is no work to show, the letter of the section stands between two columns. */
export function BareBay({ section, isLarge = false }: { section: Section; isLarge?: boolean }) {
  const column = <Column width={isLarge ? 44 : 22} dim className="h-full" />
  return (
    <div aria-hidden="true" className="absolute inset-0 flex justify-center">
      <span className="hall-light absolute inset-0" />
      <div className="relative flex w-4/5 max-w-[460px] items-center justify-between">
        {column}
        <span
          className={cx(
            'font-display leading-none font-[200] text-ink-2',
            isLarge
              ? 'text-[clamp(9rem,20vw,22rem)]'
              : 'text-[24vw] sm:text-[16vw] lg:text-[12vw] 3xl:text-[10rem]',
          )}
        >
          {sectionLetters[section]}
        </span>
        {column}
      </div>
    </div>
  )
}
