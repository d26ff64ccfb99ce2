import { fieldSections } from '../../../editions/edition-fields.ts'
import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { OfficeFrame } from '../../../office/parts/office-frame.tsx'
import { OfficeOutcome } from '../../../office/parts/office-outcome.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { LongField, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { AnnounceForm } from '../parts/announce-form.tsx'
import { ChangeSheet } from '../parts/change-sheet.tsx'
import { PhaseChart } from '../parts/phase-chart.tsx'
import type { EditionDeskTexts } from '../texts.ru.ts'
import type { EditionDeskData } from './edition.server.ts'

type Props = PageProps<EditionDeskData, EditionDeskTexts>
type Field = EditionDeskData['fields'][number]

/** The season: what holds, what would be otherwise from when, and what follows from it before anybody agrees. */
export default function EditionDesk({ data, t }: Props) {
  const { change, section } = data
  return (
    <OfficeFrame
      frame={data.frame}
      title={t.title}
      note={[data.chosen?.name, data.days].filter(Boolean).join(', ')}
    >
      <OfficeOutcome error={data.error} done={doneText(data.done, t)} />
      <p className="mb-4">
        <Link to="/office/edition/all/" className="link inline-flex min-h-11 items-center">
          {t.allEditions}
        </Link>
      </p>
      {data.chosen && !data.chosen.wasShown && <p className="mb-4 max-w-text">{t.notOnShow}</p>}
      <Sections current={section} edition={data.chosen?.id} t={t} />
      <div className={cx('grid gap-x-8 gap-y-10', change && 'xl:grid-cols-[minmax(0,1fr)_22rem]')}>
        <div className="min-w-0">
          {data.phases && <PhaseChart phases={data.phases} t={t} />}
          {data.chosen?.wasShown ? <p>{t.refusals['edition-over']}</p> : <ProposalForm data={data} t={t} />}
          {data.announce && <AnnounceForm form={data.announce} edition={data.chosen?.id} t={t} />}
        </div>
        {change && <ChangeSheet change={change} section={section} edition={data.chosen?.id} t={t} />}
      </div>
      <Section title={t.history.title} id="history">
        {data.history.length === 0 ? <p>{t.history.none}</p> : <History data={data} t={t} />}
      </Section>
    </OfficeFrame>
  )
}

function doneText(done: string | null, t: EditionDeskTexts): string | undefined {
  const texts: Record<string, string> = t.done
  return done && Object.hasOwn(texts, done) ? texts[done] : undefined
}

function Sections({
  current,
  edition,
  t,
}: {
  current: string
  edition: string | undefined
  t: EditionDeskTexts
}) {
  return (
    <nav aria-label={t.sectionsLabel} className="mb-6 border-t-4 border-ink">
      <ul className="flex flex-wrap gap-x-6">
        {fieldSections.map(section => (
          <li key={section}>
            <Link
              to={`/office/edition/?section=${section}${edition ? `&edition=${edition}` : ''}`}
              aria-current={section === current ? 'page' : undefined}
              className={cx(
                '-mt-1 flex min-h-11 items-center border-t-4 hover:text-ink',
                section === current ? 'border-accent font-semibold' : 'border-transparent text-ink-2',
              )}
            >
              {t.sections[section]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ProposalForm({ data, t }: Pick<Props, 'data' | 't'>) {
  const { fields, section, typed } = data
  const hasSold = fields.some(({ sold }) => sold !== null)
  const areFixed = fields.every(({ isFixed }) => isFixed)
  return (
    <OfficeForm does="propose" fields={{ section, ...(data.chosen && { edition: data.chosen.id }) }}>
      <h2 className="type-d3">{t.sections[section]}</h2>
      <p className="mb-3 max-w-text text-ink-2">{t.sectionNotes[section]}</p>
      {fields.some(({ isFixed }) => isFixed) && (
        <p className="mb-3 max-w-text">
          {t.form.saidOnShow}{' '}
          <Link to="/office/edition/?section=exhibitors" className="link inline-flex min-h-11 items-center">
            {t.form.toOnShow}
          </Link>
        </p>
      )}
      <Table
        caption={t.sections[section]}
        columns={[
          { key: 'field', label: t.form.field },
          { key: 'now', label: t.form.now, isNumber: true },
          { key: 'becomes', label: t.form.becomes },
          ...(hasSold ? [{ key: 'sold', label: t.form.sold, isNumber: true }] : []),
        ]}
        rows={fields.map(field => ({
          key: field.path,
          cells: [
            <FieldName key="name" field={field} t={t} />,
            field.now,
            field.isFixed ? '' : <FieldInput key="input" field={field} t={t} />,
            ...(hasSold ? [field.sold] : []),
          ],
        }))}
      />
      {!areFixed && (
        <div className="mt-6 grid max-w-text gap-4">
          {!data.chosen && (
            <TextField
              id="from"
              name="from"
              type="datetime-local"
              label={t.form.when}
              hint={t.form.whenHint}
              defaultValue={typed.from}
            />
          )}
          <LongField
            id="reason"
            name="reason"
            label={t.form.reason}
            hint={t.form.reasonHint}
            defaultValue={typed.reason}
            maxLength={1000}
            required
          />
          <Button type="submit" className="w-fit">
            {t.form.propose}
          </Button>
        </div>
      )}
    </OfficeForm>
  )
}

function FieldName({ field, t }: { field: Field; t: EditionDeskTexts }) {
  const { ahead } = field
  return (
    <>
      <span className="font-semibold">{field.label}</span>
      {field.takesTwo && <span className="type-caption ml-2 text-ink-2">{t.form.takesTwo}</span>}
      {ahead && (
        <Link
          to={`/office/edition/?change=${ahead.id}${field.edition ? `&edition=${field.edition}` : ''}`}
          className="link type-small flex min-h-11 w-fit items-center"
        >
          {ahead.text}
        </Link>
      )}
    </>
  )
}

const inputTypes = { day: 'date', hour: 'time', money: 'text', count: 'text', percent: 'text' } as const

function FieldInput({ field, t }: { field: Field; t: EditionDeskTexts }) {
  const { path, kind, typed, was, label } = field
  const isText = inputTypes[kind] === 'text'
  return (
    <>
      <input type="hidden" name={`was-${path}`} value={was} />
      <input
        type={inputTypes[kind]}
        inputMode={isText ? 'numeric' : undefined}
        name={`set-${path}`}
        defaultValue={typed}
        aria-label={fill(t.form.newValue, { field: label })}
        autoComplete="off"
        className={cx(
          'h-11 w-44 border bg-raised px-3 hover:border-ink',
          typed === was ? 'border-edge' : 'wrong-bar border-ink font-semibold',
        )}
      />
    </>
  )
}

function History({ data, t }: Pick<Props, 'data' | 't'>) {
  const words = t.history
  return (
    <Table
      caption={words.title}
      columns={[
        { key: 'id', label: words.number, isNumber: true },
        { key: 'what', label: words.what },
        { key: 'from', label: words.from },
        { key: 'by', label: words.by },
        { key: 'decided', label: words.decided },
        { key: 'state', label: words.state },
      ]}
      rows={data.history.map(({ id, what, from, by, decided, state }) => ({
        key: String(id),
        cells: [
          <Link
            key="id"
            to={`/office/edition/?change=${id}${data.chosen ? `&edition=${data.chosen.id}` : ''}`}
            className="link inline-flex min-h-11 min-w-11 items-center"
          >
            {id}
          </Link>,
          what.join('; '),
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
