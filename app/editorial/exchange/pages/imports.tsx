import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import type { ExchangeTexts } from '../texts.ru.ts'
import type { ImportsData } from './imports.server.ts'

type Props = PageProps<ImportsData, ExchangeTexts>
const formats = ['csv', 'xlsx', 'json'] as const

/** What is written, as files to take along and to bring back. */
export default function Imports({ data, t }: Props) {
  const sendable = data.kinds.filter(({ maySend }) => maySend)
  return (
    <OfficeFrame frame={data.frame} title={t.list.title} note={t.list.note}>
      <OfficeOutcome error={data.error?.message} done={undefined} />
      {sendable.length > 0 && (
        <Section title={t.list.send} id="send">
          <p className="type-body mb-4 max-w-text">{t.list.sendNote}</p>
          <OfficeForm does="check" takesFile className="max-w-text">
            <SelectField
              id="kind"
              label={t.list.kind}
              value={data.chosen}
              options={sendable.map(({ kind, label }) => ({ value: kind, label }))}
            />
            {data.fairs.length > 0 && (
              <SelectField
                id="edition"
                label={t.list.fair}
                value={data.fair}
                options={data.fairs}
                className="mt-3"
              />
            )}
            {data.fairs.length > 0 && <p className="type-small mt-1 text-ink-2">{t.list.fairHint}</p>}
            <label htmlFor="file" className="type-small mt-3 block">
              {fill(t.list.file, data.bounds)}
            </label>
            <input
              id="file"
              type="file"
              name="file"
              required
              accept=".csv,.tsv,.txt,.xlsx,.json"
              className="mt-1 block min-h-11 w-full max-w-full py-2"
            />
            <Button type="submit" size="small" className="mt-3">
              {t.list.sendButton}
            </Button>
          </OfficeForm>
        </Section>
      )}
      <Section title={t.list.take} id="take">
        <p className="type-body mb-4 max-w-text">{t.list.takeNote}</p>
        <Table
          caption={t.list.take}
          columns={[
            { key: 'kind', label: t.list.columns.kind },
            { key: 'files', label: t.list.columns.files },
          ]}
          rows={data.kinds.map(({ kind, label }) => ({
            key: kind,
            cells: [label, <Files key="files" kind={kind} label={label} t={t} />],
          }))}
        />
      </Section>
      <Section title={t.list.latest} id="latest">
        {data.imports.length === 0 ? (
          <p className="type-body max-w-text">{fill(t.list.none, data.bounds)}</p>
        ) : (
          <Latest data={data} t={t} />
        )}
      </Section>
    </OfficeFrame>
  )
}

function Files({ kind, label, t }: { kind: string; label: string; t: ExchangeTexts }) {
  const { locale } = useView()
  return (
    <span className="inline-flex flex-wrap gap-x-5">
      {formats.map(format => (
        <a
          key={format}
          href={withLocale(`/office/content/exports/${kind}.${format}`, locale)}
          aria-label={fill(t.list.takeOne, { kind: label, format: format.toUpperCase() })}
          className="link inline-flex min-h-11 items-center"
        >
          {format.toUpperCase()}
        </a>
      ))}
    </span>
  )
}

function Latest({ data, t }: Pick<Props, 'data' | 't'>) {
  const { table } = t.list
  return (
    <Table
      caption={t.list.latest}
      columns={[
        { key: 'file', label: table.file },
        { key: 'kind', label: table.kind },
        { key: 'state', label: table.state },
        { key: 'rows', label: table.rows, isNumber: true },
        { key: 'who', label: table.who },
      ]}
      rows={data.imports.map(({ to, file, kind, state, rows, who }) => ({
        key: to,
        cells: [
          <Link key="file" to={to} className="link inline-flex min-h-11 items-center font-semibold break-all">
            {file}
          </Link>,
          kind,
          t.states[state],
          String(rows),
          who,
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.list.title, isHidden: true }
}
