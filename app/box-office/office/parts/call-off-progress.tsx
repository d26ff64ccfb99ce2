import { Link } from '../../../navigation/link.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { ShownCallOff } from '../show-call-off.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

/** How far the batch is, in numbers and on a bar; what it could not do is named. */
export function CallOffProgress({
  batch,
  t,
  canRetry = true,
}: {
  batch: ShownCallOff
  t: OfficeTexts
  canRetry?: boolean
}) {
  const words = t.fair.running
  const { id, done, count, problems, failed } = batch
  const title = (batch.finishedAt ? words.titlesDone : words.titles)[batch.kind]
  return (
    <section aria-labelledby={`progress-${id}`} className="lintel-current mb-10 bg-raised p-5">
      <h2 id={`progress-${id}`} className="type-d3">
        {fill(title, { name: batch.name })}
      </h2>
      <p className="mt-2">{batch.message}</p>
      <p className="text-ink-2">{fill(words.by, { actor: batch.actor, at: batch.startedAt })}</p>
      {batch.approvedBy && <p className="text-ink-2">{fill(words.approved, { actor: batch.approvedBy })}</p>}
      {batch.dates && <p>{fill(words.dates, { dates: batch.dates, until: batch.until ?? '' })}</p>}
      <p className="mt-4 font-semibold">{fill(words.done, { done, count })}</p>
      <Bar share={count === 0 ? 100 : (done / count) * 100} />
      {batch.kind === 'cancelled' && <p>{fill(words.sum, { tickets: batch.tickets, sum: batch.sum })}</p>}
      <p role="status">{batch.finishedAt ? fill(words.finished, { at: batch.finishedAt }) : words.still}</p>
      {problems.length > 0 && (
        <div className="mt-4 border-l-4 border-error pl-4">
          {failed > 0 && (
            <p className="font-semibold text-error">{fill(words.problems, { count: failed })}</p>
          )}
          {batch.givenBefore && <p>{fill(words.givenBefore, { sum: batch.givenBefore })}</p>}
          <ul>
            {problems.map(({ orderId, code, problem }) => (
              <li key={orderId}>
                <Link to={`/office/orders/${orderId}/`} className="link">
                  {code}
                </Link>{' '}
                {problem}
              </li>
            ))}
          </ul>
          {failed > 0 && canRetry && (
            <OfficeForm does="again" fields={{ batch: id }}>
              <Button type="submit" tone="ghost" size="small" className="mt-2">
                {words.again}
              </Button>
            </OfficeForm>
          )}
        </div>
      )}
    </section>
  )
}

// The numbers above say it in words.
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="my-2 block h-3 w-full max-w-text bg-hair text-ink"
    >
      <rect width={share} height="1" fill="currentColor" />
    </svg>
  )
}
