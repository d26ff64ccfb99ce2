import type { ReactNode } from 'react'
import { formatRoubles } from '../../platform/money.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/cx.ts'
import { Unbroken } from '../../ui/unbroken.tsx'
import { nextWithRoom, placesWord } from '../places-left.ts'
import { slotIdOf, type TillOffer } from '../till-offer.ts'
import { chosenTime, ticketsIn } from '../till-sum.ts'
import type { TillProps } from './till.tsx'
import { TillStep } from './till-step.tsx'

const isOpenDate = (values: TillProps['values']) => values.day === 'open-date'

export function DayStep({ offer, values, errorOf, places, t, locale }: TillProps) {
  const price = offer.rows.find(({ id }) => id === 'day')?.prices['open-date'] ?? 0
  const leftOn = (day: string) =>
    places && offer.windows.reduce((sum, { kind }) => sum + (places[slotIdOf({ day, kind })] ?? 0), 0)
  return (
    <TillStep
      id="step-day"
      number={1}
      name={t.till.steps.day}
      state={values.day ? 'done' : 'current'}
      doneLabel={t.till.done}
      error={errorOf('slot')}
    >
      <div className="grid grid-cols-2 gap-gutter md:grid-cols-4">
        {offer.days.map(({ day, name, weekday }) => (
          <Choice
            key={day}
            name="day"
            value={day}
            values={values}
            isOff={leftOn(day) === 0}
            isRequired
            title={name}
          >
            <span className="block type-small text-ink-2">{weekday}</span>
            {leftOn(day) === 0 && <span className="block type-caption mt-1">{t.till.none}</span>}
          </Choice>
        ))}
        <Choice
          name="day"
          value="open-date"
          values={values}
          isOff={places?.['open-date'] === 0}
          isRequired
          title={t.till.openDate}
        >
          <span className="block type-small text-ink-2">{formatRoubles(price, locale)}</span>
          {places?.['open-date'] === 0 && <span className="block type-caption mt-1">{t.till.none}</span>}
        </Choice>
      </div>
    </TillStep>
  )
}

export function WindowStep(props: TillProps & { choose(slot: string): void }) {
  const { offer, values, t } = props
  const time = chosenTime(values)
  const { from, to } = offer.hours
  return (
    <TillStep
      id="step-window"
      number={2}
      name={t.till.steps.window}
      state={time ? 'done' : values.day ? 'current' : 'ahead'}
      doneLabel={t.till.done}
      className="till-windows"
    >
      <p className="till-any-time type-body max-w-text text-ink-2">
        {t.till.anyTime.replace('{from}', from).replace('{to}', to)}
      </p>
      <div className="till-two-windows grid gap-gutter sm:grid-cols-2">
        {offer.windows.map(window => (
          <WindowChoice key={window.kind} window={window} {...props} />
        ))}
      </div>
    </TillStep>
  )
}

function WindowChoice({
  window: { kind, from, to },
  offer,
  values,
  places,
  choose,
  t,
  locale,
}: TillProps & { window: TillOffer['windows'][number]; choose(slot: string): void }) {
  const day = values.day && !isOpenDate(values) ? values.day : null
  const slot = day && slotIdOf({ day, kind })
  const isOver = slot !== null && offer.over.includes(slot)
  const left = slot === null || !places ? null : (places[slot] ?? 0)
  const isFull = left !== null && left < Math.max(1, ticketsIn(offer, values))
  const isSoldOut = left === 0
  const priceOf = (id: string) => offer.rows.find(row => row.id === id)?.prices[kind] ?? 0
  const stay = kind === 'before' ? `, ${t.till.stay.replace('{closes}', offer.hours.to)}` : ''
  return (
    <div>
      <Choice
        name="window"
        value={kind}
        values={values}
        isOff={isOver || isSoldOut}
        title={t.till[kind].replace('{time}', offer.hours.turnsAt)}
      >
        <span className="block type-small text-pretty text-ink-2">
          {`${t.till.entry.replace('{from}', from).replace('{to}', to)}${stay}`}
        </span>
        <span className="mt-4 flex flex-wrap gap-x-6 gap-y-1 border-t border-hair pt-3">
          {[[t.till.full, priceOf('day')] as const, [t.till.concession, priceOf('concession')] as const].map(
            ([label, price]) => (
              <span key={label} className="type-small inline-flex items-baseline gap-2 text-ink-2">
                {label}
                <span className="type-numeral type-numeral-s text-ink">{formatRoubles(price, locale)}</span>
              </span>
            ),
          )}
        </span>
        {isOver && <span className="block type-small mt-3">{t.windowOver}</span>}
        {!isOver && left !== null && (
          <span className={cx('type-small mt-3 block', isFull && !isSoldOut && 'text-warning')}>
            {placesWord(left, t, locale)}
          </span>
        )}
      </Choice>
      {slot && places && isFull && !isOver && (
        <NextFree full={slot} offer={offer} values={values} places={places} choose={choose} t={t} />
      )}
    </div>
  )
}

/** Where there is room instead: one press takes it. */
function NextFree({
  full,
  offer,
  values,
  places,
  choose,
  t,
}: Pick<TillProps, 'offer' | 'values' | 't'> & {
  full: string
  places: NonNullable<TillProps['places']>
  choose(slot: string): void
}) {
  const all = offer.days.flatMap(({ day, name }) =>
    offer.windows.map(({ kind, from, to }) => ({
      slot: slotIdOf({ day, kind }),
      when: `${name}, ${from}–${to}`,
    })),
  )
  const open = all.filter(({ slot }) => !offer.over.includes(slot)).map(({ slot }) => slot)
  const next = nextWithRoom(
    open.includes(full) ? open : [full, ...open],
    full,
    places,
    ticketsIn(offer, values),
  )
  const when = all.find(({ slot }) => slot === next)?.when
  if (!next || !when) return null
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      className={buttonClass({ tone: 'text', className: 'mt-2 text-left' })}
    >
      <span>
        <Unbroken>{t.till.nextFree.replace('{when}', when)}</Unbroken>
      </span>
    </button>
  )
}

/** A radio button as a card: chosen, it wears the sanguine lintel. */
function Choice({
  name,
  value,
  values,
  title,
  isOff = false,
  isRequired = false,
  children,
}: {
  name: string
  value: string
  values: TillProps['values']
  title: string
  isOff?: boolean
  isRequired?: boolean
  children: ReactNode
}) {
  return (
    <label htmlFor={`${name}-${value}`} className="choice">
      <input
        type="radio"
        id={`${name}-${value}`}
        name={name}
        value={value}
        defaultChecked={values[name] === value}
        disabled={isOff}
        required={isRequired}
      />
      <span className="min-w-0">
        <span className="type-d3 block">{title}</span>
        {children}
      </span>
    </label>
  )
}
