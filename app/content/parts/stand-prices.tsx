import type { BlockOf } from '../blocks/block-view.ts'
import { TextRow } from './text-blocks.tsx'

/** The stands of the next fair hall by hall, each under headings of its own; on phones each line is a card. */
export function StandPrices({ block }: { block: BlockOf<'price-table'> }) {
  return (
    <>
      <TextRow block={block} />
      <table className="cards-table mt-8 w-full">
        {block.halls.map(({ head, rows }) => (
          <tbody key={head[0]}>
            {[head, ...rows].map((row, line) => (
              <tr key={row.join()} className="border-b border-hair text-left">
                {row.map((text, place) =>
                  line ? (
                    <td key={head[place]} data-label={head[place]} className="py-3 pr-6">
                      {text}
                    </td>
                  ) : (
                    <th key={text} scope="col" className={place ? 'max-lg:hidden' : 'type-d3 pt-8'}>
                      {text}
                    </th>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
