import type { ReactNode } from 'react'
import { cx } from '../../../ui/cx.ts'

export type Column = { key: string; label: string; isNumber?: boolean }

/** Rows under a heavy line. A narrow screen scrolls the table, never the page. */
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
      <table className="w-full border-collapse text-[0.875rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
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
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key} className="h-[52px] border-b border-hair align-middle">
              {cells.map((cell, place) => (
                <td
                  key={columns[place]?.key}
                  className={cx(
                    'py-2 pr-4 last:pr-0',
                    columns[place]?.isNumber && 'text-right whitespace-nowrap tabular-nums',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
