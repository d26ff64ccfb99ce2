/**
 * Both alphabets brought to one: «Велигор», "Veligor" and "veligór" fold to the same letters, so a query typed in
 * either finds a name written in the other.
 */
export function foldText(text: string): string {
  return [
    ...text
      .toLowerCase()
      .normalize('NFD')
      .replace(/и\u0306/g, 'й')
      .replace(/е\u0308/g, 'е'),
  ]
    .map(letter => latin[letter] ?? letter)
    .join('')
    .replace(/[\u0300-\u036f'’`ʹʼ«»“”„"]/g, '')
    .replace(sounds, sound => oneSpelling[sound] ?? sound)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/** Whether every word of the query begins some word of the text, one slip of the finger allowed in longer words. */
export function matchesQuery(query: string, ...texts: string[]): boolean {
  const asked = foldText(query).split(' ').filter(Boolean)
  const words = texts.flatMap(text => foldText(text).split(' '))
  return asked.every(word => words.some(other => startsLike(other, word)))
}

function startsLike(word: string, query: string): boolean {
  if (word.startsWith(query)) return true
  if (query.length < 5) return false
  const slips = query.length < 8 ? 1 : 2
  const lengths = [query.length, query.length - 1, query.length + 1]
  return lengths.some(length => distance(word.slice(0, length), query) <= slips)
}

/** How many slips lie between two words, whichever alphabets they are in. */
export function slipsBetween(one: string, other: string): number {
  return distance(foldText(one), foldText(other))
}

/** Damerau–Levenshtein without repeats: letters missing, added, wrong, or two of them swapped. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: other.length + 1 }, (_, column) => (row === 0 ? column : column === 0 ? row : 0)),
  )
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      let least = Math.min(at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + same)
      if (one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, at(row - 2, column - 2) + 1)
      ;(rows[row] as number[])[column] = least
    }
  }
  return at(one.length, other.length)
}

const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
}

// Spellings of one sound meet in one: Yartsevin, Iartsevin, Jarcevin; Tikhostruy, Tihostrui; Alexey, Aleksei.
const sounds = /shch|sch|kh|ks|x|yu|ju|ya|ja|yo|jo|ye|je|iy|yy|ii|ij|ey|ay|oy|uy|ck|ph|w|y|j|c(?!h)/g
const oneSpelling: Record<string, string> = {
  shch: 'sh',
  sch: 'sh',
  kh: 'h',
  ks: 'ks',
  x: 'ks',
  yu: 'iu',
  ju: 'iu',
  ya: 'ia',
  ja: 'ia',
  yo: 'e',
  jo: 'e',
  ye: 'e',
  je: 'e',
  iy: 'i',
  yy: 'i',
  ii: 'i',
  ij: 'i',
  ey: 'ei',
  ay: 'ai',
  oy: 'oi',
  uy: 'ui',
  ck: 'k',
  ph: 'f',
  w: 'v',
  y: 'i',
  j: 'i',
  c: 'ts',
}
