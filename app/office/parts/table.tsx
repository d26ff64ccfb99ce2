import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

export type Column = { key: string; label: string; isNumber?: boolean }

/** Rows under a heavy line. On a phone each row is a slip with its labels beside the values. */
export function Table({
  caption,
  columns,
  rows,
}: {
  caption: string
  columns: readonly Column[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard must be able to scroll it
    <section className="overflow-x-auto border-t-4 border-ink" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-[0.875rem] max-md:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-hair text-ink-2">
            {columns.map(({ key, label, isNumber }) => (
              <th
                key={key}
                scope="col"
                className={cx('py-3 pr-4 font-normal last:pr-0', isNumber ? 'text-right' : 'text-left')}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(({ key, cells }) => (
            <tr key={key} className="border-b border-hair align-middle max-md:block max-md:py-3 md:h-[52px]">
              {columns.map((column, place) => (
                <Cell key={column.key} column={column}>
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

function Cell({ column, children }: { column: Column; children: ReactNode }) {
  const isEmpty = children === '' || children === null || children === undefined || children === false
  return (
    <td
      className={cx(
        'max-md:flex max-md:items-center max-md:justify-between max-md:gap-4 max-md:py-1 md:py-2 md:pr-4 md:last:pr-0',
        isEmpty && 'max-md:hidden',
        column.isNumber && 'tabular-nums md:text-right md:whitespace-nowrap',
      )}
    >
      <span aria-hidden="true" className="shrink-0 text-ink-2 md:hidden">
        {column.label}
      </span>
      <div className="max-md:min-w-0 max-md:text-right">{children}</div>
    </td>
  )
}
