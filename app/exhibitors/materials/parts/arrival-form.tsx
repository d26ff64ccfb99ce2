import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { FieldError, fieldId } from '../../../ui/field.tsx'
import { LongField } from '../../application/parts/fields.tsx'
import type { Own } from '../pages/materials.server.ts'
import type { MaterialTexts } from '../texts.ru.ts'
import { ItemMark } from './checklist.tsx'

type Props = { own: Own; t: MaterialTexts }

/** Who works on the stand and when it is unloaded: open to the end, whatever the office reads meanwhile. */
export function ArrivalForm({ own, t }: Props) {
  const { pathname } = useView()
  const errorAt = (name: string) => own.errors.find(({ field }) => field === name)?.message
  const lines = own.lines.filter(({ item }) => item === 'passes' || item === 'arrival')
  return (
    <section id="arrival" aria-labelledby="arrival-title" className="lintel mt-14 scroll-mt-6">
      <h2 id="arrival-title" className="type-d3">
        {t.arrival.title}
      </h2>
      <div className="mt-1 mb-5 flex flex-wrap gap-x-6">
        {lines.map(({ item, label, state, word, until }) => (
          <span key={item} className="type-small flex flex-wrap items-center gap-x-2 text-ink-2">
            {`${label}, ${fill(t.until, { day: until })}`}
            <ItemMark state={state} word={word} />
          </span>
        ))}
      </div>
      {own.lostArrival && (
        <p role="status" className="type-body mb-5 border-l-4 border-warning bg-raised p-4">
          {fill(t.arrival.lost, { slot: own.lostArrival })}
        </p>
      )}
      {own.isArrivalOpen && (
        <form method="post" action={pathname} className="grid gap-5">
          <input type="hidden" name="do" value="arrival" />
          <LongField
            name="passes"
            label={t.items.passes}
            value={own.passes}
            error={errorAt('passes')}
            hint={fill(t.hints.passes, { most: own.stand.passes })}
            maxLength={2_000}
            rows={5}
          />
          <Slot own={own} error={errorAt('slot')} t={t} />
          <div>
            <Button type="submit" tone="ghost">
              {t.arrival.save}
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}

function Slot({ own, error, t }: Props & { error: string | undefined }) {
  const id = fieldId('slot')
  return (
    <div>
      <label htmlFor={id} className="type-small block pb-2">
        {t.items.arrival}
      </label>
      <select
        id={id}
        name="slot"
        defaultValue={own.arrival ?? ''}
        aria-invalid={error ? true : undefined}
        aria-describedby={`below-${id}`}
        className={cx(
          'h-[54px] w-full border bg-raised px-4 text-[1rem]',
          error ? 'wrong-bar border-error' : 'border-edge hover:border-ink',
        )}
      >
        <option value="">{t.arrival.none}</option>
        {own.slots.map(({ slot, label, isOpen }) => (
          <option key={slot} value={slot} disabled={!isOpen}>
            {label}
          </option>
        ))}
      </select>
      {error ? (
        <FieldError id={`below-${id}`}>{error}</FieldError>
      ) : (
        <p id={`below-${id}`} className="type-caption pt-2 text-ink-2">
          {t.hints.arrival}
        </p>
      )}
    </div>
  )
}
