import { Link } from '../../../navigation/link.tsx'
import { OfficeForm } from '../../../office/parts/office-form.tsx'
import { fill } from '../../../platform/fill.ts'
import { Button } from '../../../ui/button.tsx'
import type { FairData } from '../pages/fair.server.ts'
import type { OfficeTexts } from '../texts.ru.ts'

type Running = NonNullable<FairData['running']>

/** How far the batch is, in numbers and on a bar; what it could not do is named. */
export function CallOffProgress({ running, t }: { running: Running; t: OfficeTexts }) {
  const words = t.fair.running
  const { done, count, problems } = running
  return (
    <section aria-labelledby="progress" className="lintel-current mb-10 bg-raised p-5">
      <h2 id="progress" className="type-d3">
        {(running.finishedAt ? words.titlesDone : words.titles)[running.kind]}
      </h2>
      <p className="mt-2">{running.message}</p>
      <p className="text-ink-2">{fill(words.by, { actor: running.actor, at: running.startedAt })}</p>
      {running.dates && <p>{fill(words.dates, { dates: running.dates, until: running.until ?? '' })}</p>}
      <p className="mt-4 font-semibold">{fill(words.done, { done, count })}</p>
      <Bar share={count === 0 ? 100 : (done / count) * 100} />
      {running.kind === 'cancelled' && (
        <p>{fill(words.sum, { tickets: running.tickets, sum: running.sum })}</p>
      )}
      <p role="status">
        {running.finishedAt ? fill(words.finished, { at: running.finishedAt }) : words.still}
      </p>
      {problems.length > 0 && (
        <div className="mt-4 border-l-4 border-error pl-4">
          <p className="font-semibold text-error">{fill(words.problems, { count: problems.length })}</p>
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
          <OfficeForm does="again" fields={{ batch: running.id }}>
            <Button type="submit" tone="ghost" size="small" className="mt-2">
              {words.again}
            </Button>
          </OfficeForm>
        </div>
      )}
      {running.finishedAt && running.kind === 'postponed' && running.isClosed && (
        <OfficeForm does="open-sale" className="mt-4">
          <Button type="submit" tone="ghost" size="small">
            {words.openSale}
          </Button>
          <p className="type-small mt-1 text-ink-2">{words.openSaleNote}</p>
        </OfficeForm>
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
