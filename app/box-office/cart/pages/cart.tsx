import { Breadcrumbs } from '../../../navigation/breadcrumbs.tsx'
import { Link } from '../../../navigation/link.tsx'
import { type PageHead, type PageProps, useView } from '../../../navigation/view.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageTitle } from '../../../ui/page-title.tsx'
import type { CartLine, CartView } from '../cart.ts'
import { BuyerForm } from '../parts/buyer-form.tsx'
import { CartLines } from '../parts/cart-lines.tsx'
import { HoldTimer, useHold } from '../parts/hold-timer.tsx'
import { WrongSummary } from '../parts/wrong-summary.tsx'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import type { CartTexts } from '../texts.ru.ts'
import type { load } from './cart.server.ts'

type Props = PageProps<Awaited<ReturnType<typeof load>>, CartTexts>

export default function Cart({ data, t: own, locale }: Props) {
  const t = { ...own, ...data.words }
  const { cart } = data
  const left = useHold(cart)
  const isOver = cart.state === 'over' || (cart.state === 'held' && left === 0)
  return (
    <>
      <PageTitle
        title={t.cart.title}
        lead={cart.state === 'held' && !isOver ? t.cart.lead : undefined}
        above={<Breadcrumbs crumbs={[{ label: t.tickets, to: '/tickets/' }]} label={t.youAreHere} />}
      />
      <div className="page box-office pt-10 lg:pt-14">
        {cart.state === 'empty' && <EmptyState action={<ToTickets t={t} />}>{t.cart.empty}</EmptyState>}
        {cart.state === 'waiting' && (
          <EmptyState
            action={
              <Link to={`/tickets/order/${cart.token}/`} className={buttonClass()}>
                {t.cart.toOrder}
              </Link>
            }
          >
            {t.cart.waiting}
          </EmptyState>
        )}
        {isOver && (cart.state === 'over' || cart.state === 'held') && (
          <Over lines={cart.lines} data={data} t={t} locale={locale} />
        )}
        {!isOver && cart.state === 'held' && (
          <Held cart={cart} left={left} data={data} t={t} locale={locale} />
        )}
      </div>
    </>
  )
}

function Held({
  cart,
  left,
  data,
  t,
  locale,
}: {
  cart: Extract<CartView, { state: 'held' }>
  left: number | null
  data: Props['data']
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const { pathname } = useView()
  const wrongLines = wrongOfLines(data)
  return (
    <div className="grid-columns items-start gap-y-14">
      <section aria-labelledby="cart-tickets" className="col-span-full lg:col-span-7">
        <h2 id="cart-tickets" className="sr-only">
          {t.tickets}
        </h2>
        {wrongLines.length > 0 && (
          <WrongSummary title={t.picker.wrong} errors={wrongLines} idOf={() => 'cart-lines'} />
        )}
        <HoldTimer cart={cart} left={left} t={t} />
        {cart.canExtend && (
          <form method="post" action={pathname}>
            <input type="hidden" name="do" value="extend" />
            <button type="submit" className={buttonClass({ tone: 'text', className: 'type-small' })}>
              {t.cart.extend}
            </button>
          </form>
        )}
        <div id="cart-lines" className="mt-4">
          <CartLines
            lines={cart.lines}
            totalKopecks={cart.totalKopecks}
            canChange={cart.canChange}
            action={pathname}
            t={t}
            locale={locale}
          />
        </div>
        {cart.lines.some(({ needsProof }) => needsProof) && (
          <p className="type-small mt-5 max-w-text text-pretty text-ink-2">{t.cart.proof}</p>
        )}
        {!cart.canChange && (
          <p className="type-small mt-5 max-w-text text-pretty text-ink-2">{t.cart.fixed}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-1">
          {cart.canChange && (
            <>
              <Link to="/tickets/" className={buttonClass({ tone: 'text' })}>
                {t.cart.goOn}
              </Link>
              <Link to="/excursions/" className={buttonClass({ tone: 'text' })}>
                {t.cart.addTour}
              </Link>
            </>
          )}
          <form method="post" action={pathname}>
            <input type="hidden" name="do" value="empty" />
            <button type="submit" className={buttonClass({ tone: 'text' })}>
              {t.cart.empties}
            </button>
          </form>
        </div>
      </section>
      <div className="col-span-full border border-hair border-t-4 border-t-accent bg-raised p-5 md:p-7 lg:col-span-5">
        <BuyerForm
          action={pathname}
          totalKopecks={cart.totalKopecks}
          posted={data.posted}
          refusals={data.refusals}
          t={t}
          locale={locale}
        />
      </div>
    </div>
  )
}

/** The time is up: what that means, and the same choice again with one press. */
function Over({
  lines,
  data,
  t,
}: {
  lines: CartLine[]
  data: Props['data']
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const { pathname } = useView()
  const wrong = wrongOfLines(data)
  return (
    <section role="status" className="max-w-text">
      {wrong.length > 0 && <WrongSummary title={t.picker.wrong} errors={wrong} idOf={() => 'cart-over'} />}
      <h2 id="cart-over" className="type-d2">
        {t.cart.over}
      </h2>
      <p className="type-lead mt-4 text-ink-2">{t.cart.overMore}</p>
      <ul className="mt-6">
        {lines.map(line => (
          <li key={line.id} className="border-t border-hair py-3">
            {`${line.name} × ${line.quantity}`}
            <span className="type-small block text-ink-2">{line.when}</span>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <form method="post" action={pathname}>
          <input type="hidden" name="do" value="again" />
          <Button type="submit">{t.cart.again}</Button>
        </form>
        <ToTickets t={t} isQuiet />
      </div>
    </section>
  )
}

function ToTickets({ t, isQuiet = false }: { t: PickerPageTexts; isQuiet?: boolean }) {
  return (
    <Link to="/tickets/" className={buttonClass({ tone: isQuiet ? 'text' : 'primary' })}>
      {t.cart.toTickets}
    </Link>
  )
}

// What is wrong with the tickets stands above them; the rest stands in the buyer's form.
function wrongOfLines({ posted }: Props['data']) {
  const isOfLines = /^(?:slot|tickets|tour|class|people|pass-number|invitation|quantity-)/
  return (posted?.errors ?? []).filter(({ field }) => isOfLines.test(field))
}

export function head({ data: { words } }: Props): PageHead {
  return { title: words.cart.title, description: words.cart.lead, isHidden: true }
}
