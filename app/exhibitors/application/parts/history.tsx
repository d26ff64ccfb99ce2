import type { ApplicationData } from '../pages/application.server.ts'
import type { ApplicationPageTexts } from '../texts.ru.ts'

/** What happened to the application, the newest first: what, when, by whose part. */
export function History({ entries, t }: { entries: ApplicationData['history']; t: ApplicationPageTexts }) {
  return (
    <section aria-labelledby="history-title" className="mt-14">
      <div className="lintel-light mb-3 pt-4">
        <h2 id="history-title" className="type-d3">
          {t.history.title}
        </h2>
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-2">{t.history.empty}</p>
      ) : (
        <ol>
          {entries.map(({ id, at, what, who }) => (
            <li key={id} className="grid gap-x-6 border-b border-hair py-3 sm:grid-cols-[14rem_1fr]">
              <span className="type-small text-ink-2">{at}</span>
              <span>
                {what}
                <span className="type-small text-ink-2">, {who}</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
