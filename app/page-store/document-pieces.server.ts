/**
 * A document as it is put together: what is this visitor's own, and between it what many documents have in common, its
 * bytes written once. Half of a personal page is header and footer; to write their letters as bytes for every look would
 * cost as much as to pack the page.
 */
export type Piece = string | KeptPiece
export type KeptPiece = { text: string; bytes: Buffer }

export function keepPiece(text: string): KeptPiece {
  return { text, bytes: Buffer.from(text) }
}

export function textOf(pieces: readonly Piece[]): string {
  return pieces.map(plain).join('')
}

/** Whether one of the pieces has these words; they must not reach over from one to the next. */
export function somewhereIn(pieces: readonly Piece[], words: string): boolean {
  return pieces.some(piece => plain(piece).includes(words))
}

function plain(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text
}

// Larger ones are rare: they get room of their own, and give it back.
const desk = Buffer.allocUnsafe(1024 * 1024)
const mostBytesOfLetter = 3

/** The bytes of a document, for `read` alone: where they stand the next one is written. */
export function readBytes<T>(pieces: readonly Piece[], read: (bytes: Buffer) => T): T {
  const most = pieces.reduce((sum, piece) => sum + plain(piece).length * mostBytesOfLetter, 0)
  const room = most > desk.length ? Buffer.allocUnsafe(most) : desk
  let at = 0
  for (const piece of pieces)
    at += typeof piece === 'string' ? room.write(piece, at) : piece.bytes.copy(room, at)
  return read(room.subarray(0, at))
}
