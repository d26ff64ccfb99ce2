import { Link } from '../../../navigation/link.tsx'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { CartView } from '../cart.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { eachText, sumText } from '../sum-text.ts'
import { HoldTimer, useHold } from './hold-timer.tsx'

/** What lies in the cart now, over the page on which it was filled. */
export function CartDialog({
  cart,
  onClose,
  t,
  locale,
}: {
  cart: CartView
  onClose(): void
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const left = useHold(cart)
  return (
    <Dialog title={t.cart.added} isOpen onClose={onClose} closeLabel={t.close}>
      {cart.state === 'held' && (
        <>
          <HoldTimer cart={cart} left={left} t={t} />
          <ul className="mt-2">
            {cart.lines.map(line => (
              <li key={line.id} className="flex justify-between gap-4 border-b border-hair py-3">
                <p>
                  {line.name}
                  <span className="type-caption block text-ink-2">{line.when}</span>
                  <span className="type-caption block text-ink-2">
                    {eachText(line.quantity, line.unitKopecks, t, locale)}
                  </span>
                </p>
                <p className="whitespace-nowrap tabular-nums">{sumText(line.sumKopecks, t, locale)}</p>
              </li>
            ))}
          </ul>
          <p className="flex items-baseline justify-between gap-4 border-t-[3px] border-ink pt-4">
            {t.cart.total}
            <span className="type-numeral">{formatRoubles(cart.totalKopecks, locale)}</span>
          </p>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/tickets/cart/" className={buttonClass()}>
          {t.cart.checkOut}
        </Link>
        <Button tone="ghost" onClick={onClose}>
          {t.cart.goOn}
        </Button>
      </div>
    </Dialog>
  )
}
