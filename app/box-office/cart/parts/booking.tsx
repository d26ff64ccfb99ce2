import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import type { Posted } from '../../../page-server/load-context.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { cx } from '../../../ui/cx.ts'
import { Field, FieldError, fieldId } from '../../../ui/field.tsx'
import type { PickerTexts } from '../picker-texts.ru.ts'
import { placesWord } from '../places-left.ts'
import { NumberField } from './number-field.tsx'

/** What can be added to the tickets by itself. */
export type Bookable = {
  slot: string
  kind: 'tour' | 'class'
  /** Of a tour. */
  type?: string
  /** Paid by the departure. */
  isSoldWhole?: boolean
  title: string
  most: number
  isUnconfirmed?: boolean
}

/** A place on a walk or at a class: unfolds into how many of you, and joins the cart. Needs no script. */
export function Booking({
  what,
  left,
  posted,
  t,
  locale,
  isMain = false,
}: {
  what: Bookable
  /** Null until the browser knows. */
  left: number | null
  posted: Posted | null
  t: PickerTexts
  locale: LocaleCode
  /** What the page is for: a button, not a line among others. */
  isMain?: boolean
}) {
  const { pathname } = useView()
  const mine = posted?.values[what.kind] === what.slot ? posted : null
  const isWhole = what.isSoldWhole ?? false
  const isFull = left !== null && left <= 0
  const error = mine?.errors[0]?.message
  const people = `people-${what.slot}`
  return (
    <div id={bookingId(what.slot)} className="mt-1">
      {left !== null && (
        <p className={cx('type-caption pt-1', isFull ? 'text-ink-3' : 'text-ink-2')}>
          {isWhole && !isFull ? t.booking.free : placesWord(left, t, locale)}
        </p>
      )}
      {!isFull && (
        <details name="booking" open={mine !== null || undefined}>
          <summary
            aria-label={`${t.booking.book}: ${what.title}`}
            className={
              isMain
                ? buttonClass({ className: 'mt-3' })
                : 'type-small link inline-flex min-h-11 items-center font-medium'
            }
          >
            {t.booking.book}
          </summary>
          <form method="post" action={pathname} className="grid gap-4 pt-1 pb-4">
            <input type="hidden" name={what.kind} value={what.slot} />
            {what.type && <input type="hidden" name="tour-type" value={what.type} />}
            {what.isUnconfirmed && (
              <p className="type-small text-pretty text-warning">{t.booking.unconfirmed}</p>
            )}
            <div>
              <p aria-hidden="true" className="type-small pb-2">
                {t.booking.people}
              </p>
              <NumberField
                id={fieldId(people)}
                name="people"
                label={t.booking.people}
                lessLabel={fill(t.picker.less, { name: what.title })}
                moreLabel={fill(t.picker.more, { name: what.title })}
                initial={mine?.values.people ?? 1}
                min={1}
                max={isWhole ? what.most : Math.min(what.most, left ?? what.most)}
              />
            </div>
            <Field
              name="with-order"
              id={`with-order-${what.slot}`}
              label={t.booking.withOrder}
              defaultValue={mine?.values['with-order']}
              autoComplete="off"
              maxLength={20}
              className="max-w-80"
            />
            {error && <FieldError id={`error-${what.slot}`}>{error}</FieldError>}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button type="submit" tone="secondary" size="small">
                {t.booking.add}
              </Button>
              {error && (
                <Link to="/tickets/" className={buttonClass({ tone: 'text' })}>
                  {t.cart.toTickets}
                </Link>
              )}
            </div>
          </form>
        </details>
      )}
    </div>
  )
}

export function bookingId(slot: string): string {
  return `book-${slot}`
}
