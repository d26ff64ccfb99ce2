/** A hash as people compare it: eight groups of eight, two to a bay. */
export function groupsOf(hash: string): string[] {
  return hash.match(/.{8}/g) ?? []
}

export function HashGroups({ hash }: { hash: string }) {
  const groups = groupsOf(hash)
  return (
    <span className="font-display grid grid-cols-2 gap-x-6 text-[1.5rem] leading-snug sm:grid-cols-4 lg:text-[1.75rem]">
      {[0, 1].flatMap(row =>
        [0, 1, 2, 3].map(bay => <span key={`${row}${bay}`}>{groups[bay * 2 + row]}</span>),
      )}
    </span>
  )
}
