import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import type { MaterialOfficeTexts } from '../texts.ru.ts'
import type { ArrivalsData } from './arrivals.server.ts'

type Props = PageProps<ArrivalsData, MaterialOfficeTexts>

/** Who unloads when: for the gates. */
export default function Arrivals({ data, t }: Props) {
  const words = t.arrivals
  return (
    <OfficeFrame
      frame={data.frame}
      title={words.title}
      actions={
        <Link to="/office/materials/" className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      {data.slots.every(({ who }) => who.length === 0) && <p className="type-body mb-6">{words.nobody}</p>}
      <Table
        caption={words.title}
        columns={[
          { key: 'slot', label: words.slot },
          { key: 'taken', label: words.taken },
          { key: 'who', label: words.who },
        ]}
        rows={data.slots.map(({ slot, name, who }) => ({
          key: slot,
          cells: [
            <span key="slot" className="whitespace-nowrap">
              {name}
            </span>,
            fill(words.of, { count: who.length, places: data.places }),
            <ul key="who">
              {who.map(one => (
                <li key={one.id}>
                  <Link
                    to={`/office/materials/${one.id}/`}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {`${one.stand} ${one.name || t.noName}`}
                  </Link>
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
    </OfficeFrame>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.arrivals.title, isHidden: true }
}
