/** A hash as people compare it, eight groups of eight, beside what it is of. */
export function HashRow({ name, note, hash }: { name: string; note?: string; hash: string | null }) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-t border-hair py-6 sm:grid-cols-[180px_1fr]">
      <p className="type-small text-ink-2">
        {name}
        {note && <span className="block">{note}</span>}
      </p>
      <p className="font-display grid min-h-[4.5rem] grid-cols-2 gap-x-6 text-[1.5rem] leading-snug sm:grid-cols-4 lg:text-[1.75rem]">
        {hash &&
          [0, 2, 4, 6, 1, 3, 5, 7].map(group => (
            <span key={group}>{hash.slice(8 * group, 8 * group + 8)}</span>
          ))}
      </p>
    </div>
  )
}
