import { Link } from '../../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../../navigation/view.ts'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../../office/parts/office-outcome.tsx'
import { Section } from '../../../../office/parts/section.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { Table } from '../../../../office/parts/table.tsx'
import { LongField, TextField } from '../../../../office/parts/text-field.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TurnSheet } from '../parts/turn-sheet.tsx'
import type { TurnTexts } from '../texts.ru.ts'
import type { EditionsData } from './editions.server.ts'

type Props = PageProps<EditionsData, TurnTexts>
type Part = Pick<Props, 'data' | 't'>

/** The fairs there are, a new one from one of them, and the minute from which the site shows it. */
export default function Editions({ data, t }: Props) {
  return (
    <OfficeFrame frame={data.frame} title={t.title} note={t.note}>
      <OfficeOutcome error={data.error} done={doneText(data.done, t)} />
      <Section title={t.list.title} id="editions">
        <List data={data} t={t} />
      </Section>
      {data.turn && <TurnSheet turn={data.turn} t={t} />}
      {data.checks && (
        <Section title={data.checks.title} id="checks">
          <Checks checks={data.checks} t={t} />
        </Section>
      )}
      <Section title={t.plan.title} id="plan">
        {data.targets.length === 0 ? <p>{t.plan.none}</p> : <PlanForm data={data} t={t} />}
      </Section>
      <Section title={t.create.title} id="create">
        <CreateForm data={data} t={t} />
      </Section>
      <Section title={t.history.title} id="history">
        {data.history.length === 0 ? <p>{t.history.none}</p> : <History data={data} t={t} />}
      </Section>
    </OfficeFrame>
  )
}

function doneText(done: string | null, t: TurnTexts): string | undefined {
  const texts: Record<string, string> = t.done
  return done && Object.hasOwn(texts, done) ? texts[done] : undefined
}

const linkClass = 'link inline-flex min-h-11 items-center'

function List({ data, t }: Part) {
  const words = t.list
  return (
    <Table
      caption={words.title}
      columns={[
        { key: 'name', label: words.name },
        { key: 'days', label: words.days },
        { key: 'state', label: words.state },
        { key: 'values', label: words.values },
        { key: 'participants', label: words.participants },
        { key: 'events', label: words.events },
      ]}
      rows={data.editions.map(({ id, name, days, state, made }) => ({
        key: id,
        cells: [
          <span key="name">
            <strong>{name}</strong>
            <span className="type-small block text-ink-2">{made}</span>
          </span>,
          days,
          state,
          <Link key="values" to={`/office/edition/?edition=${id}`} className={linkClass}>
            {words.values}
            <span className="sr-only">, {name}</span>
          </Link>,
          <Link key="people" to={`/office/content/participants/?edition=${id}`} className={linkClass}>
            {words.participants}
            <span className="sr-only">, {name}</span>
          </Link>,
          <Link key="events" to={`/office/content/events/?edition=${id}`} className={linkClass}>
            {words.events}
            <span className="sr-only">, {name}</span>
          </Link>,
        ],
      }))}
    />
  )
}

function Checks({ checks, t }: { checks: NonNullable<EditionsData['checks']>; t: TurnTexts }) {
  return (
    <Table
      caption={checks.title}
      columns={[
        { key: 'what', label: t.checks.what },
        { key: 'how', label: t.checks.how },
      ]}
      rows={checks.rows.map(({ check, what, level }) => ({
        key: check,
        cells: [
          what,
          level === 'right' ? (
            t.checks.levels.right
          ) : (
            <strong key="level" className={level === 'block' ? 'text-error' : undefined}>
              {t.checks.levels[level]}
            </strong>
          ),
        ],
      }))}
    />
  )
}

function PlanForm({ data, t }: Part) {
  const words = t.plan
  const { typed, targets } = data
  return (
    <OfficeForm does="propose" className="grid max-w-text gap-4">
      <p>{words.about}</p>
      <SelectField
        id="target"
        label={words.to}
        value={typed.target ?? targets[0]?.value ?? ''}
        options={targets}
      />
      <TextField
        id="from"
        name="from"
        type="datetime-local"
        label={words.from}
        hint={data.fromHint}
        defaultValue={typed.from ?? ''}
        required
      />
      <LongField
        id="reason"
        name="reason"
        label={words.reason}
        hint={words.reasonHint}
        defaultValue={typed.reason ?? ''}
        maxLength={1000}
        required
      />
      <Button type="submit" className="w-fit">
        {words.button}
      </Button>
    </OfficeForm>
  )
}

function CreateForm({ data, t }: Part) {
  const words = t.create
  const { typed } = data
  return (
    <OfficeForm does="create" fields={{ key: data.key }} className="grid max-w-text gap-4">
      <p>{words.about}</p>
      <SelectField id="source" label={words.from} value={typed.source ?? data.onShow} options={data.from} />
      <TextField
        id="name-ru"
        name="name-ru"
        label={words.nameRu}
        hint={words.nameHint}
        defaultValue={typed['name-ru'] ?? ''}
        maxLength={60}
        autoComplete="off"
        required
      />
      <TextField
        id="name-en"
        name="name-en"
        label={words.nameEn}
        defaultValue={typed['name-en'] ?? ''}
        maxLength={60}
        autoComplete="off"
        required
      />
      <TextField
        id="firstDay"
        name="firstDay"
        type="date"
        label={words.firstDay}
        defaultValue={typed.firstDay ?? ''}
        required
      />
      {data.announced && (
        <label htmlFor="announced" className="flex min-h-11 items-center gap-3">
          <input
            id="announced"
            type="checkbox"
            name="announced"
            value="yes"
            // Sent back without it: it was taken away.
            defaultChecked={typed.do !== 'create' || typed.announced === 'yes'}
            className="tick"
          />
          {data.announced}
        </label>
      )}
      <Button type="submit" className="w-fit">
        {words.button}
      </Button>
    </OfficeForm>
  )
}

function History({ data, t }: Part) {
  const words = t.history
  return (
    <Table
      caption={words.title}
      columns={[
        { key: 'id', label: words.number, isNumber: true },
        { key: 'to', label: words.to },
        { key: 'from', label: words.from },
        { key: 'by', label: words.by },
        { key: 'decided', label: words.decided },
        { key: 'state', label: words.state },
      ]}
      rows={data.history.map(({ id, to, from, by, decided, state }) => ({
        key: String(id),
        cells: [
          <Link
            key="id"
            to={`/office/edition/all/?turn=${id}`}
            className="link inline-flex min-h-11 min-w-11 items-center"
          >
            {id}
          </Link>,
          to,
          from,
          by,
          decided,
          words.states[state],
        ],
      }))}
    />
  )
}

export function head({ t }: Props): PageHead {
  return { title: t.title, isHidden: true }
}
