import type { ReactNode } from 'react'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { cx } from '../../../ui/cx.ts'
import { FieldError } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { Places } from '../../slots/queries.server.ts'
import type { PickerOffer } from '../picker-offer.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { chosenTime } from '../ticket-choice.ts'
import type { Live } from './picker-live.tsx'

/** What one part of the picker is given: what is offered, what is chosen, what was wrong. */
export type PickerProps = {
  offer: PickerOffer
  /** As it is typed now; nothing until the page has come to life, because then it could not follow a change. */
  values: Record<string, string>
  /** As it was sent and refused: what the fields begin with. */
  sent: Record<string, string>
  errorOf(field: string): string | undefined
  places: Places | null
  /** Null until somebody touches the picker. */
  live: Live | null
  t: PickerPageTexts
  locale: LocaleCode
}

export function DayStep({
  offer,
  values,
  sent,
  errorOf,
  places,
  next,
  t,
}: PickerProps & { next: string | null }) {
  const price = offer.rows.find(({ id }) => id === 'day')?.shown['open-date']
  const leftOn = (day: string) =>
    places && offer.windows.reduce((sum, { kind }) => sum + (places[`${day}-${kind}`] ?? 0), 0)
  return (
    <PickerStep
      id="step-day"
      number={1}
      name={t.picker.steps.day}
      state={values.day ? 'done' : 'current'}
      doneLabel={t.picker.done}
      error={errorOf('slot')}
    >
      {errorOf('slot') && next && (
        <p className="type-small pb-4">
          <Unbroken>{fill(t.picker.nextFree, { when: next })}</Unbroken>
        </p>
      )}
      <div className="grid grid-cols-2 gap-gutter md:grid-cols-4 lg:grid-cols-2 xl:grid-cols-4">
        {offer.days.map(({ day, name, weekday }) => (
          <DayChoice key={day} value={day} isFull={leftOn(day) === 0} name={name} sent={sent} t={t}>
            {weekday}
          </DayChoice>
        ))}
        <DayChoice
          value="open-date"
          isFull={places?.['open-date'] === 0}
          name={offer.openDays}
          sent={sent}
          t={t}
        >
          {`${t.picker.openDate.toLowerCase()}, ${price}`}
        </DayChoice>
      </div>
    </PickerStep>
  )
}

/** «26», under it «сентября, пятница». Not required: an invitation is for an evening of its own. */
function DayChoice({
  value,
  name,
  isFull,
  sent,
  t,
  children,
}: Pick<PickerProps, 'sent' | 't'> & { value: string; name: string; isFull: boolean; children: string }) {
  const [figure = '', month = ''] = name.split('\u00a0')
  return (
    <Choice name="day" value={value} sent={sent} title={figure} isFigure isOff={isFull}>
      <span className="type-small block">{` ${month}`}</span>
      <span className="type-small block text-pretty">{` ${children}`}</span>
      {isFull && <span className="type-caption mt-1 block">{t.picker.none}</span>}
    </Choice>
  )
}

export function WindowStep(props: PickerProps & { choose: Choose }) {
  const { offer, values, t } = props
  const time = chosenTime(values)
  const { from, to } = offer.hours
  return (
    <PickerStep
      id="step-window"
      number={2}
      name={t.picker.steps.window}
      state={time ? 'done' : values.day ? 'current' : 'ahead'}
      doneLabel={t.picker.done}
      className="picker-windows"
    >
      <p className="picker-any-time type-body max-w-text text-ink-2">
        {fill(t.picker.anyTime, { from, to })}
      </p>
      <div className="picker-two-windows grid gap-gutter sm:grid-cols-2">
        {offer.windows.map(window => (
          <WindowChoice key={window.kind} window={window} {...props} />
        ))}
      </div>
    </PickerStep>
  )
}

function WindowChoice({
  window: { kind, from, to },
  offer,
  values,
  sent,
  places,
  live,
  choose,
  t,
  locale,
}: PickerProps & { window: PickerOffer['windows'][number]; choose: Choose }) {
  const day = values.day && values.day !== 'open-date' ? values.day : null
  const slot = day && `${day}-${kind}`
  const isOver = slot !== null && offer.over.includes(slot)
  const left = slot === null || !places ? null : (places[slot] ?? 0)
  const at = slot && left !== null && !isOver ? { slot, left, offer, values, t, locale } : null
  const priceOf = (id: string) => offer.rows.find(row => row.id === id)?.shown[kind]
  const stay = kind === 'before' ? `, ${fill(t.picker.stay, { closes: offer.hours.to })}` : ''
  return (
    <div className="flex flex-col">
      <Choice
        name="window"
        value={kind}
        sent={sent}
        isOff={isOver || left === 0}
        title={fill(t.picker[kind], { time: offer.hours.turnsAt })}
      >
        <span className="block type-small text-pretty text-ink-2">
          {`${fill(t.picker.entry, { from, to })}${stay}`}
        </span>
        <span className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-hair pt-3">
          {[
            [t.picker.full, priceOf('day')] as const,
            [t.picker.concession, priceOf('concession')] as const,
          ].map(([label, price]) => (
            <span key={label} className="type-small inline-flex items-baseline gap-2 text-ink-2">
              {label}
              <span className="type-numeral type-numeral-s text-ink">{price}</span>
            </span>
          ))}
        </span>
        {isOver && <span className="block type-small mt-3">{t.windowOver}</span>}
        {at && live && <live.Places {...at} />}
      </Choice>
      {at && live && places && <live.NextFree {...at} places={places} choose={choose} />}
    </div>
  )
}

type Choose = (window: { day: string; kind: string }) => void

type Card = {
  name: string
  value: string
  sent: PickerProps['sent']
  title: string
  /** The title is a figure, with what it counts under it. */
  isFigure?: boolean
  isOff?: boolean
  children: ReactNode
}

/** A radio button as a card: chosen, it wears the sanguine lintel. */
function Choice({ name, value, sent, title, isFigure = false, isOff = false, children }: Card) {
  return (
    <label htmlFor={`${name}-${value}`} className="choice">
      <input
        type="radio"
        id={`${name}-${value}`}
        name={name}
        value={value}
        defaultChecked={sent[name] === value}
        disabled={isOff}
      />
      <span className={isFigure ? 'type-numeral [--numeral:2.25rem]' : 'type-d3'}>{title}</span>
      <span className={isFigure ? 'col-span-2' : 'col-start-2'}>{children}</span>
    </label>
  )
}

type Step = {
  id: string
  number: number
  name: string
  /** Known only once the page has come to life; until then every step looks the same. */
  state: 'ahead' | 'current' | 'done'
  doneLabel: string
  error?: string | undefined
  className?: string
  children: ReactNode
}

/** One decision: its number, its name, whether it is taken, what is wrong with it. */
export function PickerStep({ id, number, name, state, doneLabel, error, className, children }: Step) {
  return (
    <fieldset
      id={id}
      aria-describedby={error ? `error-${id}` : undefined}
      className={cx('min-w-0', state === 'current' ? 'lintel-current pt-2.5' : 'lintel-light', className)}
    >
      <legend className="float-left flex w-full items-baseline gap-3 pt-4 pb-5">
        <span
          className={cx('type-numeral type-numeral-s', state === 'current' ? 'text-accent' : 'text-ink-2')}
        >
          {number}
        </span>
        <span className="type-d3">{name}</span>
        {state === 'done' && (
          <>
            <Icon name="check" size={18} className="self-center text-success" />
            <span className="sr-only">{`, ${doneLabel}`}</span>
          </>
        )}
      </legend>
      <div className="clear-both">
        {children}
        {error && <FieldError id={`error-${id}`}>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
