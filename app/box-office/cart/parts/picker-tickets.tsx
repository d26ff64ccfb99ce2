import { Link } from '../../../navigation/link.tsx'
import { fill } from '../../../platform/fill.ts'
import { cx } from '../../../ui/cx.ts'
import { Field, FieldError, fieldId } from '../../../ui/field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { PickerRow, TimeKind } from '../picker-offer.ts'
import { chosenTime, quantityOf } from '../ticket-choice.ts'
import { NumberField } from './number-field.tsx'
import { type PickerProps, PickerStep } from './picker-steps.tsx'
import { rulesId } from './rules-id.ts'

/** How many of each kind, what it costs at the chosen time, and what to bring. */
export function TicketsStep(props: PickerProps) {
  const { offer, values, errorOf, t } = props
  const hasSome = offer.rows.some(({ id }) => quantityOf(values, id) > 0)
  return (
    <PickerStep
      id="step-tickets"
      number={3}
      name={t.picker.steps.tickets}
      state={hasSome ? 'done' : chosenTime(values) ? 'current' : 'ahead'}
      doneLabel={t.picker.done}
      error={errorOf('tickets')}
    >
      <ul>
        {offer.rows.map(row => (
          <TicketRow key={row.id} row={row} {...props} />
        ))}
      </ul>
      <Invitation {...props} />
    </PickerStep>
  )
}

const times: TimeKind[] = ['before', 'after', 'open-date']

function TicketRow({ row, offer, values, sent, errorOf, t }: PickerProps & { row: PickerRow }) {
  const name = `quantity-${row.id}`
  const error = errorOf(name)
  const time = chosenTime(values)
  const isOff = time !== null && row.prices[time] === null
  const shown = time ? [time] : times
  return (
    <li className="border-t border-hair py-5">
      {/* On a telephone the name has the line to itself: the longest fits beside no number. */}
      <div className="gap-x-4 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="type-d3">{row.name}</h3>
        <div className="flex flex-wrap items-start justify-between gap-4 sm:contents">
          <div className="min-w-0 flex-1 basis-36">
            <p className="type-small mt-1 text-pretty text-ink-2">
              <Unbroken>{row.about}</Unbroken>
              {row.hasRules && (
                <>
                  {'. '}
                  <Link to={`#${rulesId(row.id)}`} className="link">
                    {t.whoFor}
                  </Link>
                </>
              )}
            </p>
            <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
              {pricesOf(row, shown).map(([kind, price]) => (
                <li key={kind} className="type-small text-ink-2">
                  {row.prices.before !== row.prices.after && !time && (
                    <span>{`${fill(t.picker.prices[kind], { time: offer.hours.turnsAt })} `}</span>
                  )}
                  <span className="font-medium text-ink">{price}</span>
                </li>
              ))}
            </ul>
          </div>
          <div className="sm:col-start-2 sm:row-span-2 sm:row-start-1">
            <NumberField
              id={fieldId(name)}
              name={name}
              label={row.name}
              lessLabel={fill(t.picker.less, { name: row.name })}
              moreLabel={fill(t.picker.more, { name: row.name })}
              initial={sent[name] || 0}
              max={offer.maxTickets}
              describedBy={error ? `error-${name}` : `note-${row.id}`}
              isWrong={error !== undefined}
              isOff={isOff}
            />
          </div>
        </div>
      </div>
      <p id={`note-${row.id}`} className={cx('type-caption text-ink-2', (isOff || row.proof) && 'mt-2')}>
        {isOff ? t.picker.dayOnly : quantityOf(values, row.id) > 0 || !time ? row.proof : ''}
      </p>
      {error && <FieldError id={`error-${name}`}>{error}</FieldError>}
      {row.takesPass && (
        <details className="mt-1" open={errorOf('pass-number') !== undefined}>
          <summary className="type-small link inline-flex min-h-11 items-center">{t.picker.pass}</summary>
          <Field
            name="pass-number"
            label={t.picker.passNumber}
            hint={t.picker.passHint}
            error={errorOf('pass-number')}
            defaultValue={sent['pass-number']}
            autoComplete="off"
            maxLength={60}
            className="max-w-72 pt-1 pb-3"
          />
        </details>
      )}
    </li>
  )
}

/** A code opens what is not on general sale, or another price. */
function Invitation({ offer, sent, errorOf, t }: PickerProps) {
  const error = errorOf('invitation')
  return (
    <details className="border-t border-hair pt-2" open={error !== undefined || Boolean(sent.invitation)}>
      <summary className="type-small link inline-flex min-h-11 items-center">{t.picker.invitation}</summary>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 pt-1 pb-3">
        <Field
          name="invitation"
          label={t.picker.invitationCode}
          error={error}
          defaultValue={sent.invitation}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="basis-64"
        />
        <div>
          <p className="type-small pb-2">{`${t.picker.invited}, ${offer.premium.about}`}</p>
          <NumberField
            id={fieldId('quantity-premium')}
            name="quantity-premium"
            label={t.picker.invited}
            lessLabel={fill(t.picker.less, { name: offer.premium.name })}
            moreLabel={fill(t.picker.more, { name: offer.premium.name })}
            initial={sent['quantity-premium'] || 0}
            max={offer.maxTickets}
          />
        </div>
      </div>
    </details>
  )
}

// One price for every time is said once.
function pricesOf({ shown }: PickerRow, kinds: TimeKind[]): [TimeKind, string][] {
  const known = kinds.flatMap((kind): [TimeKind, string][] => (shown[kind] ? [[kind, shown[kind]]] : []))
  return known.filter(([, price], place) => known.findIndex(([, other]) => other === price) === place)
}
