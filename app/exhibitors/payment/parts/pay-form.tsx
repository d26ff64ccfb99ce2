import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { fill } from '../../../platform/fill.ts'
import { withLocale } from '../../../platform/languages.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Field, FieldError, fieldId } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ofFair } from '../../own-fair.ts'
import type { PaymentData, WayToPay } from '../load-payment.server.ts'
import { longest, type RequisiteField, requisiteFields } from '../requisite-form.ts'
import type { PaymentTexts } from '../texts.ru.ts'

type Props = { data: PaymentData; t: PaymentTexts }

/**
 * One form for the three ways. What does not belong to the chosen one is put away by the style sheet alone; where a browser
 * cannot do that, all of it is there.
 */
export function PayForm({ data, t }: Props) {
  return (
    <form method="post" noValidate className="group">
      {data.fair && <input type="hidden" name="fair" value={data.fair} />}
      <Methods data={data} t={t} />
      <div className="group-has-[.way-invoice:not(:checked)]:hidden">
        {isIssued(data) ? (
          <details className="mt-7">
            <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
              <Icon name="chevron-down" size={18} />
              <span className="link">{t.fix}</span>
            </summary>
            <Requisites data={data} t={t} />
          </details>
        ) : (
          <Requisites data={data} t={t} />
        )}
      </div>
      <Agree data={data} t={t} />
      <Send data={data} t={t} />
    </form>
  )
}

/** There is an invoice, and it is right: another is asked for on purpose only. */
function isIssued({ invoice, errors }: PaymentData): boolean {
  return invoice?.isForFirm === true && !invoice.isStale && errors.length === 0
}

function Methods({ data, t }: Props) {
  const { chosen, sums, hold } = data
  const error = errorOf(data, 'method')
  return (
    <fieldset aria-describedby={error ? 'below-method' : undefined}>
      <legend className="type-d2 pb-5 [--fit:0.72]">{t.way}</legend>
      {error && (
        <div className="pb-4" role="alert">
          <FieldError id="below-method">{error}</FieldError>
        </div>
      )}
      <div className="grid gap-3 sm:grid-cols-3">
        {data.methods.map(({ method, isTooMuch }) => (
          <Method
            key={method}
            way={method}
            isChosen={chosen === method}
            isClosed={isTooMuch}
            note={isTooMuch ? t.tooMuch : fill(t.fits, { sum: sums.rest ?? '' })}
            t={t}
          />
        ))}
        <Method
          way="invoice"
          isChosen={chosen === 'invoice'}
          isClosed={false}
          note={fill(t.waits, { due: hold?.due ?? '' })}
          t={t}
        />
      </div>
    </fieldset>
  )
}

function Method({
  way,
  isChosen,
  isClosed,
  note,
  t,
}: {
  way: WayToPay
  isChosen: boolean
  isClosed: boolean
  note: string
  t: PaymentTexts
}) {
  return (
    <label
      className={cx(
        'flex flex-col gap-3 border p-4 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-ink',
        isClosed
          ? 'border-dashed border-edge text-ink-3'
          : 'border-edge has-[:checked]:border-ink has-[:checked]:shadow-[inset_0_4px_0_var(--accent)] hover:border-ink',
      )}
    >
      <span className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="method"
          value={way}
          defaultChecked={isChosen && !isClosed}
          disabled={isClosed}
          className={cx('tick tick-round', `way-${way}`)}
        />
        <span className="type-body font-semibold">{t.methods[way].name}</span>
      </span>
      <span className="type-small text-ink-2">{t.methods[way].text}</span>
      <span className={cx('type-small mt-auto flex items-center gap-2', isClosed ? '' : 'text-success')}>
        {!isClosed && <Icon name="check" size={16} />}
        {note}
      </span>
    </label>
  )
}

const wide: ReadonlySet<RequisiteField> = new Set(['name', 'address', 'signatory'])
const numeric: ReadonlySet<RequisiteField> = new Set(['inn', 'bic', 'account', 'correspondentAccount'])

function Requisites({ data, t }: Props) {
  const wrong = data.errors.filter(({ field }) => isRequisite(field))
  const hints: Partial<Record<RequisiteField, string>> = t.hints
  return (
    <section className="lintel-light mt-11 pt-5" aria-labelledby="requisites-title">
      <h2 id="requisites-title" className="type-d2 pb-5 [--fit:0.72]">
        {t.requisites}
      </h2>
      {wrong.length > 0 && (
        <div role="alert" className="mb-6 border border-t-4 border-error px-5 py-3">
          <p className="type-body flex items-center gap-2.5 font-semibold text-error">
            <Icon name="warning" size={18} />
            {wrong.length === 1 ? t.problems.one : fill(t.problems.many, { count: wrong.length })}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            {wrong.map(({ field }) => (
              <li key={field}>
                <a href={`#${fieldId(field)}`} className="link inline-flex min-h-11 items-center">
                  {t.fields[field as RequisiteField]}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {requisiteFields.map(field => (
          <Field
            key={field}
            name={field}
            label={t.fields[field]}
            defaultValue={data.values[field]}
            maxLength={longest[field]}
            {...(numeric.has(field) && { inputMode: 'numeric' as const })}
            {...(field === 'email' && { type: 'email', autoComplete: 'email' })}
            {...(field === 'name' && { autoComplete: 'organization' })}
            {...(hints[field] && { hint: hints[field] })}
            error={errorOf(data, field)}
            {...(wide.has(field) && { className: 'sm:col-span-2' })}
          />
        ))}
      </div>
    </section>
  )
}

function Agree({ data, t }: Props) {
  const { locale } = useView()
  const error = errorOf(data, 'contractAgree')
  const id = fieldId('contractAgree')
  return (
    <div className="mt-7">
      <div className="flex flex-wrap items-center gap-x-5">
        <label htmlFor={id} className="flex min-h-11 items-center gap-3">
          <input
            id={id}
            type="checkbox"
            name="contractAgree"
            value="on"
            defaultChecked={data.agreed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `below-${id}` : undefined}
            className="tick"
          />
          {t.contract.agree}
        </label>
        <Link
          to={`${withLocale('/account/payment/contract.pdf', locale)}${ofFair('?', data.fair)}`}
          className="inline-flex min-h-11 items-center"
        >
          <span className="link">{t.contract.read}</span>
        </Link>
      </div>
      {error && <FieldError id={`below-${id}`}>{error}</FieldError>}
    </div>
  )
}

// The invoice's button stands first: it is what the Enter key in a line of the requisites presses.
function Send({ data, t }: Props) {
  const sum = data.sums.rest ?? ''
  return (
    <div className="mt-7">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 group-has-[.way-invoice:not(:checked)]:hidden">
        <Button type="submit" name="do" value="invoice" tone={isIssued(data) ? 'secondary' : 'primary'}>
          {fill(data.invoice?.isForFirm ? t.reissue : t.issue, { sum })}
        </Button>
        <p className="type-small max-w-[340px] text-ink-2">{t.issueNote}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 group-has-[.way-invoice:checked]:hidden">
        <Button type="submit" name="do" value="pay">
          {fill(t.toGateway, { sum })}
        </Button>
        <p className="type-small max-w-[340px] text-ink-2">{t.gatewayNote}</p>
      </div>
    </div>
  )
}

function errorOf({ errors }: PaymentData, field: string): string | undefined {
  return errors.find(one => one.field === field)?.message
}

function isRequisite(field: string): field is RequisiteField {
  return requisiteFields.some(one => one === field)
}
