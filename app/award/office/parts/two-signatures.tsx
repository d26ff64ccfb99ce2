import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { ConfirmTick, TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { awardRule } from '../../count/award-rule.ts'
import type { StageData } from '../pages/stage.server.ts'
import type { StageOfficeTexts } from '../stage-texts.ru.ts'
import type { AwardOfficeTexts } from '../texts.ru.ts'

type Props = { data: StageData; t: StageOfficeTexts }

/** What the secretary and the chair do together: each half with its signatures. */
export function TwoSignatures({ data, t }: Props) {
  const step = (action: 'extend-vote' | 'seal') => data.next.find(one => one.action === action)
  const isReady = (action: 'extend-vote' | 'seal') =>
    step(action)?.needs.every(({ need, isMet }) => isMet || need === 'second-signature') ?? false
  if (data.stage !== 'second-round') return null
  return (
    <>
      {isReady('extend-vote') && <Extend data={data} t={t} />}
      <Seal data={data} t={t} isReady={isReady('seal')} />
    </>
  )
}

function Extend({ data, t }: Props) {
  const words = t.extend
  const typed = data.typed.do === 'extend-vote' ? data.typed : null
  const theirs = data.signatures.find(one => one.action === 'extend-vote' && one.actor === 'chair')
  return (
    <section aria-labelledby="extend" className="mt-8 border border-hair bg-raised p-5">
      <h2 id="extend" className="type-d3">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text">{words.text}</p>
      <Signatures action="extend-vote" data={data} t={t} />
      {theirs && (
        <OfficeForm does="extend-vote" fields={{ subject: theirs.subject }}>
          <ConfirmTick id="confirm-agree" label={fill(words.agree, { at: theirs.shown })} />
          <Button type="submit" size="small" tone="secondary" className="mt-3">
            {words.send}
          </Button>
        </OfficeForm>
      )}
      <OfficeForm does="extend-vote" className="mt-4">
        <div className="flex flex-wrap gap-3">
          <TextField
            id="extend-day"
            name="day"
            type="date"
            required
            max={data.extension.lastDay}
            label={words.day}
            defaultValue={typed?.day ?? data.extension.day}
          />
          <TextField
            id="extend-time"
            name="time"
            type="time"
            required
            label={words.time}
            defaultValue={typed?.time ?? '21:00'}
          />
        </div>
        <ConfirmTick id="confirm-extend" label={words.confirm} />
        <Button type="submit" size="small" tone="secondary" className="mt-3">
          {words.send}
          <span className="sr-only">: {words.title}</span>
        </Button>
      </OfficeForm>
    </section>
  )
}

function Seal({ data, t, isReady }: Props & { isReady: boolean }) {
  const words = t.seal
  return (
    <section
      aria-labelledby="seal"
      className="mt-8 border border-hair border-t-4 border-t-accent bg-raised p-5"
    >
      <h2 id="seal" className="type-d3">
        {words.title}
      </h2>
      <p className="mt-2 max-w-text">{words.text}</p>
      {isReady ? (
        <>
          <p className="mt-3 text-ink-2">{words.fingerprint}</p>
          <p className="font-mono break-all">{data.fingerprint}</p>
          <Signatures action="seal" data={data} t={t} />
          <OfficeForm does="seal" fields={{ subject: data.fingerprint }}>
            <ConfirmTick id="confirm-seal" label={words.confirm} />
            <Button type="submit" className="mt-3">
              {words.send}
            </Button>
          </OfficeForm>
        </>
      ) : (
        <p className="mt-3 border border-dashed border-edge px-4 py-3">{`${t.needs['vote-done']}: ${t.next.missing}`}</p>
      )}
    </section>
  )
}

function Signatures({ action, data, t }: Props & { action: 'extend-vote' | 'seal' }) {
  const words = t.signatures
  const own = data.signatures.filter(one => one.action === action)
  if (own.length === 0) return <p className="mt-3 text-ink-2">{words.none}</p>
  return (
    <ul className="mt-3">
      {own.map(({ actor, name, at, shown, isStale }) => (
        <li key={actor} className="py-1 break-words">
          {fill(words.line, { actor: words.actors[actor], name, at, subject: shown })}
          {isStale && <span className="type-small block text-error">{words.stale}</span>}
        </li>
      ))}
      <li className="type-small text-ink-2">{words.waiting}</li>
    </ul>
  )
}

/** How many have voted; not how. */
export function Ballots({ data, t }: { data: StageData; t: AwardOfficeTexts }) {
  const words = t.stage.ballots
  if (data.ballots.length === 0) return null
  return (
    <section className="mt-10">
      <h2 className="type-d3 mb-3">{words.title}</h2>
      <Table
        caption={words.title}
        columns={[
          { key: 'nomination', label: words.nomination },
          { key: 'cast', label: words.cast },
          { key: 'abstained', label: words.abstained, isNumber: true },
        ]}
        rows={data.ballots.map(({ nomination, cast, abstained }) => ({
          key: nomination,
          cells: [
            t.nominations[nomination],
            <span key="cast" className={cast < awardRule.quorum ? 'text-error' : 'text-success'}>
              {fill(words.of, { cast, quorum: awardRule.quorum })}
            </span>,
            abstained,
          ],
        }))}
      />
    </section>
  )
}
