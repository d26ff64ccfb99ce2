/**
 * A text as lines no wider than `width`. It breaks at plain spaces only, so ranges and numbers with their units stay
 * whole; a word wider than the line is cut. Past `maxLines` it ends in an ellipsis.
 */
export function wrapLines(
  text: string,
  width: number,
  measure: (line: string) => number,
  maxLines = Number.POSITIVE_INFINITY,
): string[] {
  const fits = (line: string) => measure(line) <= width
  const lines = text.split('\n').flatMap(paragraph => wrapParagraph(paragraph, fits))
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  let last = kept.pop() ?? ''
  while (last && !fits(`${last}…`)) last = [...last].slice(0, -1).join('')
  return [...kept, `${last.trimEnd()}…`]
}

function wrapParagraph(paragraph: string, fits: (line: string) => boolean): string[] {
  const lines = ['']
  for (const word of paragraph.split(' ').flatMap(word => cutWord(word, fits))) {
    const line = lines.at(-1) ?? ''
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) lines[lines.length - 1] = longer
    else if (line) lines.push(word)
    else lines[lines.length - 1] = word
  }
  return lines
}

function cutWord(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces = ['']
  for (const letter of word) {
    const piece = pieces.at(-1) ?? ''
    if (piece && !fits(piece + letter)) pieces.push(letter)
    else pieces[pieces.length - 1] = piece + letter
  }
  return pieces
}
