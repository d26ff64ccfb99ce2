type Rank = 'type-d1' | 'type-d2'

/**
 * A title in a column: the longest word decides how far it must condense to stand there whole. Words that a no-break
 * space holds together count as one.
 */
export function titleClass(title: string, rank: Rank = 'type-d1') {
  const longest = Math.max(...title.split(/[ —–-]/).map(({ length }) => length))
  if (longest > 13) return `${rank} type-longest`
  if (longest > 11) return `${rank} type-long`
  return rank
}
