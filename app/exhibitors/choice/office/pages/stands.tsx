import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { ExportLinks } from '../../../../office/parts/export-links.tsx'
import { FilterChips } from '../../../../office/parts/filter-chips.tsx'
import { ListFilter } from '../../../../office/parts/list-filter.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { fill } from '../../../../platform/fill.ts'
import { FairField } from '../../../parts/fair-field.tsx'
import { StandMark } from '../../parts/stand-mark.tsx'
import { Legend, StandPlan } from '../../parts/stand-plan.tsx'
import { officeSearch } from '../office-stand-filter.ts'
import { Frame } from '../parts/frame.tsx'
import { WaitingPrices } from '../parts/waiting-prices.tsx'
import type { StandOfficeTexts } from '../texts.ru.ts'
import type { OfficeStandsData } from './stands.server.ts'

type Props = PageProps<OfficeStandsData, StandOfficeTexts>

/** Every stand on the plan and in a list: who has it, and until when. */
export default function OfficeStands({ data, t }: Props) {
  const { filter } = data
  const words = t.list
  return (
    <Frame
      data={data}
      t={t}
      title={words.title}
      note={fill(words.found, { count: data.rows.length })}
      actions={<ExportLinks address="/office/stands" search={data.search} words={words} />}
    >
      <ListFilter words={words} query={filter.words} reset={data.isFiltered ? '/office/stands/' : null}>
        <FairField fairs={data.fairs} chosen={filter.fair} label={words.fair} />
        <SelectField
          id="hall"
          label={words.hall}
          value={filter.hall}
          options={[
            { value: '', label: words.anyHall },
            ...data.halls.map(({ key, label }) => ({ value: key, label })),
          ]}
        />
        {filter.state && <input type="hidden" name="state" value={filter.state} />}
      </ListFilter>
      <FilterChips
        label={words.states}
        chosen={filter.state}
        chips={data.states.map(({ state, count }) => ({
          key: state,
          to: `/office/stands/${officeSearch({ ...filter, state })}`,
          words: `${state === '' ? words.any : t.states[state]},\u00a0${count}`,
          count,
        }))}
      />
      <WaitingPrices items={data.waitingPrices} t={t} />
      <div className="mb-8 max-w-[892px]">
        <h2 className="type-d3 mb-3">{data.choice.halls[data.plan.hall]}</h2>
        <StandPlan data={data.plan} t={data.choice} />
        <div className="mt-3">
          <Legend t={data.choice} states={['free', 'held', 'sold', 'not-offered']} />
        </div>
      </div>
      {data.rows.length === 0 ? (
        <p className="type-body max-w-text">{words.nothing}</p>
      ) : (
        <Rows data={data} t={t} />
      )}
    </Frame>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns, invoiced, title } = t.list
  return (
    <Table
      isDense
      caption={title}
      columns={[
        { key: 'code', label: columns.code, dense: 'bare' },
        { key: 'hall', label: columns.hall, dense: 'bare' },
        { key: 'area', label: columns.area, isNumber: true },
        { key: 'price', label: columns.price, isNumber: true },
        { key: 'state', label: columns.state, dense: 'bare' },
        { key: 'who', label: columns.who, dense: 'line' },
        { key: 'until', label: columns.until, dense: 'line' },
      ]}
      rows={data.rows.map(row => ({
        key: row.code,
        cells: [
          <Link
            key="code"
            to={row.to}
            className="link inline-flex min-h-11 min-w-11 items-center font-semibold whitespace-nowrap"
          >
            {row.code}
          </Link>,
          data.choice.halls[row.hall],
          row.areaM2,
          row.price,
          <span
            key="state"
            data-state={row.state === 'overdue' ? 'held' : row.state}
            className="inline-flex items-center gap-2.5"
          >
            <StandMark />
            {t.states[row.state]}
          </span>,
          row.holder && (
            <span key="who">
              {row.holder.name}
              <span className="block break-all text-ink-2">
                {row.holder.number}, {row.holder.email}
              </span>
            </span>
          ),
          row.until && (
            <span key="until">
              {row.until}
              {row.isInvoiced && <span className="block text-ink-2">{invoiced}</span>}
            </span>
          ),
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
