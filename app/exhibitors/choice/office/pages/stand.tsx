import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { ConfirmTick, LongField, TextField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Frame } from '../parts/frame.tsx'
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

function errorsOf({ typed, error }: OfficeStandData, does: string) {
  return (field: string) => (typed.do === does && error?.field === field ? error.message : undefined)
}

function Extend({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.stand.extend
  const errorOf = errorsOf(data, 'extend')
  const typed = data.typed.do === 'extend' ? data.typed : {}
  return (
    <Section title={words.title}>
      <p className="type-small mb-4 max-w-text text-ink-2">{words.hint}</p>
      <OfficeForm
        does="extend"
        fields={{ hold: data.holdId, fair: data.fair.id }}
        className="grid max-w-[420px] gap-4"
      >
        <div className="grid grid-cols-2 gap-4">
          <TextField
            id="day"
            name="day"
            type="date"
            label={words.day}
            required
            defaultValue={typed.day ?? data.extendTo}
            error={errorOf('day')}
          />
          <TextField
            id="time"
            name="time"
            type="time"
            label={words.time}
            required
            defaultValue={typed.time ?? '18:00'}
          />
        </div>
        <LongField
          id="extend-why"
          name="why"
          label={words.why}
          required
          maxLength={500}
          rows={2}
          defaultValue={typed.why}
        />
        <Button type="submit" tone="secondary" size="small" className="w-fit">
          {words.button}
        </Button>
      </OfficeForm>
    </Section>
  )
}

function Release({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.stand.release
  const typed = data.typed.do === 'release' ? data.typed : {}
  return (
    <Section title={words.title}>
      <p className="type-small mb-4 max-w-text text-ink-2">{data.isPaid ? words.paid : words.hint}</p>
      <OfficeForm does="release" fields={{ hold: data.holdId, fair: data.fair.id }} className="max-w-[420px]">
        <LongField
          id="release-why"
          name="why"
          label={words.why}
          required
          maxLength={500}
          rows={2}
          defaultValue={typed.why}
        />
        <ConfirmTick id="confirm" label={fill(words.confirm, { code: data.row.code })} />
        <Button type="submit" tone="danger" size="small" className="mt-3">
          {words.button}
        </Button>
      </OfficeForm>
    </Section>
  )
}

function Give({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.stand.give
  const candidates = data.candidates ?? []
  return (
    <Section title={words.title}>
      {candidates.length === 0 ? (
        <p className="type-body">{words.nobody}</p>
      ) : (
        <>
          <p className="type-small mb-4 max-w-text text-ink-2">{words.hint}</p>
          <OfficeForm does="give" fields={{ fair: data.fair.id }} className="grid max-w-[420px] gap-4">
            <SelectField
              id="application"
              label={words.whom}
              value={data.typed.application ?? ''}
              options={[{ value: '', label: words.choose }, ...candidates]}
            />
            <Button type="submit" tone="secondary" size="small" className="w-fit">
              {words.button}
            </Button>
          </OfficeForm>
        </>
      )}
    </Section>
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
            key: String(id),
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
