const letters = '0123456789abcdefghijklmnopqrstuvwxyz'
// The largest multiple of 36 in a byte: what is above would favour the first letters.
const fairBytes = 252

/** `id_<9 base36><unix seconds>`, as the lander's public clients make it. */
export function makeMergelead(now: Date): string {
  return `id_${randomLetters(9)}${Math.floor(now.getTime() / 1000)}`
}

function randomLetters(count: number): string {
  let word = ''
  while (word.length < count) {
    const [byte = fairBytes] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fairBytes) word += letters[byte % letters.length]
  }
  return word
}
