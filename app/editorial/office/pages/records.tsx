import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { PagedList } from '../../../office/parts/paged-list.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { type LocaleCode, localeCodes } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { listAddress, listStates } from '../list-filter.ts'
import { BulkForm, BulkUndo, RowTick } from '../parts/bulk-form.tsx'
import { StateMark } from '../parts/state-mark.tsx'
import type { EditorialTexts } from '../texts.ru.ts'
import type { RecordsData } from './records.server.ts'

type Props = PageProps<RecordsData, EditorialTexts>

/** Everything of one kind, with how it stands in each language. */
export default function Records({ data, t }: Props) {
  const { kind, words, state, edition, count } = data
  const at = (page: number) =>
    listAddress(kind, { words, state, edition }, page > 1 ? { page: String(page) } : {})
  return (
    <OfficeFrame
      frame={data.frame}
      title={data.title}
      note={[data.fair, fill(t.list.found, { count })].filter(Boolean).join('. ')}
      actions={
        data.isExchanged && (
          <Link
            to={`/office/content/imports/?kind=${kind}`}
            className={buttonClass({ tone: 'ghost', size: 'small' })}
          >
            {t.list.tables}
          </Link>
        )
      }
    >
      <OfficeOutcome
        error={data.error?.message}
        done={data.bulk?.said ?? (data.done === 'bulk-undone' ? t.bulk.takenBack : undefined)}
      />
      <BulkUndo data={data} t={t} />
      <ListFilter
        words={t.list}
        query={words}
        reset={words || state ? listAddress(kind, { words: '', state: '', edition }) : null}
      >
        <SelectField
          id="state"
          label={t.list.state}
          value={state}
          options={listStates.map(value => ({
            value,
            label: value === '' ? t.list.anyState : t.states[value],
          }))}
        />
        {data.fairs.length > 0 && (
          <SelectField id="edition" label={t.list.fair} value={edition || data.onShow} options={data.fairs} />
        )}
      </ListFilter>
      <PagedList
        isEmpty={data.rows.length === 0}
        nothing={words || state ? t.list.nothing : t.list.empty}
        words={t.pages}
        data={data}
        addressOf={at}
      >
        <BulkForm data={data} t={t}>
          <Rows data={data} t={t} />
        </BulkForm>
      </PagedList>
      {data.newKey && (
        <section aria-labelledby="create" className="mt-10 max-w-text border-t border-edge pt-4">
          <h2 id="create" className="type-d3 mb-3">
            {data.fair ? fill(t.list.createFor, { fair: data.fair }) : t.list.create}
          </h2>
          <OfficeForm
            does="create"
            fields={edition ? { edition } : {}}
            className="flex flex-wrap items-end gap-3"
          >
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
                data-hotkey="N"
                data-does={t.list.create}
                className="grow basis-[15rem]"
              />
            )}
            <Button
              type="submit"
              tone="secondary"
              size="small"
              data-hotkey={data.newKey === 'number' ? 'N' : undefined}
              data-does={t.list.create}
            >
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
  const isChosen = data.may.publish && data.state !== 'trashed'
  return (
    <Table
      caption={data.title}
      columns={[
        ...(isChosen ? [{ key: 'choose', label: t.bulk.choose }] : []),
        { key: 'title', label: columns.title },
        { key: 'ru', label: columns.ru },
        { key: 'en', label: columns.en },
        { key: 'changed', label: columns.changed },
      ]}
      rows={data.rows.map(row => ({
        key: row.key,
        cells: [
          ...(isChosen ? [<RowTick key="choose" row={row} t={t} />] : []),
          <span key="title">
            <Link
              to={row.to}
              data-edit="in-place"
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {row.title}
            </Link>
            <span className="block max-w-text truncate text-ink-2">{row.note}</span>
          </span>,
          ...localeCodes.map(code =>
            row.isTrashed ? (
              t.states.trashed
            ) : (
              <StateMark key={code} state={row.states[code]} label={stateText(row, code, t)} />
            ),
          ),
          row.changed,
        ],
      }))}
    />
  )
}

/** The word for a state; of what is planned, with its moment. */
function stateText({ states, scheduled }: RecordsData['rows'][number], code: LocaleCode, t: EditorialTexts) {
  const state = states[code]
  if (state !== 'scheduled' || !scheduled) return t.states[state]
  return fill(scheduled.leaves ? t.plan.leaves : t.plan.scheduled, { at: scheduled.at })
}

export function head({ data }: Props): PageHead {
  return { title: data.title, isHidden: true }
}
