import { Unbroken } from '../../ui/unbroken.tsx'
import type { BlockOf } from '../blocks/block-view.ts'

/** The stands of the next fair hall by hall; on phones each line is a card. */
export function StandPrices({ block }: { block: BlockOf<'price-table'> }) {
  if (!block.stands) return null
  const { head, halls } = block.stands
  return (
    <section className="lintel">
      <div className="grid-columns gap-y-4">
        <h2 className="type-d2 col-span-full mt-3 lg:col-span-6">
          <Unbroken>{block.title}</Unbroken>
        </h2>
        <p className="type-body col-span-full max-w-text text-pretty text-ink-2 lg:col-span-6 lg:pt-5">
          {block.note}
        </p>
      </div>
      <table className="cards-table mt-8 w-full border-collapse tabular-nums">
        <thead className="type-caption border-b-[3px] border-ink text-left text-ink-2">
          <tr>
            {Object.values(head).map(name => (
              <th key={name} scope="col" className="py-3 pr-6 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {halls.map(({ name, rows }) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="type-d3 pt-8 pb-2 text-left">
                {name}
              </th>
            </tr>
            {rows.map(row => (
              <tr key={`${row.kind} ${row.area}`} className="border-b border-hair align-baseline">
                <th scope="row" className="py-3 pr-6 text-left max-lg:font-bold lg:font-normal">
                  {row.kind}
                </th>
                <td data-label={head.area} className="py-3 pr-6">
                  {row.area}
                </td>
                <td data-label={head.sides} className="py-3 pr-6">
                  {row.sides}
                </td>
                <td data-label={head.count} className="py-3 pr-6">
                  {row.count}
                </td>
                <td data-label={head.price} className="py-3 lg:whitespace-nowrap">
                  {row.price}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}
