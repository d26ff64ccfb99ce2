/** A hash as people compare it: eight groups of eight, two to a bay. */
export function groupsOf(hash: string): string[] {
  return hash.match(/.{8}/g) ?? []
}

export function HashGroups({ hash }: { hash: string }) {
  const groups = groupsOf(hash)
  return (
    <span className="type-numeral grid grid-cols-2 gap-x-6 gap-y-2 whitespace-nowrap leading-[1.3]! [--numeral:1.625rem] xl:grid-cols-4 min-[1440px]:[--numeral:2rem]">
      {[0, 1, 2, 3].map(bay => (
        <span key={bay}>
          <span className="block">{groups[bay * 2]}</span>
          <span className="block">{groups[bay * 2 + 1]}</span>
        </span>
      ))}
    </span>
  )
}
