import { Link } from '../../../navigation/link.tsx'
import type { PageHead, PageProps } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { Section } from '../../../office/parts/section.tsx'
import { Table } from '../../../office/parts/table.tsx'
import { ConfirmTick, LongField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { chipClass } from '../../../ui/chip-class.ts'
import { Confirmation, PlanNumbers, Proposed } from '../parts/call-off-plan.tsx'
import { CallOffProgress } from '../parts/call-off-progress.tsx'
import { Frame } from '../parts/frame.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import type { OfficeTexts } from '../texts.ru.ts'
import type { load } from './departures.server.ts'

type Data = Awaited<ReturnType<typeof load>>
type Props = PageProps<Data, OfficeTexts>
type Slot = Data['days'][number]['slots'][number]

/** Everything that has places, day by day; capacities are set here, departures called off. */
export default function Departures({ data, t }: Props) {
  const { columns } = t.departures
  return (
    <Frame data={data} t={t} title={t.departures.title}>
      {data.chosen && <CallOff data={data} t={t} chosen={data.chosen} />}
      {data.running.map(batch => (
        <CallOffProgress key={batch.id} batch={batch} t={t} canRetry={false} />
      ))}
      <nav aria-label={t.departures.title} className="mb-8 flex flex-wrap gap-2">
        {data.days.map(({ day, label }) => (
          <Link key={day} to={`#day-${day}`} className={chipClass(false)}>
            {label}
          </Link>
        ))}
      </nav>
      {data.days.map(({ day, label, slots, canCallOff }) => (
        <Section key={day} id={`day-${day}`} title={label}>
          <Table
            caption={label}
            isDense
            columns={[
              { key: 'time', label: columns.time, dense: 'head' },
              { key: 'what', label: columns.what, dense: 'head' },
              { key: 'paid', label: columns.paid, isNumber: true },
              { key: 'held', label: columns.held, isNumber: true },
              { key: 'capacity', label: columns.capacity, dense: 'line' },
              { key: 'state', label: columns.state, dense: 'bare' },
              { key: 'action', label: columns.action, dense: 'bare' },
            ]}
            rows={slots.map(slot => ({
              key: slot.id,
              cells: [
                slot.time,
                <span key="what">
                  {t.departures.kinds[slot.kind]}
                  {slot.title && <span className="block font-normal text-ink-2">{slot.title}</span>}
                </span>,
                <span key="paid">
                  {slot.paid}
                  {slot.minimum !== null && (
                    <span className="block text-ink-2">
                      {fill(t.departures.minimum, { count: slot.minimum })}
                    </span>
                  )}
                </span>,
                slot.held,
                <Capacity key="capacity" slot={slot} data={data} t={t} />,
                <StateBadge key="state" state={slot.state}>
                  {t.departures.states[slot.state]}
                </StateBadge>,
                slot.canCallOff && (
                  <Link
                    key="action"
                    to={`/office/departures/?call-off=${slot.id}`}
                    aria-label={fill(t.departures.callOffOf, { name: nameOf(slot, t) })}
                    className="link inline-flex min-h-11 items-center"
                  >
                    {t.departures.callOff}
                  </Link>
                ),
              ],
            }))}
          />
          {canCallOff && (
            <Link
              to={`/office/departures/?call-off-day=${day}`}
              className="link mt-2 inline-flex min-h-11 items-center"
            >
              {fill(t.departures.callOffDay, { day: label })}
            </Link>
          )}
        </Section>
      ))}
    </Frame>
  )
}

function Capacity({ slot, data, t }: { slot: Slot } & Pick<Props, 'data' | 't'>) {
  if (slot.state === 'calledOff' || slot.isOver) return slot.capacity
  const isMine = data.typed.do === 'capacity' && data.typed.slot === slot.id
  return (
    <OfficeForm does="capacity" fields={{ slot: slot.id }} className="flex items-center gap-2">
      <input
        name="capacity"
        type="number"
        inputMode="numeric"
        min={slot.taken}
        required
        defaultValue={isMine ? data.typed.capacity : slot.capacity}
        aria-label={fill(t.departures.capacityOf, { name: nameOf(slot, t) })}
        aria-invalid={isMine ? true : undefined}
        className="h-11 w-22 border border-edge bg-raised px-2 tabular-nums hover:border-ink"
      />
      <button type="submit" className="link min-h-11">
        {t.departures.setCapacity}
      </button>
    </OfficeForm>
  )
}

function CallOff({ data, t, chosen }: Pick<Props, 'data' | 't'> & { chosen: NonNullable<Data['chosen']> }) {
  const words = t.departures.confirm
  const { scope, subject, plan } = chosen
  const typed = data.typed.do === 'call-off' ? data.typed : {}
  return (
    <section aria-labelledby="call-off" className="lintel-current mb-10 bg-raised p-5">
      <h2 id="call-off" className="type-d3">
        {fill(words.title, { name: chosen.name })}
      </h2>
      <p className="mt-3 mb-5 max-w-text">
        {plan.orders === 0 ? words.nobody : words.touches} {words.note} {chosen.takesTwo && words.two}
      </p>
      <Proposed proposed={chosen.proposed} t={t} />
      <PlanNumbers plan={plan} />
      {chosen.orders.length > 0 && (
        <div className="mt-6">
          <Table
            caption={t.orders.title}
            columns={[
              { key: 'code', label: words.columns.code },
              { key: 'buyer', label: words.columns.buyer },
              { key: 'tickets', label: words.columns.tickets, isNumber: true },
              { key: 'sum', label: words.columns.sum, isNumber: true },
            ]}
            rows={chosen.orders.map(order => ({
              key: order.id,
              cells: [
                <Link
                  key="code"
                  to={`/office/orders/${order.id}/`}
                  className="link font-semibold max-md:inline-flex max-md:min-h-11 max-md:items-center"
                >
                  {order.code}
                </Link>,
                <span key="buyer">
                  {order.name}
                  <span className="block text-ink-2">{order.email}</span>
                </span>,
                order.tickets,
                order.sum,
              ],
            }))}
          />
        </div>
      )}
      <OfficeForm does="call-off" fields={{ [scope]: subject }} className="mt-4 max-w-text">
        <LongField
          id="call-off-reason"
          name="reason"
          label={t.reason}
          required={!chosen.takesTwo}
          maxLength={1000}
          rows={2}
          defaultValue={typed.reason}
          className="mb-4"
        />
        {chosen.takesTwo ? (
          <Confirmation does="call-off" plan={plan} typed={typed} t={t} />
        ) : (
          <ConfirmTick id="confirm-call-off" label={t.confirm} />
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-5">
          <Button type="submit" tone="danger" size="small">
            {chosen.takesTwo ? words.propose : words.button}
          </Button>
          <Link to="/office/departures/" className={buttonClass({ tone: 'text' })}>
            {words.keep}
          </Link>
        </div>
      </OfficeForm>
    </section>
  )
}

function nameOf({ kind, title, time }: Pick<Slot, 'kind' | 'title' | 'time'>, t: OfficeTexts): string {
  return [t.departures.kinds[kind], title, time].filter(Boolean).join(', ')
}

export function head({ t }: Props): PageHead {
  return { title: t.departures.title, isHidden: true }
}
