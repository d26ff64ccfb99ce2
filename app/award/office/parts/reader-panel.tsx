import { AsWritten } from '../../../navigation/as-written.tsx'
import { Link } from '../../../navigation/link.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { LongField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { conflictKinds } from '../../jury/conflicts.ts'
import type { JuryOfficeTexts } from '../jury-texts.ru.ts'
import type { JuryData } from '../pages/jury.server.ts'

type Chosen = NonNullable<JuryData['chosen']>
type Props = { data: JuryData; chosen: Chosen; t: JuryOfficeTexts }

/** One book: a tick for each who reads it, and who stands back from it. */
export function ReaderPanel({ data, chosen, t }: Props) {
  const words = t.panel
  const typed = data.typed.do === 'assign' ? data.typed : null
  const isTicked = (id: string, part: string | null) => (typed ? `juror-${id}` in typed : part !== null)
  return (
    <section
      id="panel"
      aria-labelledby="panel-title"
      className="min-w-0 border border-hair border-t-4 border-t-accent bg-raised p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id="panel-title" className="type-d3">
          {fill(words.title, { number: chosen.number })}
        </h3>
        <Link to="/office/award/jury/#books" className={buttonClass({ tone: 'text' })}>
          {words.close}
        </Link>
      </div>
      <p className="font-semibold break-words">
        <AsWritten>{chosen.title}</AsWritten>
      </p>
      <OfficeForm does="assign" fields={{ book: chosen.id }} className="mt-4">
        <fieldset>
          <legend className="type-small">{words.readers}</legend>
          {chosen.choices.map(({ id, name, part }) =>
            part === 'stands-back' ? (
              <p key={id} className="flex min-h-11 items-center justify-between gap-3 text-ink-2">
                {name} <span className="type-small">{t.parts[part]}</span>
              </p>
            ) : (
              <label
                key={id}
                htmlFor={`juror-${id}`}
                className="flex min-h-11 cursor-pointer items-center gap-3"
              >
                <input
                  id={`juror-${id}`}
                  type="checkbox"
                  name={`juror-${id}`}
                  value="yes"
                  defaultChecked={isTicked(id, part)}
                  className="tick"
                />
                <span className="grow">{name}</span>
                {part && <span className="type-small text-ink-2">{t.parts[part]}</span>}
              </label>
            ),
          )}
        </fieldset>
        <Button type="submit" tone="secondary" className="mt-4 w-full">
          {words.send}
        </Button>
      </OfficeForm>
      <Recusals chosen={chosen} t={t} />
      <Recuse data={data} chosen={chosen} t={t} />
    </section>
  )
}

function Recusals({ chosen, t }: Omit<Props, 'data'>) {
  const words = t.panel
  if (chosen.recusals.length === 0) return null
  return (
    <div className="mt-6 border-t border-hair pt-4">
      <h4 className="font-semibold">{words.awayTitle}</h4>
      {chosen.recusals.map(({ jurorId, name, kind, note, declaredBy }) => (
        <div key={jurorId} className="mt-2">
          <p>
            {name}: {(t.kinds as Record<string, string>)[kind]}
          </p>
          <p className="type-small break-words whitespace-pre-line">
            <AsWritten>{note}</AsWritten>
          </p>
          <p className="type-small text-ink-2">
            {declaredBy === 'juror' ? words.byJuror : words.bySecretary}
          </p>
          {declaredBy === 'secretary' && (
            <OfficeForm does="lift" fields={{ book: chosen.id, juror: jurorId }}>
              <Button type="submit" tone="text">
                {words.lift}
                <span className="sr-only">: {name}</span>
              </Button>
            </OfficeForm>
          )}
        </div>
      ))}
    </div>
  )
}

function Recuse({ data, chosen, t }: Props) {
  const words = t.panel
  const typed = data.typed.do === 'recuse' ? data.typed : null
  const able = chosen.choices.filter(({ part }) => part !== 'stands-back')
  if (able.length === 0) return null
  return (
    <details open={typed !== null} className="mt-4 border-t border-hair">
      <summary className="flex min-h-13 cursor-pointer items-center font-medium underline decoration-accent underline-offset-4">
        {words.recuse}
      </summary>
      <OfficeForm does="recuse" fields={{ book: chosen.id }}>
        <SelectField
          id="recuse-juror"
          name="juror"
          label={words.juror}
          value={typed?.juror ?? ''}
          options={able.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          id="recuse-kind"
          name="kind"
          label={words.kind}
          value={typed?.kind ?? 'co-author'}
          options={conflictKinds.map(kind => ({ value: kind, label: t.kinds[kind] }))}
          className="mt-3"
        />
        <LongField
          id="recuse-note"
          name="note"
          maxLength={1_000}
          required
          label={words.note}
          hint={words.noteHint}
          defaultValue={typed?.note ?? ''}
          error={typed ? data.error?.message : undefined}
          className="mt-3"
        />
        <Button type="submit" tone="ghost" className="mt-3 w-full">
          {words.recuseSend}
        </Button>
      </OfficeForm>
    </details>
  )
}
