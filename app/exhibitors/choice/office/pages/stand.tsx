import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { Section } from '../../../../office/parts/section.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Frame } from '../parts/frame.tsx'
import { Extend, Give, Release } from '../parts/hold-forms.tsx'
import { PriceSection } from '../parts/price-section.tsx'
import { OfferSection, SizeSection } from '../parts/stand-values.tsx'
import type { StandOfficeTexts } from '../texts.ru.ts'
import type { OfficeStandData } from './stand.server.ts'

type Props = PageProps<OfficeStandData, StandOfficeTexts>

/** One stand: who has it, what has happened to it, and what the office may do. */
export default function OfficeStand({ data, t }: Props) {
  const words = t.stand
  return (
    <Frame
      data={data}
      t={t}
      title={fill(words.title, { code: data.row.code })}
      note={<Badge>{t.states[data.row.state]}</Badge>}
      actions={
        <Link to={data.back} className="link inline-flex min-h-11 items-center">
          {words.back}
        </Link>
      }
    >
      {data.fair.isOver && <p className="type-body mb-6 max-w-text">{t.refusals['fair-over']}</p>}
      <Facts data={data} t={t} />
      <div className="mt-10 grid gap-x-14 lg:grid-cols-2">
        {data.mayExtend && <Extend data={data} t={t} />}
        {data.mayRelease && <Release data={data} t={t} />}
        {data.candidates && <Give data={data} t={t} />}
      </div>
      <Values data={data} t={t} />
      <History data={data} t={t} />
    </Frame>
  )
}

function Facts({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.stand
  const { row, shown } = data
  const { holder } = row
  const facts = [
    [t.list.fair, data.fair.days],
    [words.hall, data.hall],
    [words.size, shown.facts],
    [words.price, row.price],
    ...(row.until ? [[words.until, row.until]] : []),
  ]
  return (
    <dl className="grid gap-x-14 gap-y-3 md:grid-cols-2">
      <div className="border-t border-hair pt-2">
        <dt className="type-small text-ink-2">{words.holder}</dt>
        <dd>
          {holder ? (
            <>
              <Link
                to={`/office/applications/${holder.id}/`}
                className="link inline-flex min-h-11 items-center"
              >
                {holder.number}, {holder.name}
              </Link>
              <span className="block break-all text-ink-2">{holder.email}</span>
            </>
          ) : (
            words.nobody
          )}
        </dd>
      </div>
      {facts.map(([label, value]) => (
        <div key={label} className="border-t border-hair pt-2">
          <dt className="type-small text-ink-2">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What the stand costs, how big it is, whether it can be chosen. */
function Values({ data, t }: Pick<Props, 'data' | 't'>) {
  const { fair, row } = data
  if (fair.isOver) return null
  return (
    <>
      <PriceSection price={data.price} fair={fair.id} typed={data.typed} error={data.error} t={t} />
      {row.holder ? (
        <p className="type-small mt-10 max-w-text text-ink-2">{t.price.size.taken}</p>
      ) : (
        <>
          <SizeSection size={data.size} fair={fair.id} t={t} />
          <OfferSection code={row.code} isOffered={data.isOffered} fair={fair.id} t={t} />
        </>
      )}
    </>
  )
}

function History({ data, t }: Pick<Props, 'data' | 't'>) {
  const { history, empty, columns } = t.stand
  return (
    <Section title={history}>
      {data.history.length === 0 ? (
        <p className="type-body">{empty}</p>
      ) : (
        <Table
          caption={history}
          columns={[
            { key: 'at', label: columns.at },
            { key: 'what', label: columns.what },
            { key: 'whose', label: columns.whose },
            { key: 'why', label: columns.why },
            { key: 'who', label: columns.who },
          ]}
          rows={data.history.map(({ id, at, what, whose, why, who }) => ({
            key: id,
            cells: [at, what, whose, why, who],
          }))}
        />
      )}
    </Section>
  )
}

export function head({ data, t }: Props): PageHead {
  return { title: fill(t.stand.title, { code: data.row.code }), isHidden: true }
}
