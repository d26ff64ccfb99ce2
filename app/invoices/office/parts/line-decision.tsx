import { Link } from '../../../navigation/link.tsx'
import { useView } from '../../../navigation/view.ts'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { TextField } from '../../../office/parts/text-field.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { StatementData } from '../pages/statement.server.ts'
import type { InvoiceTexts } from '../texts.ru.ts'

type Chosen = NonNullable<StatementData['chosen']>

/** One line beside the list: what speaks for which invoice, and what a person says it is. */
export function LineDecision({
  chosen,
  error,
  t,
}: {
  chosen: Chosen
  error: StatementData['error']
  t: InvoiceTexts
}) {
  const words = t.statement
  const { path } = useView()
  const line = String(chosen.id)
  return (
    <section
      id="line"
      aria-labelledby="line-title"
      className="border border-hair border-t-4 border-t-warning bg-raised p-5"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="line-title" className="type-d3">
          {chosen.sum}
        </h2>
        <Link to={path} className={buttonClass({ tone: 'text' })}>
          {words.close}
        </Link>
      </div>
      <p className="font-semibold">{chosen.payer}</p>
      <p className="type-small text-ink-2">
        {chosen.inn ? fill(words.inn, { inn: chosen.inn }) : words.noInn}, {chosen.day},{' '}
        {fill(words.order, { number: chosen.number })}
      </p>
      <p className="type-small break-words text-ink-2">«{chosen.purpose}»</p>
      {!chosen.isBooked && (
        <>
          <h3 className="type-small mt-5 border-x border-t border-edge px-2 pt-2 font-semibold">
            {words.why}
          </h3>
          <p className="px-2">{chosen.told}</p>
          <Booking chosen={chosen} error={error} t={t} />
          <OfficeForm does="not-ours" fields={{ line }} className="mt-3">
            <Button type="submit" tone="ghost" className="w-full">
              {words.notOurs}
            </Button>
          </OfficeForm>
        </>
      )}
      {chosen.isBooked && <p className="mt-4">{chosen.told}</p>}
      {(chosen.isBooked || chosen.isDecided) && (
        <OfficeForm does="undo" fields={{ line }} className="mt-3">
          <Button type="submit" tone="ghost" className="w-full">
            {words.undo}
          </Button>
        </OfficeForm>
      )}
      <p className="type-small mt-4 text-ink-2">{words.recorded}</p>
    </section>
  )
}

function Booking({ chosen, error, t }: { chosen: Chosen; error: StatementData['error']; t: InvoiceTexts }) {
  const words = t.statement
  const { pathname } = useView()
  const line = String(chosen.id)
  return (
    <>
      <OfficeForm does="book" fields={{ line }} className="mt-5">
        <fieldset aria-describedby={error ? 'invoice-error' : undefined}>
          <legend className="type-small block w-full border-x border-t border-edge px-2 pt-2 font-semibold">
            {words.whichInvoice}
          </legend>
          {chosen.candidates.map(({ id, number, payer, stand, sum, due }, place) => (
            <label
              key={id}
              className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-hair px-2 py-2"
            >
              <input
                type="radio"
                name="invoice"
                value={id}
                required
                defaultChecked={place === 0}
                className="tick tick-round"
              />
              <span>
                <span className="font-semibold">{fill(words.candidate, { number, payer })}</span>
                <span className="type-small block text-ink-2">
                  {stand ? `${fill(words.standOf, { stand })}, ` : ''}
                  {fill(words.candidateMore, { sum, due })}
                </span>
              </span>
            </label>
          ))}
          {chosen.candidates.length === 0 && <p className="px-2 py-2 text-ink-2">{words.noneFound}</p>}
        </fieldset>
        {error && (
          <p id="invoice-error" className="type-small mt-1 text-error">
            {error.message}
          </p>
        )}
        {chosen.candidates.length > 0 && (
          <Button type="submit" tone="secondary" className="mt-3 w-full">
            {words.book}
          </Button>
        )}
      </OfficeForm>
      <form action={`${pathname}#line`} className="mt-4">
        <input type="hidden" name="line" value={line} />
        <TextField id="q" name="q" label={words.find} defaultValue={chosen.query} autoComplete="off" />
        <Button type="submit" tone="ghost" size="small" className="mt-2">
          {words.findSend}
        </Button>
      </form>
    </>
  )
}
