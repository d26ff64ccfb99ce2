import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Calendar } from '../parts/calendar.tsx'
import { ReleaseStateMark } from '../parts/release-state.tsx'
import type { ReleaseTexts } from '../texts.ru.ts'
import type { ReleasesData } from './releases.server.ts'

type Props = PageProps<ReleasesData, ReleaseTexts>

/** Everything that goes out together: two weeks at a glance, what is being prepared, what has gone out. */
export default function Releases({ data, t }: Props) {
  return (
    <OfficeFrame frame={data.frame} title={t.list.title} note={t.list.note}>
      <OfficeOutcome error={data.error?.message} done={undefined} />
      <Calendar data={data} t={t} />
      <Section title={t.list.open} id="open">
        {data.open.length === 0 ? (
          <p className="type-body max-w-text">{t.list.nothingOpen}</p>
        ) : (
          <Rows caption={t.list.open} rows={data.open} t={t} />
        )}
      </Section>
      {data.mayMake && (
        <Section title={t.list.make} id="make">
          <OfficeForm does="make" className="flex max-w-text flex-wrap items-end gap-3">
            <TextField
              id="title"
              name="title"
              label={t.list.name}
              data-hotkey="N"
              data-does={t.list.make}
              defaultValue={data.typed.title}
              required
              maxLength={120}
              autoComplete="off"
              className="grow basis-[15rem]"
            />
            <TextField
              id="note"
              name="note"
              label={t.list.noteField}
              defaultValue={data.typed.note}
              maxLength={1000}
              autoComplete="off"
              className="grow basis-[15rem]"
            />
            <Button type="submit" size="small">
              {t.list.makeButton}
            </Button>
          </OfficeForm>
        </Section>
      )}
      <Section title={t.list.past} id="past">
        {data.past.length === 0 ? (
          <p className="type-body max-w-text">{t.list.nothingPast}</p>
        ) : (
          <Rows caption={t.list.past} rows={data.past} t={t} />
        )}
      </Section>
    </OfficeFrame>
  )
}

function Rows({ caption, rows, t }: { caption: string; rows: ReleasesData['open']; t: ReleaseTexts }) {
  const { columns } = t.list
  return (
    <Table
      caption={caption}
      columns={[
        { key: 'title', label: columns.title },
        { key: 'state', label: columns.state },
        { key: 'when', label: columns.when },
        { key: 'count', label: columns.count, isNumber: true },
        { key: 'who', label: columns.who },
      ]}
      rows={rows.map(row => ({
        key: String(row.id),
        cells: [
          <span key="title">
            <Link to={row.to} className="link inline-flex min-h-11 items-center font-semibold">
              {row.title}
            </Link>
            {row.origin !== 'gathered' && <span className="block text-ink-2">{t.origins[row.origin]}</span>}
          </span>,
          <ReleaseStateMark key="state" state={row.state} label={t.states[row.state]} />,
          row.when,
          row.count,
          row.who,
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
