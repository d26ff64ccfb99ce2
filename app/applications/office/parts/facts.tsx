export type Fact = { key: string; label: string; value: string | number | null }

/** Names on the left, what is known on the right; what is not known is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="border-t-4 border-ink">
      {facts.map(
        ({ key, label, value }) =>
          value !== null &&
          value !== '' && (
            <div
              key={key}
              className="grid gap-x-6 border-b border-hair py-3 sm:grid-cols-[13rem_minmax(0,1fr)]"
            >
              <dt className="type-small text-ink-2">{label}</dt>
              <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
