import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { Unbroken } from '../../ui/unbroken.tsx'

export type Column = {
  key: string
  label: string
  isNumber?: boolean
  /**
   * On a dense slip: what the row is about, beside something or (`title`) on a line of its own; a whole line for it; or no
   * label, because the value says it all.
   */
  dense?: 'head' | 'title' | 'line' | 'bare'
}

/**
 * Rows under a heavy line. On a phone each row is a slip with its labels beside the values; on a dense one, for long
 * lists, two of them share a line.
 */
export function Table({
  caption,
  columns,
  rows,
  isDense = false,
}: {
  caption: string
  columns: readonly Column[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  isDense?: boolean
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard must be able to scroll it
    <section className="overflow-x-auto border-t-4 border-ink" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-[0.875rem] max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-hair text-ink-2">
            {columns.map((column, place) => (
              <th
                key={column.key}
                scope="col"
                className={cx(
                  'py-3 pr-4 font-normal last:pr-0',
                  column.isNumber ? 'text-right' : 'text-left',
                  isAfterNumber(columns, place) && 'pl-4',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ key, cells }) => (
            <tr
              key={key}
              className={cx(
                'border-b border-hair align-middle max-md:py-3 md:h-[52px]',
                isDense ? 'max-md:flex max-md:flex-wrap max-md:gap-x-6' : 'max-md:block',
              )}
            >
              {columns.map((column, place) => (
                <Cell
                  key={column.key}
                  column={column}
                  isDense={isDense}
                  isAfterNumber={isAfterNumber(columns, place)}
                >
                  {cells[place]}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({
  column: { label, isNumber, dense },
  isDense,
  isAfterNumber,
  children,
}: {
  column: Column
  isDense: boolean
  isAfterNumber: boolean
  children: ReactNode
}) {
  const isEmpty = children === '' || children === null || children === undefined || children === false
  return (
    <td
      className={cx(
        'max-md:flex max-md:items-center max-md:justify-between max-md:py-1 md:py-2 md:pr-4 md:last:pr-0',
        isDense ? denseClass[dense ?? 'half'] : 'max-md:gap-4',
        isEmpty && 'max-md:hidden',
        isNumber && 'whitespace-nowrap tabular-nums md:text-right',
        isAfterNumber && 'md:pl-4',
      )}
    >
      {!(isDense && dense && dense !== 'line') && (
        <span aria-hidden="true" className="shrink-0 text-ink-2 md:hidden">
          {label}
        </span>
      )}
      <div className={cx('max-md:min-w-0', !(isDense && dense) && 'max-md:text-right')}>
        {typeof children === 'string' ? <Unbroken>{children}</Unbroken> : children}
      </div>
    </td>
  )
}

const half = 'max-md:gap-2 max-md:basis-[calc(50%-0.75rem)]'
const denseClass = {
  half,
  // The first keeps to itself, the second takes the rest of the line.
  head: 'max-md:items-start max-md:font-semibold max-md:not-first:grow max-md:not-first:basis-3/5',
  title: 'max-md:basis-full max-md:font-semibold',
  line: 'max-md:basis-full max-md:justify-start max-md:gap-3',
  bare: half,
}

/** Figures end where the next column would begin: words after them keep away. */
function isAfterNumber(columns: readonly Column[], place: number): boolean {
  return Boolean(columns[place - 1]?.isNumber) && !columns[place]?.isNumber
}
