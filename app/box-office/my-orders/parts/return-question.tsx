import { Link } from '../../../navigation/link.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { ShownReturn } from '../return-view.ts'
import type { MyOrdersTexts } from '../texts.ru.ts'

/** Before a ticket is given back: what comes back today, to the kopeck, and what has to be sent. */
export function ReturnQuestion({
  question,
  here,
  t,
}: {
  question: ShownReturn
  here: string
  t: MyOrdersTexts
}) {
  const reasons = (['visitor', 'illness'] as const).filter(reason => reason === 'illness' || !question.isOver)
  return (
    <section id="return" aria-labelledby="return-title" className="lintel-current mt-10 bg-raised p-6 md:p-8">
      <h2 id="return-title" className="type-d2">
        {question.title}
      </h2>
      <div className="mt-6 grid gap-gutter gap-y-8 lg:grid-cols-2">
        <div>
          <p className="type-lead max-w-text">{question.today}</p>
          {question.sum && !question.isOver && (
            <p className="type-numeral type-numeral-l mt-3">{question.sum}</p>
          )}
          {question.next && <p className="type-body mt-3 text-ink-2">{question.next}</p>}
          <form method="post" action={here} className="mt-6">
            <input type="hidden" name="do" value="return" />
            <input type="hidden" name="ticket" value={question.code} />
            {question.others.length > 0 && (
              <fieldset className="mb-6">
                <legend className="font-medium">{t.returnWith}</legend>
                <p className="type-small mb-2 max-w-text text-ink-2">{t.returnWithNote}</p>
                {question.others.map(({ code, name, number, sum, hasToGo }) => (
                  <label key={code} className="flex min-h-11 w-fit items-start gap-3 py-2.5">
                    {hasToGo && <input type="hidden" name={`also-${code}`} value="on" />}
                    <input
                      type="checkbox"
                      name={`also-${code}`}
                      defaultChecked={hasToGo}
                      disabled={hasToGo}
                      className="tick"
                    />
                    <span>
                      {name}, <span className="whitespace-nowrap">{number}:</span>{' '}
                      <span className="whitespace-nowrap">{sum}</span>
                      {hasToGo && <span className="text-ink-2"> ({t.returnLeans})</span>}
                    </span>
                  </label>
                ))}
              </fieldset>
            )}
            {!question.isFree && (
              <fieldset>
                <legend className="mb-1 font-medium">{t.reasonTitle}</legend>
                {reasons.map((reason, place) => (
                  <label key={reason} className="flex min-h-11 w-fit items-start gap-3 py-2.5">
                    <input
                      type="radio"
                      name="reason"
                      value={reason}
                      defaultChecked={place === 0}
                      className="tick tick-round"
                    />
                    {t.reasons[reason]}
                  </label>
                ))}
                <p className="type-small mt-1 max-w-text text-ink-2">{question.illnessNote}</p>
              </fieldset>
            )}
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
              <Button type="submit">{t.confirmReturn}</Button>
              <Link to={here} className={buttonClass({ tone: 'text' })}>
                {t.keep}
              </Link>
            </div>
          </form>
        </div>
        {!question.isFree && (
          <div className="lintel-light">
            <h3 className="type-d3 mt-3">{t.papersTitle}</h3>
            <ul className="type-body mt-4 list-disc pl-5">
              {[...t.papers, t.certificate].map(paper => (
                <li key={paper}>{paper}</li>
              ))}
            </ul>
            <p className="type-body mt-4 max-w-text text-ink-2">{question.papersTo}</p>
            <p className="type-body mt-2 max-w-text text-ink-2">{question.payout}</p>
          </div>
        )}
      </div>
    </section>
  )
}
