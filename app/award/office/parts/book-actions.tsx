import type { ReactNode } from 'react'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { SelectField } from '../../../office/parts/select-field.tsx'
import { LongField, TextField } from '../../../office/parts/text-field.tsx'
import { Button, ClosedButton } from '../../../ui/button.tsx'
import { nominations } from '../../count/award-rule.ts'
import type { OfficeBookData } from '../pages/book.server.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'

type Props = { data: OfficeBookData; t: AwardOfficeTexts }
type Action = OfficeBookData['actions'][number]['action']

const unfolding: readonly Action[] = ['ask', 'decline', 'reconsider', 'note-copies', 'propose-move']

/** Everything the secretary may do with this book now; what comes next stands open, the rest unfolds. */
export function BookActions({ data, t }: Props) {
  if (data.applicant.isForgotten) return null
  const refused = (action: Action) => data.actions.find(one => one.action === action)?.refused ?? null
  // Copies of a book that is admitted have been counted on: they are not taken back.
  const isSettled = data.copiesAt !== null && data.state === 'admitted'
  const may = (action: Action) => refused(action) === null && !(action === 'note-copies' && isSettled)
  const words = t.one.actions
  const next = data.state === 'submitted' ? 'check' : data.state === 'checked' ? 'admit' : null
  const revision = { revision: String(data.revision) }
  return (
    <section aria-labelledby="actions" className="mt-8">
      <h2 id="actions" className="type-d3 mb-3">
        {words.title}
      </h2>
      {next &&
        (may(next) ? (
          <OfficeForm does={next} fields={revision}>
            <Button type="submit" className="w-full">
              {words[next]}
            </Button>
          </OfficeForm>
        ) : (
          <ClosedButton className="w-full">{refused(next)}</ClosedButton>
        ))}
      {may('ask') && <Ask data={data} t={t} />}
      {may('decline') && <Reasoned action="decline" data={data} t={t} />}
      {may('reconsider') && <Reasoned action="reconsider" data={data} t={t} />}
      {may('note-copies') && <Copies data={data} t={t} />}
      {may('propose-move') && <Move data={data} t={t} />}
      {!next && !unfolding.some(may) && <p className="text-ink-2">{words.none}</p>}
    </section>
  )
}

/** Folded until it is needed, or was refused. */
function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="border-b border-hair">
      <summary className="flex min-h-13 cursor-pointer items-center font-medium underline decoration-accent underline-offset-4">
        {title}
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}

function Reasoned({ action, data, t }: Props & { action: 'decline' | 'reconsider' }) {
  const words = t.one.actions
  const isTyped = data.typed.do === action
  return (
    <Fold title={words[action].title} isOpen={isTyped}>
      <OfficeForm does={action} fields={{ revision: String(data.revision) }}>
        <LongField
          id={`${action}-reason`}
          name="reason"
          maxLength={2_000}
          required
          label={words[action].reason}
          hint={words[action].hint}
          defaultValue={isTyped ? data.typed.reason : ''}
          error={isTyped ? data.error?.message : undefined}
        />
        <Button type="submit" tone="danger" size="small" className="mt-3">
          {words[action].send}
        </Button>
      </OfficeForm>
    </Fold>
  )
}

function Ask({ data, t }: Props) {
  const words = t.one.actions.ask
  const typed = data.typed.do === 'ask' ? data.typed : null
  return (
    <Fold title={words.title} isOpen={typed !== null}>
      <OfficeForm does="ask" fields={{ revision: String(data.revision) }}>
        <LongField
          id="question"
          name="reason"
          maxLength={2_000}
          required
          label={words.reason}
          hint={words.hint}
          defaultValue={typed?.reason ?? ''}
          error={typed ? data.error?.message : undefined}
        />
        <div className="mt-3 flex flex-wrap gap-3">
          <TextField
            id="ask-day"
            name="day"
            type="date"
            required
            max={data.asked.lastDay}
            label={words.day}
            defaultValue={typed?.day ?? data.asked.day}
          />
          <TextField
            id="ask-time"
            name="time"
            type="time"
            required
            label={words.time}
            defaultValue={typed?.time ?? '18:00'}
          />
        </div>
        <Button type="submit" tone="secondary" size="small" className="mt-3">
          {words.send}
        </Button>
      </OfficeForm>
    </Fold>
  )
}

function Copies({ data, t }: Props) {
  const words = t.one.actions.copies
  const haveCome = data.copiesAt !== null
  return (
    <OfficeForm
      does="note-copies"
      fields={{ received: haveCome ? 'no' : 'yes' }}
      className="border-b border-hair py-4"
    >
      <Button type="submit" tone="ghost" size="small" className="w-full">
        {haveCome ? words.takeBack : words.note}
      </Button>
    </OfficeForm>
  )
}

function Move({ data, t }: Props) {
  const words = t.one.actions.move
  const typed = data.typed.do === 'propose-move' ? data.typed : null
  const others = nominations.filter(one => one !== data.nomination)
  return (
    <Fold title={words.title} isOpen={typed !== null}>
      <OfficeForm does="propose-move">
        <SelectField
          id="move-nomination"
          name="nomination"
          label={words.nomination}
          value={typed?.nomination ?? data.moveTo ?? others[0] ?? ''}
          options={others.map(one => ({ value: one, label: t.nominations[one] }))}
        />
        <LongField
          id="move-reason"
          name="reason"
          maxLength={2_000}
          label={words.reason}
          hint={words.hint}
          defaultValue={typed?.reason ?? ''}
          error={typed ? data.error?.message : undefined}
          className="mt-3"
        />
        <Button type="submit" tone="secondary" size="small" className="mt-3">
          {words.send}
        </Button>
      </OfficeForm>
    </Fold>
  )
}
