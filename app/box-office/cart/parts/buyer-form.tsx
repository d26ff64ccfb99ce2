import { useRef, useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import type { Posted } from '../../../page-server/load-context.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError, fieldId } from '../../../ui/field.tsx'
import { useFieldErrors } from '../../../ui/fields/use-field-errors.ts'
import type { BuyerCode } from '../../orders/check-buyer.ts'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { WrongSummary } from './wrong-summary.tsx'

/**
 * Who buys, what they agree to, and on to the gateway. Browsers' own bubbles are off: our sentences stand at the fields,
 * from the server, and with a script from the moment a field is left.
 */
export function BuyerForm({
  action,
  totalKopecks,
  posted,
  refusals,
  t,
  locale,
}: {
  action: string
  totalKopecks: number
  posted: Posted | null
  refusals: Record<BuyerCode, string>
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const values = posted?.values ?? {}
  const refused = (posted?.errors ?? []).filter(({ field }) => fields.includes(field))
  const { errors, onBlur, onChange } = useFieldErrors(
    Object.fromEntries(refused.map(({ field, message }) => [field, message])),
    async name => {
      const { checkBuyer } = await rules()
      const code = checkBuyer(name, form.current ? String(new FormData(form.current).get(name) ?? '') : '')
      return code && refusals[code]
    },
  )
  const of = (name: string) => ({ name, error: errors[name], defaultValue: values[name] })
  // All of it together only after an attempt to send.
  const wrong = refused.length > 0 ? fields.filter(name => errors[name]) : []
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={event => {
        if (isSending) event.preventDefault()
        setIsSending(true)
      }}
      onFocus={() => void rules().catch(() => {})}
      onBlur={onBlur}
      onChange={onChange}
      className="grid gap-6"
    >
      <h2 className="type-d3">{t.cart.buyer}</h2>
      {wrong.length > 0 && (
        <WrongSummary
          title={fill(plural(wrong.length, locale, t.cart.wrongFields), { count: wrong.length })}
          errors={wrong.map(field => ({ field, message: errors[field] ?? '' }))}
          labels={{
            name: t.cart.name,
            email: t.cart.email,
            phone: t.cart.phone,
            offer: t.toOffer,
          }}
        />
      )}
      <Field {...of('name')} label={t.cart.name} autoComplete="name" maxLength={200} />
      <Field
        {...of('email')}
        label={t.cart.email}
        hint={t.cart.emailHint}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <Field
        {...of('phone')}
        label={t.cart.phone}
        hint={t.cart.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
      <div>
        <Consent {...of('offer')} words={t.cart.offer} to="/offer/" isTicked={values.offer === 'on'} />
        <p className="type-caption text-pretty pt-2 text-ink-2">
          {t.cart.data[0]}
          <Link to="/privacy/" newTab className="link">
            {t.cart.data[1]}
          </Link>
          {t.cart.data[2]}
        </p>
      </div>
      <Button type="submit" busy={isSending} className="w-full">
        {totalKopecks === 0 ? t.cart.getFree : `${t.cart.pay}, ${formatRoubles(totalKopecks, locale)}`}
      </Button>
    </form>
  )
}

const fields = ['name', 'email', 'phone', 'offer']
// Fetched when the first field is entered.
const rules = () => import('../../orders/check-buyer.ts')

/** One box for one paper; it is never ticked for anybody. */
function Consent({
  name,
  words: [before = '', paper = ''],
  to,
  error,
  isTicked,
}: {
  name: string
  words: readonly string[]
  to: string
  error: string | undefined
  isTicked: boolean
}) {
  return (
    <div>
      <div className="flex items-start gap-3 py-2.5">
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          value="on"
          defaultChecked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `below-${name}` : undefined}
          className="tick"
        />
        <label htmlFor={fieldId(name)} className="type-small pt-0.5">
          {before}
          <Link to={to} newTab className="link">
            {paper}
          </Link>
        </label>
      </div>
      {error && <FieldError id={`below-${name}`}>{error}</FieldError>}
    </div>
  )
}
