import { useState } from 'react'
import { Link } from '../../../navigation/link.tsx'
import type { Posted } from '../../../page-server/load-context.ts'
import { fill } from '../../../platform/fill.ts'
import type { LocaleCode } from '../../../platform/languages.ts'
import { formatRoubles } from '../../../platform/money.ts'
import { plural } from '../../../platform/plurals.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, FieldError, fieldId } from '../../../ui/field.tsx'
import type { PickerPageTexts } from '../picker-texts.ru.ts'
import { WrongSummary } from './wrong-summary.tsx'

/** Who buys, what they agree to, and on to the gateway. Browsers' own bubbles are off: our sentences stand at the fields. */
export function BuyerForm({
  action,
  totalKopecks,
  posted,
  t,
  locale,
}: {
  action: string
  totalKopecks: number
  posted: Posted | null
  t: PickerPageTexts
  locale: LocaleCode
}) {
  const [isSending, setIsSending] = useState(false)
  const values = posted?.values ?? {}
  const errors = (posted?.errors ?? []).filter(({ field }) => fields.has(field))
  const of = (name: string) => ({
    name,
    error: errors.find(({ field }) => field === name)?.message,
    defaultValue: values[name],
  })
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={event => {
        if (isSending) event.preventDefault()
        setIsSending(true)
      }}
      className="grid gap-6"
    >
      <h2 className="type-d3">{t.cart.buyer}</h2>
      {errors.length > 0 && (
        <WrongSummary
          title={fill(plural(errors.length, locale, t.cart.wrongFields), { count: errors.length })}
          errors={errors}
          labels={{
            name: t.cart.name,
            email: t.cart.email,
            phone: t.cart.phone,
            offer: t.toOffer,
            'consent-purchase': t.cart.consent[1] ?? '',
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
        <Consent
          {...of('consent-purchase')}
          words={t.cart.consent}
          to="/privacy/consent/purchase/"
          isTicked={values['consent-purchase'] === 'on'}
        />
      </div>
      <Button type="submit" busy={isSending} className="w-full">
        {totalKopecks === 0 ? t.cart.getFree : `${t.cart.pay}, ${formatRoubles(totalKopecks, locale)}`}
      </Button>
    </form>
  )
}

const fields = new Set(['name', 'email', 'phone', 'offer', 'consent-purchase'])

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
