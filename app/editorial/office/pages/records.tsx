import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Pagination } from '../../../office/parts/pagination.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { localeCodes } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import type { EditorialTexts } from '../texts.ru.ts'
import type { RecordsData } from './records.server.ts'

type Props = PageProps<RecordsData, EditorialTexts>
const states = ['', 'on-site', 'draft', 'stale', 'withdrawn', 'none', 'trashed'] as const

/** Everything of one kind, with how it stands in each language. */
export default function Records({ data, t }: Props) {
  const { kind, words, state, count } = data
  const at = (page: number) => {
    const query = new URLSearchParams({
      ...(words && { q: words }),
      ...(state && { state }),
      ...(page > 1 && { page: String(page) }),
    })
    return `/office/content/${kind}/${query.size > 0 ? `?${query}` : ''}`
  }
  return (
    <OfficeFrame frame={data.frame} title={data.title} note={fill(t.list.found, { count })}>
      <OfficeOutcome error={data.error?.message} done={undefined} />
      <ListFilter words={t.list} query={words} reset={words || state ? `/office/content/${kind}/` : null}>
        <SelectField
          id="state"
          label={t.list.state}
          value={state}
          options={states.map(value => ({ value, label: value === '' ? t.list.anyState : t.states[value] }))}
        />
      </ListFilter>
      {data.rows.length === 0 ? (
        <p className="type-body max-w-text">{words || state ? t.list.nothing : t.list.empty}</p>
      ) : (
        <>
          <Rows data={data} t={t} />
          <Pagination
            words={t.pages}
            range={fill(t.pages.of, { from: data.from, to: data.to, count })}
            page={data.page}
            pages={data.pages}
            addressOf={at}
          />
        </>
      )}
      {data.newKey && (
        <section aria-labelledby="create" className="mt-10 max-w-text border-t border-edge pt-4">
          <h2 id="create" className="type-d3 mb-3">
            {t.list.create}
          </h2>
          <OfficeForm does="create" className="flex flex-wrap items-end gap-3">
            {data.newKey === 'slug' && (
              <TextField
                id="key"
                name="key"
                label={t.list.createKey}
                defaultValue={data.typedKey}
                required
                maxLength={80}
                pattern="[a-z0-9]+(-[a-z0-9]+)*"
                autoComplete="off"
                className="grow basis-[15rem]"
              />
            )}
            <Button type="submit" tone="secondary" size="small">
              {t.list.createButton}
            </Button>
          </OfficeForm>
        </section>
      )}
    </OfficeFrame>
  )
}

function Rows({ data, t }: Pick<Props, 'data' | 't'>) {
  const { columns } = t.list
  return (
    <Table
      caption={data.title}
      columns={[
        { key: 'title', label: columns.title },
        { key: 'ru', label: columns.ru },
        { key: 'en', label: columns.en },
        { key: 'changed', label: columns.changed },
      ]}
      rows={data.rows.map(row => ({
        key: row.key,
        cells: [
          <span key="title">
            <Link to={row.to} className="link inline-flex min-h-11 items-center font-semibold">
              {row.title}
            </Link>
            <span className="block max-w-text truncate text-ink-2">{row.note}</span>
          </span>,
          ...localeCodes.map(code =>
            row.isTrashed ? (
              t.states.trashed
            ) : (
              <StateMark key={code} state={row.states[code]} label={t.states[row.states[code]]} />
            ),
          ),
          row.changed,
        ],
      }))}
    />
  )
}

export function head({ data }: Props): PageHead {
  return { title: data.title, isHidden: true }
}
