import { Link } from '../../../../navigation/link.tsx'
import { OfficeForm } from '../../../../office/parts/office-form.tsx'
import { SelectField } from '../../../../office/parts/select-field.tsx'
import { LongField, TextField } from '../../../../office/parts/text-field.tsx'
import { fill } from '../../../../platform/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { buttonClass } from '../../../../ui/button-class.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { decisions } from '../../decisions.ts'
import { boardAddress, boardSearch } from '../board-filter.ts'
import type { DecisionsData } from '../pages/decisions.server.ts'
import type { DecisionTexts } from '../texts.ru.ts'

/** One application beside the board: what the council thinks, and what the secretary settles. */
export function DecisionPanel({ data, t }: { data: DecisionsData; t: DecisionTexts }) {
  const { chosen } = data
  const words = t.panel
  if (!chosen) return null
  const typed = data.typed.do === 'decide' ? data.typed : null
  const { decision } = chosen
  const limit = data.limits.find(({ section }) => section === chosen.section)
  const back = boardSearch(data.filter)
  const said = chosen.votes.filter(({ forApplicant }) => forApplicant)
  return (
    <section
      id="panel"
      aria-labelledby="panel-title"
      className="border border-hair border-t-4 border-t-accent bg-raised p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="panel-title" className="type-d3">
          {fill(words.title, { number: chosen.number })}
        </h2>
        <Link to={`${boardAddress}${back}`} className={buttonClass({ tone: 'text' })}>
          {words.close}
        </Link>
      </div>
      <p className="font-semibold break-words">{[chosen.name, chosen.city].filter(Boolean).join(', ')}</p>
      {chosen.artists.length > 0 && (
        <p className="type-small break-words text-ink-2">{chosen.artists.join(', ')}</p>
      )}
      {chosen.works.length > 0 && (
        <ul aria-label={words.works} className="mt-4 flex items-end gap-3">
          {chosen.works.map(({ id, src, alt, width, height }) => (
            <li key={id} className="min-w-0">
              <img src={src} alt={alt} width={width} height={height} className="max-h-24 w-auto max-w-full" />
            </li>
          ))}
        </ul>
      )}
      <Link to={`/office/applications/${chosen.id}/`} className="link inline-flex min-h-11 items-center">
        {words.whole}
      </Link>
      <ul className="mt-4">
        {chosen.votes.length === 0 && chosen.conflicts.length === 0 && <li>{words.noVotes}</li>}
        {chosen.votes.map(({ name, score, forColleagues }) => (
          <li key={name} className="border-t border-hair py-2">
            <span className="flex justify-between gap-4">
              {name} <span className="font-semibold tabular-nums">{score}</span>
            </span>
            {forColleagues && (
              <span className="type-small block break-words text-ink-2">{forColleagues}</span>
            )}
          </li>
        ))}
        {chosen.conflicts.map(({ name, reason }) => (
          <li key={name} className="border-t border-hair py-2">
            {name}
            <span className="type-small block break-words text-ink-2">
              {fill(words.conflict, { reason })}
            </span>
          </li>
        ))}
      </ul>
      {limit && limit.accepted >= limit.limit && (
        <p className="mt-3 text-error">
          {fill(words.full, {
            section: t.sections[limit.section],
            accepted: limit.accepted,
            limit: limit.limit,
          })}
        </p>
      )}
      {said.length > 0 && (
        <details className="group mt-3">
          <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
            {words.fromVotes}
            <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
          </summary>
          <ul>
            {said.map(({ name, forApplicant }) => (
              <li key={name} className="type-small border-t border-hair py-2 break-words">
                {forApplicant}
              </li>
            ))}
          </ul>
        </details>
      )}
      <OfficeForm does="decide" fields={{ application: chosen.id, back }} className="mt-4">
        <fieldset>
          <legend className="type-small">{words.decision}</legend>
          {decisions
            .filter(one => !chosen.waits || one === 'accept' || one === 'decline')
            .map(one => (
              <label key={one} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="radio"
                  name="decision"
                  value={one}
                  required
                  defaultChecked={(typed?.decision ?? decision?.decision) === one}
                  className="tick tick-round"
                />
                {words.decisions[one]}
              </label>
            ))}
        </fieldset>
        <SelectField
          id="section"
          label={words.section}
          value={typed?.section ?? chosen.section}
          options={data.limits.map(({ section }) => ({ value: section, label: t.sections[section] }))}
          className="mt-3"
        />
        <LongField
          id="message"
          name="message"
          label={words.message}
          hint={words.messageHint}
          maxLength={2_000}
          rows={4}
          defaultValue={typed?.message ?? decision?.message ?? ''}
          error={typed ? data.error?.message : undefined}
          className="mt-3"
        />
        <TextField
          id="changesUntil"
          name="changesUntil"
          type="date"
          label={words.until}
          defaultValue={typed?.changesUntil ?? decision?.changesUntil ?? ''}
          className="mt-3"
        />
        <Button type="submit" tone="secondary" className="mt-4 w-full">
          {words.send}
        </Button>
      </OfficeForm>
      {decision && (
        <OfficeForm does="clear" fields={{ application: chosen.id, back }} className="mt-3">
          <Button type="submit" tone="ghost" className="w-full">
            {words.clear}
          </Button>
        </OfficeForm>
      )}
    </section>
  )
}
