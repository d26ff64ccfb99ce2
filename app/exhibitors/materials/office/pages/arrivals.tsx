import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { ofFair } from '../../../own-fair.ts'
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
        <Link
          to={`/office/materials/${ofFair('?', data.fair)}`}
          className="link inline-flex min-h-11 items-center"
        >
          {words.back}
        </Link>
      }
    >
      {data.lost.length > 0 && <Lost data={data} t={t} />}
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
                  <Who who={one} t={t} />
                </li>
              ))}
            </ul>,
          ],
        }))}
      />
    </OfficeFrame>
  )
}

/** Whoever had chosen before the fair was moved: for the exhibitors' office to see that they choose again. */
function Lost({ data, t }: Pick<Props, 'data' | 't'>) {
  return (
    <section aria-labelledby="lost" className="mb-8 border-l-4 border-warning bg-raised p-5">
      <h2 id="lost" className="type-d3">
        {t.arrivals.lost}
      </h2>
      <p className="mt-2 max-w-text text-ink-2">{t.arrivals.lostNote}</p>
      <ul className="mt-3">
        {data.lost.map(one => (
          <li key={one.id}>
            <Who who={one} t={t} />, {one.slot}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Who({ who, t }: { who: { id: string; name: string; stand: string }; t: MaterialOfficeTexts }) {
  return (
    <Link to={`/office/materials/${who.id}/`} className="link inline-flex min-h-11 items-center">
      {`${who.stand} ${who.name || t.noName}`}
    </Link>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.arrivals.title, isHidden: true }
}
