import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { EmailText } from '../../../office/parts/email-text.tsx'
import { ListFilter } from '../../../office/parts/list-filter.tsx'
import { NewerOlder } from '../../../office/parts/newer-older.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { letterStates } from '../letter-state.ts'
import type { LetterOfficeTexts } from '../texts.ru.ts'
import type { LettersData } from './letters.server.ts'

type Props = PageProps<LettersData, LetterOfficeTexts>
type Part = Pick<Props, 'data' | 't'>
const address = '/office/letters/'

/** The outbox; the address is the filter. */
export default function Letters({ data, t }: Props) {
  return (
    <OfficeFrame
      frame={data.frame}
      title={t.title}
      note={data.readsAll ? t.note : t.ownNote}
      actions={
        <Link to={`${address}templates/`} className={buttonClass({ tone: 'ghost', size: 'small' })}>
          {t.toTemplates}
        </Link>
      }
    >
      <Filter data={data} t={t} />
      {data.rows.length === 0 ? (
        <p className="type-body max-w-text">{data.isFiltered || !data.isFirst ? t.nothing : t.empty}</p>
      ) : (
        <Rows data={data} t={t} />
      )}
      {(!data.isFirst || data.older !== null) && (
        <NewerOlder words={t} address={address} data={data} className="mt-5 justify-end" />
      )}
    </OfficeFrame>
  )
}

function Filter({ data, t }: Part) {
  const { pathname } = useView()
  const reset = data.isFiltered ? address : null
  // Who sees addresses in part cannot look for them.
  if (data.readsAll)
    return (
      <ListFilter words={t} query={data.filter.words} reset={reset}>
        <Fields data={data} t={t} />
      </ListFilter>
    )
  return (
    <search>
      <form action={pathname} className="mb-6 flex flex-wrap items-end gap-3">
        <Fields data={data} t={t} />
        <Button type="submit" tone="secondary" size="small">
          {t.show}
        </Button>
        {reset && (
          <Link to={reset} className={buttonClass({ tone: 'text' })}>
            {t.reset}
          </Link>
        )}
      </form>
    </search>
  )
}

function Fields({ data: { filter, kinds }, t }: Part) {
  const half = 'min-w-0 grow basis-[9rem]'
  const date = 'min-w-0 basis-[10rem]'
  return (
    <>
      <SelectField
        id="state"
        label={t.state}
        value={filter.state}
        className={half}
        options={[
          { value: '', label: t.anyState },
          ...letterStates.map(value => ({ value, label: t.states[value] })),
        ]}
      />
      <SelectField
        id="kind"
        label={t.kind}
        value={filter.kind}
        className={half}
        options={[{ value: '', label: t.anyKind }, ...kinds]}
      />
      <TextField
        id="from"
        name="from"
        type="date"
        label={t.from}
        defaultValue={filter.from}
        className={date}
      />
      <TextField id="to" name="to" type="date" label={t.to} defaultValue={filter.to} className={date} />
    </>
  )
}

function Rows({ data, t }: Part) {
  const { columns } = t
  return (
    <Table
      caption={t.title}
      columns={[
        { key: 'when', label: columns.when },
        { key: 'state', label: columns.state },
        { key: 'what', label: columns.what },
        { key: 'whom', label: columns.whom },
        { key: 'attempts', label: columns.attempts, isNumber: true },
      ]}
      rows={data.rows.map(row => ({
        key: row.id,
        cells: [
          data.readsAll ? (
            <Link
              key="open"
              to={`${address}${row.id}/`}
              className="link inline-flex min-h-11 items-center tabular-nums"
            >
              {row.moment}
              <span className="sr-only">, {t.open}</span>
            </Link>
          ) : (
            row.moment
          ),
          <State key="state" row={row} />,
          <What key="what" row={row} />,
          <EmailText key="whom" email={row.whom} />,
          row.attempts,
        ],
      }))}
    />
  )
}

type Row = LettersData['rows'][number]
const tones = { waiting: 'text-ink-2', sent: 'text-success', failed: 'font-semibold text-error' }

function State({ row }: { row: Row }) {
  return (
    <>
      <span className={tones[row.state]}>{row.stateName}</span>
      {row.fault && <span className="block max-w-[18rem] text-ink-2">{row.fault}</span>}
    </>
  )
}

function What({ row }: { row: Row }) {
  return (
    <>
      <span className="font-semibold">{row.kind}</span>
      {row.subject && <span className="block break-words text-ink-2">{row.subject}</span>}
    </>
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
