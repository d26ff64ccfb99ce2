import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ChoiceData } from '../load-choice.server.ts'
import type { SummaryData } from '../load-summary.server.ts'
import type { ShownStand } from '../stands-view.ts'
import type { ChoiceTexts } from '../texts.ru.ts'
import { HoldForm } from './hold-form.tsx'
import { OrderForm } from './order-form.tsx'
import { StandMark } from './stand-mark.tsx'

type Props = { data: ChoiceData; t: ChoiceTexts }

/** What is picked and what is one's own, with its price; on a phone a sheet that the bar below opens. */
export function Summary({ data, t }: Props) {
  const { selected, summary } = data
  return (
    <aside
      id="summary"
      popover="auto"
      aria-label={t.own}
      className="stand-sheet m-0 w-full max-w-none border-0 bg-transparent p-0 text-ink lg:static lg:block lg:overflow-visible"
    >
      <button
        type="button"
        popoverTarget="summary"
        popoverTargetAction="hide"
        aria-label={t.buttons.close}
        className="float-right grid size-11 place-items-center lg:hidden"
      >
        <Icon name="close" size={18} />
      </button>
      {selected && <Selected stand={selected} data={data} t={t} />}
      {summary ? <Own summary={summary} t={t} /> : !selected && <Nothing data={data} t={t} />}
    </aside>
  )
}

function Selected({ stand, data, t }: Props & { stand: ShownStand }) {
  const isFree = stand.state === 'free'
  return (
    <section
      data-row={stand.code}
      data-state={stand.state}
      aria-labelledby="selected-title"
      className="lintel mb-10"
    >
      <p className="type-small text-ink-2">{t.selected}</p>
      <h2 id="selected-title" className="type-d1">
        {stand.code}
      </h2>
      <p className="type-d3">{t.halls[stand.hall]}</p>
      <p className="type-small text-ink-2">{stand.facts}</p>
      <p className="mt-3 flex items-center justify-between gap-4 border-t border-hair pt-3">
        <span className="flex items-center gap-2.5">
          <StandMark />
          <span data-word>{stand.word}</span>
        </span>
        <span className="font-semibold tabular-nums">{stand.price}</span>
      </p>
      {isFree && data.mayChoose && (
        <div className="mt-4" data-if-free data-confirm>
          <HoldForm code={stand.code} data={data} t={t} className="w-full" />
        </div>
      )}
    </section>
  )
}

function Nothing({ data, t }: Props) {
  return (
    <section className="lintel">
      <h2 className="type-d2">{t.nothing}</h2>
      <p className="type-body mt-3 text-ink-2">{data.mayChoose ? t.nothingNote : t.seeNote}</p>
    </section>
  )
}

function Own({ summary, t }: { summary: SummaryData; t: ChoiceTexts }) {
  const { stand } = summary
  return (
    <section aria-labelledby="own-title" className="lintel">
      <p className="type-small text-ink-2">{t.own}</p>
      <h2 id="own-title" className="type-d1">
        {stand.code}
      </h2>
      <p className="type-d3">{t.halls[stand.hall]}</p>
      <p className="type-small text-ink-2">{stand.facts}</p>
      <Time summary={summary} t={t} />
      <ul>
        {summary.lines.map(line => (
          <li key={line.name} className="flex justify-between gap-4 border-b border-hair py-3.5">
            <span>{line.name}</span>
            <span className="shrink-0 tabular-nums">{line.sum}</span>
          </li>
        ))}
      </ul>
      {summary.mayOrder && <OrderForm summary={summary} t={t} />}
      {summary.isPaying && <p className="type-small mt-4 text-ink-2">{t.order.paying}</p>}
      <div className="mt-5 flex items-baseline justify-between gap-4 border-t-4 border-ink pt-4">
        <span>{t.total}</span>
        <span className="type-d2 whitespace-nowrap" data-total>
          {summary.total}
        </span>
      </div>
      {!summary.isPaid && <Ways summary={summary} t={t} />}
    </section>
  )
}

function Time({ summary, t }: { summary: SummaryData; t: ChoiceTexts }) {
  const { left, until, isPaid, isInvoiced } = summary
  return (
    <div className="mt-4 border-t border-hair">
      {isPaid ? (
        <p className="flex items-center gap-2.5 border-b-2 border-success py-3 text-success">
          <Icon name="check" size={18} />
          {t.paid}
        </p>
      ) : (
        <>
          <p className="flex items-center gap-2.5 border-b-2 border-warning py-2 text-warning">
            <Icon name="clock" size={18} />
            <span className="grow">{t.held}</span>
            {left && (
              <span role="timer" aria-live="off" data-left={left.seconds} className="type-d3 tabular-nums">
                {left.text}
              </span>
            )}
          </p>
          {until && (
            <p className="type-small py-3 text-ink-2">
              {isInvoiced ? fill(t.invoiced, { until }) : fill(t.until, { until })}
            </p>
          )}
        </>
      )}
    </div>
  )
}

function Ways({ summary, t }: { summary: SummaryData; t: ChoiceTexts }) {
  const { pathname } = useView()
  return (
    <>
      {summary.payment && (
        <Link to={summary.payment} className={buttonClass({ className: 'mt-4 w-full' })}>
          {t.buttons.pay}
        </Link>
      )}
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="type-caption text-ink-2">{t.totalNote}</p>
        {summary.mayRelease && (
          <form method="post" action={pathname} data-send>
            <input type="hidden" name="do" value="release" />
            <input type="hidden" name="fair" value={summary.fair} />
            <Button type="submit" tone="text" className="whitespace-nowrap text-error" data-choose>
              {t.buttons.release}
            </Button>
          </form>
        )}
      </div>
    </>
  )
}

/** On a phone, fixed below: the sum or the stand that was picked, and what to press. */
export function BottomBar({ data, t }: Props) {
  const { selected, summary } = data
  if (!selected && !summary) return null
  const isOffered = selected?.state === 'free' && data.mayChoose
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 flex items-center gap-4 border-t-4 border-ink bg-raised px-4 py-3 lg:hidden">
      <div className="min-w-0 grow">
        <span className="type-caption block text-ink-2">{selected ? selected.code : t.total}</span>
        <span className="type-d3 whitespace-nowrap">{selected ? selected.price : summary?.total}</span>
      </div>
      {selected && isOffered ? (
        <div data-row={selected.code} data-state={selected.state}>
          <div data-if-free>
            <HoldForm code={selected.code} data={data} t={t} />
          </div>
        </div>
      ) : (
        <button
          type="button"
          popoverTarget="summary"
          className={buttonClass({ tone: selected ? 'ghost' : 'primary' })}
        >
          {t.buttons.details}
        </button>
      )}
    </div>
  )
}
