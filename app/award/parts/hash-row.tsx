/** A hash as people compare it, eight groups of eight, beside what it is of. */
export function HashRow({ name, note, hash }: { name: string; note?: string; hash: string | null }) {
  return (
    <div className="grid gap-x-8 gap-y-2 border-t border-hair py-6 sm:grid-cols-[180px_1fr]">
      <p className="type-small text-ink-2">
        {name}
        {note && <span className="block">{note}</span>}
      </p>
      <p className="type-numeral grid min-h-[5.25rem] grid-cols-2 gap-x-6 gap-y-2 leading-[1.3]! whitespace-pre-line! [--numeral:1.625rem] sm:grid-cols-4 lg:[--numeral:2rem]">
        {hash?.match(/.{16}/g)?.map(bay => (
          <span key={bay}>{`${bay.slice(0, 8)}\n${bay.slice(8)}`}</span>
        ))}
      </p>
    </div>
  )
}
