import { useState } from 'react'
import { useIsHydrated } from '../../../navigation/hydration.tsx'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { fieldId } from '../../../ui/field.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import type { CartLine } from '../cart.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { eachText, sumText } from '../sum-text.ts'
import { NumberField } from './number-field.tsx'

const removal = 'cart-removal'

/** What is in the cart, line by line; numbers are changed together, a line is taken out by one press. */
export function CartLines({
  lines,
  totalKopecks,
  canChange,
  action,
  t,
  locale,
}: {
  lines: CartLine[]
  totalKopecks: number
  canChange: boolean
  action: string
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const isAlive = useIsHydrated()
  const [isChanged, setIsChanged] = useState(false)
  return (
    <>
      <form method="post" action={action} onInput={() => setIsChanged(true)}>
        <input type="hidden" name="do" value="change" />
        <ul>
          {lines.map(line => (
            <Line key={line.id} line={line} canChange={canChange} t={t} locale={locale} />
          ))}
        </ul>
        {canChange && (!isAlive || isChanged) && (
          <Button type="submit" tone="ghost" size="small" className="my-4">
            {t.cart.recount}
          </Button>
        )}
      </form>
      {/* Apart, so that Enter in a number recounts and never takes a line out. */}
      <form id={removal} method="post" action={action}>
        <input type="hidden" name="do" value="change" />
      </form>
      <p className="flex items-baseline justify-between gap-4 border-t-[3px] border-ink pt-4">
        {t.cart.total}
        <span className="type-numeral">{formatRoubles(totalKopecks, locale)}</span>
      </p>
    </>
  )
}

function Line({
  line,
  canChange,
  t,
  locale,
}: {
  line: CartLine
  canChange: boolean
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const { id, name, when, quantity, heads, unitKopecks, sumKopecks, isWhole, isUnconfirmed } = line
  const field = `quantity-${id}`
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-hair py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="type-body font-medium">{name}</h3>
        <p className="type-small text-ink-2">
          <Unbroken>{when}</Unbroken>
        </p>
        <p className="type-small text-ink-2 tabular-nums">
          {isWhole ? `${t.booking.people}: ${heads ?? 1}` : eachText(quantity, unitKopecks, t, locale)}
        </p>
        {isUnconfirmed && <p className="type-caption mt-1 text-pretty text-warning">{t.cart.unconfirmed}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {canChange && !isWhole && (
          <NumberField
            id={fieldId(field)}
            name={field}
            label={`${fill(t.cart.quantity, { name })}, ${when}`}
            lessLabel={fill(t.picker.less, { name })}
            moreLabel={fill(t.picker.more, { name })}
            initial={quantity}
            min={1}
            max={20}
          />
        )}
        <p className="min-w-20 text-right whitespace-nowrap tabular-nums">{sumText(sumKopecks, t, locale)}</p>
        {canChange && (
          <button
            type="submit"
            form={removal}
            name="remove"
            value={id}
            aria-label={`${fill(t.cart.removeName, { name })}, ${when}`}
            className={buttonClass({ tone: 'text', className: 'type-small' })}
          >
            {t.cart.remove}
          </button>
        )}
      </div>
    </li>
  )
}
