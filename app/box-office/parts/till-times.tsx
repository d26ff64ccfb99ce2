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

export function DayStep({ offer, values, sent, errorOf, places, t, locale }: TillProps) {
  const price = offer.rows.find(({ id }) => id === 'day')?.prices['open-date'] ?? 0
  // Without a script this line is all that tells where there is room.
  const isWindow = sent.day !== undefined && sent.window !== undefined && sent.day !== 'open-date'
  const sentNext = isWindow
    ? nextFree(`${sent.day}-${sent.window}`, { offer, values: sent, places, t })
    : null
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
      {errorOf('slot') && sentNext && (
        <p className="type-small pb-4">
          <Unbroken>{t.till.nextFree.replace('{when}', sentNext.when)}</Unbroken>
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
          {`${t.till.openDate.toLowerCase()}, ${formatRoubles(price, locale)}`}
        </DayChoice>
      </div>
    </TillStep>
  )
}

/** «26», under it «сентября, пятница». */
function DayChoice({
  value,
  name,
  isFull,
  sent,
  t,
  children,
}: Pick<TillProps, 'sent' | 't'> & { value: string; name: string; isFull: boolean; children: string }) {
  const [figure = '', month = ''] = name.split('\u00a0')
  return (
    <Choice name="day" value={value} sent={sent} title={figure} isFigure isOff={isFull} isRequired>
      <span className="type-small block text-pretty">{` ${month}, ${children}`}</span>
      {isFull && <span className="type-caption mt-1 block">{t.till.none}</span>}
    </Choice>
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
  sent,
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
    <div className="flex flex-col">
      <Choice
        name="window"
        value={kind}
        sent={sent}
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
function NextFree({ full, choose, ...rest }: Wanting & { full: string; choose(slot: string): void }) {
  const next = nextFree(full, rest)
  if (!next) return null
  return (
    <button
      type="button"
      onClick={() => choose(next.slot)}
      className={buttonClass({ tone: 'text', className: 'mt-2 text-left' })}
    >
      <span>
        <Unbroken>{rest.t.till.nextFree.replace('{when}', next.when)}</Unbroken>
      </span>
    </button>
  )
}

type Wanting = Pick<TillProps, 'offer' | 'values' | 'places' | 't'>

/** The nearest window with room for as many as are wanted, and how it is called. */
function nextFree(full: string, { offer, values, places }: Wanting): { slot: string; when: string } | null {
  if (!places) return null
  const all = offer.days.flatMap(({ day, name }) =>
    offer.windows.map(({ kind, from, to }) => ({
      slot: slotIdOf({ day, kind }),
      when: `${name}, ${from}–${to}`,
    })),
  )
  const open = all.filter(({ slot }) => slot === full || !offer.over.includes(slot)).map(({ slot }) => slot)
  const next = nextWithRoom(open, full, places, ticketsIn(offer, values))
  return all.find(({ slot }) => slot === next) ?? null
}

/** A radio button as a card: chosen, it wears the sanguine lintel. */
function Choice({
  name,
  value,
  sent,
  title,
  isFigure = false,
  isOff = false,
  isRequired = false,
  children,
}: {
  name: string
  value: string
  sent: TillProps['sent']
  title: string
  /** The title is a figure, with what it counts under it. */
  isFigure?: boolean
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
        defaultChecked={sent[name] === value}
        disabled={isOff}
        required={isRequired}
      />
      <span className={isFigure ? 'type-numeral [--numeral:2.25rem]' : 'type-d3'}>{title}</span>
      <span className={isFigure ? 'col-span-2' : 'col-start-2'}>{children}</span>
    </label>
  )
}
