import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { LongField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { LightTableData } from '../pages/light-table.server.ts'
import type { CouncilTexts } from '../texts.ru.ts'

/** What colleagues think: until one has voted oneself, no more than how many they are. */
export function Opinions({ data, t }: { data: LightTableData; t: CouncilTexts }) {
  const words = t.table
  return (
    <section className="mt-10 border-t border-hair pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-semibold">{fill(words.opinions, { count: data.othersCount })}</h2>
        {!data.others && <p className="type-small text-ink-2">{words.hidden}</p>}
      </div>
      {!data.others &&
        Array.from({ length: data.othersCount }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all are alike, on purpose
          <div key={place} aria-hidden="true" className="flutes mt-2 h-3 text-ink-2" />
        ))}
      {data.others?.length === 0 && <p className="mt-2 text-ink-2">{words.noOpinions}</p>}
      {data.others && data.others.length > 0 && (
        <ul className="mt-2">
          {data.others.map(({ name, score, forColleagues, forApplicant }) => (
            <li key={name} className="border-b border-hair py-3">
              <p className="flex justify-between gap-4">
                <span>{name}</span>
                <span className="type-d3 tabular-nums">{score}</span>
              </p>
              {forColleagues && <p className="type-small mt-1 break-words text-ink-2">{forColleagues}</p>}
              {forApplicant && (
                <p className="type-small mt-1 break-words text-ink-2">
                  {words.forApplicant}: {forApplicant}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {data.comments && <Discussion data={data} t={t} />}
    </section>
  )
}

function Discussion({ data, t }: { data: LightTableData; t: CouncilTexts }) {
  const words = t.table
  const typed = data.typed?.do === 'say' ? data.typed : null
  return (
    <div className="mt-6">
      <h3 className="font-semibold">{words.discussion}</h3>
      <ul>
        {data.comments?.map(({ id, name, text, at }) => (
          <li key={id} className="border-b border-hair py-3">
            <p className="type-small text-ink-2">
              {name}, {at}
            </p>
            <p className="break-words whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      <OfficeForm does="say" className="mt-4">
        <LongField
          id="text"
          name="text"
          label={words.say}
          required
          maxLength={2_000}
          defaultValue={typed?.text ?? ''}
          error={typed ? data.error?.message : undefined}
        />
        <Button type="submit" tone="secondary" size="small" className="mt-3">
          {words.saySend}
        </Button>
      </OfficeForm>
    </div>
  )
}
