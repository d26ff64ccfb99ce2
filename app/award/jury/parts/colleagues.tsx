import { AsWritten } from '../../../navigation/as-written.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { LongField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import type { JuryBookData } from '../pages/book.server.ts'
import type { JuryTexts } from '../texts.ru.ts'
import { Lock } from './lock.tsx'

type Props = { data: JuryBookData; t: JuryTexts; locale: LocaleCode }

/** Colleagues' marks: shut until one's own are in, then with the plain mean beside the adjusted one. */
export function Colleagues({ data, t, locale }: Props) {
  const words = t.colleagues
  if (!data.colleagues)
    return (
      <section className="lintel-light mt-10">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 className="inline-flex items-center gap-2.5 font-semibold">
            <Lock />
            {words.closed}
          </h2>
          <p className="type-small text-ink-2">{words.opens}</p>
        </div>
        <div aria-hidden="true" className="mt-3 flex gap-3.5">
          {Array.from({ length: data.othersCount }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all are alike, on purpose
            <div key={place} className="flutes h-8 grow text-edge" />
          ))}
        </div>
      </section>
    )
  return (
    <section className="lintel-light mt-10">
      <h2 className="type-d3">{words.title}</h2>
      <Means data={data} t={t} locale={locale} />
      {data.colleagues.length === 0 && <p className="mt-3 text-ink-2">{words.none}</p>}
      <ul className="mt-3">
        {data.colleagues.map(({ name, score, by, note }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two jurors may have one name, and nobody moves
          <li key={place} className="border-b border-hair py-3">
            <p className="flex items-baseline justify-between gap-4">
              <span>{name}</span>
              <span className="type-d3 tabular-nums">{score ?? words.abstained}</span>
            </p>
            {by.length > 0 && (
              <p className="type-small text-ink-2">
                {by.map(({ criterion, points }) => `${t.criteria[criterion].name} ${points}`).join(' · ')}
              </p>
            )}
            {note && (
              <p className="type-small mt-1 max-w-text break-words whitespace-pre-line">
                <AsWritten>{note}</AsWritten>
              </p>
            )}
          </li>
        ))}
      </ul>
      <Discussion data={data} t={t} locale={locale} />
    </section>
  )
}

function Means({ data, t, locale }: Props) {
  const words = t.colleagues
  const { mean } = data
  if (!mean) return null
  return (
    <dl className="mt-3 grid gap-x-10 gap-y-3 sm:grid-cols-2">
      <div>
        <dt className="type-small text-ink-2">{words.raw}</dt>
        <dd className="type-d2 tabular-nums">{mean.raw ?? '—'}</dd>
        <dd className="type-small text-ink-2">
          {mean.raw === null
            ? words.few
            : fill(plural(mean.scores, locale, words.rawHint), { count: mean.scores })}
        </dd>
      </div>
      <div>
        <dt className="type-small text-ink-2">{words.adjusted}</dt>
        <dd className="type-d2 tabular-nums">{mean.adjusted ?? '—'}</dd>
        <dd className="type-small text-ink-2">{mean.isFree ? words.adjustedHint : words.adjustedLater}</dd>
      </div>
    </dl>
  )
}

function Discussion({ data, t }: Props) {
  const words = t.discussion
  const typed = data.typed?.do === 'say' ? data.typed : null
  return (
    <div id="discussion" className="mt-8">
      <h2 className="type-d3">{words.title}</h2>
      {data.remarks?.length === 0 && <p className="mt-2 text-ink-2">{words.empty}</p>}
      <ul>
        {data.remarks?.map(({ id, name, text, at }) => (
          <li key={id} className="border-b border-hair py-3">
            <p className="type-small text-ink-2">
              {name}, {at}
            </p>
            <p className="max-w-text break-words whitespace-pre-line">
              <AsWritten>{text}</AsWritten>
            </p>
          </li>
        ))}
      </ul>
      {data.canSpeak && (
        <OfficeForm does="say" className="mt-4 max-w-text">
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
            {words.send}
          </Button>
        </OfficeForm>
      )}
    </div>
  )
}
