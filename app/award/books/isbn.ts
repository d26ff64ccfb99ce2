/**
 * An ISBN as thirteen digits, or null where it is none. Ten digits are an older spelling of the same; blanks, hyphens and
 * the word before it are as people write them. Digits of other scripts are not taken: they only look alike.
 */
export function isbnOf(typed: string): string | null {
  const bare = typed
    .trim()
    .replace(/^ISBN(?:-1[03])?[:\s]*/i, '')
    .replace(/[\s\u00ad\u2010-\u2015\u2212-]/g, '')
    // The last sign of ten is often typed on a Russian keyboard.
    .replace(/[xхХ]$/, 'X')
  if (/^97[89]\d{10}$/.test(bare)) return isBook(bare) && checkDigit(bare) === bare[12] ? bare : null
  if (!/^\d{9}[\dX]$/.test(bare) || !isTenRight(bare)) return null
  const twelve = `978${bare.slice(0, 9)}`
  return twelve + checkDigit(twelve)
}

/** 979-0 is printed music. */
function isBook(digits: string): boolean {
  return !digits.startsWith('9790')
}

function checkDigit(digits: string): string {
  const sum = [...digits.slice(0, 12)].reduce(
    (total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1),
    0,
  )
  return String((10 - (sum % 10)) % 10)
}

function isTenRight(ten: string): boolean {
  const sum = [...ten].reduce(
    (total, sign, place) => total + (sign === 'X' ? 10 : Number(sign)) * (10 - place),
    0,
  )
  return sum % 11 === 0
}
