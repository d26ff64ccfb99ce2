import type { BlockOf } from '../shown-blocks.ts'

/** The price list: one table a group, sums to the right. */
export function PriceTable({ block }: { block: BlockOf<'price-table'> }) {
  return (
    <section>
      <h2 className="type-d2">{block.title}</h2>
      <div className="mt-8 grid gap-gutter gap-y-12 md:grid-cols-2 xl:grid-cols-3">
        {block.groups.map(group => (
          <PriceGroup key={group.title} group={group} />
        ))}
      </div>
      <p className="type-body mt-8 max-w-text text-pretty text-ink-2">{block.note}</p>
    </section>
  )
}

export function PriceGroup({ group }: { group: BlockOf<'price-table'>['groups'][number] }) {
  return (
    <table className="w-full border-collapse self-start">
      <caption className="type-d3 border-t-[3px] border-ink pt-4 pb-2 text-left">{group.title}</caption>
      <tbody>
        {group.rows.map(({ name, detail, price }) => (
          <tr key={name} className="border-b border-hair align-baseline">
            <th scope="row" className="py-3.5 pr-4 text-left font-normal">
              {name}
              {detail && <span className="type-caption block text-ink-2">{detail}</span>}
            </th>
            <td className="type-numeral type-numeral-s py-3.5 text-right">{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
