/** Page title: the longest word decides how far it must condense to fit a 320 px screen. */
export function titleClass(title: string) {
  const longest = Math.max(0, ...title.split(/[\s\u00a0—–-]+/).map(letters))
  if (longest >= 14) return 'type-d1 type-d1-longest'
  if (longest >= 12) return 'type-d1 type-d1-long'
  return 'type-d1'
}

function letters(word: string) {
  return word.replace(/[^\p{L}\p{N}]/gu, '').length
}
