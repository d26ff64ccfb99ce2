import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import type { Posted } from '../../../page-server/load-context.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { fieldId } from '../../../ui/field.tsx'
import type { Places } from '../../slots/queries.server.ts'
import type { CartView } from '../cart.ts'
import type { PickerOffer } from '../picker-offer.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { PickerColonnade } from './picker-colonnade.tsx'
import type { Live } from './picker-live.tsx'
import { DayStep, type PickerProps, WindowStep } from './picker-steps.tsx'
import { TicketsStep } from './picker-tickets.tsx'
import { TourStep } from './picker-tour.tsx'
import { WrongSummary } from './wrong-summary.tsx'

const nothing: Record<string, string> = {}

/** Choosing on one screen: day, time, tickets, total. A plain form; a script adds places, sums and the cart beside it. */
export function TicketPicker({
  offer,
  posted,
  next,
  t,
  locale,
}: {
  offer: PickerOffer
  posted: Posted | null
  /** Where there is room, if the window that was sent is full. */
  next: string | null
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const sent = posted?.values ?? nothing
  const form = useRef<HTMLFormElement>(null)
  const isAlive = useIsHydrated()
  const { pathname } = useView()
  const [values, setValues] = useState(sent)
  const [isSending, setIsSending] = useState(false)
  const [cart, setCart] = useState<CartView | null>(null)
  const [live, setLive] = useState<Live | null>(null)
  const [places, setPlaces] = useState<Places | null>(null)
  const waking = useRef<Promise<Live> | null>(null)

  function read() {
    if (form.current) setValues(Object.fromEntries(new FormData(form.current)) as Record<string, string>)
  }

  function wake(): Promise<Live> {
    waking.current ??= import('./picker-live.tsx').then(module => {
      setLive(module.live)
      // Without numbers one can still choose: whoever takes the last place is decided when it is sent.
      module.live.readPlaces().then(setPlaces, () => {})
      return module.live
    })
    return waking.current
  }

  // Should it not come, the plain form is sent.
  function touch() {
    wake().catch(() => {})
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page comes to life
  useEffect(() => {
    startTransition(read)
    // Somebody may have chosen before the script came, or come back to a form the browser remembers.
    if (form.current?.querySelector('[name=day]:checked, [name=window]:checked')) touch()
  }, [])

  async function send(event: FormEvent<HTMLFormElement>) {
    const own = event.currentTarget
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const added = await wake()
      .then(({ addToCart }) => addToCart(own, locale))
      .catch(() => null)
    setIsSending(false)
    // The answer to the plain form says what is wrong, or at least what happened.
    if (!added) return own.submit()
    own.reset()
    read()
    setCart(added)
  }

  const errors = posted?.errors ?? []
  const errorOf = (field: string) => errors.find(error => error.field === field)?.message
  const labels = Object.fromEntries(offer.rows.map(({ id, name }) => [`quantity-${id}`, name]))
  const part: PickerProps = {
    offer,
    values: isAlive ? values : nothing,
    sent,
    errorOf,
    places,
    live,
    t,
    locale,
  }
  return (
    <section id="picker" aria-labelledby="picker-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 id="picker-title" className="type-d2">
          {t.picker.title}
        </h2>
        <Link to="/tickets/cart/" className={buttonClass({ tone: 'text' })}>
          {t.picker.toCart}
        </Link>
      </div>
      <PickerColonnade {...part} />
      <form
        ref={form}
        method="post"
        action={pathname}
        onFocus={touch}
        onPointerDown={touch}
        onInput={read}
        onSubmit={send}
        className="picker grid-columns mt-8 items-start gap-y-10"
      >
        <div className="col-span-full grid gap-10 lg:col-span-8 lg:gap-12">
          {errors.length > 0 && (
            <WrongSummary title={t.picker.wrong} errors={errors} idOf={anchorOf} labels={labels} />
          )}
          <DayStep {...part} next={next} />
          <WindowStep {...part} choose={choose} />
          <TicketsStep {...part} />
          <TourStep {...part} />
        </div>
        <PickerTotal {...part} isAlive={isAlive} isSending={isSending} />
      </form>
      {cart && live && <live.CartDialog cart={cart} onClose={() => setCart(null)} t={t} locale={locale} />}
    </section>
  )

  /** Takes a window somewhere else instead of a full one. */
  function choose({ day, kind }: { day: string; kind: string }) {
    for (const id of [`day-${day}`, `window-${kind}`]) {
      const radio = document.getElementById(id) as HTMLInputElement | null
      if (radio) radio.checked = true
    }
    read()
  }
}

/** What has been chosen and what it comes to; at the side on wide screens, at the foot of narrow ones. */
function PickerTotal({
  offer,
  values,
  live,
  t,
  locale,
  isAlive,
  isSending,
}: PickerProps & { isAlive: boolean; isSending: boolean }) {
  return (
    <aside aria-labelledby="picker-total" className="picker-total col-span-full lg:col-span-4">
      <h3 id="picker-total" className="type-d3 max-lg:sr-only">
        {t.picker.steps.total}
      </h3>
      <div className="max-lg:hidden">
        {live && <live.Lines offer={offer} values={values} t={t} locale={locale} />}
      </div>
      <div className="picker-sum">
        <p role="status" className="min-w-0 lg:flex lg:items-baseline lg:justify-between lg:gap-4">
          <span className="type-small block text-ink-2 lg:text-ink">{t.cart.total}</span>
          {live ? (
            <live.Sum offer={offer} values={values} t={t} locale={locale} />
          ) : (
            <span className="type-small block text-ink-2">
              {isAlive ? t.picker.nothingYet : t.picker.sumLater}
            </span>
          )}
        </p>
        <Button type="submit" busy={isSending} busyLabel={t.picker.adding} className="lg:mt-4 lg:w-full">
          {t.picker.add}
        </Button>
      </div>
      <p className="type-caption mt-4 text-pretty text-ink-2 max-lg:hidden">
        {`${fill(t.picker.held, { minutes: offer.holdTime })} ${fill(t.picker.most, { count: offer.maxTickets })}`}
      </p>
    </aside>
  )
}

/** Where on the page a wrong field stands. */
function anchorOf(field: string): string {
  return field === 'slot'
    ? 'step-day'
    : field === 'tickets' || field === 'tour'
      ? `step-${field}`
      : fieldId(field)
}
